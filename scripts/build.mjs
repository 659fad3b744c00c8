// Builds app and server into .build, unless what lies there was built from the same sources.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from './content-hash.mjs';
import { runQuietly } from './run-quietly.mjs';
import { unlessStamped } from './stamp.mjs';

const sources = [
  'src',
  'machines',
  'domain',
  'server',
  'public',
  'index.html',
  'openapi.yaml',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
];

/**
 * Builds what is stale.
 * @param {string} root the checkout
 */
export async function build(root) {
  await unlessStamped(join(root, '.build', 'built'), await contentHash(root, sources), async () => {
    const vite = [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];
    // Vite leaves a NODE_ENV that is set, and what a test run sets would build React for development.
    const environment = { NODE_ENV: 'production' };
    await Promise.all([
      runQuietly(process.execPath, vite, root, environment),
      runQuietly(process.execPath, [...vite, '--config', 'vite.server.config.ts'], root, environment),
    ]);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(dirname(import.meta.dirname));
