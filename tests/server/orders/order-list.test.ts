import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderSummary, Pagination } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, confirmOrder, refusal, stockSku, submitOrder } from './orders-and-payments.ts';

interface Page {
  readonly items: OrderSummary[];
  readonly pagination: Pagination;
}

let server: TestServer;
let customer: Person;
let vip: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, finance] = await server.people('customer', 'vip', 'finance');
});
afterAll(() => server.stop());

async function list(person: Person, body: object): Promise<Page> {
  return accepted(await person.post('/api/order_list', body)) as Page;
}

async function walk(person: Person, body: object): Promise<OrderSummary[]> {
  const items: OrderSummary[] = [];
  for (let page_num = 1, cursor: string | null = ''; cursor !== null; page_num += 1) {
    const page: Page = await list(person, { ...body, page_num, cursor });
    items.push(...page.items);
    cursor = page.pagination.cursor;
  }
  return items;
}

/** A forged cursor for the order by time, with a time in milliseconds. */
function cursorAt(moment: unknown): string {
  return Buffer.from(JSON.stringify(['ctime desc', moment, 'any'])).toString('base64url');
}

describe('order_list', () => {
  test('a customer sees their own group, staff all of their merchant, others none of it', async () => {
    const groups = async (person: Person) =>
      [...new Set((await walk(person, { page_size: 100 })).map(({ group_id }) => group_id))].sort();
    expect(await groups(customer)).toEqual(['pratunam']);
    expect(await groups(finance)).toEqual(['chatuchak', 'chiangmai', 'moey', 'pratunam']);
    expect(await groups(await server.as('rival_customer'))).not.toContain('pratunam');
    expect((await server.send('POST', '/api/order_list', { body: {} })).data).toEqual({
      reason: 'token_null',
    });
  });

  test('without anything said, the ten newest come first', async () => {
    const { items, pagination } = await list(finance, {});
    const satang = (await walk(finance, {})).map(({ total_amount }) => Math.round(total_amount * 100));
    expect(items).toHaveLength(10);
    expect(items.map(({ ctime }) => ctime)).toEqual(
      items
        .map(({ ctime }) => ctime)
        .toSorted()
        .toReversed(),
    );
    expect(pagination).toEqual({
      total: pagination.total,
      page_num: 1,
      page_size: 10,
      total_pages: Math.ceil(pagination.total / 10),
      cursor: expect.any(String),
      sum: satang.reduce((all, one) => all + one) / 100,
    });
  });

  test.each([
    ['ctime', 'desc'],
    ['ctime', 'asc'],
    ['total_amount', 'desc'],
    ['total_amount', 'asc'],
  ] as const)(
    'by %s %s, walking by cursor and turning pages meet every order once',
    async (order_by, order_type) => {
      const query = { order_by, order_type, page_size: 7 };
      const visited = await walk(finance, query);
      const { pagination } = await list(finance, query);
      const turned: OrderSummary[] = [];
      for (let page_num = 1; page_num <= pagination.total_pages; page_num += 1)
        turned.push(...(await list(finance, { ...query, page_num })).items);
      expect(visited.map(({ id }) => id)).toEqual(turned.map(({ id }) => id));
      expect(new Set(visited.map(({ id }) => id)).size).toBe(pagination.total);
      const values = visited.map((order) =>
        order_by === 'ctime' ? Date.parse(order.ctime) : order.total_amount,
      );
      const ascending = values.toSorted((one, other) => one - other);
      expect(values).toEqual(order_type === 'asc' ? ascending : ascending.toReversed());
    },
  );

  test('an order that comes while a person pages shifts nothing of what the cursor serves', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const first = await list(customer, { page_size: 3 });
    await submitOrder(customer, [{ sku, quantity: 1 }]);
    const second = await list(customer, { page_size: 3, page_num: 2, cursor: first.pagination.cursor });
    const known = first.items.map(({ id }) => id);
    expect(second.items.filter(({ id }) => known.includes(id))).toEqual([]);
  });

  test('statuses narrow it, also in their other spellings; an empty filter is none', async () => {
    const statuses = async (status: string | null) =>
      [...new Set((await walk(finance, { status, page_size: 100 })).map((order) => order.status))].sort();
    expect(await statuses('created, confirmed')).toEqual(['confirmed', 'created']);
    expect(await statuses('canceled')).toEqual(['cancelled']);
    expect(await statuses('complete')).toEqual(['completed']);
    expect(await statuses('')).toHaveLength(5);
    expect(await statuses(null)).toHaveLength(5);
  });

  test('a group name narrows it by any part, taken literally', async () => {
    const names = async (group_name: string) => [
      ...new Set((await walk(finance, { group_name, page_size: 100 })).map((order) => order.group_name)),
    ];
    expect(await names('chatuCHAK')).toEqual(['Chatuchak Section 7']);
    expect(await names('夜市')).toEqual(['清迈夜市 · 玉姐']);
    expect(await names('%')).toEqual([]);
  });

  test('an id or a number finds one order', async () => {
    const [order] = (await list(finance, {})).items;
    for (const id of [order?.id, order?.order_no, `#${order?.order_no}`, ` #${order?.order_no} `])
      expect((await list(finance, { id })).items.map((item) => item.id)).toEqual([order?.id]);
    for (const id of ['#', '0', 'nothing', '99999999999999'])
      expect((await list(finance, { id })).items).toEqual([]);
    const [foreign] = (await list(vip, {})).items;
    expect((await list(customer, { id: foreign?.id })).items).toEqual([]);
  });

  test('a range of days counts both days whole, in Bangkok', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku, quantity: 1 }]);
    const put = (time: string) =>
      server.database.pool.query('UPDATE orders SET created = $1 WHERE order_id = $2', [time, order.id]);
    const found = async (start_date: string | null, end_date: string | null) =>
      (await list(customer, { id: order.id, start_date, end_date })).items.length;
    await put('2001-05-03T16:59:59.999Z');
    expect([
      await found('2001-05-03', '2001-05-03'),
      await found('2001-05-04', ''),
      await found('', '2001-05-02'),
    ]).toEqual([1, 0, 0]);
    await put('2001-05-02T17:00:00Z');
    expect(await found('2001-05-03', '2001-05-03')).toBe(1);
    expect(await found('2001-05-02T17:00:00.001Z', null)).toBe(0);
    expect(await found(null, '2001-05-02T17:00:00Z')).toBe(1);
  });

  test('a group that is named narrows it; one in the header does not; a foreign one is refused', async () => {
    const manager = await server.as('order_manager');
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    await confirmOrder(manager, await submitOrder(vip, [{ sku, quantity: 1 }]));
    const groups = (page: Page) => [...new Set(page.items.map(({ group_id }) => group_id))];
    expect(groups(await list(finance, { group_id: 'chiangmai', page_size: 100 }))).toEqual(['chiangmai']);
    const hinted = await finance.post(
      '/api/order_list',
      { page_size: 100 },
      { headers: { group_id: 'chiangmai' } },
    );
    expect(groups(accepted(hinted) as Page).length).toBeGreaterThan(1);
    expect(refusal(await customer.post('/api/order_list', { group_id: 'chiangmai' }))).toMatchObject({
      code: 403,
    });
  });

  test.each([
    ['page_num', { page_num: 0 }],
    ['page_size', { page_size: 101 }],
    ['page_size', { page_size: '10' }],
    ['order_by', { order_by: 'name' }],
    ['order_type', { order_type: 'up' }],
    ['status', { status: 'created,lost' }],
    ['start_date', { start_date: '2025-02-30' }],
    ['start_date', { start_date: '0000-01-01' }],
    ['start_date', { start_date: '0001-01-01T00:00:00+14:00' }],
    ['end_date', { end_date: 'tomorrow' }],
    ['end_date', { end_date: '9999-12-31T23:59:59-14:00' }],
    ['cursor', { cursor: 'nonsense' }],
    ['cursor', { cursor: cursorAt(8.64e15) }],
    ['cursor', { cursor: cursorAt(-62_135_596_800_001) }],
    ['cursor', { cursor: cursorAt('0') }],
    ['id', { id: 'a\0' }],
    ['body', []],
  ])('a body with bad %s is malformed', async (field, body) => {
    expect(refusal(await customer.post('/api/order_list', body))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });

  test('a cursor of another ordering is refused', async () => {
    const { pagination } = await list(finance, { order_by: 'ctime' });
    const reply = await finance.post('/api/order_list', {
      order_by: 'total_amount',
      cursor: pagination.cursor,
    });
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field: 'cursor' });
  });
});
