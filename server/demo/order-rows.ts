import { changesBetween } from '../lifecycles/history-steps.ts';
import { orderHistoryFields } from '../orders/order-answer.ts';
import type { NewLine } from '../store/queries/orders/orders.ts';
import type { Changes } from '../store/schema/columns.ts';
import type { AddressCopy, addresses, orderHistory, orderLines, orders } from '../store/schema/orders.ts';
import type { DemoLine, DemoOrder, DemoStep } from './orders.ts';
import type { DemoPayment } from './payments.ts';
import { pictureAddress } from './pictures.ts';
import type { DemoShop } from './shop.ts';

type AddressRow = typeof addresses.$inferInsert;

interface OrderRows {
  readonly orders: (typeof orders.$inferInsert)[];
  readonly orderLines: (typeof orderLines.$inferInsert)[];
  readonly orderHistory: (typeof orderHistory.$inferInsert)[];
}

/** Rows of orders, each with a copy of its products and of its group's default address. */
export function orderRows(
  { merchant, orders, payments }: DemoShop,
  places: readonly AddressRow[],
): OrderRows {
  const all = orders.map((order) => {
    const place = places.find(({ group_id, is_default }) => group_id === order.plan.group_id && is_default);
    const payment = payments.find((paid) => paid.orders.includes(order));
    return rowsOf(merchant.merchant_id, order, place, payment);
  });
  return {
    orders: all.map(({ row }) => row),
    orderLines: all.flatMap(({ lines }) => lines),
    orderHistory: all.flatMap(({ history }) => history),
  };
}

function rowsOf(
  merchant_id: string,
  order: DemoOrder,
  place: AddressRow | undefined,
  payment: DemoPayment | undefined,
) {
  const { order_id } = order;
  const facts = {
    total_satang: order.total,
    remark: order.plan.remark ?? '',
    address_id: place?.address_id ?? null,
  };
  const lines = order.lines.map((line) => newLine(merchant_id, line));
  const changes: Readonly<Record<string, Changes>> = {
    'order.submit': changesBetween({}, orderHistoryFields(facts, lines)),
    'order.pay': changesBetween({}, { payment_oder: payment?.payment_order_id }),
  };
  return {
    row: {
      merchant_id,
      order_id,
      order_no: order.order_no,
      group_id: order.plan.group_id,
      customer_id: order.customer.user_id,
      status: order.status,
      ...facts,
      address_copy: place ? copyOf(place) : null,
      payment_order_id: payment?.payment_order_id ?? null,
      version: order.steps.length,
      created: order.steps[0]?.at,
      confirmed: order.steps.find(({ event }) => event === 'order.confirm')?.at,
    },
    lines: lines.map((line, at) => ({ merchant_id, order_id, line_no: at + 1, ...line })),
    history: order.steps.map((step, at) => ({
      merchant_id,
      order_id,
      ...stepColumns(step, at),
      seen_version: step.event === 'order.confirm' || step.event === 'order.cancel' ? at : null,
      changes: changes[step.event] ?? {},
    })),
  };
}

function newLine(merchantId: string, { sku, quantity, price, total, isVip }: DemoLine): NewLine {
  const { sku_id, name, ch_name, th_name, color, size, style, picture } = sku;
  return {
    sku_id,
    name,
    color,
    size,
    style,
    quantity,
    price_satang: price,
    list_satang: sku.price,
    total_satang: total,
    image_urls: [pictureAddress(merchantId, picture)],
    extra_info: JSON.stringify({ ch_name, th_name }),
    is_vip: isVip,
  };
}

/** The columns of the history row with this index, without its changes. */
export function stepColumns(step: DemoStep, at: number) {
  return {
    seq: at + 1,
    by_id: step.by.user_id,
    by_name: step.by.name,
    by_role: step.by.role,
    event: step.event,
    from_status: step.from,
    to_status: step.to,
    created: step.at,
  };
}

function copyOf(place: AddressRow): AddressCopy {
  return {
    alias: place.alias,
    phone: place.phone,
    merchant_address: place.address,
    contact: place.contact ?? '',
    merchant_photo: place.photo ?? '',
    shop_photo: place.shop_photo ?? '',
    latitude: place.latitude ?? null,
    longitude: place.longitude ?? null,
  };
}
