import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { placeOrders } from './place-orders.ts';
import { lantern, linesOf, mug, readOrder } from './read-order.ts';

const text = 'same as last time';
let server: TestServer;
let vip: Person;
let customer: Person;

beforeEach(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  [vip, customer] = await server.people('vip', 'customer');
  await placeOrders(server, 'vip', [
    { status: 'paid', lines: [[mug, 24]] },
    {
      status: 'confirmed',
      lines: [
        [lantern, 5],
        [mug, 12],
      ],
    },
  ]);
});
afterEach(() => server.stop());

const sql = (statement: string, values: readonly unknown[]) =>
  server.database.pool.query(statement, [...values]);

const pricesOf = async (person: Person) =>
  (await readOrder(text, person)).items.map(({ sku_id, price, is_vip }) => [sku_id, price, is_vip]);

describe('the order that a group repeats', () => {
  test.each([
    ['its category', 'category_id'],
    ['what its category is of', 'parent_id'],
  ])('is without a product of which %s is hidden meanwhile', async (_, which) => {
    await sql(
      `UPDATE categories SET status = 'inactive' WHERE category_id =
         (SELECT categories.${which} FROM skus JOIN categories USING (merchant_id, category_id) WHERE sku_id = $1)`,
      [lantern],
    );
    const answer = await readOrder(text, vip);
    expect(linesOf(answer)).toEqual([[mug, 12]]);
    expect(answer.unmatched).toEqual(['Old lamp Red × 5']);
    expect(linesOf(await readOrder(`${text} but 3 more red silk lanterns 40cm`, vip))).toEqual([[mug, 12]]);
  });

  test('has the prices of today, VIP prices for those who have them', async () => {
    await sql(
      `INSERT INTO sku_vip_groups (merchant_id, sku_id, group_id)
       SELECT merchant_id, $1, group_id FROM users WHERE merchant_id = 'm-demo' AND user_id = 'vip' ON CONFLICT DO NOTHING`,
      [lantern],
    );
    await sql(
      `UPDATE skus SET price_satang = 20000, vip_price_satang = CASE sku_id WHEN $1 THEN 15050 END WHERE sku_id IN ($1, $2)`,
      [lantern, mug],
    );
    expect(await pricesOf(vip)).toEqual([
      [lantern, 150.5, 1],
      [mug, 200, 0],
    ]);
    await sql(`UPDATE skus SET price_satang = 21000 WHERE sku_id = $1`, [mug]);
    await sql(`UPDATE users SET is_vip = false WHERE user_id = 'vip'`, []);
    expect(await pricesOf(vip)).toEqual([
      [lantern, 200, 0],
      [mug, 210, 0],
    ]);
  });

  test('is none of another group, even a newer one', async () => {
    await placeOrders(server, 'customer', [{ status: 'paid', lines: [[mug, 99]] }], 60);
    expect(linesOf(await readOrder(text, vip))).toEqual([
      [lantern, 5],
      [mug, 12],
    ]);
    expect(linesOf(await readOrder(text, customer))).toEqual([[mug, 99]]);
  });

  test('is the one before where the last one is cancelled', async () => {
    const [id] = await placeOrders(server, 'vip', [{ status: 'created', lines: [[lantern, 77]] }], 60);
    expect(linesOf(await readOrder(text, vip))).toEqual([[lantern, 77]]);
    await sql(`UPDATE orders SET status = 'cancelled' WHERE order_id = $1`, [id]);
    expect(linesOf(await readOrder(text, vip))).toEqual([
      [lantern, 5],
      [mug, 12],
    ]);
  });
});
