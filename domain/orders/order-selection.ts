import type { OrderCard } from '../contract.ts';
import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import { importedDebt } from '../statuses.ts';

/** An order that was selected, as the list showed it then. */
export interface SelectedOrder {
  readonly id: string;
  readonly total: Satang;
}

/** What is kept of an order of the list once it is selected. */
export function selectedOrder({ id, total_amount }: OrderCard): SelectedOrder {
  return { id, total: readWire(total_amount) };
}

/** Whether there is something to pack for an order: not for one that was cancelled, nor for a debt of before. */
export function isPackable({ status, source }: Pick<OrderCard, 'status' | 'source'>): boolean {
  return status !== 'cancelled' && source !== importedDebt;
}

/** Selected orders as the list shows them now, and as they were where it does not; without those that can no longer be packed. */
export function selectionNow(
  selected: readonly SelectedOrder[],
  listed: readonly OrderCard[],
): readonly SelectedOrder[] {
  const now = new Map(listed.map((order) => [order.id, order]));
  return selected.flatMap((one) => {
    const order = now.get(one.id);
    if (order === undefined) return [one];
    return isPackable(order) ? [selectedOrder(order)] : [];
  });
}
