import { randomUUID } from 'node:crypto';
import type { TestServer } from '../harness.ts';

interface PlacedOrder {
  readonly status: string;
  readonly source?: string;
  readonly lines: readonly (readonly [sku: string, quantity: number])[];
}

/** Orders of the group of a persona, each a minute after the one before, the first so many minutes from now; their lines cost 1 baht. */
export async function placeOrders(
  { database: { pool } }: TestServer,
  user: string,
  placed: readonly PlacedOrder[],
  minutes = 2,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, { status, source = '', lines }] of placed.entries()) {
    const id = randomUUID();
    ids.push(id);
    await pool.query(
      `INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, source, total_satang, created)
       SELECT 'm-demo', $1, 991000 + (SELECT count(*) FROM orders), group_id, user_id, $2, $3, 100, now() + make_interval(mins => $4)
       FROM users WHERE merchant_id = 'm-demo' AND user_id = $5`,
      [id, status, source, at + minutes, user],
    );
    for (const [line, [sku, quantity]] of lines.entries())
      await pool.query(
        `INSERT INTO order_lines (merchant_id, order_id, line_no, sku_id, name, color, quantity, price_satang, total_satang)
         VALUES ('m-demo', $1, $2, $3, 'Old lamp', 'Red', $4, 100, 100)`,
        [id, line + 1, sku, quantity],
      );
  }
  return ids;
}
