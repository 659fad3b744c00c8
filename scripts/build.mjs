// Builds app, service worker and server into .build, unless they are up to date.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.mjs';
import { contentHash } from './content-hash.mjs';
import { copyReadingModels } from './copy-reading-models.mjs';
import { makeMapData } from './make-map-data.mjs';
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
  'vite.service-worker.config.ts',
  'package-lock.json',
  'scripts/build-apart.mjs',
  'scripts/build.mjs',
  'scripts/compress-files.mjs',
  'scripts/copy-reading-models.mjs',
  'scripts/inline-first-paint.mjs',
  'scripts/make-gazetteer.mjs',
  'scripts/make-map-data.mjs',
  'scripts/pick-words.mjs',
  'scripts/public-pages.mjs',
  'scripts/read-contract.mjs',
  'scripts/shell-files.mjs',
  'scripts/sign-in-page.mjs',
];

/**
 * Builds what is stale.
 * @param {string} root the checkout
 */
export async function build(root) {
  await unlessStamped(join(root, '.build', 'built'), await contentHash(root, sources), async () => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    /** @param {string} config */
    const run = (config) =>
      // Vite keeps a NODE_ENV that is set, and a test run sets one that would build React for development.
      runQuietly(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', config], root, {
        NODE_ENV: 'production',
      });
    const app = run('vite.config.ts')
      .then(() => run('vite.service-worker.config.ts'))
      .then(() => compressFiles(join(root, '.build', 'client')));
    const server = run('vite.server.config.ts').then(() =>
      Promise.all([
        copyReadingModels(root, join(root, '.build', 'server', 'ocr')),
        makeMapData(join(root, '.build', 'server', 'map')),
      ]),
    );
    await Promise.all([app, server]);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(dirname(import.meta.dirname));
