import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Order, Product } from '../../../domain/contract.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { columnsOf, rowsOf, shapeOf } from './database-contents.ts';
import { startServer } from '../harness.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

const migrations = join(import.meta.dirname, '../../../server/store/migrations');
const folder = join(import.meta.dirname, '../../fixtures/tables');
const releases = readdirSync(folder).map((file) => file.replace('.sql', ''));

async function databaseOf(release: string): Promise<TestDatabase> {
  const database = await cloneDatabase('empty');
  await database.pool.query(readFileSync(join(folder, `${release}.sql`), 'utf8'));
  return database;
}

interface PaidFor {
  readonly order_id: string;
  readonly payment: string;
  readonly total: number;
  readonly amount: number;
  /** Whether its payment counts. */
  readonly counts: boolean;
}

/** What each order has of the amount of its payment: the lowest number first, and the last the rest. */
function partsOf(orders: readonly PaidFor[]) {
  const left = new Map(orders.map(({ payment, amount, counts }) => [payment, counts ? amount : 0]));
  return orders.map(({ order_id, payment, total }, at) => {
    const rest = left.get(payment) ?? 0;
    const isLast = !orders.slice(at + 1).some((other) => other.payment === payment);
    const part = isLast ? rest : Math.min(rest, total);
    left.set(payment, rest - part);
    return { order_id, part };
  });
}

