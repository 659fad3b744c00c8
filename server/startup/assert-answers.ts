import type { Pool } from 'pg';
import { StartRefusal } from './start-refusal.ts';

/** Throws a `StartRefusal` when the database that `DATABASE_URL` names cannot be reached. */
export async function assertAnswers(pool: Pool): Promise<void> {
  await pool.query('SELECT 1').catch((cause: unknown) => {
    const reason =
      cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : String(cause);
    throw new StartRefusal(`The database of DATABASE_URL does not answer: ${reason}`, { cause });
  });
}
