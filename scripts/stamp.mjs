import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Runs work whose result depends only on `hash`, unless the stamp file contains that hash. The stamp is deleted before and written
 * after, so that interrupted work is run again.
 * @param {string} stamp file that keeps the hash, beside the result
 * @param {string} hash
 * @param {() => Promise<void>} work
 */
export async function unlessStamped(stamp, hash, work) {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  await rm(stamp, { force: true });
  await work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
