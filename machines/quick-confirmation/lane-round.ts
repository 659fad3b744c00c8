import { pageSize } from '../../domain/limits.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import type { Page } from '../kit/list-machine.ts';
import type { ConfirmPayOrderInput } from '../payment-confirmation/payment-confirmation-machine.ts';
import type { LaneContext, LanePageInput } from './lane-types.ts';

/** The payment that is looked at. */
export function laneShown({ queue, at }: Pick<LaneContext, 'queue' | 'at'>): PaidPayment {
  const payment = queue[at];
  if (payment === undefined) throw new Error('behind the last payment there is none to look at');
  return payment;
}

/** Earlier versions did not record which payment was looked at, nor the answer to a question as one. */
export function isOfEarlierVersion({ paymentOrderId }: { readonly paymentOrderId?: string }): boolean {
  return paymentOrderId === undefined;
}

/** The page behind those that were read. */
export function pageInput({ pages }: LaneContext): LanePageInput {
  if (pages === null) throw new Error('behind the last page there is none to read');
  return { filter: pages.filter, cursor: pages.cursor, count: pageSize };
}

/** The round with a further page. Payments that are in the round already are not added again. */
export function withPage(
  { queue, pages }: LaneContext,
  { items, pagination: { cursor } }: Page<PaidPayment>,
): Pick<LaneContext, 'queue' | 'pages' | 'pagesProblem'> {
  const known = new Set(queue.map(({ id }) => id));
  return {
    queue: [...queue, ...items.filter(({ id }) => !known.has(id))],
    pages: pages === null || cursor === null ? null : { ...pages, cursor },
    pagesProblem: null,
  };
}

/** What is sent of the payment that is looked at, as it was seen. */
export function confirmInput(context: LaneContext): ConfirmPayOrderInput {
  const { id, version, paid } = laneShown(context);
  return { key: context.key, paymentOrderId: id, version, photos: [], paid };
}
