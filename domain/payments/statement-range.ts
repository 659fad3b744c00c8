import { dayBefore, isDay } from '../date-range.ts';

/** The days of a statement, both counted, as `YYYY-MM-DD` in Bangkok. */
export interface StatementDays {
  readonly from: string;
  readonly to: string;
}

/** As many days as one statement may have. */
export const maxStatementDays = 366;

/** What one tap chooses. */
export const statementPeriods = ['month', 'lastMonth', 'quarter'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

/** The days of a period: this month until today, the whole month before, or the last 90 days. */
export function periodDays(period: StatementPeriod, today: string): StatementDays {
  switch (period) {
    case 'month':
      return { from: monthStart(today), to: today };
    case 'lastMonth': {
      const to = dayBefore(monthStart(today), 1);
      return { from: monthStart(to), to };
    }
    case 'quarter':
      return { from: dayBefore(today, 89), to: today };
  }
}

/**
 * The days that an address asks for: of what is no day, or left out, this month until today; those beyond the longest statement
 * are left out at its beginning, and days in the wrong order are turned round.
 */
export function readStatementDays(from: string | null, to: string | null, today: string): StatementDays {
  const last = isDay(to) ? to : today;
  const first = isDay(from) ? from : monthStart(last);
  const [start, end] = first > last ? [last, first] : [first, last];
  const earliest = dayBefore(end, maxStatementDays - 1);
  return { from: start < earliest ? earliest : start, to: end };
}

function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
