import type { ReactNode } from 'react';
import type { OrderListActor, PaymentListActor } from '../../../record-lists/views/list-props.ts';

export type OrderHomeTab = 'orders' | 'payments' | 'confirm_payments';

export interface OrderHomeScreenProps {
  readonly tab: OrderHomeTab;
  readonly orders: OrderListActor;
  readonly payments: PaymentListActor;
  /** Shows `payments`. */
  readonly paymentList: ReactNode;
  /** Shows the payments to confirm; null to those who may not confirm them, or where the shop does not. */
  readonly confirmTab: ReactNode;
  /** How many payments there are to confirm. */
  readonly confirmCount?: ReactNode;
  /** What else the tab offers in its head, and what becomes of it. */
  readonly listExport?: { readonly action: ReactNode; readonly notice: ReactNode };
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
