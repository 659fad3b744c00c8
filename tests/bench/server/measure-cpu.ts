import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { line, show } from '../table-cells.ts';
import { callMany } from './caller.ts';
import { waitingPayments } from './measure-server.ts';
import type { SeededShop } from './seeded-shop.ts';

const calls = 200;
const atOnce = 4;
/** Of Linux; `/proc` counts processor time in these. */
const msPerTick = 10;

interface Measured {
  readonly what: string;
  readonly call: () => Promise<string>;
}

/** The server's processor time for a call, and how large its answer is: a table in Markdown. Needs Linux. */
export async function measureCpu(shop: SeededShop): Promise<string> {
  const lines = ['| Call | Processor time of the server, ms | Answer, KB |', '|---|---|---|'];
  for (const { what, call } of await prepare(shop)) {
    let bytes = 0;
    const count = async () => {
      bytes = Buffer.byteLength(await call());
    };
    await callMany(calls, atOnce, count);
    const before = await processorTime(shop.pid);
    await callMany(calls, atOnce, count);
    const each = ((await processorTime(shop.pid)) - before) / calls;
    lines.push(line([what, show(each), show(bytes / 1000)]));
  }
  return lines.join('\n');
}

/** Milliseconds of processor time that a process has used. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = '', system = ''] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * msPerTick;
}

async function prepare(shop: SeededShop): Promise<readonly Measured[]> {
  const people = await Promise.all(['customer', 'manager', 'finance'].map(shop.signIn));
  const [customer, manager, finance] = people;
  if (!customer || !manager || !finance) throw new Error('nobody is signed in');
  const payable = await payableOrders(shop, 2 * calls);
  const paid = await waitingPayments(shop, 2 * calls);
  const { rows: products } = await shop.pool.query<{ id: string; category: string }>(
    `SELECT sku_id AS id, category_id AS category FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' LIMIT 500`,
  );
  let turn = 0;
  const next = () => {
    turn += 1;
    return products[turn % products.length] ?? { id: '', category: '' };
  };
  const list = (path: string, view: object) => () => manager.call(path, { body: { page_size: 20, ...view } });
  const search = encodeURIComponent('帆布');
  const cards = 'view=card&page_size=20';
  return [
    { what: 'A product by its id', call: () => customer.call(`/api/sku_detail?sku_id=${next().id}`) },
    {
      what: 'Paying an order',
      call: () => {
        const order = payable.pop();
        if (order === undefined) throw new Error('no order is left to pay');
        const { id, group_id, total, photo } = order;
        const body = {
          group_id,
          order_ids: [id],
          payment_photos: [`/api/files/${photo}`],
          payment_type: 'receipt',
          total_actual_amount: total,
        };
        return manager.call('/api/pay_order', { body, key: randomUUID() });
      },
    },
    {
      what: 'Confirming a payment',
      call: async () => {
        const { rows } = await shop.pool.query<{ id: string; paid_amount: number }>(
          `SELECT payment_order_id AS id, paid_satang / 100.0::float8 AS paid_amount FROM payment_orders
           WHERE merchant_id = 'm-demo' AND payment_order_id = $1`,
          [paid.pop()],
        );
        return finance.call('/api/confirm_pay_order', { body: rows[0] ?? {}, key: randomUUID() });
      },
    },
    { what: '20 orders', call: list('/api/order_list', {}) },
    { what: '20 orders as cards', call: list('/api/order_list', { view: 'card' }) },
    { what: '20 payments', call: list('/api/payment_order_list', {}) },
    { what: '20 payments as cards', call: list('/api/payment_order_list', { view: 'card' }) },
    {
      what: 'A category',
      call: () => customer.call(`/api/all_sku_list?category_id=${next().category}`),
    },
    {
      what: '20 cards of a category',
      call: () => customer.call(`/api/all_sku_list?category_id=${next().category}&${cards}`),
    },
    { what: 'A search (帆布)', call: () => customer.call(`/api/search_sku_by_name?name=${search}`) },
    {
      what: '20 cards of that search',
      call: () => customer.call(`/api/search_sku_by_name?name=${search}&${cards}`),
    },
  ];
}

/** Orders that wait for their payment, each with a photo that proves it; paid ones are made to wait again. */
async function payableOrders({ pool }: SeededShop, count: number) {
  const { rows: orders } = await pool.query<{ id: string; group_id: string; total: number }>(
    `UPDATE orders SET status = 'confirmed', payment_order_id = NULL WHERE merchant_id = 'm-demo' AND order_id IN (
       SELECT order_id FROM orders WHERE merchant_id = 'm-demo' AND group_id ~ '-g[0-9]+$' ORDER BY random() LIMIT $1)
     RETURNING order_id AS id, group_id, total_satang / 100.0::float8 AS total`,
    [count],
  );
  const photos = orders.map(() => `${randomBytes(16).toString('hex')}.webp`);
  await pool.query(
    `INSERT INTO uploads (merchant_id, file_name, uploader_id, content_type, sha256, bytes)
     SELECT 'm-demo', name, 'manager', 'image/webp', md5(name) || md5(name), 1000 FROM unnest($1::text[]) AS name`,
    [photos],
  );
  return orders.map((order, at) => ({ ...order, photo: photos[at] ?? '' }));
}
