import pg from 'pg';
import { vi } from 'vitest';

/** How many messages the database is sent for this work; beginning a transaction and ending it count too. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
