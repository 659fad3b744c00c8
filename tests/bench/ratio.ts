import type { Times } from './compare.ts';

/** The middle one; of an even number the upper of the two. Throws when there is nothing, or something that is no time. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined || !values.every((value) => Number.isFinite(value) && value > 0)) {
    throw new Error(`not measured: ${values.join(', ')}`);
  }
  return middle;
}

/** How many times longer one took than another: the median of the rounds, each compared within itself. */
export function ratio(times: Times, one: string, other: string): number {
  const others = times[other] ?? [];
  return median((times[one] ?? []).map((time, round) => time / (others[round] ?? NaN)));
}
