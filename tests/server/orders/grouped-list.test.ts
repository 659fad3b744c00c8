import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedGroup, OrderCard, Pagination, PaymentCard } from '../../../domain/contract.ts';
import type { ListQuery } from '../../../server/store/list-page.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, stockSku, submitOrder } from './orders-and-payments.ts';

interface Page<Item = OrderCard> {
  readonly items: Item[];
  readonly pagination: Pagination;
  readonly groups: ListedGroup[];
}

let server: TestServer;
let customer: Person;
let finance: Person;
beforeAll(async () => {
  server = await startServer();
  [customer, finance] = await server.people('customer', 'finance');
});
afterAll(() => server.stop());

const byGroup = { group_by: 'group', view: 'card' };

async function list<Item = OrderCard>(
  person: Person,
  body: object,
  path = 'order_list',
): Promise<Page<Item>> {
  return accepted(await person.post(`/api/${path}`, { ...byGroup, ...body })) as Page<Item>;
}

async function walk<Item = OrderCard>(body: object, path = 'order_list'): Promise<Page<Item>[]> {
  const pages: Page<Item>[] = [];
  for (let page_num = 1, cursor: string | null = ''; cursor !== null; page_num += 1) {
    const page: Page<Item> = await list<Item>(finance, { ...body, page_num, cursor }, path);
    pages.push(page);
    cursor = page.pagination.cursor;
  }
  return pages;
}

async function sql<TRow extends object>(text: string, values: readonly unknown[] = []): Promise<TRow[]> {
  return (await server.database.pool.query<TRow>(text, [...values])).rows;
}

/** Names the groups of the demo, and returns how the database counts the orders of a condition. */
function counted(table: string, amount: string, condition = 'true') {
  return sql<ListedGroup>(
    `SELECT group_id, name, count(*)::int AS count, sum(${amount})::float8 / 100 AS sum
     FROM ${table} JOIN groups USING (merchant_id, group_id)
     WHERE merchant_id = 'm-demo' AND ${condition} GROUP BY group_id, name`,
  );
}

