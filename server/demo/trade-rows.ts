import type { addresses, orderHistory, orderLines, orders } from '../store/schema/orders.ts';
import type { AddressCopy } from '../store/schema/orders.ts';
import type {
  paymentEntries,
  paymentHistory,
  paymentOrders,
  paymentPhotos,
} from '../store/schema/payments.ts';
import type { DemoLine, DemoOrder, DemoStep } from './orders.ts';
import type { DemoPayment } from './payments.ts';
import { pictureAddress, pictureFileName } from './pictures.ts';
import type { DemoShop } from './shop.ts';

type AddressRow = typeof addresses.$inferInsert;

/** Rows of orders, each with a copy of its products and of its group's default address. */
export function orderRows({ merchant, orders: placed, payments }: DemoShop, places: readonly AddressRow[]) {
  const { merchant_id } = merchant;
  return {
    orders: placed.map((order): typeof orders.$inferInsert => {
      const place = places.find(({ group_id, is_default }) => group_id === order.plan.group_id && is_default);
      return {
        merchant_id,
        order_id: order.order_id,
        order_no: order.order_no,
        group_id: order.plan.group_id,
        customer_id: order.customer.user_id,
        status: order.status,
        total_satang: order.total,
        remark: order.plan.remark ?? '',
        address_id: place?.address_id ?? null,
        address_copy: place ? copyOf(place) : null,
        payment_order_id:
          payments.find((payment) => payment.orders.includes(order))?.payment_order_id ?? null,
        version: order.steps.length,
        created: firstTime(order.steps),
      };
    }),
    orderLines: placed.flatMap((order) =>
      order.lines.map((line, at) => lineRow(merchant_id, order, line, at + 1)),
    ),
    orderHistory: placed.flatMap((order) =>
      order.steps.map((step, at): typeof orderHistory.$inferInsert => ({
        merchant_id,
        order_id: order.order_id,
        ...stepColumns(step, at),
        seen_version: step.event === 'order.confirm' || step.event === 'order.cancel' ? at : null,
      })),
    ),
  };
}

/** Rows of payment orders, each with one entry and its proofs. */
export function paymentRows({ merchant, payments }: DemoShop) {
  const { merchant_id } = merchant;
  const amounts = (payment: DemoPayment) => ({
    payment_type: payment.plan.payment_type,
    paid_satang: payment.paid,
    paid_cash_satang: payment.cash,
    paid_receipt_satang: payment.receipt,
    status: payment.status,
    version: payment.status === 'completed' ? 2 : 1,
    created: firstTime(payment.steps),
  });
  return {
    paymentOrders: payments.map((payment): typeof paymentOrders.$inferInsert => ({
      merchant_id,
      payment_order_id: payment.payment_order_id,
      payment_no: payment.payment_no,
      group_id: payment.group_id,
      should_paid_satang: payment.due,
      created_by: payment.steps[0]?.by.user_id ?? '',
      ...amounts(payment),
    })),
    paymentEntries: payments.map((payment): typeof paymentEntries.$inferInsert => ({
      merchant_id,
      payment_order_id: payment.payment_order_id,
      payment_entry_id: `${payment.payment_no}-1`,
      origin_satang: payment.due,
      ...amounts(payment),
    })),
    paymentHistory: payments.flatMap((payment) =>
      payment.steps.map((step, at): typeof paymentHistory.$inferInsert => ({
        merchant_id,
        payment_order_id: payment.payment_order_id,
        ...stepColumns(step, at),
        seen_version: step.event === 'payment.confirm' ? 1 : null,
      })),
    ),
    paymentPhotos: payments.flatMap(({ payment_order_id, plan }) =>
      plan.photos.map((picture, position): typeof paymentPhotos.$inferInsert => ({
        merchant_id,
        payment_order_id,
        file_name: pictureFileName(merchant_id, picture),
        position,
      })),
    ),
  };
}

function lineRow(
  merchant_id: string,
  order: DemoOrder,
  line: DemoLine,
  line_no: number,
): typeof orderLines.$inferInsert {
  const { sku_id, name, ch_name, th_name, color, size, style, picture } = line.sku;
  return {
    merchant_id,
    order_id: order.order_id,
    line_no,
    sku_id,
    name,
    color,
    size,
    style,
    quantity: line.quantity,
    price_satang: line.price,
    total_satang: line.total,
    image_urls: [pictureAddress(merchant_id, picture)],
    extra_info: JSON.stringify({ ch_name, th_name }),
    is_vip: line.isVip,
  };
}

function stepColumns(step: DemoStep, at: number) {
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

function copyOf({
  alias,
  phone,
  address,
  contact,
  photo,
  shop_photo,
  latitude,
  longitude,
}: AddressRow): AddressCopy {
  return {
    alias,
    phone,
    merchant_address: address,
    contact: contact ?? '',
    merchant_photo: photo ?? '',
    shop_photo: shop_photo ?? '',
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  };
}

function firstTime(steps: readonly DemoStep[]): Date | undefined {
  return steps[0]?.at;
}
