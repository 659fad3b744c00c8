import { createRandom } from '../campaign/random.ts';

interface Task {
  readonly at: number;
  readonly order: number;
  /** The page that it is cancelled with; null for what no page owns. */
  readonly owner: object | null;
  readonly run: () => unknown;
}

const startTime = Date.UTC(2025, 1, 1, 3);
/** Milliseconds after which a user takes the screen for idle. */
const quietMs = 5000;
/** More tasks than this only follow each other in an endless loop. */
const maxTasks = 5000;

/** A simulated clock with scheduled tasks. Tasks run one after the other, and only they advance the clock. */
export interface Scheduler {
  now(): number;
  /** Milliseconds, randomly around the usual duration. */
  randomDuration(milliseconds: number): number;
  /** Runs a task later; returns a function that cancels it. */
  schedule(milliseconds: number, owner: object | null, happen: () => unknown): () => void;
  /** Cancels all tasks of an owner. */
  cancelAll(owner: object): void;
  /** Runs the next `times` tasks. */
  runTasks(times: number): Promise<void>;
  /** Runs the tasks that are due within the next seconds. */
  runUntilQuiet(): Promise<void>;
  advance(milliseconds: number): Promise<void>;
  /** Runs all tasks, however late they are due; throws when they never end. */
  runToEnd(): Promise<void>;
}

/** `timingSeed` seeds the random durations; with 0 durations are constant. */
export function createScheduler(timingSeed: number): Scheduler {
  const random = createRandom(timingSeed, 0);
  let now = startTime;
  let count = 0;
  let tasks: Task[] = [];

  function next(until: number): Task | null {
    let first: Task | null = null;
    for (const task of tasks) {
      if (task.at > until) continue;
      if (first === null || task.at < first.at || (task.at === first.at && task.order < first.order))
        first = task;
    }
    return first;
  }

  async function runNext(until: number): Promise<boolean> {
    const task = next(until);
    if (task === null) return false;
    tasks.splice(tasks.indexOf(task), 1);
    now = Math.max(now, task.at);
    await task.run();
    await promisesSettled();
    return true;
  }

  async function advance(milliseconds: number): Promise<void> {
    const until = now + milliseconds;
    await promisesSettled();
    while (await runNext(until));
    now = until;
  }

  return {
    now: () => now,
    randomDuration: (usual) => (timingSeed === 0 ? usual : Math.ceil((usual * (1 + random.below(20))) / 10)),
    schedule(milliseconds, owner, run) {
      const task = { at: now + milliseconds, order: (count += 1), owner, run };
      tasks.push(task);
      return () => {
        const at = tasks.indexOf(task);
        if (at >= 0) tasks.splice(at, 1);
      };
    },
    cancelAll(owner) {
      tasks = tasks.filter((task) => task.owner !== owner);
    },
    async runTasks(times) {
      await promisesSettled();
      for (let time = 0; time < times && (await runNext(Infinity)); time += 1);
    },
    runUntilQuiet: () => advance(quietMs),
    advance,
    async runToEnd() {
      await promisesSettled();
      for (let time = 0; await runNext(Infinity); time += 1) {
        if (time > maxTasks) throw new Error('the tasks never end');
      }
    },
  };
}

/** Resolves when no settled promise has a pending callback. */
function promisesSettled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
