import type { ActorRefFrom } from 'xstate';
import type { createListMachine } from '../../../../machines/kit/list-machine.ts';
import type { OrderSummary, PaymentOrder } from '../../../../domain/contract.ts';

type ListOf<Item> = ActorRefFrom<ReturnType<typeof createListMachine<Item>>>;

export type OrderListActor = ListOf<OrderSummary>;
export type PaymentListActor = ListOf<PaymentOrder>;
/** Either list, for what is the same around both. */
export type ListActor = OrderListActor | PaymentListActor;
