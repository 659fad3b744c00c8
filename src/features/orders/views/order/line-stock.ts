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

/** Whether a line asks for more than there is, as far as this device knows. */
export function isShortLine(snapshot: OrderSnapshot, line: OrderLine): boolean {
  return (stockOf(snapshot, line) ?? Infinity) < line.quantity;
}

/** How many lines ask for more than there is. */
export function countShortLines(snapshot: OrderSnapshot): number {
  return linesOf(snapshot).filter((line) => isShortLine(snapshot, line)).length;
}

/** Whether what is not saved asks for more of a product than there is: to save it would be refused. */
export function asksTooMuch(snapshot: OrderSnapshot): boolean {
  return linesOf(snapshot).some((line) => isShortLine(snapshot, line) && addsPieces(snapshot, line));
}

function addsPieces({ context: { order } }: OrderSnapshot, { sku_id: skuId, quantity }: OrderLine): boolean {
  return quantity > (order?.detail.find(({ sku_id }) => sku_id === skuId)?.quantity ?? 0);
}

function linesOf({ context: { order, edit } }: OrderSnapshot): readonly OrderLine[] {
  return order === null ? [] : editedLines(order, edit);
}
