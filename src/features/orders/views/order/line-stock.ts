import type { OrderLine } from '../../../../../domain/contract.ts';
import { editedLines } from '../../../../../domain/orders/order-edit.ts';
import type { OrderScreenProps } from './order-props.ts';

type OrderSnapshot = ReturnType<OrderScreenProps['order']['getSnapshot']>;

/**
 * The pieces that a line can have, its own among them: those that a refusal named, else those that the order was read with.
 * Null where nobody told: customers are not.
 */
export function stockOf(snapshot: OrderSnapshot, line: OrderLine): number | null {
  const { sku_id, stock } = snapshot.context.problem?.details ?? {};
  const isRefused = snapshot.matches('refused') && sku_id === line.sku_id && typeof stock === 'number';
  return isRefused ? stock : (line.stock ?? null);
}

/** How many lines ask for more than there is, as far as this device knows. */
export function countShortLines(snapshot: OrderSnapshot): number {
  const { order, edit } = snapshot.context;
  if (order === null) return 0;
  return editedLines(order, edit).filter((line) => (stockOf(snapshot, line) ?? Infinity) < line.quantity)
    .length;
}
