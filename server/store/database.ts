import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { withPreparedStatements } from './prepared-statements.ts';
import type { Pool } from 'pg';
import { StartupError } from '../startup/process-errors.ts';

/** What queries run on: the pool, or a transaction. */
export type Database = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'with'
  | '$with'
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

const beginWrite = 'BEGIN ISOLATION LEVEL READ COMMITTED';
const beginRead = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** The database of a connection. It is built once, and with it the statements that are memoized for it. */
const writerOf = memoizeBy((client: pg.PoolClient): Database =>
  drizzle({ client: withPreparedStatements(client) }),
);
const readerOf = memoizeBy((client: pg.PoolClient): Database => drizzle({ client }));

/**
 * Runs the work in a READ COMMITTED transaction, so that a row read after its lock is the locked version. Retried as a whole, up
 * to five times, after a deadlock or a serialization failure.
 */
export async function runTransaction<T>(pool: pg.Pool, work: (database: Database) => Promise<T>): Promise<T> {
  return await retried(() =>
    inTransaction(pool, async (client) => {
      await client.query(beginWrite);
      return await work(writerOf(client));
    }),
  );
}

/**
 * Runs the work in a transaction that takes an advisory lock of this name as it begins, without another statement; null when
 * somebody else holds the lock.
 */
export async function runTransactionUnderLock<T>(
  pool: pg.Pool,
  name: string,
  work: (database: Database) => Promise<T>,
): Promise<T | null> {
  const begin = `${beginWrite}; SELECT pg_try_advisory_xact_lock(hashtextextended(${pg.escapeLiteral(name)}, 0)) AS taken`;
  return await retried(() =>
    inTransaction(pool, async (client) => {
      const answers = (await client.query(begin)) as unknown as readonly pg.QueryResult<{ taken: boolean }>[];
      return answers[1]?.rows[0]?.taken === true ? await work(writerOf(client)) : null;
    }),
  );
}

/** Runs reads in a read-only REPEATABLE READ transaction: all see the database as of its first query. */
export async function readSnapshot<T>(pool: pg.Pool, read: (database: Database) => Promise<T>): Promise<T> {
  return await inTransaction(pool, async (client) => {
    await client.query(beginRead);
    return await read(readerOf(client));
  });
}

/** Runs work that begins a transaction on a connection of its own; commits it, or rolls it back when anything of it throws. */
async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is closed.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: unknown) => client.release(broken instanceof Error ? broken : true),
    );
    throw error;
  }
}

async function retried<T>(attemptOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce();
    } catch (error) {
      const { code } = databaseErrorOf(error);
      if (attempt === maxAttempts || (code !== serializationFailure && code !== deadlock)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPauseMs * attempt));
    }
  }
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
 * Memoizes a frequently used statement per connection, so that Drizzle builds its SQL once for each. A statement that `build`
 * prepares under a name is also planned only once per connection.
 */
export function memoizeStatement<TStatement>(
  build: (database: Database) => TStatement,
): (database: Database) => TStatement {
  return memoizeBy(build);
}

function memoizeBy<TKey extends object, TValue>(build: (key: TKey) => TValue): (key: TKey) => TValue {
  const built = new WeakMap<TKey, TValue>();
  return (key) => {
    const earlier = built.get(key);
    if (earlier !== undefined) return earlier;
    const value = build(key);
    built.set(key, value);
    return value;
  };
}
