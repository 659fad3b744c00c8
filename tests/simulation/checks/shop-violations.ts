import { decideOrder, decidePayment } from '../../../machines/lifecycle.ts';
import type { OrderStatus, PaymentStatus } from '../../../domain/statuses.ts';
import type { ShopOrder, ShopPayment, ShopProduct, HistoryStep, ShopRecords } from '../shop/shop.ts';

/** All roles: permissions are checked elsewhere. */
const roles = ['admin'] as const;

/** Invariants that the records of a shop violate. */
export function shopViolations(records: ShopRecords): readonly string[] {
  return [
    ...records.products.flatMap((product) => productViolations(product, records.orders)),
    ...records.orders.flatMap((order, at) =>
      orderViolations(order, records).map((violation) => `order no. ${at + 1}: ${violation}`),
    ),
    ...moneyViolations(records),
    ...records.payments.flatMap((payment, at) =>
      paymentViolations(payment, records).map((violation) => `payment no. ${at + 1}: ${violation}`),
    ),
  ];
}

/** Money that is lost or made: what completed payments brought must be what their orders were paid. */
function moneyViolations({ orders, payments }: ShopRecords): readonly string[] {
  const brought = sum(payments.filter(({ status }) => status === 'completed').map(({ paid }) => paid));
  const counted = sum(orders.map(({ paid }) => paid));
  return violated({ [`payments brought ${brought}, orders were paid ${counted}`]: brought !== counted });
}

function productViolations(
  { skuId, onHand, reserved, changes, counted }: ShopProduct,
  orders: readonly ShopOrder[],
): readonly string[] {
  const held = (statuses: readonly string[]) =>
    sum(
      orders
        .filter(({ status }) => statuses.includes(status))
        .flatMap(({ lines }) => lines.filter((line) => line.skuId === skuId).map(({ quantity }) => quantity)),
    );
  const sold = held(['confirmed', 'paid', 'completed']);
  const [delivered = 0] = changes;
  return violated({
    [`${skuId}: the movements make ${sum(changes)}, ${onHand} are on hand`]: sum(changes) !== onHand,
    [`${skuId}: ${onHand} on hand, ${reserved} reserved`]: onHand < reserved,
    [`${skuId}: ${held(['created'])} are promised, ${reserved} reserved`]: held(['created']) !== reserved,
    [`${skuId}: ${delivered} came, ${counted} were found, ${sold} were sold, ${onHand} are on hand`]:
      delivered + counted - sold !== onHand,
  });
}

function orderViolations(
  { status, total, lines, paymentId, history }: ShopOrder,
  records: ShopRecords,
): readonly string[] {
  const isPaid = ['paid', 'completed'].includes(status);
  const payment = records.payments.find(({ id }) => id === paymentId);
  return [
    ...historyViolations(
      history,
      status,
      ['order.submit', 'order.confirm', 'order.cancel', 'order.complete'],
      (from, type) => decideOrder(from as OrderStatus | 'draft', { type: type as 'order.submit', roles }),
    ),
    ...violated({
      'it is paid more often than its payments were rejected':
        timesOf(history, 'order.pay') > timesOf(history, 'order.reject') + 1,
      'its lines do not make its total': sum(lines.map((line) => line.total)) !== total,
      'it is paid without a payment, or has one and is not paid': isPaid !== (payment !== undefined),
      'it is completed and its payment not, or the reverse':
        payment !== undefined && (status === 'completed') !== (payment.status === 'completed'),
    }),
  ];
}

function paymentViolations(payment: ShopPayment, { orders }: ShopRecords): readonly string[] {
  const isRejected = payment.status === 'rejected';
  const paidFor = orders.filter(({ paymentId }) => paymentId === payment.id);
  return [
    ...historyViolations(
      payment.history,
      payment.status,
      ['payment.create', 'payment.submit', 'payment.confirm', 'payment.reject'],
      (from, type) =>
        decidePayment(from as PaymentStatus | 'draft', { type: type as 'payment.create', roles }),
    ),
    ...violated({
      'it pays for nothing, or is rejected and pays': (paidFor.length === 0) !== isRejected,
      'what is due is not the total of its orders':
        !isRejected && sum(paidFor.map(({ total }) => total)) !== payment.due,
      'its entries do not make what was paid': payment.entered !== payment.paid,
      'cash and receipt do not make what was paid': payment.cash + payment.receipt !== payment.paid,
      'it has no photo': payment.photos === 0,
    }),
  ];
}

/** A history must have no gaps, follow the lifecycle to the record's status, and contain the `single` events at most once. */
function historyViolations(
  history: readonly HistoryStep[],
  status: string,
  single: readonly string[],
  decide: (from: string, type: string) => { readonly ok: boolean; readonly to?: string },
): readonly string[] {
  const led = history.flatMap(({ seq, event, from, to }, at) => {
    const before = history[at - 1]?.to ?? 'draft';
    const decision = decide(before, event);
    const isRight = decision.ok && decision.to === to && seq === at + 1 && (from ?? 'draft') === before;
    return isRight ? [] : [`step ${at + 1}, ${event}, leads from ${before} to ${to}`];
  });
  const doubled = single.filter((event) => history.filter((step) => step.event === event).length > 1);
  return [
    ...led,
    ...doubled.map((event) => `${event} happened more than once`),
    ...violated({ 'its history leads elsewhere': history.at(-1)?.to !== status }),
  ];
}

function timesOf(history: readonly HistoryStep[], event: string): number {
  return history.filter((step) => step.event === event).length;
}

function violated(violations: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(violations).flatMap(([violation, isSo]) => (isSo ? [violation] : []));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
