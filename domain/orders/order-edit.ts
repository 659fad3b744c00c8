import type { Order, OrderLine } from '../contract.ts';
import { withinBounds } from '../limits.ts';
import { readWire, toBaht } from '../money.ts';
import type { Satang } from '../money.ts';

/** Unsaved changes to an order, applied on top of whatever version the server has. */
export interface OrderEdit {
  /** Changes of lines that the order has, by their SKU. */
  readonly lines: Readonly<Record<string, LineEdit>>;
  /** Lines of products that the order does not have; left out for none. */
  readonly added?: readonly AddedLine[];
  /** Id of the newly chosen address; undefined leaves the order's own. */
  readonly addressId?: string;
  /** The new remark; undefined leaves the order's own. */
  readonly remark?: string;
}

interface LineEdit {
  readonly quantity?: number;
  /** Whether the quantity was typed, as what it is to be whatever somebody else makes of it. */
  readonly isTotal?: boolean;
  /** Satang for one piece. */
  readonly price?: Satang;
  readonly removed?: boolean;
}

export interface AddedLine extends Pick<LineEdit, 'quantity' | 'isTotal' | 'price'> {
  /** The product at its usual price, with the quantity that it was added with. */
  readonly line: OrderLine;
  /** The SKU of the order's line in whose place it is; undefined where it is a further line. */
  readonly replaces?: string;
}

export const noEdit: OrderEdit = { lines: {} };

/** How many lines and other parts of an order differ from the saved one; a line in the place of another counts once. */
export function countChanges(order: Order, edit: OrderEdit): number {
  const changedLines = order.detail.filter((line) => isChanged(line, edit.lines[line.sku_id])).length;
  const furtherLines = addedOf(edit).filter((added) => !standsIn(order, edit, added)).length;
  const others = [
    edit.addressId !== undefined && edit.addressId !== order.address_id,
    edit.remark !== undefined && edit.remark !== order.remark,
  ];
  return changedLines + furtherLines + others.filter(Boolean).length;
}

/** Whether anything is changed, also of lines that the order does not have any more. */
export function hasUnsaved(order: Order, edit: OrderEdit): boolean {
  const isGone = (id: string) => !order.detail.some(({ sku_id }) => sku_id === id);
  return countChanges(order, edit) > 0 || Object.keys(edit.lines).some(isGone);
}

/** Sets the pieces of a line; the order's own are no change. */
export function setQuantity(
  order: Order,
  edit: OrderEdit,
  skuId: string,
  change: Pick<LineEdit, 'quantity' | 'isTotal'>,
): OrderEdit {
  return withoutSame(order, editLine(edit, skuId, change));
}

/** The edit without pieces that the order has by itself: they would undo what somebody else makes of them. */
export function withoutSame(order: Order, edit: OrderEdit): OrderEdit {
  const own = new Map(order.detail.map((line) => [line.sku_id, line.quantity]));
  const lines = Object.entries(edit.lines).flatMap(([skuId, line]) => {
    if (line.quantity === undefined || line.removed === true || line.quantity !== own.get(skuId))
      return [[skuId, line] as const];
    const { quantity: _same, isTotal: _total, ...others } = line;
    return Object.keys(others).length === 0 ? [] : [[skuId, others] as const];
  });
  return { ...edit, lines: Object.fromEntries(lines) };
}

/** Sets fields of one line's edit, keeping its others; a line that was only added is taken out where it is removed. */
export function editLine(edit: OrderEdit, skuId: string, change: LineEdit): OrderEdit {
  if (!addedOf(edit).some(({ line }) => line.sku_id === skuId))
    return { ...edit, lines: { ...edit.lines, [skuId]: { ...edit.lines[skuId], ...change } } };
  const { removed = false, ...figures } = change;
  const added = addedOf(edit).flatMap((other) => {
    if (other.line.sku_id !== skuId) return [other];
    return removed ? [] : [{ ...other, ...figures }];
  });
  return withAdded(edit, added);
}

/** Adds a product; one that has a line gets more pieces there. */
export function addLine(order: Order, edit: OrderEdit, line: OrderLine): OrderEdit {
  return joinLine(order, edit, line) ?? withAdded(edit, [...addedOf(edit), { line }]);
}

/** Puts a product in the place of a line, with its quantity; one that has a line elsewhere gets these pieces there. */
export function replaceLine(order: Order, edit: OrderEdit, skuId: string, line: OrderLine): OrderEdit {
  const former = editedLines(order, edit).find(({ sku_id }) => sku_id === skuId);
  if (former === undefined || line.sku_id === skuId) return edit;
  const moved = { ...line, quantity: former.quantity };
  const isTotal = editOf(edit, skuId)?.isTotal === true;
  const without = editLine(edit, skuId, { removed: true });
  const joined = joinLine(order, without, moved);
  if (joined !== null) return joined;
  const place = addedOf(edit).findIndex((added) => added.line.sku_id === skuId);
  if (place === -1)
    return withAdded(without, [
      ...addedOf(without),
      { line: moved, replaces: skuId, ...(isTotal && { isTotal }) },
    ]);
  const added = addedOf(edit).map((other, at) =>
    at === place ? { ...inPlaceOf(other, moved), ...(isTotal && { isTotal }) } : other,
  );
  return withAdded(edit, added);
}

