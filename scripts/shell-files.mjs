import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The service worker's own file, which it does not precache. */
export const workerFile = 'service-worker.js';

/**
 * The precache manifest of the built app, in a fixed order. Hashed names need no revision; other files have an integrity hash, so
 * that files of another build are never cached.
 * @param {string} folder of the built app
 */
export async function shellFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path !== workerFile && !isLargeAndRare(path))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const url = `/${path}`;
      if (url.startsWith('/assets/')) return { url, revision: null };
      const digest = createHash('sha384')
        .update(await readFile(join(folder, path)))
        .digest('base64');
      return { url, revision: digest, integrity: `sha384-${digest}` };
    }),
  );
}

/**
 * What few people ever need is fetched when they do: the reader of barcodes for browsers without one, and what draws the graph of a
 * stock, whose table is there without it. The picture for previews of links is for other programs.
 * @param {string} path
 */
function isLargeAndRare(path) {
  return path.endsWith('.wasm') || path.startsWith('assets/stock-graph-') || path === 'share.png';
}
