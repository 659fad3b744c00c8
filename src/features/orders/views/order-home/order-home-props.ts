import type { OrderListActor, PaymentListActor } from '../../../record-lists/views/list-actor.ts';

export type OrderHomeTab = 'orders' | 'payments';

export interface OrderHomeScreenProps {
  readonly tab: OrderHomeTab;
  readonly orders: OrderListActor;
  readonly payments: PaymentListActor;
  /** It stands beside the record that was opened from it. */
  readonly isAside: boolean;
  readonly isStaff: boolean;
  readonly mayOrder: boolean;
  readonly language: string;
  /** ISO time of now, for periods and for how long an order has been waiting. */
  readonly now: string;
  readonly onTab: (tab: OrderHomeTab) => void;
}
