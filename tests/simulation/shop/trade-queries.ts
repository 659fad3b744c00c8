import type { OrderStatus, PaymentStatus } from '../../../domain/statuses.ts';
import type { StockMove } from '../../../domain/stock/stock-moves.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import { initialHistory } from '../../../server/store/queries/records/history.ts';
import type {
  OrderChange,
  OrderLineRow,
  OrderRecord,
  OrderRow,
} from '../../../server/store/queries/orders/orders.ts';
import type { PaidOrder, PaymentChange } from '../../../server/store/queries/payments/payment-statements.ts';
import type {
  PaymentEntryRow,
  PaymentRecord,
  PaymentRow,
} from '../../../server/store/queries/payments/payments.ts';
import type { Queries } from '../../../server/store/store.ts';
import { paymentsOf, rejectedPaymentsOf, settle } from './settlement.ts';
import { groupName, merchantId, push, pushStep, put } from './tables.ts';
import type { Tables } from './tables.ts';

const lock = async () => undefined;

/** What the server's handlers ask of stock. As in the database, no shelf promises more than lies on it. */
export function stockTable(
  tables: Tables,
): Pick<Queries['stock'], 'lock' | 'move' | 'enter' | 'reservations'> {
  return {
    lock,
    async enter(entries, cause) {
      return entries.map((entry, at) => {
        const sku = tables.skus.get(entry.sku_id);
        if (sku === undefined) throw new Error(`no SKU ${entry.sku_id}`);
        const on_hand = sku.on_hand + entry.change;
        if (on_hand < sku.reserved) throw new Error('Stock that was not locked is gone');
        tables.skus = put(tables.skus, entry.sku_id, { ...sku, on_hand });
        const row = {
          merchant_id: merchantId,
          stock_record_id: `record-${tables.stockRecords.length}`,
          stock_after: on_hand,
          type_text: '',
          transfer_location: '',
          transfer_location_alias: '',
          images: [],
          note: '',
          source_file: null,
          stocktake_id: null,
          counted_at: null,
          seq: at,
          ...cause,
          ...entry,
          operation_subtype: entry.operation_subtype ?? '',
          price_satang: entry.price_satang ?? null,
        };
        tables.stockRecords = [...tables.stockRecords, row];
        return row;
      });
    },
    async reservations(skuIds, statuses) {
      return recordsOf(tables, ({ status }) => statuses.includes(status as OrderStatus)).flatMap(
        ({ order, lines }) =>
          lines
            .filter(({ sku_id }) => skuIds.includes(sku_id))
            .map(({ sku_id, quantity }) => ({
              sku_id,
              quantity,
              order_id: order.order_id,
              order_no: order.order_no,
            })),
      );
    },
    async move(moves: readonly StockMove[]) {
      for (const { skuId, reserved, sold } of moves) {
        const sku = tables.skus.get(skuId);
        if (sku === undefined) throw new Error(`no SKU ${skuId}`);
        const shifted = { ...sku, reserved: sku.reserved + reserved, on_hand: sku.on_hand - sold };
        if (shifted.on_hand < shifted.reserved) throw new Error('Stock that was not locked is gone');
        tables.skus = put(tables.skus, skuId, shifted);
        if (sold !== 0)
          tables.stockRecords = [
            ...tables.stockRecords,
            { sku_id: skuId, change: -sold, entry_type: sold > 0 ? 'sale' : 'return' },
          ];
      }
    },
  };
}

type OrderTable = Pick<
  Queries['orders'],
  'find' | 'lock' | 'unpaidOf' | 'countInStatus' | 'add' | 'change' | 'changeOfPayments' | 'replaceLines'
>;

