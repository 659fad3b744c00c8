/** A seeded random generator: the same seed gives the same values. */
export interface Random {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** True with a probability of 1 / `times`. */
  oneIn(times: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** The generator of one round; independent of what earlier rounds drew. */
export function createRandom(seed: number, round: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(round + 1, 0x85ebca6b);
  /** The generator mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
