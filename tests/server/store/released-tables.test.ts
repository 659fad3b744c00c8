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
