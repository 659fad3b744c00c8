import { plainBaht } from '../money.ts';
import type { Satang } from '../money.ts';
import { changeRows } from './entry-list.ts';
import type { EntryList } from './entry-list.ts';
import { missesSellingPrice } from './entry-review.ts';
import { priceOf } from './entry-rows.ts';
import type { EntryCategory, EntryRow } from './entry-rows.ts';

/** At what new products sell: an amount, or what was paid and this many hundredths of it more. */
export type SellingRule =
  { readonly kind: 'set'; readonly text: string } | { readonly kind: 'markup'; readonly percent: number };

/** What rows are given that they miss. */
export interface Completion {
  /** For all that have none of their own. */
  readonly category: EntryCategory | null;
  /** By the row's id; absent where none was proposed, and in logs of versions that proposed none. */
  readonly categories?: Readonly<Record<string, EntryCategory>>;
  readonly rule: SellingRule | null;
}

/**
 * Gives new products a selling price; a row without a price that can be read gets none by a markup, and one that adds to a product
 * of the shop is left as it is.
 */
export function applySellingRule(list: EntryList, ids: readonly string[], rule: SellingRule): EntryList {
  const wanted = new Set(ids);
  const fresh = list.rows.filter(({ id, product }) => product === null && wanted.has(id));
  return changeRows(
    list,
    fresh.map(({ id }) => id),
    (row) => withSellingPrice(row, rule),
  );
}

/**
 * Gives rows, as one step, the category and the selling price that they miss; what they have stays. A category of its own, by the row's id, goes
 * before the one for all. Null leaves what is missing, and a markup gives no price to a row whose cost cannot be read.
 */
export function completeRows(
  list: EntryList,
  ids: readonly string[],
  { category, categories = {}, rule }: Completion,
): EntryList {
  return changeRows(list, ids, (row) => {
    const placed = { ...row, category: row.category ?? categories[row.id] ?? category };
    return rule !== null && missesSellingPrice(row) ? withSellingPrice(placed, rule) : placed;
  });
}

function withSellingPrice(row: EntryRow, rule: SellingRule): EntryRow {
  if (rule.kind === 'set') return { ...row, sellingPrice: rule.text };
  const paid = priceOf(row);
  return paid === null ? row : { ...row, sellingPrice: plainBaht(withMarkup(paid, rule.percent)) };
}

/** A price with hundredths of it on top, rounded up to a whole baht. */
function withMarkup(paid: Satang, percent: number): Satang {
  return Math.ceil((paid * (100 + percent)) / 10_000) * 100;
}
