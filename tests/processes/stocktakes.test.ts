import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, StocktakeResult } from '../../domain/contract.ts';
import { openShop, type Shop } from '../journeys/shop.ts';
import { signInAt, type HttpCaller, type HttpReply } from './caller.ts';

/** Products that are counted and ordered; `npm run campaign` counts 500, in more rounds. */
const products = Number(process.env['TALAT_LEDGER_LINES'] ?? 120);
const rounds = Number(process.env['TALAT_LEDGER_ROUNDS'] ?? 2);
const buyers = 50;
const linesOfOrder = 4;
const pieces = 60;

let shop: Shop;
let servers: readonly [string, string];
let customers: readonly HttpCaller[];
let manager: HttpCaller;
let storekeeper: HttpCaller;
let seller: HttpCaller;

interface Shelf {
  readonly id: string;
  readonly on_hand: number;
}

interface Count {
  readonly stocktakeId: string;
  readonly lines: readonly { readonly product_id: string; readonly counted: number }[];
  readonly results: readonly StocktakeResult[];
}

beforeAll(async () => {
  shop = await openShop();
  servers = [shop.url, await shop.startAnother()];
  customers = await Promise.all([signInAt(servers[0], 'customer'), signInAt(servers[1], 'vip')]);
  [manager, storekeeper, seller] = await Promise.all([
    signInAt(servers[1], 'order_manager'),
    signInAt(servers[0], 'storekeeper'),
    signInAt(servers[1], 'sku_order_manager'),
  ]);
  await shop.rows(
    `WITH added AS (
       INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang, on_hand)
       SELECT 'm-demo', 'ledger-' || lpad(n::text, 4, '0'), 'crew-neck', 'Ledger ' || n, 1000, $2 FROM generate_series(1, $1::int) n
       RETURNING merchant_id, sku_id, on_hand)
     INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, operation_subtype, change, stock_after,
       operator_id, operator_name)
     SELECT merchant_id, 'first-' || sku_id, sku_id, 'purchase', 'entry', 'purchase', on_hand, on_hand, 'storekeeper', 'Somchai' FROM added`,
    [products, pieces],
  );
});

afterAll(() => shop.close());

const shelves = () =>
  shop.rows<Shelf>(`SELECT sku_id AS id, on_hand FROM skus WHERE sku_id LIKE 'ledger-%' ORDER BY sku_id`);

/** Repeats a call while another server is still working on its key. */
async function settled(call: () => Promise<HttpReply>): Promise<HttpReply> {
  for (;;) {
    const reply = await call();
    if ((reply.data as { reason?: string }).reason !== 'idempotency_in_flight') return reply;
  }
}

/** Counts these shelves, and sends the same request to both servers at once. */
async function count(person: HttpCaller, seen: readonly Shelf[], difference: (at: number) => number) {
  const stocktakeId = randomUUID();
  const lines = seen.map(({ id, on_hand }, at) => {
    const counted = on_hand + difference(at);
    const direction = counted > on_hand ? 'inventory_increase' : 'inventory_decrease';
    return {
      product_id: id,
      counted,
      base_stock: on_hand,
      counted_at: '2026-03-04T05:06:07Z',
      operation_subtype: counted === on_hand ? 'inventory_no_change' : direction,
    };
  });
  const key = randomUUID();
  const body = { stocktake_id: stocktakeId, lines };
  const [one, other] = await Promise.all(
    servers.map((server) => settled(() => person.post(server, '/api/stocktake', body, key))),
  );
  expect([one?.status, other?.data]).toEqual([200, one?.data]);
  expect([one, other].filter((reply) => reply?.replayed === false)).toHaveLength(1);
  const data = one?.data as { readonly results: readonly StocktakeResult[] } | undefined;
  return { stocktakeId, lines, results: data?.results ?? [] };
}

