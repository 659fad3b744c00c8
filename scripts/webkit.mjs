// Finds what tests in WebKit need, which no package of npm carries: WebKitGTK, its WebDriver, and a display.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs, each with the package of Debian that has it. */
const programs = { WebKitWebDriver: 'webkit2gtk-driver', gjs: 'gjs', Xvfb: 'xvfb' };
/** Lets gjs use WebKitGTK. */
const typelib = 'gir1.2-webkit2-4.1';

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
  if (missing.length === 0) return undefined;
  const packages = [...Object.values(programs), typelib].join(' ');
  return `not found: ${missing.join(', ')}; on Debian and Ubuntu: apt-get install --no-install-recommends ${packages}`;
}

/**
 * Starts a display that nobody sees.
 * @returns {Promise<{ name: string, close: () => void }>} its name, for `DISPLAY`
 */
export async function openDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const numbers = server.stdio[3];
  for await (const chunk of /** @type {import('node:stream').Readable} */ (numbers))
    return { name: `:${String(chunk).trim()}`, close: () => void server.kill() };
  throw new Error('Xvfb ended before it opened a display');
}
