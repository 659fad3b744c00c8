import type { ActorRefFrom } from 'xstate';
import type { OrderSummary, PaymentOrder } from '../../../../domain/contract.ts';
import type { createListMachine } from '../../../../machines/kit/list-machine.ts';

type ListOf<Item> = ActorRefFrom<ReturnType<typeof createListMachine<Item>>>;

export type OrderListActor = ListOf<OrderSummary>;
export type PaymentListActor = ListOf<PaymentOrder>;
/** Either list, for what is the same around both. */
export type ListActor = OrderListActor | PaymentListActor;

/** What a list can be asked for, a sheet each. */
export type ListSheet = 'period' | 'status' | 'search' | 'sort';

export interface ListProps {
  /** What is listed. */
  readonly kind: 'orders' | 'payments';
  readonly list: ListActor;
}