/** Orders a few of the products; the manager confirms most of the orders, and cancels some of these again. */
async function buy(at: number, round: number): Promise<void> {
  const server = servers[at % 2 === 0 ? 0 : 1];
  const items = Array.from({ length: linesOfOrder }, (_, line) => {
    const number = 1 + ((at * 7 + line * 13 + round * 5) % products);
    return { product_id: `ledger-${String(number).padStart(4, '0')}`, quantity: 1 + (at % 2), price: 10 };
  });
  const total_amount = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const buyer = customers[at % customers.length];
  const reply = await buyer?.post(server, '/api/submit_order', { items, total_amount }, randomUUID());
  if (reply?.status !== 200) return;
  const { order } = reply.data as { order: Order };
  if (at % 5 === 0) return;
  expect((await manager.post(server, '/api/update_order', order, randomUUID())).status).toBe(200);
  if (at % 5 !== 1) return;
  const cancelled = await manager.post(server, '/api/cancel_order', { id: order.id }, randomUUID());
  expect(cancelled.status).toBe(200);
}

/** How many lines were recorded; fails where what was answered is not what was written. */
async function recorded({ stocktakeId, lines, results }: Count): Promise<number> {
  const records = await shop.rows<{ id: string; sku_id: string; stock_after: number }>(
    `SELECT stock_record_id AS id, sku_id, stock_after FROM stock_records WHERE stocktake_id = $1 ORDER BY sku_id`,
    [stocktakeId],
  );
  const accepted = results.flatMap(({ ok, record }, at) =>
    ok ? [{ id: record?.id, sku_id: lines[at]?.product_id, stock_after: lines[at]?.counted }] : [],
  );
  expect(records).toEqual(accepted);
  const reasons = new Set(results.flatMap(({ ok, reason }) => (ok ? [] : [reason])));
  expect([...reasons].filter((reason) => reason !== 'stock_moved' && reason !== 'reserved_stock')).toEqual(
    [],
  );
  return records.length;
}

describe(`stocktakes of ${products} products while ${buyers} buyers order them, at two servers`, () => {
  test(
    'record each line once or refuse it, and leave a ledger that adds up',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const seen = await shelves();
        const half = seen.slice(0, products / 2);
        const [whole, part] = await Promise.all([
          count(storekeeper, seen, (at) => (at % 3) - 1),
          count(seller, half, () => 2),
          ...Array.from({ length: buyers }, (_, at) => buy(at, round)),
        ]);
        const numbers = [await recorded(whole), await recorded(part)];
        expect(numbers[0] ?? 0).toBeGreaterThan(0);
        // Of two who saw the same and counted differently, one has to count again.
        expect((numbers[0] ?? 0) + (numbers[1] ?? 0)).toBeLessThan(products + half.length);
      }
      const ordered = await shop.rows<{ status: string }>(
        `SELECT DISTINCT status FROM orders JOIN order_lines USING (order_id) WHERE sku_id LIKE 'ledger-%' ORDER BY status`,
      );
      expect(ordered.map(({ status }) => status)).toEqual(['cancelled', 'confirmed', 'created']);
    },
    60_000 + rounds * products * 200,
  );

  test('leave on hand as the sum of the records, each following from the one before, and nothing promised twice', async () => {
    expect(await shop.traces()).toMatchObject({ doubleSales: 0, wrongStock: 0 });
    const broken = await shop.rows(
      `SELECT sku_id FROM (
         SELECT sku_id, change, stock_after, lag(stock_after, 1, 0) OVER (PARTITION BY sku_id ORDER BY seq) AS before
         FROM stock_records WHERE sku_id LIKE 'ledger-%') steps
       WHERE before + change <> stock_after`,
    );
    const promised = await shop.rows(
      `SELECT sku_id FROM skus WHERE sku_id LIKE 'ledger-%' AND (reserved > on_hand OR reserved <> (
         SELECT coalesce(sum(quantity), 0) FROM order_lines JOIN orders USING (merchant_id, order_id)
         WHERE (order_lines.merchant_id, order_lines.sku_id) = (skus.merchant_id, skus.sku_id) AND orders.status = 'created'))`,
    );
    const sold = await shop.rows(
      `SELECT sku_id FROM skus WHERE sku_id LIKE 'ledger-%' AND (
         SELECT coalesce(sum(change), 0) FROM stock_records r WHERE r.sku_id = skus.sku_id AND r.order_id IS NOT NULL) <> -(
         SELECT coalesce(sum(quantity), 0) FROM order_lines JOIN orders USING (merchant_id, order_id)
         WHERE order_lines.sku_id = skus.sku_id AND orders.status = 'confirmed')`,
    );
    expect([broken, promised, sold]).toEqual([[], [], []]);
  });
});
