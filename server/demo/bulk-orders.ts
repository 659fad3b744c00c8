import { days, type BulkPlan } from './bulk-rows.ts';

/** History entries of an order, with the final statuses of the orders that have them. */
const orderSteps = `(VALUES
  (1, 'order.submit', NULL, 'created', 'created confirmed cancelled paid completed', ''),
  (2, 'order.confirm', 'created', 'confirmed', 'confirmed paid completed', 'order_manager'),
  (2, 'order.cancel', 'created', 'cancelled', 'cancelled', 'order_manager'),
  (3, 'order.pay', 'confirmed', 'paid', 'paid completed', 'order_manager'),
  (4, 'order.complete', 'paid', 'completed', 'completed', 'finance'))`;

const paymentSteps = `(VALUES
  (1, 'payment.create', NULL, 'created', 'paid completed', 'order_manager'),
  (2, 'payment.submit', 'created', 'paid', 'paid completed', 'order_manager'),
  (3, 'payment.confirm', 'paid', 'completed', 'completed', 'finance'))`;

const stepColumns = '(seq, event, from_status, to_status, statuses, by_role)';

/**
 * Statements that add the orders `from` to `to`, the oldest first. The newest 1 % are created, 1 % confirmed, 2 % paid; of the rest one
 * in thirty is cancelled and the others completed. Their stock is purchased just before.
 */
export function bulkOrders(
  { merchant_id, groups, orders, now, prefix }: BulkPlan,
  skus: number,
  from: number,
  to: number,
): readonly string[] {
  const end = `timestamptz '${now.toISOString()}'`;
  const at = (hours: string) => `least(bulk.created + ${hours} * interval '1 hour', ${end})`;
  const stepsOf = (steps: string) =>
    `bulk JOIN ${steps} AS step ${stepColumns} ON bulk.status = ANY (string_to_array(statuses, ' '))
     JOIN users ON users.merchant_id = '${merchant_id}' AND users.user_id = coalesce(nullif(by_role, ''), customer_id)`;
  return [
    `SELECT 1 FROM counters WHERE merchant_id = '${merchant_id}' ORDER BY series FOR UPDATE`,
    `CREATE TEMPORARY TABLE bulk ON COMMIT DROP AS
     SELECT n, replace(gen_random_uuid()::text, '-', '') AS order_id, status,
       ${end} - (${orders} - n + 1) * interval '${days} days' / ${orders} AS created,
       '${prefix}-g' || customer AS group_id, '${prefix}-u' || customer AS customer_id,
       CASE WHEN status IN ('paid', 'completed') THEN replace(gen_random_uuid()::text, '-', '') END AS payment_order_id,
       sum((status IN ('paid', 'completed'))::int) OVER (ORDER BY n) AS payment_at
     FROM (SELECT n, 1 + (n * 31) % ${groups} AS customer,
         CASE WHEN n > ${orders} * 0.99 THEN 'created' WHEN n > ${orders} * 0.98 THEN 'confirmed'
           WHEN n > ${orders} * 0.96 THEN 'paid' WHEN n % 30 = 0 THEN 'cancelled' ELSE 'completed' END AS status
       FROM generate_series(${from}::bigint, ${to}) n) drawn`,
    `CREATE TEMPORARY TABLE bulk_lines ON COMMIT DROP AS
     SELECT n, order_id, bulk.created, bulk.status, line_no, 1 + (n + line_no) % 6 AS quantity, sku_id, skus.name, color,
       size, style, price_satang, image_urls, jsonb_build_object('ch_name', ch_name, 'th_name', th_name)::text AS extra_info,
       sum(price_satang * (1 + (n + line_no) % 6)) OVER (PARTITION BY n) AS due
     FROM bulk CROSS JOIN LATERAL generate_series(1, least(1 + n % 4, ${skus})) line_no
     JOIN skus ON merchant_id = '${merchant_id}' AND sku_id = '${prefix}-s' || 1 + (n * 7919 + line_no) % ${skus}`,
    'ANALYZE bulk, bulk_lines',
    `INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, total_satang, paid_satang,
       payment_order_id, version, created, confirmed)
     SELECT '${merchant_id}', order_id, value + n - ${from} + 1, group_id, customer_id, status, due,
       CASE status WHEN 'completed' THEN due ELSE 0 END, payment_order_id, CASE status WHEN 'created' THEN 1 WHEN 'paid' THEN 3 WHEN 'completed' THEN 4 ELSE 2 END, bulk.created,
       CASE WHEN status IN ('confirmed', 'paid', 'completed') THEN ${at('1')} END
     FROM bulk JOIN (SELECT n, due FROM bulk_lines WHERE line_no = 1) AS amount USING (n)
     JOIN counters ON merchant_id = '${merchant_id}' AND series = 'order'`,
    `INSERT INTO order_lines (merchant_id, order_id, line_no, sku_id, name, color, size, style, quantity, price_satang,
       total_satang, image_urls, extra_info)
     SELECT '${merchant_id}', order_id, line_no, sku_id, name, color, size, style, quantity, price_satang,
       price_satang * quantity, image_urls, extra_info FROM bulk_lines`,
    `INSERT INTO order_history (merchant_id, order_id, seq, by_id, by_name, by_role, event, from_status, to_status,
       seen_version, created)
     SELECT '${merchant_id}', order_id, seq, user_id, name, by_role, event, from_status, to_status,
       CASE WHEN seq = 2 THEN 1 END, ${at('(seq - 1)')} FROM ${stepsOf(orderSteps)}`,
    `INSERT INTO payment_orders (merchant_id, payment_order_id, payment_no, group_id, status, payment_type,
       should_paid_satang, claimed_satang, paid_satang, paid_cash_satang, paid_receipt_satang, version, created_by, created)
     SELECT '${merchant_id}', payment_order_id, value + payment_at, group_id, status, 'cash', due, due, due, due, 0,
       CASE status WHEN 'paid' THEN 1 ELSE 2 END, 'order_manager', ${at('2')}
     FROM bulk JOIN (SELECT n, due FROM bulk_lines WHERE line_no = 1) AS amount USING (n)
     JOIN counters ON merchant_id = '${merchant_id}' AND series = 'payment'
     WHERE payment_order_id IS NOT NULL`,
    `INSERT INTO payment_entries (merchant_id, payment_order_id, payment_entry_id, status, payment_type, origin_satang,
       claimed_satang, paid_satang, paid_cash_satang, paid_receipt_satang, version, created)
     SELECT merchant_id, payment_order_id, replace(gen_random_uuid()::text, '-', ''), payment.status, payment_type,
       should_paid_satang, claimed_satang, paid_satang, paid_cash_satang, paid_receipt_satang, version, payment.created
     FROM bulk JOIN payment_orders payment USING (payment_order_id) WHERE merchant_id = '${merchant_id}'`,
    `INSERT INTO paid_orders (merchant_id, payment_order_id, order_id, counted_satang)
     SELECT merchant_id, payment_order_id, order_id, paid_satang FROM bulk JOIN orders USING (order_id, payment_order_id)
     WHERE merchant_id = '${merchant_id}'`,
    `INSERT INTO payment_history (merchant_id, payment_order_id, seq, by_id, by_name, by_role, event, from_status, to_status,
       seen_version, created)
     SELECT '${merchant_id}', payment_order_id, seq, user_id, name, by_role, event, from_status, to_status,
       CASE WHEN seq = 3 THEN 1 END, ${at('greatest(seq, 2)')} FROM ${stepsOf(paymentSteps)}`,
    ...bulkStock(merchant_id),
    `UPDATE counters SET value = value + taken FROM (
       SELECT 'order' AS series, count(*) AS taken FROM bulk
       UNION ALL SELECT 'payment', count(payment_order_id) FROM bulk) AS batch
     WHERE counters.merchant_id = '${merchant_id}' AND counters.series = batch.series`,
  ];
}

