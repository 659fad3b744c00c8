/** Clock, timer and randomness; tests pass a fake one. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after that many milliseconds; an aborted wait may stay pending. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A random number, at least 0 and below 1. */
  random(): number;
}

export const browserEnvironment: Environment = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const stop = (): void => clearTimeout(timer);
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      signal.addEventListener('abort', stop, { once: true });
    }),
  random: () => Math.random(),
};
