import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { withPreparedStatements } from './prepared-statements.ts';
import type { Pool } from 'pg';
import { StartupError } from '../startup/process-errors.ts';

/** What queries run on: the pool, or one transaction. */
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
    // PostgreSQL's own guess is that of a turning disk: for one page of a list it would rather sort all rows than follow an index.
    // No question here runs as long as it takes to compile it.
    options: '-c random_page_cost=1.1 -c jit=off',
  });
  pool.on('error', onError);
  return pool;
}

/**
 * Does the work in one transaction, which sees what was committed before each question: what is read after a lock is what it
 * locked. A deadlock or a serialization failure repeats all of it, a few times.
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

/** Asks in one transaction that sees the database as it was at its first question, whatever is written meanwhile. */
export async function readSnapshot<T>(pool: pg.Pool, read: (database: Database) => Promise<T>): Promise<T> {
  return await drizzle({ client: pool }).transaction(read, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Whether a record was written before under the same idempotency key: its index is called `<table>_once`. */
export function isDuplicateKey(error: unknown): boolean {
  const { code, constraint } = databaseErrorOf(error);
  return code === uniqueViolation && constraint?.endsWith('_once') === true;
}

/** What PostgreSQL says of an error that a query threw; nothing of any other error. */
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
