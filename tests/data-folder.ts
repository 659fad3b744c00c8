import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder of a test's own, which PostgreSQL's user can enter when root runs the tests. */
export async function makeDataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'talat-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true }) };
}
