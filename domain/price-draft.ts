import type { Order } from './contract.ts';
import { formatAmount, parseBaht, readWire } from './money.ts';
import type { Satang } from './money.ts';
import { editedLines, editLine } from './order-edit.ts';
import type { OrderEdit } from './order-edit.ts';

/** Another price for a line of an order, as far as it is typed. */
export interface PriceDraft {
  readonly skuId: string;
  /** Baht, not yet read. */
  readonly text: string;
}

/** The line's price as it will be once saved, ready to be typed over; null when the order has no such line. */
export function draftPrice(order: Order, edit: OrderEdit, skuId: string): PriceDraft | null {
  const line = editedLines(order, edit).find(({ sku_id }) => sku_id === skuId);
  return line === undefined ? null : { skuId, text: formatAmount(readWire(line.price)) };
}

/** Satang of what was typed; null while it is not an amount. */
export function readDraft({ text }: PriceDraft): Satang | null {
  return parseBaht(text);
}

/** Lays what was typed over the order, if it is an amount. */
export function layDraft(edit: OrderEdit, draft: PriceDraft): OrderEdit {
  const price = readDraft(draft);
  return price === null ? edit : editLine(edit, draft.skuId, { price });
}

/** The draft as it can go on beside a newer version: one whose line is gone is dropped. */
export function keepDraft(order: Order, edit: OrderEdit, draft: PriceDraft | null): PriceDraft | null {
  return draft !== null && draftPrice(order, edit, draft.skuId) !== null ? draft : null;
}
