import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * A hash of files' contents, Node's version and the platform: what was installed or built from them is stale when it changes.
 * Missing paths are skipped; modification times don't matter.
 * @param {string} root
 * @param {readonly string[]} paths below `root`
 * @returns {Promise<string>}
 */
export async function contentHash(root, paths) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const path of [...paths].sort()) {
    for (const file of await filesOf(root, path)) {
      hash
        .update(`${file.split(sep).join('/')}\n`)
        .update(await readFile(join(root, file)))
        .update('\n');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Promise<string[]>} below `root`, in a fixed order
 */
async function filesOf(root, path) {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
