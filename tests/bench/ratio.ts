import type { Times } from './compare.ts';

/** The middle one; of an even number the upper of the two. Throws when there is nothing, or something that is no figure. */
export function middle(values: readonly number[]): number {
  const found = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (found === undefined || !values.every(Number.isFinite))
    throw new Error(`not measured: ${values.join(', ')}`);
  return found;
}

/** The middle one of times. Throws also where one is not above 0. */
export function median(times: readonly number[]): number {
  if (!times.every((time) => time > 0)) throw new Error(`not measured: ${times.join(', ')}`);
  return middle(times);
}

/** How many times longer one took than another: the median of the rounds, each compared within itself. */
export function ratio(times: Times, one: string, other: string): number {
  const others = times[other] ?? [];
  return median((times[one] ?? []).map((time, round) => time / (others[round] ?? NaN)));
}
