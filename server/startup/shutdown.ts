/** What has been started and is to be stopped, last first. */
export interface UndoList {
  add(step: () => Promise<unknown>): void;
  /** Does every step once, also after one that failed; what failed is thrown at the end. */
  run(): Promise<void>;
}

export function createUndoList(): UndoList {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step) => steps.push(step),
    async run() {
      const failures: unknown[] = [];
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        await step().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped');
    },
  };
}

/**
 * Stops and ends the process at SIGINT and SIGTERM. Ctrl-C reaches it twice, from the terminal and from npm: what comes
 * after the first signal changes nothing.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}
