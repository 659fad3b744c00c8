import { Client, DatabaseError } from 'pg';
import { StartRefusal } from '../startup/process-errors.ts';

const lockNotAvailable = '55P03';
const lock = `hashtext('data folder')`;

/**
 * Holds a data folder for this process: an advisory lock in its database, on a connection kept open. A killed process
 * cannot leave it behind, for the connection dies with it.
 * @param url of the folder's database
 * @returns the connection that holds the lock; its `end` event says that the server went away
 * @throws StartRefusal when another process holds the folder
 */
export async function lockDataFolder(url: string, dataFolder: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'talat data folder',
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process; `end` follows and is what the caller waits for.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A killed holder's connection is closed within milliseconds, unless the machine is busy.
    await client.query(`SET lock_timeout = '1s'`);
    await client.query(`SELECT pg_advisory_lock(${lock})`);
    return client;
  } catch (error) {
    await client.end();
    if (!(error instanceof DatabaseError) || error.code !== lockNotAvailable) throw error;
    throw new StartRefusal(
      `The data folder ${dataFolder} is in use by another Talat: stop it, or set TALAT_DATA`,
      {
        cause: error,
      },
    );
  }
}

/** Whether a process holds the data folder whose database answers at `url`; false when nothing answers there. */
export async function isDataFolderHeld(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // What this takes is free again when the connection ends.
    const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS free`);
    return rows[0]?.free === false;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
