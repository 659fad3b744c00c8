import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { runQuietly } from './run-quietly.mjs';
import { unlessStamped } from './stamp.mjs';

/**
 * Runs `npm ci`, unless the packages of the lock file are installed.
 * @param {string} root the checkout
 */
export async function installPackages(root) {
  // Below node_modules, so that it is removed together with the installation.
  const stamp = join(root, 'node_modules', '.talat', 'installed');
  await unlessStamped(stamp, await contentHash(root, ['package-lock.json']), async () => {
    // Explicit, since NODE_ENV=production or npm's settings could omit dev and optional packages, which build and database need.
    const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline'];
    const npm = process.env['npm_execpath'];
    if (npm) await runQuietly(process.execPath, [npm, ...args], root);
    else await runQuietly('npm', args, root);
  });
}
