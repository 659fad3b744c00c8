import { randomUUID } from 'node:crypto';
import { compare } from '../compare.ts';
import { callMany } from './caller.ts';
import type { SeededShop } from './seeded-shop.ts';
import type { Pair, Row } from './server-table.ts';

/** As many as there are calls at once: fewer than the server's connections to its database. */
const atOnce = 8;
const rounds = 11;
const pageSize = 20;
const batchSize = 100;

/** By what a shop's people search, in names of the demo's products. */
const terms: readonly (readonly [string, string])[] = [
  ['one Chinese letter', '茶'],
  ['two Chinese letters', '帆布'],
  ['a long Chinese term', '斗笠帆布袋'],
  ['one Thai letter', 'ผ'],
  ['two Thai letters', 'ชา'],
  ['a long Thai term', 'ถุงผ้าแคนวาส'],
  ['a long English term', 'canvas'],
  ['a term of few products', '4321'],
  ['a term of no product', '飛行機'],
];

interface Contender {
  /** How many calls are timed together, and how many of them are sent at once. */
  readonly times: number;
  readonly atOnce: number;
  readonly call: () => Promise<unknown>;
}

/** Measures each row's two in turns. */
export async function measureServer(shop: SeededShop, print: (line: string) => void) {
  const contenders = await prepare(shop);
  const measured: (readonly [Row, Pair])[] = [];
  for (const row of rows) {
    print(row.what);
    measured.push([row, await comparePair(contenders, row)]);
  }
  return measured;
}

const rows: readonly Row[] = [
  {
    what: 'Point read: a product by its id, against the bare server',
    one: 'product',
    other: 'bare',
    aim: { throughput: 0.75 },
  },
  {
    what: 'Orders: a page nine tenths down the list, by cursor, against the first page',
    one: 'deep page',
    other: 'first page',
    aim: { time: 1.2 },
  },
  {
    what: 'Submitting an order of two products, against the point read',
    one: 'submit',
    other: 'product',
    aim: { throughput: 0.3 },
  },
  {
    what: `Confirming ${batchSize} payments in one batch, against submitting one order, one at a time`,
    one: 'batch',
    other: 'submit alone',
    aim: { time: 1.5 },
  },
  ...terms.map(([what, term]): Row => ({
    what: `Search for ${what} (${term}), against the point read`,
    one: `search ${term}`,
    other: 'product',
    aim: { time: 3 },
  })),
  { what: "An order's detail, against the point read", one: 'order', other: 'product', aim: null },
  {
    what: 'The first page of orders, against the point read',
    one: 'first page',
    other: 'product',
    aim: null,
  },
];

async function comparePair(
  contenders: Readonly<Record<string, Contender>>,
  { one, other }: Row,
): Promise<Pair> {
  const pair = [one, other].map((name) => {
    const contender = contenders[name];
    if (contender === undefined) throw new Error(`Nothing is called ${name}`);
    return [name, contender] as const;
  });
  const turns = pair.map(([name, { times, atOnce: together, call }]) => [
    name,
    () => callMany(times, together, call),
  ]);
  return {
    times: await compare(rounds, Object.fromEntries(turns) as Record<string, () => Promise<unknown>>),
    calls: Object.fromEntries(pair.map(([name, { times }]) => [name, times])),
  };
}

