import { plainFigures } from '../digits.ts';
import { parseBaht, plainBaht } from '../money.ts';
import { changeRows } from './entry-list.ts';
import type { EntryList } from './entry-list.ts';
import { pricedInBaht } from './entry-rows.ts';
import type { EntryRow } from './entry-rows.ts';

/** The rows whose prices are in another currency, which are not booked. */
export function foreignRows(rows: readonly EntryRow[]): readonly EntryRow[] {
  return rows.filter(({ currency }) => currency !== undefined);
}

/** A price in baht, as plain text, of one in another currency; `rate` is what one of it is worth. */
export function convertedPrice(price: string, rate: number): string {
  // Whole figures: a rate has four decimals at most.
  return plainBaht(Math.round(((parseBaht(price) ?? 0) * Math.round(rate * 10_000)) / 10_000));
}

/** Turns all prices in another currency into baht, as one step. */
export function convertPrices(list: EntryList, rate: number): EntryList {
  return changeRows(
    list,
    foreignRows(list.rows).map(({ id }) => id),
    (row) => pricedInBaht(row, convertedPrice(row.price, rate)),
  );
}

/** No yuan is worth more baht. */
const largestRate = 100;

/** What one of a currency is worth in baht, as it was typed; null where that is no such figure, of four decimals at most. */
export function readRate(text: string): number | null {
  const plain = plainFigures(text).trim();
  const rate = /^\d{1,3}(?:\.\d{1,4})?$/.test(plain) ? Number(plain) : 0;
  return rate > 0 && rate <= largestRate ? rate : null;
}
