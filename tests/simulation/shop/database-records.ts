import type { Pool } from 'pg';
import type { ShopOrder, ShopPayment, ShopProduct, HistoryStep, ShopRecords } from './shop.ts';

type Steps = readonly (HistoryStep & { readonly id: string })[];

/** The records of the database that scenarios wrote; those of the demo data have no keys. */
export async function readDatabaseRecords(pool: Pool): Promise<ShopRecords> {
  async function rows<Row>(text: string): Promise<readonly Row[]> {
    return (await pool.query(text)).rows as readonly Row[];
  }

  const orders = await rows<Omit<ShopOrder, 'lines' | 'history'>>(
    `SELECT order_id AS id, idempotency_key AS key, status, version, total_satang::int AS total,
       paid_satang::int AS paid, payment_order_id AS "paymentId"
     FROM orders WHERE idempotency_key IS NOT NULL ORDER BY order_no`,
  );
  const lines = await rows<ShopOrder['lines'][number] & { readonly id: string }>(
    `SELECT order_id AS id, sku_id AS "skuId", quantity, total_satang::int AS total
     FROM order_lines ORDER BY order_id, line_no`,
  );
  const orderSteps = await rows<Steps[number]>(
    `SELECT order_id AS id, seq, event, from_status AS "from", to_status AS "to"
     FROM order_history ORDER BY order_id, seq`,
  );
  const payments = await rows<Omit<ShopPayment, 'history'>>(
    `SELECT p.payment_order_id AS id, idempotency_key AS key, status, version, should_paid_satang::int AS due,
       paid_satang::int AS paid, paid_cash_satang::int AS cash, paid_receipt_satang::int AS receipt,
       (SELECT sum(paid_satang)::int FROM payment_entries e WHERE e.payment_order_id = p.payment_order_id) AS entered,
       (SELECT count(*)::int FROM payment_photos f WHERE f.payment_order_id = p.payment_order_id) AS photos
     FROM payment_orders p WHERE idempotency_key IS NOT NULL ORDER BY payment_no`,
  );
  const paymentSteps = await rows<Steps[number]>(
    `SELECT payment_order_id AS id, seq, event, from_status AS "from", to_status AS "to"
     FROM payment_history ORDER BY payment_order_id, seq`,
  );
  const products = await rows<ShopProduct>(
    `SELECT s.sku_id AS "skuId", on_hand AS "onHand", reserved,
       (SELECT array_agg(change ORDER BY seq) FROM stock_records r WHERE r.sku_id = s.sku_id) AS changes,
       (SELECT coalesce(sum(change), 0)::int FROM stock_records r WHERE r.sku_id = s.sku_id AND r.entry_type = 'count') AS counted
     FROM skus s WHERE s.sku_id LIKE 'simulated-%' ORDER BY s.sku_id`,
  );
  const writes = await rows<ShopRecords['writes'][number]>(
    `SELECT user_id AS by, key FROM idempotency_records ORDER BY user_id, key`,
  );
  return {
    orders: orders.map((order) => ({ ...order, lines: of(order, lines), history: of(order, orderSteps) })),
    payments: payments.map((payment) => ({ ...payment, history: of(payment, paymentSteps) })),
    products,
    writes,
  };
}

/** Those that belong to a record, without saying so. */
function of<Part extends { readonly id: string }>(
  { id }: { readonly id: string },
  parts: readonly Part[],
): readonly Omit<Part, 'id'>[] {
  return parts.filter((part) => part.id === id).map(({ id: _whose, ...part }) => part);
}
