// Makes the Thai and Chinese fonts that tests measure with, which a bare machine lacks.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kept = join(dirname(import.meta.dirname), 'node_modules', '.talat');
const weights = [400, 500, 600, 700];

/** What fontconfig calls each font, which package file it is made from, and its code points as inclusive ranges. */
const fonts = [
  {
    families: ['Noto Sans Thai'],
    source: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai',
    ranges: [[0x0e00, 0x0e7f]],
  },
  {
    // The second name is Android's.
    families: ['Noto Sans SC', 'Noto Sans CJK SC'],
    source: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified',
    ranges: [
      [0x2010, 0x2027], // dashes, quotes, ellipsis
      [0x3000, 0x303f], // punctuation
      [0x4e00, 0x9fff], // Chinese characters
      [0xff00, 0xffef], // full-width forms
    ],
  },
];

/**
 * Writes a configuration for fontconfig that adds these fonts to others; converts them at the first call, since
 * Chromium reads no woff2 from fontconfig.
 * @param {string} name of the configuration
 * @param {string} others elements of the configuration that lead to the other fonts
 * @returns {Promise<string>} the configuration's file
 */
export async function testFonts(name, others) {
  const script = await readFile(fileURLToPath(import.meta.url));
  // The configuration names this folder: a checkout that was moved makes its own.
  const made = createHash('sha256').update(script).update(kept).digest('hex').slice(0, 12);
  const folder = join(kept, `fonts-${made}`);
  if (!existsSync(folder)) await convert(folder);
  const file = join(folder, `${name}.conf`);
  if (!existsSync(file)) {
    // Written beside and renamed: several test runners may come here at once.
    const written = join(await mkdtemp(join(folder, 'new-')), name);
    await writeFile(written, configuration(folder, others));
    await rename(written, file);
    await rm(dirname(written), { recursive: true });
  }
  return file;
}

/** @param {string} folder */
async function convert(folder) {
  const { default: subsetFont } = await import('subset-font');
  await mkdir(kept, { recursive: true });
  const made = await mkdtemp(`${folder}.new-`);
  for (const { families, source, ranges } of fonts) {
    const text = ranges
      .flatMap(([from = 0, to = 0]) =>
        Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
      )
      .join('');
    for (const weight of weights) {
      const woff2 = await readFile(fileURLToPath(import.meta.resolve(`${source}-${weight}-normal.woff2`)));
      const font = await subsetFont(woff2, text, { targetFormat: 'sfnt' });
      await writeFile(join(made, fileName(families, weight)), font);
    }
  }
  try {
    await rename(made, folder);
  } catch (error) {
    await rm(made, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * The packages name some weights wrongly, so that fontconfig is told family and weight by file.
 * @param {string} folder
 * @param {string} others
 */
function configuration(folder, others) {
  const names = fonts.flatMap(({ families }) =>
    weights.map(
      (weight) => `  <match target="scan">
    <test name="file" compare="contains"><string>${fileName(families, weight)}</string></test>
    <edit name="family">${families.map((family) => `<string>${family}</string>`).join('')}</edit>
    <edit name="fullname"><string>${families[0]} ${weight}</string></edit>
    <edit name="weight"><int>${fontconfigWeights.get(weight)}</int></edit>
  </match>`,
    ),
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  ${others}
${names.join('\n')}
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;
}

/** CSS weights as fontconfig counts them. */
const fontconfigWeights = new Map([
  [400, 80],
  [500, 100],
  [600, 180],
  [700, 200],
]);

/**
 * @param {readonly string[]} families
 * @param {number} weight
 */
function fileName([family = ''], weight) {
  return `${family.replaceAll(' ', '')}-${weight}.ttf`;
}
