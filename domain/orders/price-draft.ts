import type { Order } from '../contract.ts';
import { formatAmount, parseBaht, readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import { editedLines, editLine } from './order-edit.ts';
import type { OrderEdit } from './order-edit.ts';

/** A price being typed for an order line. */
export interface PriceDraft {
  readonly skuId: string;
  /** Baht, not parsed. */
  readonly text: string;
}

/** A draft prefilled with the line's edited price; null when the order has no such line. */
export function draftPrice(order: Order, edit: OrderEdit, skuId: string): PriceDraft | null {
  const line = editedLines(order, edit).find(({ sku_id }) => sku_id === skuId);
  return line === undefined ? null : { skuId, text: formatAmount(readWire(line.price)) };
}

/** The typed price in satang; null while it isn't an amount. */
export function readDraft({ text }: PriceDraft): Satang | null {
  return parseBaht(text);
}

/** Adds the typed price to the edit, if it is an amount. */
export function applyDraft(edit: OrderEdit, draft: PriceDraft): OrderEdit {
  const price = readDraft(draft);
  return price === null ? edit : editLine(edit, draft.skuId, { price });
}

/** Rebases a draft onto a newer version of the order: null when its line is gone. */
export function rebaseDraft(order: Order, edit: OrderEdit, draft: PriceDraft | null): PriceDraft | null {
  return draft !== null && draftPrice(order, edit, draft.skuId) !== null ? draft : null;
}
