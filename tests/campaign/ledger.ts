import { importedDebt } from '../../domain/statuses.ts';
import type { Shop } from '../journeys/shop.ts';
import type { KnownOrder } from './floor.ts';

/** What the database holds of one order. */
interface OrderTrace {
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

const tracesOf = `
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

/** What belongs to nobody or twice to somebody, in the whole shop; each must be 0. */
const strays = `
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

/** What came since the ledger was opened. */
export interface Counts {
  readonly orders: number;
  readonly payments: number;
  /** Payments whose receipt was confirmed. */
  readonly receipts: number;
  readonly cancellations: number;
  readonly stockRecords: number;
}

const countsOf = `
  SELECT
    (SELECT count(*) FROM orders WHERE merchant_id = 'm-demo' AND order_no > $1)::int AS "orders",
    (SELECT count(*) FROM payment_orders WHERE merchant_id = 'm-demo' AND payment_no > $2)::int AS "payments",
    (SELECT count(*) FROM payment_history WHERE event = 'payment.confirm' AND created > $3)::int AS "receipts",
    (SELECT count(*) FROM order_history WHERE event = 'order.cancel' AND created > $3)::int AS "cancellations",
    (SELECT count(*) FROM stock_records WHERE created > $3)::int AS "stockRecords"`;

export interface Ledger {
  counts(): Promise<Counts>;
  /** What the database says otherwise than people remember of an order. */
  faultsOf(order: KnownOrder): Promise<readonly string[]>;
  /** What is wrong in the whole shop, whoever did it. */
  faultsOfShop(orders: readonly KnownOrder[]): Promise<readonly string[]>;
}

/** Counts what comes from now on. */
export async function openLedger(shop: Shop): Promise<Ledger> {
  const [base] = await shop.rows<{ orders: number; payments: number; now: string }>(`
    SELECT
      (SELECT max(order_no) FROM orders WHERE merchant_id = 'm-demo') AS orders,
      (SELECT max(payment_no) FROM payment_orders WHERE merchant_id = 'm-demo') AS payments,
      now()::text AS now`);
  if (base === undefined) throw new Error('the database counts nothing');
  return {
    async counts() {
      const [counts] = await shop.rows<Counts>(countsOf, [base.orders, base.payments, base.now]);
      if (counts === undefined) throw new Error('the database counts nothing');
      return counts;
    },
    async faultsOf(order) {
      const { skuId, quantity } = order.marker;
      const name = `order of ${quantity} × ${skuId}`;
      const traces = await shop.rows<OrderTrace>(tracesOf, [base.orders, skuId, quantity]);
      const [trace] = traces;
      if (traces.length !== 1 || trace === undefined)
        return [`${name}: ${traces.length} orders instead of 1`];
      const actual = JSON.stringify(trace);
      const expected = JSON.stringify({ ...trace, ...expectedTrace(order) });
      return actual === expected ? [] : [`${name}: ${actual} instead of ${expected}`];
    },
    async faultsOfShop(orders) {
      const markers = orders.map(({ marker }) => `${marker.skuId}/${marker.quantity}`);
      const values = [base.orders, base.payments, markers, base.now, importedDebt];
      const [counts = {}] = await shop.rows<Record<string, number>>(strays, values);
      return Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
    },
  };
}

function expectedTrace({ marker, orderId, paymentId, history, price }: KnownOrder): Partial<OrderTrace> {
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
