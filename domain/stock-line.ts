import type { StockRecord } from './contract.ts';
import { dayBefore, dayInBangkok } from './date-range.ts';

/** Days that the line of a product's stock goes back, today among them. */
const stockLineDays = 90;

/** What was on hand at the end of a day in Bangkok. */
export interface StockOfDay {
  /** As `YYYY-MM-DD`. */
  readonly day: string;
  readonly onHand: number;
  /** Whether something moved on that day; false on those that only carry on. */
  readonly moved: boolean;
}

/** The first day of the line that ends on this day. */
export function firstDayOfLine(today: string): string {
  return dayBefore(today, stockLineDays - 1);
}

/**
 * What was on hand at the end of each day up to one, from the records that the server answers by day, the newest first: a day without
 * one is as the day before it. The line begins with the first record where the product is younger.
 */
export function stockByDay(
  records: readonly Pick<StockRecord, 'ctime' | 'stock_after'>[],
  today: string,
): readonly StockOfDay[] {
  const first = firstDayOfLine(today);
  const known = new Map<string, number>();
  let before: number | null = null;
  for (const { ctime, stock_after: after } of records) {
    const day = dayInBangkok(ctime);
    if (day < first) before ??= after;
    else if (!known.has(day)) known.set(day, after);
  }
  const days: StockOfDay[] = [];
  let onHand = before;
  for (let back = stockLineDays - 1; back >= 0; back -= 1) {
    const day = dayBefore(today, back);
    const moved = known.get(day);
    onHand = moved ?? onHand;
    if (onHand !== null) days.push({ day, onHand, moved: moved !== undefined });
  }
  return days;
}