describe('a database of a released version', () => {
  test('is there', () => {
    expect(releases).toContain('0.1.0');
  });

  test.each(releases)(
    '%s brought up to date keeps every row, in the tables of an empty one',
    async (release) => {
      const [database, bare] = await Promise.all([databaseOf(release), cloneDatabase('bare')]);
      const columns = await columnsOf(database.pool);
      const before = await rowsOf(database.pool, columns);
      expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
      await migrate(database.pool, migrations);
      expect(await rowsOf(database.pool, columns)).toEqual(before);
      expect(await shapeOf(database.pool)).toEqual(await shapeOf(bare.pool));
      await Promise.all([database.drop(), bare.drop()]);
    },
  );

  test.each(releases)('%s brought up to date counts what each of its payments brought', async (release) => {
    const database = await databaseOf(release);
    const { pool } = database;
    // One below what its two orders total, one above, one that awaits its confirmation, and a shop that confirms none.
    await pool.query(`
      WITH pair AS (SELECT order_id, group_id, row_number() OVER (ORDER BY order_no) AS place FROM orders
          WHERE merchant_id = 'm-demo' AND group_id = (SELECT group_id FROM orders WHERE merchant_id = 'm-demo'
            GROUP BY group_id HAVING count(*) >= 4 ORDER BY 1 LIMIT 1)),
        payment AS (SELECT payment_order_id AS id, row_number() OVER (ORDER BY payment_no) AS place FROM payment_orders
          WHERE merchant_id = 'm-demo' LIMIT 2)
      UPDATE orders o SET payment_order_id = payment.id, status = 'completed' FROM pair JOIN payment ON payment.place = (pair.place + 1) / 2
        WHERE o.merchant_id = 'm-demo' AND o.order_id = pair.order_id AND pair.place <= 4`);
    await pool.query(`
      UPDATE payment_orders p SET status = 'completed', paid_satang = CASE WHEN place = 1 THEN due - 101 ELSE due + 103 END
        FROM (SELECT payment_order_id AS id, row_number() OVER (ORDER BY payment_no) AS place, (SELECT sum(total_satang) FROM orders o
            WHERE o.merchant_id = payment_orders.merchant_id AND o.payment_order_id = payment_orders.payment_order_id) AS due
          FROM payment_orders WHERE merchant_id = 'm-demo' LIMIT 2) AS first WHERE p.payment_order_id = first.id`);
    await pool.query(`UPDATE merchants SET enable_confirm_pay = false WHERE merchant_id <> 'm-demo'`);
    const { rows: paidFor } = await pool.query<PaidFor>(`
      SELECT o.order_id, o.payment_order_id AS payment, o.total_satang::float8 AS total, p.paid_satang::float8 AS amount,
        p.status = 'completed' OR p.status = 'paid' AND NOT m.enable_confirm_pay AS counts
      FROM orders o JOIN payment_orders p USING (merchant_id, payment_order_id) JOIN merchants m USING (merchant_id)
      ORDER BY o.merchant_id, o.order_no`);
    await migrate(pool, migrations);
    const { rows } = await pool.query<{ order_id: string; paid: number; part: number }>(`
      SELECT o.order_id, o.paid_satang::float8 AS paid, l.counted_satang::float8 AS part
      FROM orders o JOIN paid_orders l USING (merchant_id, order_id) ORDER BY o.merchant_id, o.order_no`);
    expect(rows).toEqual(partsOf(paidFor).map(({ order_id, part }) => ({ order_id, paid: part, part })));
    expect(new Set(paidFor.map(({ counts }) => counts))).toEqual(new Set([true, false]));
    const { rows: others } = await pool.query(
      `SELECT 1 FROM orders WHERE payment_order_id IS NULL AND paid_satang <> 0`,
    );
    expect(others).toEqual([]);
    await database.drop();
  });

  test.each(releases)('%s brought up to date knows when its orders were confirmed', async (release) => {
    const database = await databaseOf(release);
    await migrate(database.pool, migrations);
    const { rows } = await database.pool.query<{ confirmed: Date | null; step: Date | null }>(
      `SELECT o.confirmed, h.created AS step FROM orders o
       LEFT JOIN order_history h ON h.merchant_id = o.merchant_id AND h.order_id = o.order_id AND h.event = 'order.confirm'`,
    );
    expect(rows.map(({ confirmed }) => confirmed)).toEqual(rows.map(({ step }) => step));
    expect(new Set(rows.map(({ step }) => step === null))).toEqual(new Set([true, false]));
    await database.drop();
  });

  test.each(releases)('%s brought up to date serves what it held, and goes on', async (release) => {
    const database = await databaseOf(release);
    await migrate(database.pool, migrations);
    const held = async (id: string, table: string) => {
      const { rows } = await database.pool.query<{ id: string }>(
        `SELECT ${id} AS id FROM ${table} WHERE merchant_id = 'm-demo' ORDER BY 1`,
      );
      return rows.map((row) => row.id);
    };
    const [orders, payments] = [
      await held('order_id', 'orders'),
      await held('payment_order_id', 'payment_orders'),
    ];
    const server = await startServer({}, { database });
    const [customer, manager] = await server.people('customer', 'manager');
    const listed = async (path: string) => {
      const { data } = await manager.post(path, { page_size: 100 });
      return (data as { items: { id: string }[] }).items.map(({ id }) => id).toSorted();
    };
    expect(await listed('/api/order_list')).toEqual(orders);
    expect(await listed('/api/payment_order_list')).toEqual(payments);
    const numbers: number[] = [];
    for (const id of orders) {
      const { data } = await manager.get(`/api/order_detail?order_id=${id}`);
      numbers.push(Number((data as Order).order_no));
    }
    for (const id of payments)
      expect((await manager.get(`/api/payment_order_detail?payment_order_id=${id}`)).data).toMatchObject({
        id,
      });

    const { data: shelf } = await customer.get('/api/all_sku_list?category_id=crew-neck');
    const product = (shelf as Product[]).find(({ stock }) => stock > 0);
    if (product === undefined) throw new Error('the shelf is empty');
    const placed = await customer.post('/api/submit_order', {
      items: [{ product_id: product.id, quantity: 1, price: product.price }],
      total_amount: product.price,
    });
    const { order } = placed.data as { order: Order };
    expect(Number(order.order_no)).toBe(Math.max(...numbers) + 1);
    await server.stop();
  });
});