describe('a list by groups', () => {
  test.each([
    ['en', ['Ari', 'floor 2', 'Floor 10', 'Zeer']],
    ['th', ['กาดหลวง', 'ขอนแก่น', 'อารีย์', 'เอกมัย']],
    ['zh', ['阿里', '曼谷', '清迈', '水门']],
  ])('in %s has them in the order of that language', async (language, names) => {
    accepted(await finance.post('/api/update_user_info', { language }));
    const ids = ['moey', 'chatuchak', 'pratunam', 'chiangmai'];
    const before = await sql<{ group_id: string; name: string }>(
      `SELECT group_id, name FROM groups WHERE merchant_id = 'm-demo'`,
    );
    const rename = (groups: readonly { group_id: string; name: string }[]) =>
      Promise.all(
        groups.map(({ group_id, name }) =>
          sql(`UPDATE groups SET name = $2 WHERE merchant_id = 'm-demo' AND group_id = $1`, [group_id, name]),
        ),
      );
    await rename(ids.map((group_id, at) => ({ group_id, name: names[(at * 3 + 1) % 4]! })));
    const page = await list(finance, { page_size: 100 });
    await rename(before);
    expect(page.groups.map(({ name }) => name)).toEqual(names);
    expect([...new Set(page.items.map(({ group_name }) => group_name))]).toEqual(names);
  });

  test('has them in the order of the language that the request prefers, and its pages go on in that of the first', async () => {
    accepted(await finance.post('/api/update_user_info', { language: 'en' }));
    const ids = ['moey', 'chatuchak', 'pratunam', 'chiangmai'];
    const before = await sql<{ group_id: string; name: string }>(
      `SELECT group_id, name FROM groups WHERE merchant_id = 'm-demo'`,
    );
    const name = (groups: typeof before) =>
      Promise.all(
        groups.map((group) =>
          sql(`UPDATE groups SET name = $2 WHERE merchant_id = 'm-demo' AND group_id = $1`, [
            group.group_id,
            group.name,
          ]),
        ),
      );
    const chinese = ['阿里', '曼谷', '清迈', '水门'];
    await name(ids.map((group_id, at) => ({ group_id, name: chinese[at]! })));
    const read = async (language: string, cursor: string | null) =>
      accepted(
        await finance.post(
          '/api/order_list',
          { ...byGroup, page_size: 5, cursor },
          { headers: { 'accept-language': language } },
        ),
      ) as Page;
    const groups: string[] = [];
    for (let language = 'zh', cursor: string | null = ''; cursor !== null; language = 'th') {
      const page = await read(language, cursor);
      groups.push(...page.items.map(({ group_name }) => group_name));
      cursor = page.pagination.cursor;
    }
    await name(before);
    expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual(chinese);
  });

  test.each([
    ['ctime', 'desc'],
    ['ctime', 'asc'],
    ['total_amount', 'desc'],
    ['total_amount', 'asc'],
  ] as const)(
    'by %s %s is sorted so within each; pages and cursors meet every order once',
    async (order_by, order_type) => {
      const query = { order_by, order_type, page_size: 7 };
      const pages = await walk(query);
      const walked = pages.flatMap(({ items }) => items);
      const { total, total_pages } = pages[0]!.pagination;
      expect(new Set(walked.map(({ id }) => id)).size).toBe(total);
      const turned: string[] = [];
      for (let page_num = 1; page_num <= total_pages; page_num += 1)
        turned.push(...(await list(finance, { ...query, page_num })).items.map(({ id }) => id));
      expect(turned).toEqual(walked.map(({ id }) => id));
      const runs = walked.map(({ group_id }) => group_id).filter((id, at, all) => id !== all[at - 1]);
      expect(runs).toEqual(pages[0]!.groups.map(({ group_id }) => group_id));
      for (const group of runs) {
        const values = walked
          .filter(({ group_id }) => group_id === group)
          .map((order) => (order_by === 'ctime' ? Date.parse(order.ctime) : order.total_amount));
        const ascending = values.toSorted((one, other) => one - other);
        expect(values).toEqual(order_type === 'asc' ? ascending : ascending.toReversed());
      }
    },
  );

  test('says how many orders each has in all, and what they come to; of a later page only those on it', async () => {
    const known = new Map(
      (await counted('orders', 'total_satang', `status <> 'cancelled'`)).map((group) => [
        group.group_id,
        group,
      ]),
    );
    const status = 'created,confirmed,paid,completed';
    const [first, second] = await walk({ page_size: 5, status });
    expect(first!.groups).toEqual(first!.groups.map(({ group_id }) => known.get(group_id)));
    expect(first!.groups).toHaveLength(known.size);
    const { sum } = first!.pagination;
    expect(sum).toBeCloseTo(
      [...known.values()].reduce((all, group) => all + group.sum, 0),
      2,
    );
    const shown = new Set(second!.items.map(({ group_id }) => group_id));
    expect(second!.groups).toEqual(first!.groups.filter(({ group_id }) => shown.has(group_id)));
  });

  test('of one page says the same as of several', async () => {
    const whole = await list(finance, { group_id: 'chiangmai', page_size: 100 });
    const part = await list(finance, { group_id: 'chiangmai', page_size: 1 });
    expect(whole.pagination.cursor).toBeNull();
    expect(whole.groups).toEqual(part.groups);
  });

  test('names a group that was asked for by its id, though nothing of it is listed', async () => {
    const { items, groups } = await list(finance, { group_id: 'moey', id: 'nothing' });
    expect([items, groups]).toEqual([
      [],
      [{ group_id: 'moey', name: 'ร้านเจ๊หมวย · สำเพ็ง', count: 0, sum: 0 }],
    ]);
  });

  test('shifts nothing of what the cursor serves when an order comes to a group of before', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const all = (await walk({ page_size: 100 })).flatMap(({ items }) => items.map(({ id }) => id));
    const inFirst = await list(finance, { page_size: 2 });
    await submitOrder(customer, [{ sku, quantity: 1 }]);
    const next = await list(finance, { page_size: 100, page_num: 2, cursor: inFirst.pagination.cursor });
    const known = next.items.map(({ id }) => id).filter((id) => all.includes(id));
    expect(known).toEqual(all.slice(2));
  });

  test('of a customer has their group alone', async () => {
    expect((await list(customer, {})).groups.map(({ group_id }) => group_id)).toEqual(['pratunam']);
  });

  test('has no groups in a list that did not ask for them', async () => {
    expect(accepted(await finance.post('/api/order_list', {}))).not.toHaveProperty('groups');
  });

  test.each([
    ['of the same list without groups', { group_by: null }],
    ['of another order', { order_by: 'total_amount' }],
  ])('refuses a cursor %s', async (_, other) => {
    const { pagination } = await list(finance, { page_size: 3, ...other });
    const reply = await finance.post('/api/order_list', { ...byGroup, cursor: pagination.cursor });
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field: 'cursor' });
  });

  test('of payments has what they paid', async () => {
    const pages = await walk<PaymentCard>({ page_size: 2 }, 'payment_order_list');
    const known = await counted('payment_orders', 'paid_satang');
    const byId = new Map(known.map((group) => [group.group_id, group]));
    expect(pages[0]!.groups).toEqual(pages[0]!.groups.map(({ group_id }) => byId.get(group_id)));
    expect(pages[0]!.groups).toHaveLength(known.length);
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(pages[0]!.pagination.total);
  });
});

test('an export by amount has each order once, though amounts change while it is written', async () => {
  const query: ListQuery = {
    groupId: null,
    groupName: null,
    statuses: null,
    record: null,
    from: null,
    until: null,
    orderBy: 'total_amount',
    descending: false,
    groupedIn: null,
    pageNum: 1,
    pageSize: 10,
    after: null,
  };
  const shop = server.store.forMerchant('m-demo');
  const { records, lines } = await shop.exports.orders(query, 100_000);
  const first = await records(null, 3);
  const firstLines = await lines(null, 4);
  await sql(
    `UPDATE orders SET total_satang = 0 WHERE merchant_id = 'm-demo' AND order_id <> ALL ($1::text[])`,
    [first.map(({ order }) => order.order_id)],
  );
  const rest = await records(first.at(-1)!, 100_000);
  const restLines = await lines(firstLines.at(-1)!, 100_000);
  const [all] = await sql<{ orders: number; lines: number }>(
    `SELECT (SELECT count(*)::int FROM orders WHERE merchant_id = 'm-demo') AS orders,
       (SELECT count(*)::int FROM order_lines WHERE merchant_id = 'm-demo') AS lines`,
  );
  expect(new Set([...first, ...rest].map(({ order }) => order.order_id)).size).toBe(all?.orders);
  const written = [...firstLines, ...restLines].map(({ line }) => `${line.order_id} ${line.line_no}`);
  expect([written.length, new Set(written).size]).toEqual([all?.lines, all?.lines]);
});
