import { setTimeout as wait } from 'node:timers/promises';

interface Turns {
  readonly take: <Result>(work: () => Promise<Result>, goesFirst?: boolean) => Promise<Result>;
  readonly waiting: () => number;
}

/** Does so many pieces of work at once, each of which takes its turn for so many milliseconds at least; the rest waits. */
export function takingTurns(atOnce: number, pauseMs: number): Turns {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  function release(): void {
    const begin = waiting.shift();
    if (begin === undefined) free += 1;
    else begin();
  }

  return {
    waiting: () => waiting.length,
    async take(work, goesFirst = false) {
      if (free > 0) free -= 1;
      else
        await new Promise<void>((begin) => {
          if (goesFirst) waiting.unshift(begin);
          else waiting.push(begin);
        });
      const done = work();
      void Promise.allSettled([done, wait(pauseMs, undefined, { ref: false })]).then(release);
      return await done;
    },
  };
}
