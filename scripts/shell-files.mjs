import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The worker's own name: it is not among the files that it keeps. */
export const workerFile = 'service-worker.js';

/**
 * The files of the built app as the service worker keeps them, in a fixed order. What has a hash in its name needs no
 * revision; of the rest the exact bytes are kept or nothing, so that a page never meets another build's files.
 * @param {string} folder of the built app
 */
export async function shellFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path !== workerFile)
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
