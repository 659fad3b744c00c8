import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { withPreparedStatements } from './prepared-statements.ts';
import type { Pool } from 'pg';
import { StartupError } from '../startup/process-errors.ts';

/** What queries run on: the pool, or a transaction. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

const statementTimeoutMs = 15_000;
const maxAttempts = 5;
const longestPauseMs = 50;
const serializationFailure = '40001';
const deadlock = '40P01';
const uniqueViolation = '23505';

/** A pool of connections; one that breaks while idle is reported to `onError` and replaced. */
export function openPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    statement_timeout: statementTimeoutMs,
    // PostgreSQL's default assumes spinning disks: for one page of a list it would sort all rows instead of using an index.
    // JIT compilation takes longer than any query here.
    options: '-c random_page_cost=1.1 -c jit=off',
  });
  pool.on('error', onError);
  return pool;
}

/**
 * Runs the work in a READ COMMITTED transaction, so that a row read after its lock is the locked version. Retried as a whole, up
 * to five times, after a deadlock or a serialization failure.
 */
export async function runTransaction<T>(pool: pg.Pool, work: (database: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(pool, work);
    } catch (error) {
      const { code } = databaseErrorOf(error);
      if (attempt === maxAttempts || (code !== serializationFailure && code !== deadlock)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPauseMs * attempt));
    }
  }
}

async function attemptTransaction<T>(pool: pg.Pool, work: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await drizzle({ client: withPreparedStatements(client) }).transaction(work, {
      isolationLevel: 'read committed',
    });
  } finally {
    client.release();
  }
}

/** Runs reads in a read-only REPEATABLE READ transaction: all see the database as of its first query. */
export async function readSnapshot<T>(pool: pg.Pool, read: (database: Database) => Promise<T>): Promise<T> {
  return await drizzle({ client: pool }).transaction(read, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Whether an error is a violation of a unique index on idempotency keys; they are named `<table>_once`. */
export function isDuplicateKey(error: unknown): boolean {
  const { code, constraint } = databaseErrorOf(error);
  return code === uniqueViolation && constraint?.endsWith('_once') === true;
}

/** PostgreSQL's error code and constraint of an error, also when it is wrapped; empty for other errors. */
function databaseErrorOf(error: unknown): { readonly code?: string; readonly constraint?: string } {
  if (error instanceof pg.DatabaseError) {
    const { code, constraint } = error;
    return { ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) };
  }
  return error instanceof Error && error.cause !== undefined ? databaseErrorOf(error.cause) : {};
}

/** Throws a `StartupError` when the database that `DATABASE_URL` names cannot be reached. */
export async function assertReachable(pool: Pool): Promise<void> {
  await pool.query('SELECT 1').catch((cause: unknown) => {
    const reason =
      cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : String(cause);
    throw new StartupError(`The database of DATABASE_URL does not answer: ${reason}`, { cause });
  });
}

/**
 * Memoizes a frequently used statement per database, so that Drizzle builds its SQL once. A statement that `build` prepares under
 * a name is also planned only once per connection.
 */
export function memoizeStatement<TStatement>(
  build: (database: Database) => TStatement,
): (database: Database) => TStatement {
  const built = new WeakMap<Database, TStatement>();
  return (database) => {
    const earlier = built.get(database);
    if (earlier !== undefined) return earlier;
    const statement = build(database);
    built.set(database, statement);
    return statement;
  };
}
