import type { ReactNode } from 'react';
import type { OrderListActor, PaymentListActor } from '../../../record-lists/views/list-props.ts';

export type OrderHomeTab = 'orders' | 'payments';

export interface OrderHomeScreenProps {
  readonly tab: OrderHomeTab;
  readonly orders: OrderListActor;
  readonly payments: PaymentListActor;
  /** Shows `payments`. */
  readonly paymentList: ReactNode;
  /** Whether it is shown beside the record that was opened from it. */
  readonly isAside: boolean;
  readonly onTab: (tab: OrderHomeTab) => void;
}
