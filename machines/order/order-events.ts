import type { Address, Order, OrderLine } from '../../domain/contract.ts';
import type { OrderEdit } from '../../domain/orders/order-edit.ts';
import type { PriceDraft } from '../../domain/orders/price-draft.ts';
import type { SeenOrder } from '../../domain/orders/rebase-edit.ts';
import type { Problem } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import type { OrderIntent } from './order-writes.ts';

export interface OrderInput {
  readonly orderId: string;
  readonly roles: readonly StaffRole[];
}

export interface OrderContext extends OrderInput {
  readonly order: Order | null;
  /** Whether reading the order again failed, so that the last known version is shown. */
  readonly isStale: boolean;
  readonly edit: OrderEdit;
  /** The price that is being typed; null while no line is open. */
  readonly draft: PriceDraft | null;
  /** The remark that is being typed; null while it is not open. */
  readonly remarkText: string | null;
  /** The version that unsaved changes began on, once somebody else changed the order meanwhile; null where nobody did. */
  readonly overtaken: SeenOrder | null;
  readonly addresses: readonly Address[] | null;
  /** Key of the write under way. */
  readonly key: string;
  /** The kind of write under way. */
  readonly intent: OrderIntent;
  readonly problem: Problem | null;
}

export type OrderEvent =
  | (Stamp &
      (
        | { readonly type: 'viewer.change'; readonly roles: readonly StaffRole[] }
        | { readonly type: 'order.open' }
        | EditEvent
        | { readonly type: 'line.open'; readonly skuId: string }
        | { readonly type: 'price.change'; readonly text: string }
        | { readonly type: 'price.accept' }
        | { readonly type: 'edit.discard' }
        | { readonly type: 'remark.open' | 'remark.accept' }
        | { readonly type: 'remark.change'; readonly text: string }
        | { readonly type: 'addresses.open' }
        | { readonly type: 'address.bring'; readonly address: Address }
        | { readonly type: 'changes.acknowledge' }
        | { readonly type: 'order.confirm' }
        | { readonly type: 'order.save' }
        | { readonly type: 'order.cancel' }
        | { readonly type: 'dialog.accept' | 'dialog.dismiss' }
        | { readonly type: 'order.retry' | 'order.acknowledge' }
      ))
  | DeliveryEvent;

/** Changes what is to be saved of the order. */
export type EditEvent =
  | {
      readonly type: 'line.setQuantity';
      readonly skuId: string;
      readonly quantity: number;
      /** Absent where it was moved by a piece, and in older logs. */
      readonly isTotal?: true;
    }
  | { readonly type: 'line.remove' | 'line.undo'; readonly skuId: string }
  /** A product at the price of the order's customer. */
  | { readonly type: 'line.add'; readonly line: OrderLine }
  | { readonly type: 'line.replace'; readonly skuId: string; readonly line: OrderLine }
  | { readonly type: 'address.choose'; readonly addressId: string }
  | { readonly type: 'address.undo' | 'remark.undo' };

/** The server accepted a change of the order, or its end; or refused it. */
export interface OrderEmitted {
  readonly type: 'order.changed' | 'order.writeRefused';
  readonly orderId: string;
  readonly intent: OrderIntent;
}
