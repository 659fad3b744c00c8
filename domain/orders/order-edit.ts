import type { Order, OrderLine } from '../contract.ts';
import { readWire, toBaht } from '../money.ts';
import type { Satang } from '../money.ts';

/** Unsaved changes to an order, applied on top of whatever version the server has. */
export interface OrderEdit {
  readonly lines: Readonly<Record<string, LineEdit>>;
  /** Id of the newly chosen address; undefined leaves the order's own. */
  readonly addressId?: string;
}

interface LineEdit {
  readonly quantity?: number;
  /** Satang for one piece. */
  readonly price?: Satang;
  readonly removed?: boolean;
}

export const noEdit: OrderEdit = { lines: {} };

/** How many lines and addresses differ from the saved order. */
export function countChanges(order: Order, edit: OrderEdit): number {
  const changedLines = order.detail.filter((line) => isChanged(line, edit.lines[line.sku_id])).length;
  return changedLines + (edit.addressId !== undefined && edit.addressId !== order.address_id ? 1 : 0);
}

/** Sets fields of one line's edit, keeping its others. */
export function editLine(edit: OrderEdit, skuId: string, change: LineEdit): OrderEdit {
  return { ...edit, lines: { ...edit.lines, [skuId]: { ...edit.lines[skuId], ...change } } };
}

/** Rebases an edit onto a newer version of the order: when it would remove all lines, its removals are dropped. */
export function rebaseEdit(order: Order, edit: OrderEdit): OrderEdit {
  if (editedLines(order, edit).length > 0) return edit;
  const kept = Object.entries(edit.lines).map(
    ([skuId, line]) => [skuId, { ...line, removed: false }] as const,
  );
  return { ...edit, lines: Object.fromEntries(kept) };
}

/** The order's lines as they will be once saved. */
export function editedLines(order: Order, edit: OrderEdit): readonly OrderLine[] {
  return order.detail
    .filter((line) => edit.lines[line.sku_id]?.removed !== true)
    .map((line) => editedLine(line, edit));
}

/** Satang of the order as it will be once saved. */
export function editedTotal(order: Order, edit: OrderEdit): Satang {
  return editedLines(order, edit).reduce((sum, line) => sum + readWire(line.total_price), 0);
}

function editedLine(line: OrderLine, edit: OrderEdit): OrderLine {
  const { quantity = line.quantity, price = readWire(line.price) } = edit.lines[line.sku_id] ?? {};
  return { ...line, quantity, price: toBaht(price), total_price: toBaht(price * quantity) };
}

function isChanged(line: OrderLine, change: LineEdit | undefined): boolean {
  if (change === undefined) return false;
  return (
    change.removed === true ||
    (change.quantity ?? line.quantity) !== line.quantity ||
    (change.price ?? readWire(line.price)) !== readWire(line.price)
  );
}
