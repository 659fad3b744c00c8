// Finds the Chromium that tests, journeys and screenshots drive, the same one on every machine.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testFonts } from './test-fonts.mjs';

// Below node_modules: a new installation takes the unpacked browser of the old one with it.
const kept = join(dirname(import.meta.dirname), 'node_modules', '.talat');
const unpacked = join(kept, 'browser');

/**
 * What Playwright's `chromium.launch` and `launchPersistentContext` are given.
 * @typedef {{ executablePath: string, args: string[], env?: NodeJS.ProcessEnv }} BrowserLaunch
 */

/**
 * The browser for tests: the one that the package @sparticuz/chromium carries, unpacked at the first call, unless
 * `TALAT_BROWSER` names another. On Linux either sees the Thai and Chinese fonts that come with the tests.
 * @returns {Promise<BrowserLaunch | undefined>} undefined where none is named and the carried one doesn't run
 * @throws when `TALAT_BROWSER` names a file that doesn't exist
 */
export async function findTestBrowser() {
  const named = process.env['TALAT_BROWSER'];
  if (named) {
    if (!existsSync(named)) throw new Error(`TALAT_BROWSER names no file: ${named}`);
    if (process.platform !== 'linux') return { executablePath: named, args: sandboxArgs() };
    const fonts = await testFonts('named', '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>');
    return { executablePath: named, args: sandboxArgs(), env: { ...process.env, FONTCONFIG_FILE: fonts } };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(unpacked)) await unpack();
  return {
    executablePath: join(unpacked, 'chromium'),
    // Without hinting letters are as wide as on a phone, not rounded to whole pixels.
    args: ['--no-sandbox', '--font-render-hinting=none'],
    env: {
      ...process.env,
      FONTCONFIG_FILE: await testFonts('carried', `<dir>${join(unpacked, 'fonts')}</dir>`),
      LD_LIBRARY_PATH: [join(unpacked, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
    },
  };
}

/** Chromium's sandbox refuses to run for root. */
function sandboxArgs() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/** Unpacks beside and renames, so that a killed run leaves no half browser behind. */
async function unpack() {
  await mkdir(kept, { recursive: true });
  const folder = await mkdtemp(`${unpacked}.new-`);
  const own = { AWS_EXECUTION_ENV: process.env['AWS_EXECUTION_ENV'], TMPDIR: process.env['TMPDIR'] };
  const { FONTCONFIG_PATH, LD_LIBRARY_PATH } = process.env;
  // The package unpacks its libraries only where it believes itself on Lambda, and always into the temporary folder.
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', TMPDIR: folder });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    restore({ ...own, FONTCONFIG_PATH, LD_LIBRARY_PATH });
  }
  try {
    await rename(folder, unpacked);
  } catch (error) {
    await rm(folder, { recursive: true });
    if (!existsSync(unpacked)) throw error;
  }
}

/** @param {Record<string, string | undefined>} variables */
function restore(variables) {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await findTestBrowser();
  process.stdout.write(browser ? `${browser.executablePath}\n` : 'no browser for this machine\n');
}
