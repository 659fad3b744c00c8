/** What the outbox needs from the world; a test brings its own, so that it neither sleeps nor draws lots. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after that many milliseconds; an aborted wait may stay pending. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A number from 0 up to 1. */
  random(): number;
  /** False only when there is surely no network. */
  isOnline(): boolean;
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
  isOnline: () => navigator.onLine,
};
