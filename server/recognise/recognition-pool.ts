import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Refusal } from '../http/refusal.ts';
import type { RecognitionMessage, RecognitionReply, RecognitionTask } from './recognition-process.ts';
import type { Reading } from './recognised.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import type { OnPage, Recogniser } from './recogniser.ts';
import { noHints } from './table/header-words.ts';
import { readerThreads } from './threads.ts';

export interface PoolSettings {
  /** The built file of the process that reads. */
  readonly program: string;
  /** Milliseconds that a page may take of a machine that is not busy. */
  readonly pageLimitMs: number;
  /** Milliseconds that a file may take. */
  readonly fileLimitMs: number;
  /** Megabytes that a process may use. */
  readonly memoryMb: number;
}

/** Files that may wait for a process. */
const maxWaiting = 20;
/** Milliseconds after which a process that has nothing to do ends. */
const idleMs = 60_000;
/** A page that got less of a processor than this share, but something, is kept waiting by a busy machine. */
const fairShare = 0.75;

const damaged: RecognitionReply = { problem: 'file_damaged', limit: undefined };

function tooLong(milliseconds: number): RecognitionReply {
  return { problem: 'took_too_long', limit: milliseconds / 1000 };
}

interface Waiting {
  readonly task: RecognitionTask;
  readonly onPage: OnPage;
  readonly settle: (reply: RecognitionReply | null) => void;
}

/**
 * Reads files in processes of their own, so that a hostile one ends no more than the process that it is read by: one that takes too
 * long or too much memory is killed, and its file refused. They start when they are needed. A file that is being read when the pool is
 * closed is not refused: it can be read by another server.
 */
export function createRecognitionPool(settings: PoolSettings): Recogniser {
  const size = Math.max(1, Math.floor(availableParallelism() / readerThreads));
  const idle: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }[] = [];
  const busy = new Set<ChildProcess>();
  const queue: Waiting[] = [];
  let isClosed = false;

  function next(): void {
    const waiting = busy.size < size ? queue.shift() : undefined;
    if (waiting === undefined) return;
    const child = takeIdle() ?? start();
    busy.add(child);
    /** What the page has used of a processor; null before it said so. */
    let processorMs: number | null = null;
    let isStarved = false;
    let pageTimer = limitPage(0);
    const fileTimer = setTimeout(
      () => end(isStarved ? { problem: 'overloaded', limit: undefined } : tooLong(settings.fileLimitMs)),
      settings.fileLimitMs,
    );
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.send(waiting.task, (error) => error && end(damaged));

    /** Ends a page that has had its time; one that a busy machine keeps waiting goes on for as long as its file may take. */
    function limitPage(usedBefore: number): NodeJS.Timeout {
      return setTimeout(() => {
        const used = (processorMs ?? 0) - usedBefore;
        isStarved = used > 0 && used < settings.pageLimitMs * fairShare;
        if (isStarved) pageTimer = limitPage(usedBefore + used);
        else end(tooLong(settings.pageLimitMs));
      }, settings.pageLimitMs);
    }

    function onMessage(message: RecognitionMessage): void {
      if ('processorMs' in message) {
        ({ processorMs } = message);
        return;
      }
      if (!('page' in message)) {
        finish(message, true);
        return;
      }
      clearTimeout(pageTimer);
      processorMs = null;
      isStarved = false;
      pageTimer = limitPage(0);
      waiting?.onPage(message);
    }

    function onExit(): void {
      finish(isClosed ? null : damaged, false);
    }

    function end(reply: RecognitionReply): void {
      finish(reply, false);
      child.kill('SIGKILL');
    }

    function finish(reply: RecognitionReply | null, isReusable: boolean): void {
      clearTimeout(pageTimer);
      clearTimeout(fileTimer);
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
    async read(bytes, contentType, { onPage = () => undefined, hints = noHints } = {}): Promise<Reading> {
      if (isClosed || queue.length >= maxWaiting) throw new Refusal('overloaded');
      const reply = await new Promise<RecognitionReply | null>((settle) => {
        queue.push({ task: { bytes, contentType, hints }, onPage, settle });
        next();
      });
      if (reply === null) throw new Refusal('overloaded');
      if ('problem' in reply) throw new RecognitionRefused(reply.problem, reply.limit);
      return reply.reading;
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
