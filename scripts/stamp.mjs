import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Does work whose result depends on `hash` alone, unless the stamp says that it has been done. The stamp is taken away
 * before and written after, so that work cut off in the middle is done again.
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
