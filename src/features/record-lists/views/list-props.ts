import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import type { orderListMachine } from '../../../../machines/order-list/order-list-machine.ts';
import type { paidPaymentListMachine } from '../../../../machines/paid-payment-list/paid-payment-list-machine.ts';
import type { paymentListMachine } from '../../../../machines/payment-list/payment-list-machine.ts';

export type OrderListActor = ActorRefFrom<typeof orderListMachine>;
export type PaymentListActor = ActorRefFrom<typeof paymentListMachine>;
export type PaidPaymentListActor = ActorRefFrom<typeof paidPaymentListMachine>;
/** Either list, for what is the same around both. */
export type ListActor = OrderListActor | PaymentListActor;

/** What a list can be asked for, a sheet each. */
export type ListSheet = 'period' | 'status' | 'group' | 'search' | 'sort';

/** Asks for the customer group whose records are listed. */
export interface GroupPickerProps {
  readonly filter: Pick<RecordFilter, 'group' | 'currentGroup'>;
  /** What stands beside the groups: all of them, and the one that staff work for. */
  readonly words: { readonly all: string; readonly current: string };
  readonly opened: boolean;
  readonly onChoose: (change: Pick<RecordFilter, 'group' | 'currentGroup'>) => void;
  readonly onClose: () => void;
}

export interface ListProps {
  /** What is listed. */
  readonly kind: 'orders' | 'payments';
  readonly list: ListActor;
  /** Left out where a list is of one group. */
  readonly groupPicker?: ComponentType<GroupPickerProps> | undefined;
  /** What can be done with the whole list. */
  readonly action?: ReactNode;
}
