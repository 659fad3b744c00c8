import type { Times } from './compare.ts';

/** Measures once more what was made ready, in so many rounds. */
export type Measure = (rounds: number) => Promise<Times>;
