import type { Order, OrderLine } from '../contract.ts';
import { withinBounds } from '../limits.ts';
import { readWire } from '../money.ts';
import { addedOf, editedLines, withAdded, withoutSame } from './order-edit.ts';
import type { AddedLine, OrderEdit } from './order-edit.ts';

/** What of a version of an order its changes are compared with. */
export type SeenOrder = Pick<Order, 'detail' | 'address_id' | 'remark'>;

export function seenOf({ detail, address_id, remark }: Order): SeenOrder {
  return { detail, address_id, remark };
}

/**
 * Replays an edit of one version of an order on a newer one. A quantity moves by the pieces that it was changed by, and stays where it was
 * typed; a price, an address and a remark are the new ones; what was removed stays so, unless that would leave no line. A product that was added and that
 * somebody else added too gets its pieces there; one in the place of a line takes what became of that line's quantity.
 */
export function rebaseEdit(before: Order, order: Order, edit: OrderEdit): OrderEdit {
  const lines = Object.entries(edit.lines).map(([skuId, change]) => {
    const moved = movedBy(before, order, skuId);
    return change.quantity === undefined || change.isTotal === true || moved === 0
      ? ([skuId, change] as const)
      : ([skuId, { ...change, quantity: withinBounds(change.quantity + moved) }] as const);
  });
  const replayed = addedOf(edit).reduce<OrderEdit>(
    (rebased, added) => replayAdded(order, rebased, shifted(added, before, order)),
    withAdded({ ...edit, lines: Object.fromEntries(lines) }, []),
  );
  return withoutSame(order, keepsLines(order, replayed));
}

/** By how many pieces somebody else changed a line that both versions have. */
function movedBy(before: Order, order: Order, skuId: string): number {
  const [from, to] = [before, order].map(({ detail }) => detail.find(({ sku_id }) => sku_id === skuId));
  return from === undefined || to === undefined ? 0 : to.quantity - from.quantity;
}

function shifted(added: AddedLine, before: Order, order: Order): AddedLine {
  const isFixed = added.replaces === undefined || added.isTotal === true;
  const moved = isFixed ? 0 : movedBy(before, order, added.replaces);
  const { quantity = added.line.quantity } = added;
  return moved === 0 ? added : { ...added, quantity: withinBounds(quantity + moved) };
}

function replayAdded(order: Order, edit: OrderEdit, added: AddedLine): OrderEdit {
  const { line, quantity = line.quantity, isTotal = false, price } = added;
  const theirs = order.detail.find(({ sku_id }) => sku_id === line.sku_id);
  if (theirs === undefined) return withAdded(edit, [...addedOf(edit), added]);
  const change = {
    ...(isTotal ? { quantity, isTotal } : { quantity: withinBounds(theirs.quantity + quantity) }),
    ...(price === undefined || price === readWire(theirs.price) ? {} : { price }),
  };
  return { ...edit, lines: { ...edit.lines, [line.sku_id]: change } };
}

function keepsLines(order: Order, edit: OrderEdit): OrderEdit {
  if (editedLines(order, edit).length > 0) return edit;
  const kept = Object.entries(edit.lines).map(
    ([skuId, line]) => [skuId, { ...line, removed: false }] as const,
  );
  return { ...edit, lines: Object.fromEntries(kept) };
}

/** What somebody else did to a line that this edit changes too. */
export interface ContestedLine {
  readonly seen: OrderLine;
  /** Null where it was taken out of the order. */
  readonly theirs: OrderLine | null;
}

/** The lines that two people changed at once: what was seen of each when the edit began, and what it is without the edit. */
export function contestedLines(seen: SeenOrder, order: Order, edit: OrderEdit): readonly ContestedLine[] {
  return seen.detail.flatMap((line): readonly ContestedLine[] => {
    if (edit.lines[line.sku_id] === undefined) return [];
    const theirs = order.detail.find(({ sku_id }) => sku_id === line.sku_id) ?? null;
    const isSame = theirs !== null && theirs.quantity === line.quantity && theirs.price === line.price;
    return isSame ? [] : [{ seen: line, theirs }];
  });
}
