import type { HistoryRow } from '../../../server/store/queries/records/history.ts';
import type { HistoryStep, ShopRecords } from './shop.ts';
import type { Tables } from './tables.ts';

/** The records of the tables in memory. */
export function recordsOfTables(tables: Tables): ShopRecords {
  return {
    orders: [...tables.orders.values()].map((order) => ({
      id: order.order_id,
      key: order.idempotency_key,
      status: order.status,
      version: order.version,
      total: order.total_satang,
      paid: order.paid_satang,
      lines: (tables.orderLines.get(order.order_id) ?? []).map((line) => ({
        skuId: line.sku_id,
        quantity: line.quantity,
        total: line.total_satang,
      })),
      paymentId: order.payment_order_id,
      history: stepsOf(tables.orderHistory.get(order.order_id)),
    })),
    payments: [...tables.payments.values()].map((payment) => ({
      id: payment.payment_order_id,
      key: payment.idempotency_key,
      status: payment.status,
      version: payment.version,
      due: payment.should_paid_satang,
      paid: payment.paid_satang,
      cash: payment.paid_cash_satang,
      receipt: payment.paid_receipt_satang,
      entered: (tables.entries.get(payment.payment_order_id) ?? []).reduce(
        (sum, entry) => sum + entry.paid_satang,
        0,
      ),
      photos: tables.photos.get(payment.payment_order_id)?.length ?? 0,
      history: stepsOf(tables.paymentHistory.get(payment.payment_order_id)),
    })),
    products: [...tables.skus.values()].map(({ sku_id, on_hand, reserved }) => ({
      skuId: sku_id,
      onHand: on_hand,
      reserved,
      changes: tables.stockRecords.filter((record) => record.sku_id === sku_id).map(({ change }) => change),
      counted: tables.stockRecords
        .filter((record) => record.sku_id === sku_id && record.entry_type === 'count')
        .reduce((sum, { change }) => sum + change, 0),
    })),
    writes: [...tables.answers.keys()].map((name) => {
      const [by = '', key = ''] = name.split('/');
      return { by, key };
    }),
  };
}

function stepsOf(rows: readonly HistoryRow[] = []): readonly HistoryStep[] {
  return rows.map(({ seq, event, from_status, to_status }) => ({
    seq,
    event,
    from: from_status,
    to: to_status,
  }));
}
