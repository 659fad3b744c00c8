import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { runQuietly } from './run-quietly.mjs';
import { unlessStamped } from './stamp.mjs';

/**
 * Installs what the lock says, unless that is what is installed.
 * @param {string} root the checkout
 */
export async function installPackages(root) {
  // Below node_modules: whoever removes the installation removes its stamp.
  const stamp = join(root, 'node_modules', '.talat', 'installed');
  await unlessStamped(stamp, await contentHash(root, ['package-lock.json']), async () => {
    // Also where NODE_ENV=production or a user's settings would leave out what builds and runs the database.
    const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline'];
    const npm = process.env['npm_execpath'];
    if (npm) await runQuietly(process.execPath, [npm, ...args], root);
    else await runQuietly('npm', args, root);
  });
}
