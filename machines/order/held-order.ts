import type { Order } from '../../domain/contract.ts';
import { rebaseEdit, noEdit } from '../../domain/order-edit.ts';
import type { OrderEdit } from '../../domain/order-edit.ts';
import { draftPrice, rebaseDraft } from '../../domain/price-draft.ts';
import type { PriceDraft } from '../../domain/price-draft.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { readOrderStatus } from '../../domain/statuses.ts';
import type { OrderStatus } from '../../domain/statuses.ts';
import { decideOrder } from '../lifecycle.ts';
import type { OrderLifecycleEvent } from '../order-lifecycle/order-lifecycle-machine.ts';

/** The order that this device knows, and who looks at it. */
interface HeldOrder {
  readonly order: Order | null;
  readonly roles: readonly StaffRole[];
}

interface EditedOrder extends HeldOrder {
  readonly edit: OrderEdit;
  readonly draft: PriceDraft | null;
}

/** The status of the order as it is known; null when none is known, or its status is none of ours. */
export function heldStatus({ order }: HeldOrder): OrderStatus | null {
  return order === null ? null : readOrderStatus(order.status);
}

/** Whether the lifecycle allows this step now to whoever looks at the order. */
export function may(held: HeldOrder, type: OrderLifecycleEvent['type']): boolean {
  const status = heldStatus(held);
  return status !== null && decideOrder(status, { type, roles: held.roles }).ok;
}

/** What typing another price for a line begins with; null when the order has no such line. */
export function draftOf({ order, edit }: EditedOrder, skuId: string): PriceDraft | null {
  return order === null ? null : draftPrice(order, edit, skuId);
}

/** What changes with a newer version: unsaved work is laid over it, and dropped when it is no longer editable. */
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
