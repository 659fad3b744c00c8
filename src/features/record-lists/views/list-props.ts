import type { ActorRefFrom } from 'xstate';
import type { orderListMachine } from '../../../../machines/order-list/order-list-machine.ts';
import type { paidPaymentListMachine } from '../../../../machines/paid-payment-list/paid-payment-list-machine.ts';
import type { paymentListMachine } from '../../../../machines/payment-list/payment-list-machine.ts';

export type OrderListActor = ActorRefFrom<typeof orderListMachine>;
export type PaymentListActor = ActorRefFrom<typeof paymentListMachine>;
export type PaidPaymentListActor = ActorRefFrom<typeof paidPaymentListMachine>;
/** Either list, for what is the same around both. */
export type ListActor = OrderListActor | PaymentListActor;

/** What a list can be asked for, a sheet each. */
export type ListSheet = 'period' | 'status' | 'search' | 'sort';

export interface ListProps {
  /** What is listed. */
  readonly kind: 'orders' | 'payments';
  readonly list: ListActor;
}
