const firstDelay = 1000;

/** The longest pause between two attempts, in milliseconds. */
export const longestDelay = 300_000;

/** Milliseconds before the next attempt: doubled with each failure, and spread so that a shop's devices don't come back all at once. */
export function retryDelay(failures: number, random: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + random / 2);
}
