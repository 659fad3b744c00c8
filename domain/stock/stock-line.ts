import type { StockRecord } from '../contract.ts';
import { dayBefore, dayInBangkok } from '../date-range.ts';

/** Days that the line of a product's stock goes back, today among them. */
const stockLineDays = 90;

/** What was on hand at the end of a day in Bangkok. */
export interface StockOfDay {
  /** As `YYYY-MM-DD`. */
  readonly day: string;
  /** Null before the first record of a product. */
  readonly onHand: number | null;
  /** Whether something moved on that day; false on those that only carry on. */
  readonly moved: boolean;
}

/** The first day of the line that ends on this day. */
export function firstDayOfLine(today: string): string {
  return dayBefore(today, stockLineDays - 1);
}

/**
 * What was on hand at the end of each of the last 90 days, from the records that the server answers by day, the newest first: a day without
 * one is as the day before it. A product without records has no days.
 */
export function stockByDay(
  records: readonly Pick<StockRecord, 'ctime' | 'stock_after'>[],
  today: string,
): readonly StockOfDay[] {
  if (records.length === 0) return [];
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
    days.push({ day, onHand, moved: moved !== undefined });
  }
  return days;
}
