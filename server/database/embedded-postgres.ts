import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { StartupError } from '../startup/process-errors.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { isDataFolderLocked, lockDataFolder } from './data-folder-lock.ts';

export interface EmbeddedPostgres {
  /** Connection string, as `DATABASE_URL` would be. */
  readonly url: string;
  /** Shuts PostgreSQL down; open transactions are rolled back. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** Absolute path of the folder for engine and database; created when missing. */
  readonly dataFolder: string;
}

interface Acquired {
  readonly port: number;
  readonly lock: Client;
}

/** Time for a running shutdown to end, or for the children of a killed server to release its shared memory. */
const patienceMs = 10_000;
const pauseMs = 100;

/**
 * Starts the PostgreSQL of a data folder on a free loopback port and locks the folder. A server that a killed process left
 * running is reused; a server that dies is restarted on the same port.
 * @throws StartupError when the folder is in use or closed to this user
 */
export async function startEmbeddedPostgres({ dataFolder }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataFolder);
  let held = await acquire(cluster);
  let restarting = Promise.resolve();
  let stopping = false;

  // A failed restart is left unhandled and ends the process, which could not answer anything.
  const restart = async (): Promise<void> => {
    held = await acquire(cluster, held.port);
    watch();
  };
  const watch = (): void => {
    held.lock.once('end', () => {
      if (!stopping) restarting = restart();
    });
  };
  watch();

  return {
    url: urlOf(cluster, held.port),
    async stop() {
      stopping = true;
      await restarting;
      const { code, output } = await cluster.pgCtl('stop', '-m', 'fast', '-w');
      if (code !== 0) throw new Error(`PostgreSQL did not stop: ${output.trim()}`);
    },
  };
}

/**
 * Connects to the PostgreSQL of a data folder: that of a running Talat, which `stop` leaves running, else one that is started
 * for this caller.
 */
export async function connectEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options.dataFolder);
  const { code } = await cluster.pgCtl('status');
  const record = code === 0 ? await readPostmasterRecord(cluster) : undefined;
  const url = record && urlOf(cluster, record.port);
  if (url === undefined || !(await isDataFolderLocked(url))) return await startEmbeddedPostgres(options);
  return { url, stop: async () => undefined };
}

function urlOf(cluster: Cluster, port: number): string {
  return `postgresql://talat:${cluster.password}@127.0.0.1:${port}/postgres`;
}

async function acquire(cluster: Cluster, port?: number): Promise<Acquired> {
  const deadline = Date.now() + patienceMs;
  let reason = '';
  while (Date.now() < deadline) {
    const { code } = await cluster.pgCtl('status');
    const step = code === 0 ? await attach(cluster) : await start(cluster, port ?? (await freePort()));
    if (typeof step === 'object') return step;
    reason = step;
    await wait(pauseMs);
  }
  throw new StartupError(
    `PostgreSQL in ${cluster.dataFolder} did not come up in ${patienceMs / 1000} s: ${reason}`,
  );
}

/** It shuts down, was stopped at once, or starts. */
const passingStates = ['57P01', '57P02', '57P03'];

/** Locks the folder through the server that runs there. Returns the reason as text when it should be tried again. */
async function attach(cluster: Cluster): Promise<Acquired | string> {
  const record = await readPostmasterRecord(cluster);
  if (!record) return 'it has just stopped';
  try {
    return { port: record.port, lock: await lockDataFolder(urlOf(cluster, record.port), cluster.dataFolder) };
  } catch (error) {
    if (error instanceof StartupError || !(error instanceof Error)) throw error;
    if (error instanceof DatabaseError && !passingStates.includes(error.code ?? '')) throw error;
    // The record says ready, but nothing listens: the server is gone and its process id belongs to another program.
    if (record.status === 'ready' && 'code' in error && error.code === 'ECONNREFUSED') {
      await rm(recordFile(cluster), { force: true });
    }
    return error.message;
  }
}

/** Starts the server; the next attempt attaches to it. Returns the reason for another attempt as text. */
async function start(cluster: Cluster, port: number): Promise<string> {
  await rm(cluster.log, { force: true });
  const { code, output } = await cluster.pgCtl('start', '-w', '-l', cluster.log, '-o', `-p ${port}`);
  if (code === 0) return 'it has just started';
  const log = await readFile(cluster.log, 'utf8').catch(() => output);
  // Those who knock while it starts are told so by a FATAL of their own.
  const fatal = /(?:FATAL|PANIC): +(?!the database system is)(\S.*)/.exec(log)?.[1];
  if (fatal === undefined) {
    if (log.includes('starting PostgreSQL')) return `it was stopped while it started: ${log.trim()}`;
    throw new Error(`PostgreSQL in ${cluster.dataFolder} did not start: ${log.trim() || output.trim()}`);
  }
  if (/shared memory block|lock file .* already exists|could not create any TCP\/IP sockets/.test(fatal))
    return fatal;
  throw new Error(`PostgreSQL in ${cluster.dataFolder} did not start: ${fatal}`);
}

function recordFile(cluster: Cluster): string {
  return join(cluster.folder, 'postmaster.pid');
}

/** Reads `postmaster.pid`: line 4 is the port, line 8 the status. */
async function readPostmasterRecord(cluster: Cluster): Promise<{ port: number; status: string } | undefined> {
  const text = await readFile(recordFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const port = Number(lines[3]);
  return port ? { port, status: lines[7] ?? '' } : undefined;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
