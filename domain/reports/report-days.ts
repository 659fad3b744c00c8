import { dayBefore, isDay, rangeEnd, rangeStart } from '../date-range.ts';

/** The days of a report, both counted, as `YYYY-MM-DD` in Bangkok. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

/** As many days as one report may have. */
export const maxReportDays = 366;

/** What one tap chooses. */
export const reportPeriods = ['day', 'week', 'month'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The period that a day is in; a week begins on Monday. */
export function periodAround(period: ReportPeriod, day: string): ReportDays {
  switch (period) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const from = dayBefore(day, (weekdayOf(day) + 6) % 7);
      return { from, to: dayAfter(from, 6) };
    }
    case 'month': {
      const from = `${day.slice(0, 7)}-01`;
      const inNextMonth = dayAfter(from, 31);
      return { from, to: dayBefore(inNextMonth, Number(inNextMonth.slice(8))) };
    }
  }
}

/** Which period these days are; null where they are none. */
export function periodOf({ from, to }: ReportDays): ReportPeriod | null {
  return reportPeriods.find((period) => isSame(periodAround(period, from), { from, to })) ?? null;
}

/** The days before: the month before where they are a month, else as many days. */
export function daysBefore(days: ReportDays): ReportDays {
  const to = dayBefore(days.from, 1);
  return periodOf(days) === 'month'
    ? periodAround('month', to)
    : { from: dayBefore(days.from, countDays(days)), to };
}

/** The days after: the month after where they are a month, else as many days. */
export function daysAfter(days: ReportDays): ReportDays {
  const from = dayAfter(days.to, 1);
  return periodOf(days) === 'month'
    ? periodAround('month', from)
    : { from, to: dayAfter(days.to, countDays(days)) };
}

/** How many days these are. */
export function countDays({ from, to }: ReportDays): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/**
 * The days that an address asks for: of what is no day, or left out, the week of today; those beyond the longest report are left
 * out at its beginning, and days in the wrong order are turned round.
 */
export function readReportDays(from: string | null, to: string | null, today: string): ReportDays {
  if (!isDay(from) || !isDay(to)) return periodAround('week', today);
  const [start, end] = from > to ? [to, from] : [from, to];
  const earliest = dayBefore(end, maxReportDays - 1);
  return { from: start < earliest ? earliest : start, to: end };
}

/** A range of time, its end not counted. */
export interface TimeRange {
  readonly from: Date;
  readonly until: Date;
}

/** The time with which these days are compared: the days before, of days that are not over yet until the same time. */
export function timeBefore(days: ReportDays, now: Date): TimeRange {
  const before = timeOf(daysBefore(days));
  const elapsed = now.getTime() - timeOf(days).from.getTime();
  const isOver = timeOf(days).until <= now;
  if (isOver || elapsed <= 0) return before;
  return {
    from: before.from,
    until: new Date(Math.min(before.until.getTime(), before.from.getTime() + elapsed)),
  };
}

/** From the midnight before the first day until that after the last; throws where they are no days. */
export function timeOf({ from, to }: ReportDays): TimeRange {
  const [start, end] = [rangeStart(from), rangeEnd(to)];
  if (start === null || end === null) throw new RangeError('No days');
  return { from: start, until: end };
}

/** The figures of some days, as they are drawn. */
export interface ReportBar extends ReportDays {
  readonly sales: number;
}

/** A phone shows as many bars that can be told apart. */
const mostBars = 31;

/** What a chart of days draws: each day, of more than a month the weeks, of more than half a year the months. */
export function barsOf(days: readonly { readonly day: string; readonly sales: number }[]): ReportBar[] {
  const period = days.length <= mostBars ? 'day' : days.length <= mostBars * 6 ? 'week' : 'month';
  const bars: ReportBar[] = [];
  for (const { day, sales } of days) {
    const last = bars.at(-1);
    if (last !== undefined && day <= periodAround(period, last.from).to)
      bars[bars.length - 1] = { ...last, to: day, sales: last.sales + sales };
    else bars.push({ from: day, to: day, sales });
  }
  return bars;
}

const dayMs = 24 * 60 * 60 * 1000;

function dayAfter(day: string, days: number): string {
  return dayBefore(day, -days);
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function isSame(one: ReportDays, other: ReportDays): boolean {
  return one.from === other.from && one.to === other.to;
}
