import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pagination, User } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from './orders-and-payments.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer();
  manager = await server.as('order_manager');
});
afterAll(() => server.stop());

interface Page {
  readonly items: readonly { readonly status: string }[];
  readonly pagination: Pagination;
}

/** How many there are of some statuses, and which those are. */
async function found(list: string, status: string): Promise<{ total: number; statuses: string[] }> {
  const body = { status, page_size: 100 };
  const { items, pagination } = accepted(await manager.post(`/api/${list}`, body)) as Page;
  return { total: pagination.total, statuses: [...new Set(items.map((item) => item.status))].toSorted() };
}

describe('an old word for a status', () => {
  test.each([
    ['order_list', 'canceled', 'cancelled', ['cancelled']],
    ['order_list', 'complete', 'completed', ['completed']],
    ['order_list', ' canceled , complete', 'cancelled,completed', ['cancelled', 'completed']],
    ['payment_order_list', 'complete', 'completed', ['completed']],
    ['payment_order_list', 'confirmed', 'completed', ['completed']],
    ['payment_order_list', 'paid,confirmed', 'paid,completed', ['completed', 'paid']],
  ])('in %s "%s" means "%s", and is never answered', async (list, old, word, statuses) => {
    const answer = await found(list, old);
    expect(answer).toEqual({ ...(await found(list, word)), statuses });
    expect(answer.total).toBeGreaterThan(0);
  });

  test('an order that is confirmed is not completed, and a word that means nothing leads to 400', async () => {
    expect(await found('order_list', 'confirmed')).toMatchObject({ statuses: ['confirmed'] });
    for (const list of ['order_list', 'payment_order_list']) {
      expect(refusal(await manager.post(`/api/${list}`, { status: 'done' }))).toEqual({
        code: 400,
        reason: 'invalid_request',
        field: 'status',
      });
    }
  });
});

describe('the old word for a role', () => {
  test('gives a storekeeper their rights, and is never answered', async () => {
    const storekeeper = await server.as('storekeeper');
    await server.database.pool.query(
      `UPDATE user_roles SET role = 'storekepper' WHERE user_id = 'storekeeper'`,
    );
    expect((accepted(await storekeeper.get('/api/user_info')) as User).role).toBe('storekeeper');
    expect((await storekeeper.get('/api/roles')).data).toContainEqual(
      expect.objectContaining({ id: 'storekeeper', role: 'storekeeper' }),
    );
    const reply = await storekeeper.post('/api/edit_sku', {});
    expect(refusal(reply)).toMatchObject({ code: 400, field: 'id' });
  });
});
