/** Steps that stop what has been started, run in reverse order. */
export interface ShutdownSteps {
  add(step: () => Promise<unknown>): void;
  /** Runs every step once, even after a failure; throws an `AggregateError` of all failures. */
  run(): Promise<void>;
}

export function createShutdownSteps(): ShutdownSteps {
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
 * Calls `stop` and exits at SIGINT or SIGTERM. Further signals are ignored: Ctrl-C arrives twice, from the terminal and from npm.
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
