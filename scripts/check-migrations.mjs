// Fails when the tables in server/store/schema are no longer what the migrations make.
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runQuietly } from './run-quietly.mjs';

const root = dirname(import.meta.dirname);
const migrations = join(root, 'server', 'store', 'migrations');
await mkdir(join(root, '.build'), { recursive: true });
const copy = await mkdtemp(join(root, '.build', 'migrations-'));
try {
  await cp(migrations, copy, { recursive: true });
  const drizzleKit = join(root, 'node_modules', 'drizzle-kit', 'bin.cjs');
  const schema = ['--dialect=postgresql', '--schema=./server/store/schema/*.ts'];
  await runQuietly(
    process.execPath,
    [drizzleKit, 'generate', ...schema, `--out=${copy.slice(root.length + 1)}`],
    root,
  );
  const added = (await readdir(copy)).length - (await readdir(migrations)).length;
  if (added) {
    console.error('The migrations are stale: run `npx drizzle-kit generate`');
    process.exitCode = 1;
  }
} finally {
  await rm(copy, { recursive: true });
}
