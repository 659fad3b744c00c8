import type pg from 'pg';
import { bulkOrders } from './bulk-orders.ts';
import { bulkPeople, bulkProducts } from './bulk-rows.ts';
import { demoMerchant } from './people.ts';

export interface BulkSize {
  readonly orders: number;
  readonly skus: number;
}

/** Orders or products added in one transaction. */
const batchSize = 20_000;
const ordersPerGroup = 500;
const maxGroups = 2000;

/**
 * Adds products, customers and their orders of the 400 days before `now` to the demo merchant, by statements over many rows:
 * each order with lines, history, stock records and payment, as if each had been entered by hand. What was added by an
 * earlier call stays. Proof photos are left out.
 */
export async function seedBulk(
  pool: pg.Pool,
  { orders, skus }: BulkSize,
  now: Date,
  print: (line: string) => void,
): Promise<void> {
  const groups = Math.min(maxGroups, Math.ceil(orders / ordersPerGroup));
  const inBatches = async (
    what: string,
    count: number,
    statements: (from: number, to: number) => readonly string[],
  ) => {
    for (let from = 1; from <= count; from += batchSize) {
      const to = Math.min(count, from + batchSize - 1);
      await inOneTransaction(pool, statements(from, to));
      print(`${what}: ${to} of ${count}`);
    }
  };
  const { merchant_id } = demoMerchant;
  const plan = { merchant_id, groups, orders, now, prefix: now.getTime().toString(36) };
  await inOneTransaction(pool, bulkPeople(plan));
  await inBatches('products', skus, (from, to) => bulkProducts(plan, from, to));
  await inBatches('orders', orders, (from, to) => bulkOrders(plan, skus, from, to));
  // Not by `pool.query`, which is limited by the statement timeout.
  await inOneTransaction(pool, ['ANALYZE']);
}

async function inOneTransaction(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    for (const statement of statements) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
