import type { Outcome } from '../outcome.ts';

/** An order that the server took. Versions that did not read its number left none in journals. */
export interface SubmittedOrder {
  readonly id: string;
  readonly orderNo?: string;
}

export type SubmitOutcome = Outcome<SubmittedOrder>;

/** Tells that an order was taken, and its number where the answer had one. */
export interface OrderSubmitted {
  readonly type: 'order.submitted';
  readonly orderNo?: string;
}

/** What a chart tells about an answer that took its order. */
export function orderSubmitted(outcome: SubmitOutcome): OrderSubmitted {
  const orderNo = outcome.ok ? outcome.value.orderNo : undefined;
  return { type: 'order.submitted', ...(orderNo === undefined ? {} : { orderNo }) };
}

/** What charts keep of an order that the server took. */
export function submittedOrder({
  id,
  order,
}: {
  readonly id: string;
  readonly order: { readonly order_no: string };
}): SubmittedOrder {
  return { id, orderNo: order.order_no };
}
