// Finds the Chromium that tests, journeys and screenshots drive; unpacks one where the machine has none.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Below node_modules: a new installation takes the unpacked browser of the old one with it.
const kept = join(dirname(import.meta.dirname), 'node_modules', '.talat');
const unpacked = join(kept, 'browser');

const installedNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const installedElsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * What Playwright's `chromium.launch` and `launchPersistentContext` are given.
 * @typedef {{ executablePath: string, args: string[], env?: NodeJS.ProcessEnv }} BrowserLaunch
 */

/**
 * The browser for tests: the one that `TALAT_BROWSER` names, else an installed Chromium or Chrome, else the one
 * that the package @sparticuz/chromium carries, unpacked at the first call.
 * @returns {Promise<BrowserLaunch | undefined>} undefined where this machine has none and the carried one doesn't run
 * @throws when `TALAT_BROWSER` names a file that doesn't exist
 */
export async function findTestBrowser() {
  const named = process.env['TALAT_BROWSER'];
  if (named) {
    if (!existsSync(named)) throw new Error(`TALAT_BROWSER names no file: ${named}`);
    return { executablePath: named, args: sandboxArgs() };
  }
  const installed = installedBrowser();
  if (installed) return { executablePath: installed, args: sandboxArgs() };
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(unpacked)) await unpack();
  return {
    executablePath: join(unpacked, 'chromium'),
    args: ['--no-sandbox'],
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
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

function installedBrowser() {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => installedNames.map((name) => join(folder, name)));
  return [...onPath, ...installedElsewhere].find((file) => existsSync(file));
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
    const fonts = join(folder, 'fonts', 'fonts.conf');
    await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/fonts', join(unpacked, 'fonts')));
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
