import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { readSnapshot, runTransaction, runTransactionUnderLock } from '../../../server/store/database.ts';

/** A pool of one connection on which statements that begin so fail; `sent` are its statements, `released` what it was given back with. */
function poolThatFails(...failing: readonly string[]) {
  const sent: string[] = [];
  const released: unknown[] = [];
  const client = {
    async query(text: string) {
      sent.push(text.split(' ')[0] ?? '');
      if (failing.some((start) => text.startsWith(start))) throw new Error(`${text.split(' ')[0]} failed`);
      return [{}, { rows: [{ taken: true }] }];
    },
    release: (error?: unknown) => void released.push(error),
  };
  return { pool: { connect: async () => client } as unknown as Pool, sent, released };
}

describe.each([
  ['a write', runTransaction],
  [
    'a write under a lock',
    (pool: Pool, work: () => Promise<void>) => runTransactionUnderLock(pool, 'name', work),
  ],
  ['a snapshot', readSnapshot],
] as const)('the transaction of %s', (_, run) => {
  test('that fails as it begins is rolled back before its connection is used again', async () => {
    const { pool, sent, released } = poolThatFails('BEGIN');
    await expect(run(pool, async () => undefined)).rejects.toThrow('BEGIN failed');
    expect([sent, released]).toEqual([['BEGIN', 'ROLLBACK'], [undefined]]);
  });

  test('whose work fails is rolled back', async () => {
    const { pool, sent, released } = poolThatFails();
    const failed = async () => await Promise.reject(new Error('work failed'));
    await expect(run(pool, failed)).rejects.toThrow('work failed');
    expect([sent, released]).toEqual([['BEGIN', 'ROLLBACK'], [undefined]]);
  });

  test('that cannot be rolled back says why it failed, and its connection is closed', async () => {
    const { pool, released } = poolThatFails('BEGIN', 'ROLLBACK');
    await expect(run(pool, async () => undefined)).rejects.toThrow('BEGIN failed');
    expect(released).toEqual([new Error('ROLLBACK failed')]);
  });

  test('that succeeds is committed', async () => {
    const { pool, sent, released } = poolThatFails();
    await run(pool, async () => undefined);
    expect([sent, released]).toEqual([['BEGIN', 'COMMIT'], [undefined]]);
  });
});