/** What they ask of orders. */
export function orderTable(tables: Tables): OrderTable {
  function setLines(orderId: string, lines: Parameters<OrderTable['add']>[1]): void {
    const rows = lines.map((line, at): OrderLineRow => ({
      ...line,
      merchant_id: merchantId,
      order_id: orderId,
      line_no: at + 1,
    }));
    tables.orderLines = put(tables.orderLines, orderId, rows);
  }

  return {
    find: async (orderId) => recordsOf(tables, ({ order_id }) => order_id === orderId)[0] ?? null,
    lock: async (orderIds) =>
      [...tables.orders.values()].filter(({ order_id }) => orderIds.includes(order_id)),
    unpaidOf: async (groupId, exceptId, wanted) =>
      recordsOf(
        tables,
        ({ group_id, order_id, status }) =>
          group_id === groupId && order_id !== exceptId && status === wanted,
      ),
    countInStatus: async (groupId, wanted) =>
      recordsOf(tables, ({ group_id, status }) => group_id === groupId && status === wanted).length,
    async add(order, lines, steps) {
      const row = {
        merchant_id: merchantId,
        order_no: nextNumber(tables, 'order'),
        remark: '',
        source: '',
        extra: null,
        address_id: null,
        address_copy: null,
        payment_order_id: null,
        paid_satang: 0,
        version: 1,
        idempotency_key: null,
        confirmed: null,
        ...order,
      };
      refuseKeyTwice(tables.orders.values(), row, ({ customer_id }) => customer_id);
      tables.orders = put(tables.orders, row.order_id, row);
      setLines(row.order_id, lines);
      tables.orderHistory = push(tables.orderHistory, row.order_id, ...initialHistory(steps));
      return recordOf(tables, row);
    },
    async change(orderIds, change: OrderChange) {
      for (const id of orderIds) changeOrder(tables, id, change);
    },
    async changeOfPayments(paymentIds, change: OrderChange) {
      for (const { order_id, payment_order_id: paidBy } of tables.orders.values())
        if (paidBy !== null && paymentIds.includes(paidBy)) changeOrder(tables, order_id, change);
    },
    replaceLines: async (orderId, lines) => setLines(orderId, lines),
  };
}

function changeOrder(tables: Tables, id: string, change: OrderChange): void {
  const order = tables.orders.get(id);
  if (order !== undefined)
    tables.orders = put(tables.orders, id, { ...order, ...change, version: order.version + 1 });
}

type PaymentTable = Pick<
  Queries['payments'],
  | 'find'
  | 'lock'
  | 'lockWithOrders'
  | 'readiness'
  | 'proofOf'
  | 'add'
  | 'decide'
  | 'change'
  | 'settle'
  | 'awaitingOf'
  | 'earlierOf'
>;

