import { importedDebt } from '../../domain/statuses.ts';
import type { Shop } from '../journeys/shop.ts';
import type { KnownOrder } from './task-pool.ts';

/** The database records of one order. */
interface OrderRecords {
  readonly orderId: string;
  readonly history: readonly string[];
  /** Pieces that its stock records moved, in their order. */
  readonly moved: readonly number[];
  readonly isTotalRight: boolean;
  readonly price: number;
  readonly payment: string | null;
  readonly paymentHistory: readonly string[];
  readonly proofs: number;
  readonly isPaidInFull: boolean;
}

const orderRecordsQuery = `
  SELECT
    o.order_id AS "orderId",
    ARRAY(SELECT h.event FROM order_history h WHERE h.order_id = o.order_id ORDER BY h.seq) AS "history",
    ARRAY(SELECT r.change FROM stock_records r WHERE r.order_id = o.order_id ORDER BY r.seq) AS "moved",
    o.total_satang = l.price_satang * l.quantity AS "isTotalRight",
    l.price_satang::int AS "price",
    o.payment_order_id AS "payment",
    ARRAY(SELECT h.event FROM payment_history h WHERE h.payment_order_id = o.payment_order_id ORDER BY h.seq)
      AS "paymentHistory",
    (SELECT count(*) FROM payment_photos f WHERE f.payment_order_id = o.payment_order_id)::int AS "proofs",
    coalesce((SELECT p.paid_satang = o.total_satang AND p.should_paid_satang = o.total_satang
      FROM payment_orders p WHERE p.payment_order_id = o.payment_order_id), false) AS "isPaidInFull"
  FROM orders o JOIN order_lines l USING (merchant_id, order_id)
  WHERE o.merchant_id = 'm-demo' AND o.order_no > $1 AND l.sku_id = $2 AND l.quantity = $3
  ORDER BY o.order_no`;

/** Counts of orphaned, duplicated or inconsistent records in the whole shop; each must be 0. */
const strayCountsQuery = `
  SELECT
    (SELECT count(*) FROM orders o JOIN order_lines l USING (merchant_id, order_id)
      WHERE o.merchant_id = 'm-demo' AND o.order_no > $1
      AND NOT l.sku_id || '/' || l.quantity = ANY($3::text[]))::int AS "orders that nobody made",
    (SELECT count(*) FROM payment_orders p WHERE p.merchant_id = 'm-demo' AND p.payment_no > $2 AND NOT EXISTS
      (SELECT 1 FROM orders o WHERE o.payment_order_id = p.payment_order_id))::int AS "payments of no order",
    (SELECT count(*) - count(DISTINCT sha256) FROM uploads WHERE created > $4)::int AS "photos kept twice",
    (SELECT count(*) FROM skus s WHERE on_hand <> (SELECT coalesce(sum(change), 0) FROM stock_records r
      WHERE r.merchant_id = s.merchant_id AND r.sku_id = s.sku_id))::int AS "shelves unlike their records",
    (SELECT count(*) FROM skus s WHERE reserved <> (SELECT coalesce(sum(l.quantity), 0)
      FROM order_lines l JOIN orders o USING (merchant_id, order_id)
      WHERE o.merchant_id = s.merchant_id AND l.sku_id = s.sku_id AND o.status = 'created'
      AND o.source <> $5))::int AS "reservations unlike their orders"`;

/** Records created since the check was opened. */
export interface Counts {
  readonly orders: number;
  readonly payments: number;
  /** Payments whose receipt was confirmed. */
  readonly receipts: number;
  readonly cancellations: number;
  readonly stockRecords: number;
}

const countsQuery = `
  SELECT
    (SELECT count(*) FROM orders WHERE merchant_id = 'm-demo' AND order_no > $1)::int AS "orders",
    (SELECT count(*) FROM payment_orders WHERE merchant_id = 'm-demo' AND payment_no > $2)::int AS "payments",
    (SELECT count(*) FROM payment_history WHERE event = 'payment.confirm' AND created > $3)::int AS "receipts",
    (SELECT count(*) FROM order_history WHERE event = 'order.cancel' AND created > $3)::int AS "cancellations",
    (SELECT count(*) FROM stock_records WHERE created > $3)::int AS "stockRecords"`;

export interface DatabaseCheck {
  counts(): Promise<Counts>;
  /** Differences between an order's records and what is expected. */
  orderMismatches(order: KnownOrder): Promise<readonly string[]>;
  /** Inconsistencies in the whole shop. */
  shopMismatches(orders: readonly KnownOrder[]): Promise<readonly string[]>;
}

/** Checks records that are created from now on. */
export async function createDatabaseCheck(shop: Shop): Promise<DatabaseCheck> {
  const [base] = await shop.rows<{ orders: number; payments: number; now: string }>(`
    SELECT
      (SELECT max(order_no) FROM orders WHERE merchant_id = 'm-demo') AS orders,
      (SELECT max(payment_no) FROM payment_orders WHERE merchant_id = 'm-demo') AS payments,
      now()::text AS now`);
  if (base === undefined) throw new Error('the database counts nothing');
  return {
    async counts() {
      const [counts] = await shop.rows<Counts>(countsQuery, [base.orders, base.payments, base.now]);
      if (counts === undefined) throw new Error('the database counts nothing');
      return counts;
    },
    async orderMismatches(order) {
      const { skuId, quantity } = order.marker;
      const name = `order of ${quantity} × ${skuId}`;
      const found = await shop.rows<OrderRecords>(orderRecordsQuery, [base.orders, skuId, quantity]);
      const [record] = found;
      if (found.length !== 1 || record === undefined) return [`${name}: ${found.length} orders instead of 1`];
      const actual = JSON.stringify(record);
      const expected = JSON.stringify({ ...record, ...expectedRecords(order) });
      return actual === expected ? [] : [`${name}: ${actual} instead of ${expected}`];
    },
    async shopMismatches(orders) {
      const markers = orders.map(({ marker }) => `${marker.skuId}/${marker.quantity}`);
      const values = [base.orders, base.payments, markers, base.now, importedDebt];
      const [counts = {}] = await shop.rows<Record<string, number>>(strayCountsQuery, values);
      return Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
    },
  };
}

function expectedRecords({ marker, orderId, paymentId, history, price }: KnownOrder): Partial<OrderRecords> {
  const isSold = history.includes('order.confirm');
  const isBack = history.includes('order.cancel');
  const isPaid = history.includes('order.pay');
  const isReceived = history.includes('order.complete');
  return {
    ...(orderId === null ? {} : { orderId }),
    history,
    moved: isSold ? [-marker.quantity, ...(isBack ? [marker.quantity] : [])] : [],
    isTotalRight: true,
    ...(price === null ? {} : { price }),
    payment: paymentId,
    paymentHistory: isPaid
      ? ['payment.create', 'payment.submit', ...(isReceived ? ['payment.confirm'] : [])]
      : [],
    proofs: isPaid ? 1 : 0,
    isPaidInFull: isPaid,
  };
}
