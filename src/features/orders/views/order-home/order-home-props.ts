import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { OrderCard } from '../../../../../domain/contract.ts';
import type { orderSelectionMachine } from '../../../../../machines/order-selection/order-selection-machine.ts';
import type { ListProps, OrderListActor, PaymentListActor } from '../../../record-lists/views/list-props.ts';

/** An order of the list, and what somebody wishes of it; null: they look what there is. */
export interface AskedOrder {
  readonly order: OrderCard;
  readonly wish: 'cancel' | null;
}

/** The printing of several orders together. */
export interface OrderPrinting {
  readonly selection: ActorRefFrom<typeof orderSelectionMachine>;
  /** Leads to the packing lists of these orders; false where that fails. */
  readonly onPrint: (orderIds: readonly string[]) => boolean;
}

export type OrderHomeTab = 'orders' | 'payments' | 'confirm_payments';

export interface OrderHomeScreenProps extends Pick<ListProps, 'groupPicker' | 'action'> {
  readonly tab: OrderHomeTab;
  readonly orders: OrderListActor;
  readonly payments: PaymentListActor;
  /** Shows `payments`. */
  readonly paymentList: ReactNode;
  /** Shows the payments to confirm; null to those who may not confirm them, or where the shop does not. */
  readonly confirmTab: ReactNode;
  /** How many payments there are to confirm. */
  readonly confirmCount?: ReactNode;
  /** What else the tab offers in the head of the page. */
  readonly headAction?: ReactNode;
  /** What becomes of a sheet that was asked for. */
  readonly notice?: ReactNode;
  /** The shop's name: what is listed is named by the tabs. */
  readonly title: string;
  /** The customer group that staff work for, and the way to another one. */
  readonly groupChoice?: ReactNode;
  /** Whether an order is one line. */
  readonly isCompact: boolean;
  readonly onCompact: (isCompact: boolean) => void;
  /** Statuses in which this person may cancel an order. */
  readonly cancellable: readonly string[];
  /** Asks what is to be done with an order, or whether it is to be cancelled. Stays the same function. */
  readonly onAsk: (asked: AskedOrder) => void;
  /** The sheet in which that is asked. */
  readonly askedSheet?: ReactNode;
  /** Undefined for those who pack nothing. */
  readonly printing?: OrderPrinting | undefined;
  /** Whether it is shown beside the record that was opened from it. */
  readonly isAside: boolean;
  /** Ids of the orders that have unsaved edits on this device. */
  readonly unsaved: ReadonlySet<string>;
  /** New orders that wait to be sent, and are not listed yet. */
  readonly waitingOrders: number;
  /** Opens the dialog for an order as text; undefined for those who do not order. */
  readonly onTextOrder?: (() => void) | undefined;
  /** A text order that was begun, and its dialog. */
  readonly textOrder?: ReactNode;
  readonly onTab: (tab: OrderHomeTab) => void;
}
