import type { Verdict } from '../../../domain/answer.ts';
import type { Answer, DeliveryStatus, WriteRequest } from '../../../domain/service.ts';
import type { BlobStore } from '../stores/blob-store.ts';
import { awaitsAnswer } from './outbox-store.ts';
import type { EntryChange, OutboxEntry } from './outbox-store.ts';
import { maskedJsonCopy } from '../streams/secret-masking.ts';
import type { Environment } from '../environment.ts';
import type { TabLock } from '../tabs/tab-locks.ts';

/** The first delay between two attempts, and the longest, in milliseconds. */
const firstDelay = 1000;
const longestDelay = 300_000;

/**
 * Sends a request once and returns the verdict on it. It calls `leave` right before the first byte is sent: that marks the write on
 * disk as one that may arrive, and resolves with the file that the body names; it rejects where the write is not to be sent any more.
 * A rejection counts as `unknown` after that, and as `unreachable` before. It has to have a timeout: a request that never ends blocks
 * its entry.
 */
export type SendWrite = (
  request: WriteRequest,
  leave: () => Promise<Blob | undefined>,
  signal: AbortSignal,
) => Promise<Verdict>;

export interface OutboxSenderOptions {
  readonly send: SendWrite;
  readonly blobs: BlobStore;
  readonly environment: Environment;
  /** Stores a change of an entry; resolves when it is on disk. */
  readonly change: (key: string, change: EntryChange) => Promise<OutboxEntry>;
}

/** Sends outbox entries to the server, each with its own retries. */
export interface OutboxSender {
  /**
   * Sends the entry's bytes until the server has accepted or refused them, and returns the answer once it is on disk. Returns null
   * when another tab asks for the lock, or the sender is closed. Rejects when the entry cannot be stored, or with `BlobLost`.
   */
  sendUntilAnswered(
    entry: OutboxEntry,
    lock: Pick<TabLock, 'releaseRequested' | 'lost'>,
  ): Promise<Answer | null>;
  /** Retries now: the server can be reached again, or the user has signed in. */
  wake(): void;
  /** Stops sending; the next start continues from disk. */
  close(): void;
}

/** The file of a write is no longer on the device, so that it cannot be sent. */
export class BlobLost extends Error {
  override readonly name = 'BlobLost';
  readonly code = 'blob_lost';
}

export function createOutboxSender({ send, blobs, environment, change }: OutboxSenderOptions): OutboxSender {
  const closing = new AbortController();
  const sleepers = new Set<() => void>();
  let wakes = 0;

  /**
   * Resolves after the delay, or at the next wake; at once when that came since `wakesBefore` was read, or when sending is over:
   * another tab that asked for the lock during the attempt waits for it.
   */
  async function pause(milliseconds: number, wakesBefore: number, isOver: () => boolean): Promise<void> {
    if (wakes !== wakesBefore || isOver()) return;
    const waking = new AbortController();
    await new Promise<void>((resolve) => {
      const wakeUp = (): void => {
        sleepers.delete(wakeUp);
        waking.abort();
        resolve();
      };
      sleepers.add(wakeUp);
      void environment.wait(milliseconds, waking.signal).then(wakeUp);
    });
  }

  /** Sends the entry once; returns it as it is on disk after that. Rejects when it cannot be marked there, or with `BlobLost`. */
  async function attempt(
    entry: OutboxEntry,
    isOver: () => boolean,
  ): Promise<{ readonly entry: OutboxEntry; readonly verdict: Verdict }> {
    const { key, request } = entry;
    const markings: Promise<OutboxEntry>[] = [];
    const lostFiles: BlobLost[] = [];

    async function leave(): Promise<Blob | undefined> {
      if (isOver()) throw new Error(`${key} is sent by somebody else now`);
      const marking = change(key, { attempts: entry.attempts + 1, status: statusWhileSending(entry) });
      markings.push(marking);
      if ((await marking).answer !== undefined) throw new Error(`${key} is answered already`);
      const blob = request.body.kind === 'file' ? await blobs.get(request.body.blobId) : undefined;
      if (blob !== null) return blob;
      const lost = new BlobLost(`the file of ${request.path} is no longer on this device`);
      lostFiles.push(lost);
      throw lost;
    }

    const verdict = await send(request, leave, closing.signal).catch((): Verdict => ({
      kind: markings.length === 0 ? 'unreachable' : 'unknown',
    }));
    const [marked] = await Promise.all(markings);
    const [lostFile] = lostFiles;
    if (lostFile !== undefined) throw lostFile;
    if (marked === undefined && verdict.kind !== 'unreachable' && verdict.kind !== 'signedOut')
      throw new Error(`${key} was sent unmarked`);
    return { entry: marked ?? entry, verdict };
  }

  async function changeStatus(entry: OutboxEntry, status: DeliveryStatus): Promise<OutboxEntry> {
    return entry.status === status ? entry : change(entry.key, { status });
  }

  async function sendUntilAnswered(
    kept: OutboxEntry,
    lock: Pick<TabLock, 'releaseRequested' | 'lost'>,
  ): Promise<Answer | null> {
    const isOver = (): boolean =>
      [closing.signal, lock.releaseRequested, lock.lost].some(({ aborted }) => aborted);
    lock.releaseRequested.addEventListener('abort', wakeAll);
    let entry = kept;
    let failures = 0;
    while (entry.answer === undefined) {
      if (isOver()) return null;
      const wakesBefore = wakes;
      const mayHaveArrived = awaitsAnswer(entry);
      const { entry: attempted, verdict } = await attempt(entry, isOver);
      entry = attempted;
      if (entry.answer !== undefined) break;
      if (closing.signal.aborted || lock.lost.aborted) return null;
      switch (verdict.kind) {
        case 'answered':
          entry = await change(entry.key, { answer: maskedJsonCopy(verdict.answer) as Answer });
          break;
        case 'signedOut':
        case 'unreachable':
          entry = await changeStatus(entry, mayHaveArrived ? 'unknown' : 'waiting');
          await pause(longestDelay, wakesBefore, isOver);
          break;
        case 'busy':
          await environment.wait(verdict.retryAfterMs, closing.signal);
          break;
        case 'unknown':
          entry = await changeStatus(entry, 'unknown');
          failures = wakes === wakesBefore ? failures + 1 : 1;
          await pause(retryDelay(failures, environment.random()), wakesBefore, isOver);
      }
    }
    return entry.answer;
  }

  function wakeAll(): void {
    for (const wakeUp of sleepers) wakeUp();
  }

  closing.signal.addEventListener('abort', wakeAll);

  return {
    sendUntilAnswered,
    wake() {
      wakes += 1;
      wakeAll();
    },
    close: () => closing.abort(),
  };
}

/** A write that may have arrived stays `unknown` until it is answered. */
function statusWhileSending(entry: OutboxEntry): DeliveryStatus {
  return entry.status === 'unknown' ? 'unknown' : 'sending';
}

/** Milliseconds before the next attempt: exponential back-off with jitter, so that devices do not retry all at once. */
function retryDelay(failures: number, random: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + random / 2);
}