/** Takes back what was done to a line: the order's own comes back, an added one goes. */
export function undoLine(edit: OrderEdit, skuId: string): OrderEdit {
  const undone = addedOf(edit).find((added) => added.line.sku_id === skuId || added.replaces === skuId);
  const ids = [skuId, undone?.replaces];
  const lines = Object.fromEntries(Object.entries(edit.lines).filter(([id]) => !ids.includes(id)));
  return withAdded(
    { ...edit, lines },
    addedOf(edit).filter((added) => added !== undone),
  );
}

/** The edit with the pieces that there are of an added product; the order's own lines say theirs. */
export function toldStock(edit: OrderEdit, skuId: string, stock: number): OrderEdit {
  const added = addedOf(edit).map((other) =>
    other.line.sku_id === skuId ? { ...other, line: { ...other.line, stock } } : other,
  );
  return withAdded(edit, added);
}

/** The edit with these added lines. */
export function withAdded({ added: _before, ...edit }: OrderEdit, added: readonly AddedLine[]): OrderEdit {
  return added.length === 0 ? edit : { ...edit, added };
}

/** The edit with another remark; none where that is the order's own. */
export function withRemark({ remark: _before, ...edit }: OrderEdit, order: Order, remark: string): OrderEdit {
  return remark === order.remark ? edit : { ...edit, remark };
}

/** The order's lines as they will be once saved. */
export function editedLines(order: Order, edit: OrderEdit): readonly OrderLine[] {
  const own = order.detail.flatMap((line) => {
    if (edit.lines[line.sku_id]?.removed !== true) return [editedLine(line, edit.lines[line.sku_id])];
    return addedOf(edit)
      .filter(({ replaces }) => replaces === line.sku_id)
      .map((added) => editedLine(added.line, added));
  });
  const further = addedOf(edit)
    .filter((added) => !standsIn(order, edit, added))
    .map((added) => editedLine(added.line, added));
  return [...own, ...further];
}

/** Whether a line, as it will be once saved, is new or otherwise than the order's own. */
export function isChangedLine(order: Order, line: OrderLine): boolean {
  const own = order.detail.find(({ sku_id }) => sku_id === line.sku_id);
  return own === undefined || own.quantity !== line.quantity || own.price !== line.price;
}

/** The order as it will be once saved, as far as it can be edited. */
export function editedOrder(order: Order, edit: OrderEdit): Pick<Order, 'detail' | 'address_id' | 'remark'> {
  return {
    detail: [...editedLines(order, edit)],
    address_id: edit.addressId ?? order.address_id,
    remark: edit.remark ?? order.remark,
  };
}

/** Satang of the order as it will be once saved. */
export function editedTotal(order: Order, edit: OrderEdit): Satang {
  return editedLines(order, edit).reduce((sum, line) => sum + readWire(line.total_price), 0);
}

export function addedOf({ added = [] }: OrderEdit): readonly AddedLine[] {
  return added;
}

/** The edit with the pieces of a product in the line that it has, or that the order had before it was removed; null without one. */
function joinLine(order: Order, edit: OrderEdit, line: OrderLine): OrderEdit | null {
  const { sku_id: skuId, quantity } = line;
  const present = editedLines(order, edit).find(({ sku_id }) => sku_id === skuId);
  if (present !== undefined)
    return editLine(edit, skuId, { quantity: withinBounds(present.quantity + quantity) });
  const isOwn = order.detail.some(({ sku_id }) => sku_id === skuId);
  if (!isOwn) return null;
  const { isTotal: _before, ...change } = edit.lines[skuId] ?? {};
  return { ...edit, lines: { ...edit.lines, [skuId]: { ...change, quantity, removed: false } } };
}

function editOf(edit: OrderEdit, skuId: string): Pick<LineEdit, 'isTotal'> | undefined {
  return addedOf(edit).find(({ line }) => line.sku_id === skuId) ?? edit.lines[skuId];
}

function inPlaceOf({ replaces }: AddedLine, line: OrderLine): AddedLine {
  return replaces === undefined ? { line } : { line, replaces };
}

/** Whether an added line stands in the place of one of the order's. */
export function standsIn(order: Order, edit: OrderEdit, { replaces }: AddedLine): boolean {
  return (
    replaces !== undefined &&
    edit.lines[replaces]?.removed === true &&
    order.detail.some(({ sku_id }) => sku_id === replaces)
  );
}

function editedLine(line: OrderLine, change: LineEdit = {}): OrderLine {
  const { quantity = line.quantity, price = readWire(line.price) } = change;
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
