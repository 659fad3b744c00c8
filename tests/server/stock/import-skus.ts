import { randomUUID } from 'node:crypto';
import type { Person, Reply, TestServer } from '../harness.ts';
import { submitOrder, type TestSku } from '../orders/orders-and-payments.ts';

/** What an import answers. */
export interface Imported {
  readonly created: number;
  readonly increased: number;
  readonly items: readonly { sku_id: string; created: boolean; amount: number; stock: number }[];
}

interface Row {
  readonly amount: number;
  readonly price: string;
}

/** Puts two top categories beside the demo's: t1 over t2, for what `newCategory` makes, and u1 over u2 over u3. */
export async function addTopCategories({ database: { pool } }: TestServer): Promise<void> {
  await pool.query(`
    INSERT INTO categories (merchant_id, category_id, parent_id, level, position, name) VALUES
      ('m-demo', 't1', NULL, 1, 900, 'Testing'), ('m-demo', 't2', 't1', 2, 1, 'Second'),
      ('m-demo', 'u1', NULL, 1, 901, 'Other'), ('m-demo', 'u2', 'u1', 2, 1, 'Second'), ('m-demo', 'u3', 'u2', 3, 1, 'Third');
  `);
}

/** A third-level category, under t1 and t2, that a test has for itself. */
export async function newCategory({ database: { pool } }: TestServer): Promise<string> {
  const id = `t3-${randomUUID()}`;
  await pool.query(
    `INSERT INTO categories (merchant_id, category_id, parent_id, level, name) VALUES ('m-demo', $1, 't2', 3, 'Third')`,
    [id],
  );
  return id;
}

/** A product of a category with five pieces, of which the customer's order holds two. */
export async function bowlIn(
  { database: { pool } }: TestServer,
  category: string,
  customer: Person,
): Promise<TestSku> {
  const sku = { id: `bowl-${randomUUID()}`, price: 10 };
  await pool.query(
    `INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, price_satang, vip_price_satang, on_hand)
     VALUES ('m-demo', $1, $2, 'Rice Bowl', '饭碗', 'ชามข้าว', 'Sky Blue', 'L', 1000, 800, 5)`,
    [sku.id, category],
  );
  await pool.query(
    `INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, change, stock_after, operator_id, operator_name)
     VALUES ('m-demo', $1, $2, 'purchase', 'entry', 5, 5, 'storekeeper', 'Somchai')`,
    [randomUUID(), sku.id],
  );
  await submitOrder(customer, [{ sku, quantity: 2 }]);
  return sku;
}

/** A row that means the product of `bowlIn`. */
export function bowlRow(category: string, more: object = {}) {
  return {
    name: 'Rice Bowl',
    category_label: 'Testing / Second / Third',
    category_id: ['t1', 't2', category],
    color: 'Sky Blue',
    size: 'L',
    style: '',
    amount: 3,
    price: '12.50',
    ...more,
  };
}

/** An import of these rows, with the totals that they come to. */
export function importBody(items: readonly Row[], more: object = {}) {
  return {
    items,
    timestamp: '2026-03-04T05:06:07Z',
    total_items: items.length,
    total_value:
      items.reduce((sum, { amount, price }) => sum + Math.round(Number(price) * 100) * amount, 0) / 100,
    ...more,
  };
}

export async function importRows(person: Person, items: readonly Row[], more: object = {}): Promise<Reply> {
  return await person.post('/api/confirm_import_skus', importBody(items, more));
}

/** The stock of a category's products, and the sum of each product's records. */
export async function ledgerOf(
  { database: { pool } }: TestServer,
  category: string,
): Promise<{ on_hand: number; sum: number }[]> {
  const { rows } = await pool.query<{ on_hand: number; sum: number }>(
    `SELECT on_hand, (SELECT coalesce(sum(change), 0)::int FROM stock_records
       WHERE stock_records.merchant_id = skus.merchant_id AND stock_records.sku_id = skus.sku_id) AS sum
     FROM skus WHERE category_id = $1 ORDER BY sku_id`,
    [category],
  );
  return rows;
}
