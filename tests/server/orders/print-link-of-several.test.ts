import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PrintOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import { accepted, newOrder, refusal } from './orders-and-payments.ts';

interface Link {
  readonly url: string;
}

let server: TestServer;
let customer: Person;
let vip: Person;

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'https://shop.example/' });
  [customer, vip] = await server.people('customer', 'vip');
});
afterAll(() => server.stop());

/** Opens an order by a link, signed in as nobody. */
async function open(query: Record<string, string>): Promise<Reply> {
  return await server.send('GET', `/api/order_detail?${new URLSearchParams(query).toString()}`, {});
}

describe('a print link to several orders', () => {
  const several = (first: Order, ...others: Order[]) => ({
    order_id: first.id,
    order_ids: others.map(({ id }) => id),
  });

  test('opens each of them by its own signature, and no other', async () => {
    const [first, second, third] = [
      await newOrder(server, customer),
      await newOrder(server, customer),
      await newOrder(server, customer),
    ];
    const { url } = accepted(await customer.post('/api/print_link', several(first, second, first))) as Link;
    const { pathname, searchParams } = new URL(url);
    expect([pathname, searchParams.get('order_id')]).toEqual([
      `/auth/order/${first.id}/print`,
      `${first.id},${second.id}`,
    ]);
    const exp = searchParams.get('exp') ?? '';
    const sigs = (searchParams.get('sig') ?? '').split(',');
    const opened = await Promise.all(
      [first, second].map(({ id }, index) => open({ order_id: id, sig: sigs[index] ?? '', exp })),
    );
    expect(opened.map(({ data }) => data as PrintOrder)).toMatchObject([
      { id: first.id, print: true },
      { id: second.id, print: true },
    ]);
    for (const sig of [...sigs, sigs.join(',')])
      expect(refusal(await open({ order_id: third.id, sig, exp }))).toEqual({
        code: 401,
        reason: 'invalid_token',
      });
    expect(refusal(await open({ order_id: first.id, sig: sigs[1] ?? '', exp }))).toEqual({
      code: 401,
      reason: 'invalid_token',
    });
  });

  test('is refused as a whole where one is of another group or merchant, or not there', async () => {
    const [own, staff] = [await newOrder(server, customer), await server.as('storekeeper')];
    const ofVip = await newOrder(server, vip);
    const rival = await server.as('rival_owner');
    const { items } = accepted(await rival.post('/api/order_list', {})) as { items: Order[] };
    const ask = async (person: Person, ...ids: string[]) =>
      (await person.post('/api/print_link', { order_id: own.id, order_ids: ids })).status;
    expect(await ask(staff, ofVip.id)).toBe(200);
    expect(await ask(customer, ofVip.id)).toBe(404);
    expect(await ask(staff, items[0]?.id ?? '')).toBe(404);
    expect(await ask(staff, 'nothing')).toBe(404);
  });

  test('takes no more than are printed together', async () => {
    const own = await newOrder(server, customer);
    const body = { order_id: own.id, order_ids: Array.from({ length: 20 }, () => own.id) };
    expect(refusal(await customer.post('/api/print_link', body))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'order_ids',
    });
    expect((await customer.post('/api/print_link', { order_id: own.id, order_ids: null })).status).toBe(200);
  });
});
