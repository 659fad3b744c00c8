import type { Moment } from './plan.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const bangkokOffset = 7 * 60 * minute;

/** Turns a moment of the plan into a time. */
export type Clock = (moment: Moment) => Date;

/** Counts days back from the day in Bangkok that `now` belongs to. */
export function moments(now: Date): Clock {
  const midnight = Math.floor((now.getTime() + bangkokOffset) / day) * day - bangkokOffset;
  return ([daysAgo, time]) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return new Date(midnight - daysAgo * day + (hours * 60 + minutes) * minute);
  };
}
