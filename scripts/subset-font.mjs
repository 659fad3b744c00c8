// Creates the subset of Inter that the app uses: Latin, digits and the baht sign. Run it after an update of the package.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(import.meta.resolve('inter-ui/variable/InterVariable.woff2'));
const target = new URL('../src/ui/fonts/inter-latin-baht.woff2', import.meta.url);

/** Inclusive code point ranges. */
const ranges = [
  [0x20, 0x7e], // Basic Latin
  [0xa0, 0xff], // Latin-1
  [0x0e3f, 0x0e3f], // baht sign
  [0x2010, 0x2026], // dashes, quotes, bullet, ellipsis
  [0x20ac, 0x20ac], // euro sign
  [0x2190, 0x2193], // arrows
  [0x2212, 0x2212], // minus
];

const text = ranges
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
  )
  .join('');

const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
});
await writeFile(target, font);
console.log(`${(font.length / 1024).toFixed(1)} kB`);
