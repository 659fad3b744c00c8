import type { Group } from './paired-groups.ts';

/** Not 5 but 6. */
export function lastOfCorrection(groups: readonly Group[]): Group[] {
  // Blue 40 and red 60.
  if (
    groups.length > 1 &&
    groups.every(({ goods, quantity, isBehind }) => goods.length > 0 && quantity !== null && isBehind)
  )
    return [...groups];
  const named = groups.find(({ goods }) => goods.length > 0);
  const last = groups.findLast(({ quantity }) => quantity !== null);
  if (named === undefined || last === undefined || last.goods.length > 0)
    return last === undefined ? [...groups] : [last];
  return [{ ...named, quantity: last.quantity, until: last.until }];
}
