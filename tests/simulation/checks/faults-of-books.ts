import { decideOrder, decidePayment } from '../../../machines/lifecycle.ts';
import type { OrderStatus, PaymentStatus } from '../../../domain/statuses.ts';
import type { BookedOrder, BookedPayment, BookedProduct, BookedStep, Books } from '../shop/shop.ts';

/** Somebody who may do everything: whether they were allowed to is decided before. */
const roles = ['admin'] as const;

/** What does not add up in the books of a shop. */
export function faultsOfBooks(books: Books): readonly string[] {
  return [
    ...books.products.flatMap((product) => faultsOfProduct(product, books.orders)),
    ...books.orders.flatMap((order, at) =>
      faultsOfOrder(order, books).map((fault) => `order no. ${at + 1}: ${fault}`),
    ),
    ...books.payments.flatMap((payment, at) =>
      faultsOfPayment(payment, books).map((fault) => `payment no. ${at + 1}: ${fault}`),
    ),
  ];
}

function faultsOfProduct(
  { skuId, onHand, reserved, changes }: BookedProduct,
  orders: readonly BookedOrder[],
): readonly string[] {
  const held = (statuses: readonly string[]) =>
    sum(
      orders
        .filter(({ status }) => statuses.includes(status))
        .flatMap(({ lines }) => lines.filter((line) => line.skuId === skuId).map(({ quantity }) => quantity)),
    );
  const sold = held(['confirmed', 'paid', 'completed']);
  const [delivered = 0] = changes;
  return said({
    [`${skuId}: the movements make ${sum(changes)}, ${onHand} are on hand`]: sum(changes) !== onHand,
    [`${skuId}: ${onHand} on hand, ${reserved} reserved`]: onHand < reserved,
    [`${skuId}: ${held(['created'])} are promised, ${reserved} reserved`]: held(['created']) !== reserved,
    [`${skuId}: ${delivered} came, ${sold} were sold, ${onHand} are on hand`]: delivered - sold !== onHand,
  });
}

function faultsOfOrder(
  { status, total, lines, paymentId, history }: BookedOrder,
  books: Books,
): readonly string[] {
  const isPaid = ['paid', 'completed'].includes(status);
  const payment = books.payments.find(({ id }) => id === paymentId);
  return [
    ...faultsOfHistory(
      history,
      status,
      ['order.submit', 'order.confirm', 'order.cancel', 'order.pay', 'order.complete'],
      (from, type) => decideOrder(from as OrderStatus | 'draft', { type: type as 'order.submit', roles }),
    ),
    ...said({
      'its lines do not make its total': sum(lines.map((line) => line.total)) !== total,
      'it is paid without a payment, or has one and is not paid': isPaid !== (payment !== undefined),
      'it is completed and its payment not, or the reverse':
        payment !== undefined && (status === 'completed') !== (payment.status === 'completed'),
    }),
  ];
}

function faultsOfPayment(payment: BookedPayment, { orders }: Books): readonly string[] {
  const paidFor = orders.filter(({ paymentId }) => paymentId === payment.id);
  return [
    ...faultsOfHistory(
      payment.history,
      payment.status,
      ['payment.create', 'payment.submit', 'payment.confirm'],
      (from, type) =>
        decidePayment(from as PaymentStatus | 'draft', { type: type as 'payment.create', roles }),
    ),
    ...said({
      'it pays for nothing': paidFor.length === 0,
      'what is due is not the total of its orders': sum(paidFor.map(({ total }) => total)) !== payment.due,
      'its entries do not make what was paid': payment.entered !== payment.paid,
      'cash and receipt do not make what was paid': payment.cash + payment.receipt !== payment.paid,
      'it has no photo': payment.photos === 0,
    }),
  ];
}

/** A history is without gaps, leads by its lifecycle to where its record stands, and has these steps once at the most. */
function faultsOfHistory(
  history: readonly BookedStep[],
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
    ...said({ 'its history leads elsewhere': history.at(-1)?.to !== status }),
  ];
}

function said(faults: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
