import { dayBefore, isDay } from '../date-range.ts';

/** What one tap chooses. */
export const closedDays = ['today', 'yesterday'] as const;
export type ClosedDay = (typeof closedDays)[number];

/** The day of a choice, as `YYYY-MM-DD` in Bangkok. */
export function closedDay(choice: ClosedDay, today: string): string {
  return choice === 'today' ? today : dayBefore(today, 1);
}

/** The day that an address asks for: today where it names none, or one that has not begun. */
export function readClosedDay(text: string | null, today: string): string {
  return isDay(text) && text <= today ? text : today;
}
