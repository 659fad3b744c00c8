import type { Part } from './segments.ts';

/** A dozen and three. */
export function addUp(parts: readonly Part[]): Part[] {
  const added: Part[] = [];
  for (const part of parts) {
    const last = added.at(-1);
    if (last?.quantity?.isDozens === true && part.quantity !== null && part.quantity.pieces < 12)
      added[added.length - 1] = {
        from: last.from,
        until: part.until,
        quantity: { ...last.quantity, pieces: last.quantity.pieces + part.quantity.pieces },
      };
    else added.push(part);
  }
  return added;
}

/** Goods that stand side by side are one part. */
export function joinGoods(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    // What stands between them is of no goods: the white ones of 5 m.
    const isNext = last !== undefined && part.from - last.until < 2;
    if (isNext && last.quantity === null && part.quantity === null)
      joined[joined.length - 1] = { ...last, until: part.until };
    else joined.push(part);
  }
  return joined;
}
