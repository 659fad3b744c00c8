import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Refusal } from '../http/refusal.ts';
import type { RecognitionJob, RecognitionReply } from './recognition-process.ts';
import type { ReadRow } from './recognised.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import type { Recogniser } from './recogniser.ts';

export interface PoolSettings {
  /** The built file of the process that reads. */
  readonly program: string;
  /** Milliseconds that a file may take. */
  readonly timeLimitMs: number;
  /** Megabytes that a process may use. */
  readonly memoryMb: number;
}

/** Files that may wait for a process. */
const maxWaiting = 20;
/** Milliseconds after which a process that has nothing to do ends. */
const idleMs = 60_000;

interface Waiting {
  readonly job: RecognitionJob;
  readonly settle: (reply: RecognitionReply | null) => void;
}

/**
 * Reads files in processes of their own, so that a hostile one ends no more than the process that it is read by: one that takes too
 * long or too much memory is killed, and its file refused. They start when they are needed.
 */
export function createRecognitionPool(settings: PoolSettings): Recogniser {
  const size = Math.max(1, availableParallelism() - 1);
  const idle: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }[] = [];
  const busy = new Set<ChildProcess>();
  const queue: Waiting[] = [];
  let isClosed = false;

  function next(): void {
    const waiting = busy.size < size ? queue.shift() : undefined;
    if (waiting === undefined) return;
    const child = takeIdle() ?? start();
    busy.add(child);
    const timer = setTimeout(() => end('took_too_long'), settings.timeLimitMs);
    const onMessage = (reply: RecognitionReply) => finish(reply, true);
    const onExit = () => finish({ problem: 'file_damaged', limit: undefined }, false);
    child.once('message', onMessage);
    child.once('exit', onExit);
    child.send(waiting.job, (error) => error && end('file_damaged'));

    function end(problem: 'took_too_long' | 'file_damaged'): void {
      const limit = problem === 'took_too_long' ? settings.timeLimitMs / 1000 : undefined;
      finish({ problem, limit }, false);
      child.kill('SIGKILL');
    }

    function finish(reply: RecognitionReply, isReusable: boolean): void {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      busy.delete(child);
      if (isReusable) keep(child);
      waiting?.settle(reply);
      next();
    }
  }

  function start(): ChildProcess {
    const child = fork(settings.program, {
      execArgv: [`--max-old-space-size=${settings.memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('error', () => child.kill('SIGKILL'));
    return child;
  }

  function keep(child: ChildProcess): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.child === child),
        1,
      );
      child.disconnect();
    }, idleMs);
    timer.unref();
    idle.push({ child, timer });
  }

  function takeIdle(): ChildProcess | undefined {
    for (let one = idle.pop(); one !== undefined; one = idle.pop()) {
      clearTimeout(one.timer);
      if (one.child.connected) return one.child;
    }
    return undefined;
  }

  return {
    async read(bytes, contentType): Promise<ReadRow[]> {
      if (isClosed || queue.length >= maxWaiting) throw new Refusal('overloaded');
      const reply = await new Promise<RecognitionReply | null>((settle) => {
        queue.push({ job: { bytes, contentType }, settle });
        next();
      });
      if (reply === null) throw new Refusal('overloaded');
      if ('problem' in reply) throw new RecognitionRefused(reply.problem, reply.limit);
      return [...reply.rows];
    },
    async close() {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting.settle(null);
      const children = [...busy, ...idle.splice(0).map(({ child }) => child)];
      const ends = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
}
