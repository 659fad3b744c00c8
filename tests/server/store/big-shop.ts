import type pg from 'pg';

/** A merchant with 200,000 orders, 100,000 payment orders and 100,000 SKUs, a tenth of them in category `c401`, beside a smaller one. A fifth of all is group `g0`'s. */
export const bigMerchant = 'm-big';
const bigOrders = 200_000;
const smallMerchant = 'm-small';

/**
 * Fills an empty database with shops whose rows are well-formed one by one; the ledger is left out. Needs a
 * superuser, because foreign keys are not checked row by row.
 */
export async function fillBigShop(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET statement_timeout = 0; SET work_mem = '64MB';
      SET maintenance_work_mem = '256MB'`);
    await withoutIndexes(client, async () => {
      await fillShop(client, bigMerchant, { orders: bigOrders, skus: 100_000 });
      await fillShop(client, smallMerchant, { orders: 2000, skus: 1000 });
    });
    await client.query('VACUUM (ANALYZE)');
  } finally {
    client.release(true);
  }
}

/** Drops the indexes during the work and recreates them, which is much faster for many rows. */
async function withoutIndexes(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`);
  await client.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

async function fillShop(
  client: pg.PoolClient,
  merchant: string,
  { orders, skus }: { readonly orders: number; readonly skus: number },
): Promise<void> {
  const fill = (statement: string) => client.query(statement.replaceAll('$merchant', `'${merchant}'`));
  await fill('INSERT INTO merchants (merchant_id, name) VALUES ($merchant, $merchant)');
  await fill(`INSERT INTO groups (merchant_id, group_id, name)
    SELECT $merchant, 'g' || n, CASE WHEN n % 100 = 7 THEN '夜市 ' ELSE 'ร้าน ' END || n FROM generate_series(0, 399) n`);
  await fill(`INSERT INTO categories (merchant_id, category_id, parent_id, level, name)
    SELECT $merchant, 'c' || n, CASE WHEN n = 0 THEN NULL WHEN n = 1 THEN 'c0' ELSE 'c1' END, least(n + 1, 3), 'c' || n
    FROM generate_series(0, 401) n`);
  await fill(`INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, style, price_satang, on_hand)
    SELECT $merchant, 's' || n, CASE WHEN n % 10 = 0 THEN 'c401' ELSE 'c' || 2 + n % 399 END,
      (ARRAY['Cotton shirt','Silk scarf','Night lamp','Tea cup','Rain coat','Phone case'])[1 + n % 6] || ' ' || n,
      (ARRAY['棉衬衫','丝巾','夜灯','茶杯','雨衣','手机壳','灯笼'])[1 + n % 7] || CASE WHEN n % 997 = 0 THEN '龍' ELSE '' END,
      (ARRAY['เสื้อผ้าฝ้าย','ผ้าพันคอ','โคมไฟ','ถ้วยชา','เสื้อกันฝน'])[1 + n % 5] || CASE WHEN n % 991 = 0 THEN ' ฬ' ELSE '' END,
      (ARRAY['red','黑色','ขาว'])[1 + n % 3], (ARRAY['S','M','L','XL'])[1 + n % 4], 'style ' || n % 37, 100 + n % 9000, 50
    FROM generate_series(1, ${skus}) n`);
  // As the server writes it, but for plurals; words of Thai names are apart.
  await fill(`UPDATE skus SET search_text = lower(concat_ws(E'\\n', name, translate(ch_name, '龍', '龙'),
      replace(replace(replace(replace(th_name, 'ผ้า', ' ผ้า '), 'ถ้วย', 'ถ้วย '), 'กัน', ' กัน '), 'ไฟ', ' ไฟ'), color, size, style))
    WHERE merchant_id = $merchant`);
  await fill(`INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, change,
      stock_after, operator_id, operator_name)
    SELECT $merchant, 'r' || n, 's' || 1 + (n * 7919) % ${skus}, 'purchase', 'entry', 50, 50, 'u', 'u'
    FROM generate_series(1, ${skus}) n`);
  await fill(`INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, total_satang,
      payment_order_id, created, confirmed)
    SELECT $merchant, md5($merchant || n), n, CASE WHEN n % 5 = 0 THEN 'g0' ELSE 'g' || (n * 31) % 400 END, 'u',
      CASE WHEN n > ${orders} * 0.99 THEN 'created' WHEN n > ${orders} * 0.97 THEN 'confirmed'
        WHEN n % 20 = 0 THEN 'cancelled' WHEN n % 2 = 1 THEN 'completed' ELSE 'paid' END,
      (n * 7919::bigint) % 1000003, CASE WHEN n % 2 = 1 AND n <= ${orders} * 0.97 THEN md5('p' || $merchant || n) END,
      timestamptz '2025-01-01' + n * interval '1 minute',
      CASE WHEN n <= ${orders} * 0.99 AND (n > ${orders} * 0.97 OR n % 20 > 0)
        THEN timestamptz '2025-01-01' + n * interval '1 minute' + interval '30 minutes' END
    FROM generate_series(1, ${orders}) n`);
  await fill(`INSERT INTO order_lines (merchant_id, order_id, line_no, sku_id, name, quantity, price_satang, total_satang)
    SELECT $merchant, md5($merchant || n), 1, 's' || 1 + n % ${skus}, 'x', 1, 100, 100 FROM generate_series(1, ${orders}) n`);
  await fill(`INSERT INTO order_history (merchant_id, order_id, seq, by_id, by_name, by_role, event, to_status)
    SELECT $merchant, md5($merchant || n), 1, 'u', 'u', '', 'order.submit', 'created' FROM generate_series(1, ${orders}) n`);
  await fill(`INSERT INTO idempotency_records (merchant_id, user_id, key, fingerprint, answer)
    SELECT $merchant, 'u', 'key ' || n, '', '' FROM generate_series(1, ${skus}) n`);
  await fill(`INSERT INTO payment_orders (merchant_id, payment_order_id, payment_no, group_id, status, payment_type,
      should_paid_satang, claimed_satang, paid_satang, paid_cash_satang, paid_receipt_satang, created_by, created)
    SELECT $merchant, md5('p' || $merchant || n), n, CASE WHEN n % 5 = 0 THEN 'g0' ELSE 'g' || (n * 31) % 400 END,
      CASE WHEN n > ${orders} * 0.98 THEN 'paid' ELSE 'completed' END, 'cash', (n * 7919::bigint) % 1000003, 1, 1, 1, 0, 'u',
      timestamptz '2025-01-01' + n * interval '1 minute'
    FROM generate_series(1, ${orders}, 2) n`);
  await fill(`INSERT INTO payment_entries (merchant_id, payment_order_id, payment_entry_id, status, payment_type,
      origin_satang, claimed_satang, paid_satang, paid_cash_satang, paid_receipt_satang)
    SELECT merchant_id, payment_order_id, 'e', status, payment_type, 1, 1, 1, 1, 0 FROM payment_orders
    WHERE merchant_id = $merchant`);
  // A photo of a slip each for some; two of a hundred of them are of one slip.
  await fill(`INSERT INTO uploads (merchant_id, file_name, uploader_id, content_type, sha256, bytes, attached)
    SELECT merchant_id, payment_order_id, 'u', 'image/webp', md5(payment_no::text), 1, true FROM payment_orders
    WHERE merchant_id = $merchant AND payment_no % 4 < 2`);
  await fill(`INSERT INTO payment_photos (merchant_id, payment_order_id, file_name, position, by_id, by_name, by_role)
    SELECT merchant_id, payment_order_id, payment_order_id, 1, 'u', 'u', '' FROM payment_orders
    WHERE merchant_id = $merchant AND payment_no % 4 < 2`);
  await fill(`INSERT INTO payment_slips (merchant_id, payment_order_id, file_name, transaction_id)
    SELECT merchant_id, payment_order_id, payment_order_id, 'ref' || CASE WHEN payment_no % 100 = 1 THEN payment_no + 4 ELSE payment_no END FROM payment_orders
    WHERE merchant_id = $merchant AND payment_no % 4 < 2`);
  await fill(`INSERT INTO payment_history (merchant_id, payment_order_id, seq, by_id, by_name, by_role, event, to_status, created)
    SELECT merchant_id, payment_order_id, 1, 'u', 'u', '', 'payment.submit', 'paid', created FROM payment_orders
    WHERE merchant_id = $merchant`);
  await fill(`INSERT INTO payment_history (merchant_id, payment_order_id, seq, by_id, by_name, by_role, event, to_status, created)
    SELECT merchant_id, payment_order_id, 2, 'u' || payment_no % 7, 'u', '', 'payment.confirm', 'completed', created + interval '5 hours'
    FROM payment_orders WHERE merchant_id = $merchant AND status = 'completed'`);
  await fill(`INSERT INTO paid_orders (merchant_id, payment_order_id, order_id)
    SELECT $merchant, md5('p' || $merchant || n), md5($merchant || n) FROM generate_series(1, ${orders}, 2) n`);
}
