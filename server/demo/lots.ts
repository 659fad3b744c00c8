/** Draws the same whole numbers from 0 up to, but not including, `below` in every run. */
export type Lots = (below: number) => number;

/** A linear congruential generator: good enough to scatter demo data, and the same on every machine. */
export function lots(seed: number): Lots {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
