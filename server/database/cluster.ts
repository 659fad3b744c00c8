import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup/process-errors.ts';
import { type EngineUser, findEngineUser } from './engine-user.ts';
import { installEngine } from './engine.ts';
import { type ProgramEnd, runProgram } from './run-program.ts';
import { createFolderAtomically } from './atomic-folder.ts';

/** A PostgreSQL cluster in a data folder, running or not. */
export interface Cluster {
  readonly dataFolder: string;
  /** PostgreSQL's own folder (`PGDATA`). */
  readonly folder: string;
  readonly log: string;
  readonly password: string;
  /** Runs `pg_ctl` on this cluster, as the cluster's user. */
  pgCtl(...args: string[]): Promise<ProgramEnd>;
}

/**
 * Opens the cluster of a data folder; creates folder, engine and cluster where they are missing.
 * @throws StartupError when this user, or PostgreSQL's, cannot use the folder
 */
export async function openCluster(dataFolder: string): Promise<Cluster> {
  const user = findEngineUser();
  const home = homeOf(dataFolder);
  try {
    await makeDataFolder(dataFolder);
    const engine = await installEngine(dataFolder);
    const run = (program: string, args: readonly string[]): Promise<ProgramEnd> =>
      runProgram(join(engine, 'bin', program), args, { cwd: dataFolder, user });
    await assertReachable(dataFolder, user, run);
    await createFolderAtomically(home, (unfinished) => initialise(unfinished, user, run));
    await assertOwned(dataFolder, home, user);
    const folder = join(home, 'cluster');
    return {
      dataFolder,
      folder,
      log: join(home, 'log'),
      password: await readFile(join(home, 'password'), 'utf8'),
      pgCtl: (...args) => run('pg_ctl', ['-D', folder, ...args]),
    };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const reason = isClosed(error) ? 'it is closed to this user' : error.message;
    throw new StartupError(`The data folder ${dataFolder} cannot be used: ${reason}; set TALAT_DATA`, {
      cause: error,
    });
  }
}

/** Whether a data folder holds a cluster. */
export function holdsCluster(dataFolder: string): boolean {
  return existsSync(homeOf(dataFolder));
}

function homeOf(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/** Creates a data folder where it is missing. */
export async function makeDataFolder(dataFolder: string): Promise<void> {
  if (existsSync(dataFolder)) return;
  await makeFolder(dataFolder);
  // `nobody` must be able to enter, whatever root's umask is; private files inside have modes of their own.
  if (findEngineUser()) await chmod(dataFolder, 0o755);
}

/** Node's recursive `mkdir` loops forever on a file system that answers ENOENT for every new folder, like /proc. */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}

type Run = (program: string, args: readonly string[]) => Promise<ProgramEnd>;

async function assertReachable(dataFolder: string, user: EngineUser | undefined, run: Run): Promise<void> {
  if (!user) return;
  try {
    await run('postgres', ['--version']);
  } catch (cause) {
    if (!isClosed(cause)) throw cause;
    throw new StartupError(
      `The user nobody, who runs PostgreSQL for root, cannot enter the data folder ${dataFolder}: ` +
        `set TALAT_DATA to a folder whose parents are open, such as /var/lib/talat`,
      { cause },
    );
  }
}

async function assertOwned(dataFolder: string, home: string, user: EngineUser | undefined): Promise<void> {
  const { uid } = await stat(home);
  const expected = user?.uid ?? process.getuid?.() ?? uid;
  if (uid === expected) return;
  throw new StartupError(
    `The database in ${dataFolder} belongs to another user: start as that one, or set TALAT_DATA`,
  );
}

/** Runs `initdb`. With a password, since other users of the machine can connect on loopback, too. */
async function initialise(home: string, user: EngineUser | undefined, run: Run): Promise<void> {
  const password = join(home, 'password');
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) await Promise.all([home, password].map((path) => chown(path, user.uid, user.gid)));
  const { code, output } = await run('initdb', [
    `--pgdata=${join(home, 'cluster')}`,
    '--username=talat',
    '--auth=scram-sha-256',
    `--pwfile=${password}`,
    '--encoding=UTF8',
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--set=listen_addresses=127.0.0.1',
    // Relative to the cluster: a socket's absolute path is limited to about 100 bytes.
    '--set=unix_socket_directories=.',
    '--set=timezone=UTC',
    '--set=log_timezone=UTC',
    '--set=log_checkpoints=off',
  ]);
  if (code !== 0) throw new StartupError(`PostgreSQL could not make its database: ${firstLine(output)}`);
}

/** The first line of PostgreSQL's output that names an error; hints and follow-up errors come after it. */
function firstLine(output: string): string {
  return (
    output
      .trim()
      .split('\n')
      .find((line) => /error|could not|cannot/i.test(line)) ?? output.trim()
  );
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}
