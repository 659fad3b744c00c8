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
 * Sends a request once and returns the verdict on it; `blob` is the file that the body names. A rejection counts as `unknown`.
 * It has to have a timeout: a request that never ends blocks its entry.
 */
export type SendWrite = (
  request: WriteRequest,
  blob: Blob | undefined,
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

  /** Resolves after the delay, or at the next wake; at once when that came since `wakesBefore` was read. */
  async function pause(milliseconds: number, wakesBefore: number): Promise<void> {
    if (wakes !== wakesBefore) return;
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

  async function attempt(request: WriteRequest): Promise<Verdict> {
    const blob = request.body.kind === 'file' ? await blobs.get(request.body.blobId) : undefined;
    if (blob === null) throw new BlobLost(`the file of ${request.path} is no longer on this device`);
    try {
      return await send(request, blob, closing.signal);
    } catch {
      return { kind: 'unknown' };
    }
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
      if (!environment.isOnline()) {
        entry = await changeStatus(entry, statusWhileOffline(entry));
        await pause(longestDelay, wakesBefore);
        continue;
      }
      const mayHaveArrived = awaitsAnswer(entry);
      entry = await change(entry.key, { attempts: entry.attempts + 1, status: statusWhileSending(entry) });
      if (entry.answer !== undefined) break;
      const verdict = await attempt(entry.request);
      if (closing.signal.aborted || lock.lost.aborted) return null;
      switch (verdict.kind) {
        case 'answered':
          entry = await change(entry.key, { answer: maskedJsonCopy(verdict.answer) as Answer });
          break;
        case 'signedOut':
        case 'unreachable':
          entry = await changeStatus(entry, mayHaveArrived ? 'unknown' : 'waiting');
          await pause(longestDelay, wakesBefore);
          break;
        case 'busy':
          await environment.wait(verdict.retryAfterMs, closing.signal);
          break;
        case 'unknown':
          entry = await changeStatus(entry, 'unknown');
          failures = wakes === wakesBefore ? failures + 1 : 1;
          await pause(retryDelay(failures, environment.random()), wakesBefore);
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

/** An entry found as `sending` was interrupted during an attempt, or before its first one. */
function statusWhileOffline(entry: OutboxEntry): DeliveryStatus {
  if (entry.status !== 'sending') return entry.status;
  return entry.attempts === 0 ? 'waiting' : 'unknown';
}

/** Milliseconds before the next attempt: exponential back-off with jitter, so that devices do not retry all at once. */
function retryDelay(failures: number, random: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + random / 2);
}
