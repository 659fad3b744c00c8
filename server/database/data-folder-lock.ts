import { Client, DatabaseError } from 'pg';
import { StartupError } from '../startup/process-errors.ts';

const lockNotAvailable = '55P03';
const lock = `hashtext('data folder')`;

/**
 * Locks a data folder for this process, by an advisory lock on a connection that stays open: it is released even when the
 * process is killed.
 * @param url of the folder's database
 * @returns the connection that holds the lock; it emits `end` when PostgreSQL has stopped
 * @throws StartupError when another process holds the lock
 */
export async function lockDataFolder(url: string, dataFolder: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'talat data folder',
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process. `end` follows, which the caller listens to.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The connection of a killed process closes within milliseconds, unless the machine is busy.
    await client.query(`SET lock_timeout = '1s'`);
    await client.query(`SELECT pg_advisory_lock(${lock})`);
    return client;
  } catch (error) {
    await client.end();
    if (!(error instanceof DatabaseError) || error.code !== lockNotAvailable) throw error;
    throw new StartupError(
      `The data folder ${dataFolder} is in use by another Talat: stop it, or set TALAT_DATA`,
      {
        cause: error,
      },
    );
  }
}

/** Whether a process holds the lock of the data folder whose database is at `url`; false when nothing answers there. */
export async function isDataFolderLocked(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // If it is acquired here, it is released when this connection ends.
    const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS free`);
    return rows[0]?.free === false;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