async function prepare(shop: SeededShop): Promise<Readonly<Record<string, Contender>>> {
  const people = await Promise.all(['customer', 'vip', 'manager', 'finance'].map(shop.signIn));
  const [customer, other, manager, finance] = people;
  if (!customer || !other || !manager || !finance) throw new Error('nobody is signed in');
  const products = await sample(
    shop,
    `SELECT sku_id AS id, price_satang / 100.0::float8 AS price FROM skus
     WHERE merchant_id = 'm-demo' AND sku_id ~ '-s[0-9]+$'`,
  );
  const orders = await sample(
    shop,
    "SELECT order_id AS id, 0 AS price FROM orders WHERE merchant_id = 'm-demo'",
  );
  const payments = await waitingPayments(shop, batchSize * (rounds + 1));

  const page = async (list: object) =>
    JSON.parse(await manager.call('/api/order_list', { body: list })) as Page;
  const first = await page({ page_size: pageSize });
  const depth = Math.floor(first.data.pagination.total_pages * 0.9);
  const { cursor } = (await page({ page_size: pageSize, page_num: depth })).data.pagination;
  if (cursor === null) throw new Error('there is no page behind');

  // Orders of one group are made one after another; these are of two.
  let turn = 0;
  const submit = () => {
    const drawn = new Set([products(), products()]);
    const items = [...drawn].map(({ id, price }) => ({
      product_id: id,
      quantity: 1,
      price,
    }));
    const total_amount = items.reduce((sum, { price }) => sum + price, 0);
    turn += 1;
    return (turn % 2 === 0 ? customer : other).call('/api/submit_order', {
      body: { items, total_amount },
      key: randomUUID(),
    });
  };
  const product = (caller: typeof customer, path: string) => () =>
    caller.call(`${path}?sku_id=${products().id}`);
  const list = (place: object) => () =>
    manager.call('/api/order_list', { body: { page_size: pageSize, ...place } });
  const search = (term: string) => () =>
    customer.call(`/api/search_sku_by_name?name=${encodeURIComponent(term)}`);
  return {
    bare: { times: 400, atOnce, call: product(shop.bare, '/sku_detail') },
    product: { times: 200, atOnce, call: product(customer, '/api/sku_detail') },
    order: { times: 100, atOnce, call: () => manager.call(`/api/order_detail?order_id=${orders().id}`) },
    'first page': { times: 60, atOnce, call: list({}) },
    'deep page': { times: 60, atOnce, call: list({ cursor }) },
    submit: { times: 40, atOnce, call: submit },
    'submit alone': { times: 4, atOnce: 1, call: submit },
    batch: {
      times: 1,
      atOnce: 1,
      call: () =>
        finance.call('/api/batch_confirm_pay_order', {
          body: { ids: payments.splice(0, batchSize) },
          key: randomUUID(),
        }),
    },
    ...Object.fromEntries(
      terms.map(([, term]) => [`search ${term}`, { times: 16, atOnce, call: search(term) }]),
    ),
  };
}

interface Page {
  readonly data: { readonly pagination: { readonly total_pages: number; readonly cursor: string | null } };
}

interface Sampled {
  readonly id: string;
  /** In baht; of an order nothing. */
  readonly price: number;
}

/** Draws one of 2,000 rows of the demo's merchant each time it is called. */
async function sample({ pool }: SeededShop, select: string): Promise<() => Sampled> {
  const { rows: found } = await pool.query<Sampled>(`${select} ORDER BY random() LIMIT 2000`);
  return () => {
    const row = found[Math.floor(Math.random() * found.length)];
    if (row === undefined) throw new Error(`Nothing is found by ${select}`);
    return row;
  };
}

/** Ids of payment orders of one order each that wait for their confirmation; confirmed ones are made to wait again, until there are as many. */
export async function waitingPayments({ pool }: SeededShop, count: number): Promise<string[]> {
  const { rows: found } = await pool.query<{ id: string }>(
    `WITH chosen AS (
       SELECT merchant_id, payment_order_id FROM payment_orders p WHERE merchant_id = 'm-demo' AND group_id ~ '-g[0-9]+$'
         AND EXISTS (SELECT FROM orders o WHERE o.merchant_id = p.merchant_id AND o.payment_order_id = p.payment_order_id)
       ORDER BY random() LIMIT $1),
     opened AS (
       UPDATE orders SET status = 'paid' FROM chosen
       WHERE orders.merchant_id = chosen.merchant_id AND orders.payment_order_id = chosen.payment_order_id)
     UPDATE payment_orders payment SET status = 'paid' FROM chosen
     WHERE payment.merchant_id = chosen.merchant_id AND payment.payment_order_id = chosen.payment_order_id
     RETURNING payment.payment_order_id AS id`,
    [count],
  );
  if (found.length < count) throw new Error(`There are only ${found.length} payments: seed more orders`);
  await pool.query('VACUUM (ANALYZE) orders, payment_orders');
  return found.map(({ id }) => id);
}
