import type { Order } from '../../domain/contract.ts';
import { layOver, noEdit } from '../../domain/order-edit.ts';
import type { OrderEdit } from '../../domain/order-edit.ts';
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

/** The status of the order as it is known; null when none is known, or its status is none of ours. */
export function heldStatus({ order }: HeldOrder): OrderStatus | null {
  return order === null ? null : readOrderStatus(order.status);
}

/** Whether the lifecycle allows this step now to whoever looks at the order. */
export function may(held: HeldOrder, type: OrderLifecycleEvent['type']): boolean {
  const status = heldStatus(held);
  return status !== null && decideOrder(status, { type, roles: held.roles }).ok;
}

/** What changes with a newer version: edits are laid over it, and dropped when it is no longer editable. */
export function newVersion({ edit, roles }: HeldOrder & { readonly edit: OrderEdit }, order: Order) {
  const kept = may({ order, roles }, 'order.save') ? layOver(order, edit) : noEdit;
  return { order, isStale: false, problem: null, edit: kept };
}
