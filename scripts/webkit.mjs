// Finds what tests in WebKit need, which no package of npm carries: WebKitGTK, its WebDriver, and a display.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** The programs, each with the package of Debian that has it. */
const programs = { WebKitWebDriver: 'webkit2gtk-driver', gjs: 'gjs', Xvfb: 'xvfb' };
/** The package that lets gjs use WebKitGTK. */
const typelib = 'gir1.2-webkit2-4.1';
const install = `on Debian and Ubuntu: apt-get install --no-install-recommends ${[...Object.values(programs), typelib].join(' ')}`;

/**
 * Why tests in WebKit cannot run on this machine, and what to install.
 * @returns {string | undefined} undefined where they can
 */
export function explainMissingWebKit() {
  if (process.platform !== 'linux') return 'WebKit for tests is WebKitGTK, which runs on Linux only';
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const missing = Object.keys(programs).filter(
    (name) => !folders.some((folder) => existsSync(join(folder, name))),
  );
  return missing.length === 0 ? undefined : `not found: ${missing.join(', ')}; ${install}`;
}

/**
 * Why gjs cannot open WebKitGTK, and what to install.
 * @returns {Promise<string | undefined>} undefined where it can
 */
export async function explainMissingTypelib() {
  const open = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2;";
  return promisify(execFile)('gjs', ['-c', open]).then(
    () => undefined,
    () => `gjs finds no WebKit2 4.1; ${install}`,
  );
}

/**
 * Starts a display that nobody sees.
 * @returns {Promise<{ name: string, close: () => void }>} its name, for `DISPLAY`
 */
export async function openDisplay() {
  const server = spawn(
    'Xvfb',
    ['-noreset', '-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    },
  );
  const lines = createInterface(/** @type {import('node:stream').Readable} */ (server.stdio[3]));
  const ended = once(server, 'exit').then(() => {
    throw new Error('Xvfb ended before it opened a display');
  });
  const [number] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => undefined);
  return { name: `:${number}`, close: () => void server.kill() };
}
