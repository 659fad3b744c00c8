import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { StartRefusal } from '../startup/process-errors.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { isDataFolderHeld, lockDataFolder } from './data-folder-lock.ts';

export interface EmbeddedPostgres {
  /** Connection string, as `DATABASE_URL` would be. */
  readonly url: string;
  /** Shuts PostgreSQL down; open transactions are rolled back. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** Absolute folder that holds engine and database; made when missing. */
  readonly dataFolder: string;
}

interface Held {
  readonly port: number;
  readonly lock: Client;
}

/** For a shutdown under way, or a shared memory block that a killed server's children still hold. */
const patienceMs = 10_000;
const pauseMs = 100;

/**
 * Brings up the PostgreSQL of a data folder and holds the folder: adopts a server that a killed parent left behind,
 * else starts one on a free port of loopback; should it die, it is started again on the same port.
 * @throws StartRefusal when the folder is in use or closed to this user
 */
export async function startEmbeddedPostgres({ dataFolder }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataFolder);
  let held = await hold(cluster);
  let revival = Promise.resolve();
  let stopping = false;

  // Where it cannot be brought up again the process ends with the rejection: it could answer nothing.
  const revive = async (): Promise<void> => {
    held = await hold(cluster, held.port);
    watch();
  };
  const watch = (): void => {
    held.lock.once('end', () => {
      if (!stopping) revival = revive();
    });
  };
  watch();

  return {
    url: urlOf(cluster, held.port),
    async stop() {
      stopping = true;
      await revival;
      const { code, output } = await cluster.pgCtl('stop', '-m', 'fast', '-w');
      if (code !== 0) throw new Error(`PostgreSQL did not stop: ${output.trim()}`);
    },
  };
}

/**
 * Reaches the PostgreSQL of a data folder for a while: that of the Talat that holds the folder, which `stop` leaves
 * running, else one that is brought up as by a start.
 */
export async function joinEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options.dataFolder);
  const { code } = await cluster.pgCtl('status');
  const record = code === 0 ? await readPostmasterRecord(cluster) : undefined;
  const url = record && urlOf(cluster, record.port);
  if (url === undefined || !(await isDataFolderHeld(url))) return await startEmbeddedPostgres(options);
  return { url, stop: async () => undefined };
}

function urlOf(cluster: Cluster, port: number): string {
  return `postgresql://talat:${cluster.password}@127.0.0.1:${port}/postgres`;
}

async function hold(cluster: Cluster, port?: number): Promise<Held> {
  const deadline = Date.now() + patienceMs;
  let reason = '';
  while (Date.now() < deadline) {
    const { code } = await cluster.pgCtl('status');
    const step = code === 0 ? await adopt(cluster) : await start(cluster, port ?? (await freePort()));
    if (typeof step === 'object') return step;
    reason = step;
    await wait(pauseMs);
  }
  throw new StartRefusal(
    `PostgreSQL in ${cluster.dataFolder} did not come up in ${patienceMs / 1000} s: ${reason}`,
  );
}

const cannotConnectNow = '57P03';

/** Locks the folder through the server that runs there; a text says why it is worth another try. */
async function adopt(cluster: Cluster): Promise<Held | string> {
  const record = await readPostmasterRecord(cluster);
  if (!record) return 'it has just stopped';
  try {
    return { port: record.port, lock: await lockDataFolder(urlOf(cluster, record.port), cluster.dataFolder) };
  } catch (error) {
    if (error instanceof StartRefusal || !(error instanceof Error)) throw error;
    if (error instanceof DatabaseError && error.code !== cannotConnectNow) throw error;
    // Who was ready and doesn't listen is gone, and another program has its process number now.
    if (record.status === 'ready' && 'code' in error && error.code === 'ECONNREFUSED') {
      await rm(recordFile(cluster), { force: true });
    }
    return error.message;
  }
}

/** Starts the server; it is locked on the way of an adopted one. A text says why it is worth another try. */
async function start(cluster: Cluster, port: number): Promise<string> {
  await rm(cluster.log, { force: true });
  const { code, output } = await cluster.pgCtl('start', '-w', '-l', cluster.log, '-o', `-p ${port}`);
  if (code === 0) return 'it has just started';
  const log = await readFile(cluster.log, 'utf8').catch(() => output);
  const fatal = /FATAL: +(.*)/.exec(log)?.[1] ?? log.trim();
  if (/shared memory block|lock file .* already exists|could not create any TCP\/IP sockets/.test(fatal))
    return fatal;
  throw new Error(`PostgreSQL in ${cluster.dataFolder} did not start: ${fatal}`);
}

function recordFile(cluster: Cluster): string {
  return join(cluster.folder, 'postmaster.pid');
}

/** What the server wrote about itself: lines 4 and 8 are its port and how far it is. */
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
