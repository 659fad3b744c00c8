import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

// Any number, as long as every server takes the same one.
const migrationLock = 824_120_417;

/** Brings a database's tables up to date with the migrations of a folder. Of several servers that start at once, one does it. */
export async function migrate(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    // The lock belongs to the connection: without it, it is gone.
    client.release(true);
  }
}
