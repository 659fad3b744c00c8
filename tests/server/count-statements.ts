import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const counting = new AsyncLocalStorage<object>();

/**
 * How many messages the database is sent for this work; beginning a transaction and ending it count too. What the server sends beside it, as it
 * follows changes or delivers messages, is left out.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const own = {};
  const original = pg.Client.prototype.query as (...parameters: unknown[]) => unknown;
  let sent = 0;
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parameters: unknown[]
  ) {
    if (counting.getStore() === own) sent += 1;
    return original.apply(this, parameters);
  });
  try {
    await counting.run(own, work);
    return sent;
  } finally {
    query.mockRestore();
  }
}
