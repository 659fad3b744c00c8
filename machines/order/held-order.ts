import type { Order } from '../../domain/contract.ts';
import { rebaseEdit, noEdit } from '../../domain/orders/order-edit.ts';
import type { OrderEdit } from '../../domain/orders/order-edit.ts';
import { draftPrice, rebaseDraft } from '../../domain/orders/price-draft.ts';
import type { PriceDraft } from '../../domain/orders/price-draft.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { readOrderStatus } from '../../domain/statuses.ts';
import type { OrderStatus } from '../../domain/statuses.ts';
import { decideOrder } from '../lifecycle.ts';
import type { OrderLifecycleEvent } from '../order-lifecycle/order-lifecycle-machine.ts';

/** The order as this device knows it, and the person who views it. */
interface HeldOrder {
  readonly order: Order | null;
  readonly roles: readonly StaffRole[];
}

interface EditedOrder extends HeldOrder {
  readonly edit: OrderEdit;
  readonly draft: PriceDraft | null;
}

/** Returns the order's status; null if the order is not loaded or its status is unknown to this version. */
export function heldStatus({ order }: HeldOrder): OrderStatus | null {
  return order === null ? null : readOrderStatus(order.status);
}

/** Whether the lifecycle allows this step to the person who views the order. */
export function may(held: HeldOrder, type: OrderLifecycleEvent['type']): boolean {
  const status = heldStatus(held);
  return status !== null && decideOrder(status, { type, roles: held.roles }).ok;
}

/** Returns the initial draft of a line's price; null if the order has no such line. */
export function draftOf({ order, edit }: EditedOrder, skuId: string): PriceDraft | null {
  return order === null ? null : draftPrice(order, edit, skuId);
}

/** Returns what changes with a newer version: unsaved edits are kept, unless the order is no longer editable. */
export function newVersion({ edit, draft, roles }: EditedOrder, order: Order) {
  const isEditable = may({ order, roles }, 'order.save');
  const kept = isEditable ? rebaseEdit(order, edit) : noEdit;
  return {
    order,
    isStale: false,
    problem: null,
    edit: kept,
    draft: isEditable ? rebaseDraft(order, kept, draft) : null,
  };
}
