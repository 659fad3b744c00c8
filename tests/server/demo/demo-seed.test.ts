import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Category, Order, PaymentOrder, Product } from '../../../domain/contract.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { createFolderFileStore } from '../../../server/files/storage/file-store.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { cloneDatabase } from '../test-database.ts';
import { orderOf } from '../orders/orders-and-payments.ts';

const options = {
  pictures: join(import.meta.dirname, '../../../server/demo/pictures'),
  files: createFolderFileStore(inject('filesFolder')),
  now: new Date('2026-06-15T20:00:00+07:00'),
};

describe('seeding the demo', () => {
  test('a bare database with two servers that seed at once leads to one demo', async () => {
    const { pool, drop } = await cloneDatabase('bare');
    const outcomes = await Promise.all([seedDemo(pool, options), seedDemo(pool, options)]);
    expect(outcomes.sort()).toEqual(['present', 'seeded']);
    const { rows } = await pool.query(
      'SELECT merchant_id, count(*)::int AS orders FROM orders GROUP BY 1 ORDER BY 1',
    );
    expect(rows).toEqual([
      { merchant_id: 'm-demo', orders: 40 },
      { merchant_id: 'm-rival', orders: 3 },
    ]);
    await drop();
  });

  test('a database with a real merchant is refused and stays as it is', async () => {
    const { pool, drop } = await cloneDatabase('bare');
    await pool.query("INSERT INTO merchants (merchant_id, name) VALUES ('m-real', 'Real')");
    await expect(seedDemo(pool, options)).rejects.toThrow(
      'Demo data never goes into a database that holds a real merchant',
    );
    const { rows } = await pool.query('SELECT merchant_id FROM merchants');
    expect(rows).toEqual([{ merchant_id: 'm-real' }]);
    await drop();
  });
});

describe('the seeded demo', () => {
  let server: TestServer;
  let customer: Person;
  let finance: Person;

  beforeAll(async () => {
    server = await startServer();
    customer = await server.as('customer');
    finance = await server.as('finance');
  });
  afterAll(() => server.stop());

  async function listed(person: Person): Promise<Product[]> {
    const tree = (await person.get('/api/all_product_category')).data as Category[];
    const leaves = tree.flatMap((top) => top.children).flatMap((section) => section.children);
    const lists = await Promise.all(
      leaves.map(({ id }) => person.get(`/api/all_sku_list?category_id=${id}`)),
    );
    return lists.flatMap(({ data }) => data as Product[]);
  }

  test('each SKU in a list with pieces left can be ordered at its price', async () => {
    const products = await listed(customer);
    expect(products.length).toBe(303);
    const items = products
      .filter(({ stock }) => stock > 0)
      .map(({ id, price }) => ({ product_id: id, quantity: 1, price }));
    for (let at = 0; at < items.length; at += 100) {
      const part = items.slice(at, at + 100);
      const total_amount = Math.round(part.reduce((sum, { price }) => sum + price * 100, 0)) / 100;
      const { status } = await customer.post('/api/submit_order', {
        items: part,
        total_amount,
        group_id: 'pratunam',
      });
      expect(status).toBe(200);
    }
  });

  test('stock and reservations agree with records and created orders', async () => {
    const { rows } = await server.database.pool.query(`
      SELECT sku_id FROM skus s WHERE on_hand <> coalesce((
          SELECT sum(change) FROM stock_records r WHERE (r.merchant_id, r.sku_id) = (s.merchant_id, s.sku_id)), 0)
        OR reserved <> coalesce((
          SELECT sum(quantity) FROM order_lines l JOIN orders o USING (merchant_id, order_id)
          WHERE o.status = 'created' AND (l.merchant_id, l.sku_id) = (s.merchant_id, s.sku_id)), 0)`);
    expect(rows).toEqual([]);
  });

  test('the pictures of a product are seen by anybody, proofs by staff and the group alone', async () => {
    const [product] = await listed(customer);
    expect((await server.send('GET', product?.image_urls ?? '')).status).toBe(200);
    const { data } = await finance.post('/api/payment_order_list', {
      page_size: 100,
      status: 'paid',
      group_id: 'pratunam',
    });
    const [payment] = (data as { items: PaymentOrder[] }).items;
    const proof = payment?.payment_photos[0] ?? '';
    const rival = await server.as('rival_owner');
    const seenBy = async (person: Person) => (await person.get(proof)).status;
    expect([await seenBy(finance), await seenBy(customer), await seenBy(rival)]).toEqual([200, 200, 404]);
    expect((await server.send('GET', proof)).status).toBe(404);
  });

  test('the history of an order folds to what was ordered', async () => {
    const { data } = await finance.post('/api/order_list', { page_size: 100, status: 'paid' });
    for (const { id } of (data as { items: Order[] }).items) {
      const order = await orderOf(finance, id);
      const changes = (order.history ?? []).flatMap((entry) => Object.entries(entry.changes));
      const folded = Object.fromEntries(changes.map(([field, { to }]) => [field, to]));
      const { detail, total_amount, remark, address_id, payment_oder } = order;
      expect(folded).toEqual({ detail, total_amount, remark, address_id, payment_oder });
    }
  });
});