/** The stock of a batch: one purchase of each product, then a sale for each confirmed line. */
function bulkStock(merchantId: string): readonly string[] {
  const record = `INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type,
    operation_subtype, change, stock_after, price_satang, operator_id, operator_name, order_id, created)`;
  return [
    `CREATE TEMPORARY TABLE bulk_stock ON COMMIT DROP AS
     SELECT sku_id, coalesce(sum(quantity) FILTER (WHERE status IN ('confirmed', 'paid', 'completed')), 0)::int AS sold,
       coalesce(sum(quantity) FILTER (WHERE status = 'created'), 0)::int AS held, min(created) AS created
     FROM bulk_lines WHERE status <> 'cancelled' GROUP BY sku_id`,
    'ANALYZE bulk_stock',
    `UPDATE skus SET on_hand = on_hand + held, reserved = reserved + held FROM bulk_stock taken
     WHERE skus.merchant_id = '${merchantId}' AND skus.sku_id = taken.sku_id`,
    `${record}
     SELECT '${merchantId}', gen_random_uuid(), sku_id, 'purchase', 'entry', 'purchase', sold + held, on_hand + sold,
       price_satang, user_id, users.name, NULL, taken.created - interval '1 hour'
     FROM bulk_stock taken JOIN skus USING (sku_id) JOIN users USING (merchant_id)
     WHERE merchant_id = '${merchantId}' AND user_id = 'storekeeper'`,
    `${record}
     SELECT '${merchantId}', gen_random_uuid(), sku_id, 'sale', 'exit', '', -quantity,
       on_hand + coalesce(sum(quantity) OVER (PARTITION BY sku_id ORDER BY line.n
         ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING), 0),
       line.price_satang, user_id, users.name, order_id, line.created + interval '1 hour'
     FROM bulk_lines line JOIN skus USING (sku_id) JOIN users USING (merchant_id)
     WHERE merchant_id = '${merchantId}' AND user_id = 'order_manager' AND line.status IN ('confirmed', 'paid', 'completed')
     ORDER BY line.n`,
  ];
}
