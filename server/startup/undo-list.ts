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
