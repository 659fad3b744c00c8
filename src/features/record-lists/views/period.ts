import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { formatDay } from '../../../i18n/format-date.ts';

const historyYears = 10;
const dayMs = 24 * 60 * 60 * 1000;

/** Days, today among them, that one tap narrows a list to. */
export const periods = [7, 30, 90] as const;
type Period = (typeof periods)[number];

/** The first day in Bangkok of the last so many days, today (of the ISO time `now`) counted. */
export function periodStart(period: Period, now: string): string {
  return formatDay(new Date(Date.parse(now) - (period - 1) * dayMs).toISOString());
}

/** Returns the period that a filter represents; null for a custom range, and for none. */
export function periodOf({ startDate, endDate }: RecordFilter, now: string): Period | null {
  if (endDate !== null) return null;
  return periods.find((period) => periodStart(period, now) === startDate) ?? null;
}

/** The first day that a list can be asked for: ten years before today. */
export function earliestDay(now: string): string {
  const today = formatDay(now);
  return `${Number(today.slice(0, 4)) - historyYears}${today.slice(4)}`;
}