/** What they ask of payment orders. */
export function paymentTable(tables: Tables): PaymentTable {
  const proofOf = (id: string) => ({
    entries: tables.entries.get(id) ?? [],
    photos: tables.photos.get(id) ?? [],
  });

  function moveOrders(paid: readonly PaidOrder[]): void {
    for (const { order_id, status, paidBy, step } of paid) {
      changeOrder(tables, order_id, { status, payment_order_id: paidBy });
      tables.orderHistory = pushStep(tables.orderHistory, order_id, step);
    }
  }

  function changePayment(
    id: string,
    change: PaymentChange,
    details: Parameters<PaymentTable['change']>[2] = {},
  ): void {
    const payment = tables.payments.get(id);
    if (payment === undefined) return;
    tables.payments = put(tables.payments, id, { ...payment, ...change, version: payment.version + 1 });
    const entries = (tables.entries.get(id) ?? []).map((entry) => ({
      ...entry,
      ...change,
      ...details,
      version: entry.version + 1,
    }));
    tables.entries = put(tables.entries, id, entries);
  }

  return {
    lock,
    lockWithOrders: lock,
    settle: async (ids) => ids.forEach((id) => settle(tables, id)),
    awaitingOf: async (orderIds) =>
      paymentsOf(tables, orderIds).flatMap(({ order_id, status }) => (status === 'paid' ? [order_id] : [])),
    earlierOf: async (orderIds, exceptId) =>
      new Map(
        paymentsOf(tables, orderIds)
          .filter(({ status, payment_order_id }) => status !== 'rejected' && payment_order_id !== exceptId)
          .map(({ order_id, payment_order_id }) => [order_id, payment_order_id]),
      ),
    proofOf: async (id) => proofOf(id),
    async find(id): Promise<PaymentRecord | null> {
      const payment = tables.payments.get(id);
      if (payment === undefined) return null;
      const orders = recordsOf(
        tables,
        ({ order_id }) => tables.paidOrders.get(id)?.includes(order_id) === true,
      );
      return { payment, groupName: groupName(payment.group_id), ...proofOf(id), orders };
    },
    async readiness(ids, statuses, orderStatuses) {
      return ids.flatMap((id) => {
        const payment = tables.payments.get(id);
        if (payment === undefined) return [];
        const { payment_order_id, status, version } = payment;
        const areOrdersReady = [...tables.orders.values()]
          .filter((order) => order.payment_order_id === id)
          .every((order) => orderStatuses.includes(order.status as OrderStatus));
        const isReady = statuses.includes(status as PaymentStatus) && areOrdersReady;
        return [{ payment_order_id, status, version, isReady }];
      });
    },
    async add(payment, entry, photos, steps, paid) {
      const { payment_order_id } = payment;
      const payment_no = nextNumber(tables, 'payment');
      const defaults = { merchant_id: merchantId, version: 1, idempotency_key: null };
      const row = { ...defaults, payment_no, ...payment } as PaymentRow;
      refuseKeyTwice(tables.payments.values(), row, ({ created_by }) => created_by);
      tables.payments = put(tables.payments, payment_order_id, row);
      const entryRow = { merchant_id: merchantId, payment_order_id, version: 1, ...entry } as PaymentEntryRow;
      tables.entries = push(tables.entries, payment_order_id, entryRow);
      tables.photos = push(tables.photos, payment_order_id, ...photos);
      tables.paymentHistory = push(tables.paymentHistory, payment_order_id, ...initialHistory(steps));
      const orderIds = paid.map(({ order_id }) => order_id);
      tables.paidOrders = push(tables.paidOrders, payment_order_id, ...orderIds);
      moveOrders(paid);
      return { confirmsReceipts: true };
    },
    async decide({ payment: { payment_order_id } }, { change, photos, step, orders }) {
      changePayment(payment_order_id, change);
      tables.photos = push(tables.photos, payment_order_id, ...photos);
      tables.paymentHistory = pushStep(tables.paymentHistory, payment_order_id, step);
      moveOrders(orders);
    },
    async change(ids, change, details) {
      for (const id of ids) changePayment(id, change, details);
    },
  };
}

/** The indexes `orders_once` and `payment_orders_once`. */
function refuseKeyTwice<Row extends { readonly idempotency_key: string | null }>(
  rows: Iterable<Row>,
  added: Row,
  ownerOf: (row: Row) => string,
): void {
  for (const row of rows) {
    if (added.idempotency_key === null || row.idempotency_key !== added.idempotency_key) continue;
    if (ownerOf(row) === ownerOf(added)) throw new Refusal('idempotency_key_reused');
  }
}

function recordsOf(tables: Tables, isWanted: (order: OrderRow) => boolean): OrderRecord[] {
  return [...tables.orders.values()].filter(isWanted).map((order) => recordOf(tables, order));
}

function recordOf(tables: Tables, order: OrderRow): OrderRecord {
  const payment = order.payment_order_id === null ? undefined : tables.payments.get(order.payment_order_id);
  return {
    order,
    groupName: groupName(order.group_id),
    orderedBy: order.customer_id,
    lines: tables.orderLines.get(order.order_id) ?? [],
    payment: payment ?? null,
    rejected: rejectedPaymentsOf(tables, order.order_id),
  };
}

function nextNumber(tables: Tables, series: 'order' | 'payment'): number {
  const number = (tables.counters.get(series) ?? 0) + 1;
  tables.counters = put(tables.counters, series, number);
  return number;
}
