import type {
  HistoryEntry,
  Order,
  OrderCard,
  OrderLine,
  OrderSummary,
  PaymentEntry,
} from '../../domain/contract.ts';
import type { components } from '../../domain/contract.gen.ts';
import { staleOrderDays } from '../../domain/limits.ts';
import { toBaht } from '../../domain/money.ts';
import { lineNameIn } from '../../domain/names.ts';
import { owedOf } from '../../domain/payments/owed.ts';
import { joinAddresses } from '../../domain/photos/photo-addresses.ts';
import { isStaff } from '../../domain/roles.ts';
import type { RequestContext } from '../contract/call.ts';
import { storedOrderStatus, storedPaymentStatus } from '../lifecycles/stored-values.ts';
import type { OrderLineRow, OrderRecord, OrderRow, NewLine } from '../store/queries/orders/orders.ts';
import type { RejectedPayment } from '../store/queries/orders/order-statements.ts';
import type { OrderCardRecord } from '../store/queries/records/record-cards.ts';
import type { MerchantRow } from '../store/queries/people/users.ts';

type MaskedOrder = components['schemas']['MaskedOrder'];
type OrderReference = components['schemas']['OrderReference'];
type MaskedLine = components['schemas']['MaskedLine'];

const overdueMs = staleOrderDays * 24 * 60 * 60 * 1000;

/** Data of other records that an order's detail shows. */
export interface RelatedOrderData {
  readonly unpaid: readonly OrderRecord[];
  readonly paymentInfo: PaymentEntry | null;
  /** For staff only. */
  readonly history?: readonly HistoryEntry[];
}

/** What every answer that shows an order says of it. */
export function orderHead(order: OrderCardRecord['order']) {
  return {
    id: order.order_id,
    order_no: String(order.order_no),
    ctime: order.created.toISOString(),
    status: storedOrderStatus(order.status),
    total_amount: toBaht(order.total_satang),
  };
}

/** An order's detail. */
export function orderAnswer(
  record: OrderRecord,
  viewer: RequestContext,
  { unpaid, paymentInfo, history }: RelatedOrderData,
): Order {
  return {
    ...orderSummary(record, viewer),
    unpaid_order_list: unpaid.map(orderReference),
    payment_info: paymentInfo,
    ...(history === undefined ? {} : { history: [...history] }),
  };
}

/** An order as a list shows it. */
export function orderSummary(
  { order, groupName, orderedBy, lines, payment, rejected }: OrderRecord,
  viewer: RequestContext,
): OrderSummary {
  const place = order.address_copy;
  return {
    ...orderHead(order),
    created_by: { name: orderedBy ?? '' },
    paid_amount: toBaht(order.paid_satang),
    owed: toBaht(owedOf(order)),
    group_id: order.group_id,
    group_name: groupName,
    remark: order.remark,
    source: order.source,
    ...extraOf(order),
    address_id: order.address_id,
    alias: place?.alias ?? '',
    phone: place?.phone ?? '',
    merchant_address: place?.merchant_address ?? '',
    merchant_alias: place?.alias ?? '',
    merchant_photo: place?.merchant_photo ?? '',
    shop_photo: place?.shop_photo ?? '',
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    detail: lines.map(orderLine),
    // Empty after a rejection, which tells it from an order that was never paid.
    payment_oder: order.payment_order_id ?? (rejected.length === 0 ? null : ''),
    ...(rejected.length === 0 ? {} : { rejected_payments: rejected.map(rejectedPayment) }),
    payment_order: payment && {
      id: payment.payment_order_id,
      ctime: payment.created.toISOString(),
      status: storedPaymentStatus(payment.status),
    },
    version: order.version,
    ...(isOverdue(order, viewer) ? { overdue: true } : {}),
  };
}

/** What is known of an imported debt beside its amount. */
function extraOf({ extra }: Pick<OrderRow, 'extra'>) {
  return extra === null ? {} : { extra };
}

function rejectedPayment({ payment_order_id, payment_no, reason, at }: RejectedPayment) {
  return { id: payment_order_id, payment_no: String(payment_no), reason, at: new Date(at).toISOString() };
}

/** An order as a row of a list shows it. */
export function orderCard({ order, groupName, lines }: OrderCardRecord): OrderCard {
  return {
    ...orderHead(order),
    owed: toBaht(owedOf(order)),
    group_id: order.group_id,
    group_name: groupName,
    remark: order.remark,
    source: order.source,
    detail: lines.map(({ quantity, picture }) => ({
      quantity,
      image_urls: picture === null ? '' : joinAddresses([picture]),
    })),
  };
}

/** An order within another record. */
export function orderReference({ order, groupName, lines }: OrderRecord): OrderReference {
  return {
    ...orderHead(order),
    source: order.source,
    ...extraOf(order),
    group_name: groupName,
    detail: lines.map(orderLine),
  };
}

/** An order for an anonymous caller, with product names in their language: without people, address and payment. */
export function maskedOrder(
  { order, lines }: OrderRecord,
  merchant: Pick<MerchantRow, 'name'>,
  language: string,
): MaskedOrder {
  return {
    ...orderHead(order),
    merchant_name: merchant.name,
    masked: true,
    detail: lines.map((line) => ({ ...maskedLine(line), name: lineNameIn(language, line) })),
    payment_info: null,
    unpaid_order_list: [],
  };
}

export function maskedLine(line: OrderLineRow): MaskedLine {
  const { name, color, size, style, quantity, price, total_price, image_urls } = orderLine(line);
  return { name, color, size, style, quantity, price, total_price, image_urls };
}

/** Whether an order is flagged to staff because it has waited too long for confirmation. */
function isOverdue({ status, created }: OrderRow, { caller, now }: RequestContext): boolean {
  return isStaff(caller.roles) && status === 'created' && now.getTime() - created.getTime() >= overdueMs;
}

/** What a line's product cost everybody, in baht; its own price where that was not kept. */
export function listPrice({
  list_satang,
  price_satang,
}: Pick<OrderLineRow, 'list_satang' | 'price_satang'>): number {
  return toBaht(list_satang ?? price_satang);
}

/** A line, as orders and histories show it. */
function orderLine(line: Omit<OrderLineRow, 'merchant_id' | 'order_id' | 'line_no'>): OrderLine {
  return {
    sku_id: line.sku_id,
    name: line.name,
    color: line.color,
    size: line.size,
    style: line.style,
    quantity: line.quantity,
    price: toBaht(line.price_satang),
    list_price: listPrice(line),
    total_price: toBaht(line.total_satang),
    image_urls: joinAddresses(line.image_urls),
    extra_info: line.extra_info,
    is_vip: line.is_vip ? 1 : 0,
  };
}

/** The fields of an order that its history tracks, in the contract's form. Applying all changes in order gives what a person saw. */
export function orderHistoryFields(
  order: Pick<OrderRow, 'total_satang' | 'remark' | 'address_id'>,
  lines: readonly NewLine[],
) {
  return {
    detail: lines.map(orderLine),
    total_amount: toBaht(order.total_satang),
    remark: order.remark,
    address_id: order.address_id,
  };
}
