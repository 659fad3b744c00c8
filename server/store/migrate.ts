import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { StartupError } from '../startup/process-errors.ts';
import { appliedMigrations } from './all-tables.ts';

// An arbitrary number, the same for every server.
const migrationLock = 824_120_417;

/**
 * Applies the missing migrations of a folder in one transaction. Of several servers that start at once, one does it and the
 * others wait.
 * @throws StartupError when a migration fails, or the database has migrations that this version doesn't know
 */
export async function migrate(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    // A migration of a large table takes long, and so does waiting for one.
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
    // Closing the connection releases the lock.
    client.release(true);
  }
}

/**
 * Which of a folder's migrations are applied: none, some (`older`) or all. Changes nothing.
 * @throws StartupError when the database has migrations that this version doesn't know
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

/** Throws when the database has unknown migrations, of a newer version. Returns the hashes of the applied ones. */
async function refuseUnknown(client: pg.ClientBase, migrationsFolder: string): Promise<string[]> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const applied = await appliedMigrations(client);
  if (applied.every((hash) => known.includes(hash))) return applied;
  throw new StartupError(
    'The database was brought up to date by another version of Talat, which is not undone: start that version, or a newer one',
  );
}
