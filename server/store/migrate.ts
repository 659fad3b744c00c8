import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { StartupError } from '../startup/process-errors.ts';
import { appliedMigrations } from './all-tables.ts';

// Any number, as long as every server takes the same one.
const migrationLock = 824_120_417;

/**
 * Brings a database's tables up to date with the migrations of a folder, all that are missing or none. Of several servers
 * that start at once, one does it and the others wait.
 * @throws StartRefusal when a migration fails, or the database has some that this version doesn't know
 */
export async function migrate(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    // A large table takes its time, and whoever waits for that server waits as long.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await refuseUnknown(client, migrationsFolder);
    await applyMigrations(drizzle({ client }), { migrationsFolder }).catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!(cause instanceof pg.DatabaseError)) throw error;
      throw new StartupError(
        `The database could not be brought up to date, and its tables are as they were: ${cause.message}`,
        { cause: error },
      );
    });
  } finally {
    // The lock belongs to the connection: without it, it is gone.
    client.release(true);
  }
}

/**
 * How far the migrations of a folder were applied; nothing is changed.
 * @throws StartRefusal when the database has some that this version doesn't know
 */
export async function findTables(
  pool: pg.Pool,
  migrationsFolder: string,
): Promise<'none' | 'older' | 'current'> {
  const client = await pool.connect();
  try {
    const applied = await refuseUnknown(client, migrationsFolder);
    if (applied.length === 0) return 'none';
    return applied.length < readMigrationFiles({ migrationsFolder }).length ? 'older' : 'current';
  } finally {
    client.release();
  }
}

/** Migrations only go forward: what a newer version made, an older one would misread. Answers those that were applied. */
async function refuseUnknown(client: pg.ClientBase, migrationsFolder: string): Promise<string[]> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const applied = await appliedMigrations(client);
  if (applied.every((hash) => known.includes(hash))) return applied;
  throw new StartupError(
    'The database was brought up to date by another version of Talat, which is not undone: start that version, or a newer one',
  );
}
