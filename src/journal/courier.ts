import type { Verdict } from '../../domain/answer.ts';
import type { Answer, DeliveryStatus, WriteRequest } from '../../domain/service.ts';
import type { BlobStore } from './blob-store.ts';
import { awaitsAnswer } from './outbox-store.ts';
import type { EntryChange, OutboxEntry } from './outbox-store.ts';
import { longestDelay, retryDelay } from './retry-delay.ts';
import { secretFreeCopy } from './secret-free.ts';
import type { Surroundings } from './surroundings.ts';
import type { Turn } from './turns.ts';

/**
 * Sends a request once and says what came of it; `blob` is the file that the body names. A rejection counts as unknown.
 * A request that never ends holds its entry back: the transport sets its own limit of time.
 */
export type SendWrite = (
  request: WriteRequest,
  blob: Blob | undefined,
  signal: AbortSignal,
) => Promise<Verdict>;

export interface CourierOptions {
  readonly send: SendWrite;
  readonly blobs: BlobStore;
  readonly surroundings: Surroundings;
  /** Keeps a change of an entry on disk before it resolves. */
  readonly change: (key: string, change: EntryChange) => Promise<OutboxEntry>;
}

/** Carries entries to the server, each at its own pace. */
export interface Courier {
  /**
   * Sends the entry's bytes until the server has accepted or refused them, and answers when that is on disk; null when another
   * tab wants the turn, or the courier is closed. Rejects when the entry cannot be kept up to date or its blob is lost.
   */
  carry(entry: OutboxEntry, turn: Pick<Turn, 'asked' | 'lost'>): Promise<Answer | null>;
  /** Ends every pause now: the server can be reached again, or somebody signed in. */
  wake(): void;
  /** Stops where it is; the next start goes on from the disk. */
  close(): void;
}

/** The file of a write is gone from the device, so that its bytes cannot be sent any more. */
export class BlobLost extends Error {
  override readonly name = 'BlobLost';
  readonly code = 'blob_lost';
}

export function createCourier({ send, blobs, surroundings, change }: CourierOptions): Courier {
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
      void surroundings.wait(milliseconds, waking.signal).then(wakeUp);
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

  async function carry(kept: OutboxEntry, turn: Pick<Turn, 'asked' | 'lost'>): Promise<Answer | null> {
    const isOver = (): boolean => [closing.signal, turn.asked, turn.lost].some(({ aborted }) => aborted);
    turn.asked.addEventListener('abort', wakeAll);
    let entry = kept;
    let failures = 0;
    while (entry.answer === undefined) {
      if (isOver()) return null;
      const wakesBefore = wakes;
      if (!surroundings.isOnline()) {
        entry = await changeStatus(entry, statusOffline(entry));
        await pause(longestDelay, wakesBefore);
        continue;
      }
      const mayHaveArrived = awaitsAnswer(entry);
      entry = await change(entry.key, { attempts: entry.attempts + 1, status: statusUnderWay(entry) });
      if (entry.answer !== undefined) break;
      const verdict = await attempt(entry.request);
      if (closing.signal.aborted || turn.lost.aborted) return null;
      switch (verdict.kind) {
        case 'answered':
          entry = await change(entry.key, { answer: secretFreeCopy(verdict.answer) as Answer });
          break;
        case 'signedOut':
        case 'unreachable':
          entry = await changeStatus(entry, mayHaveArrived ? 'unknown' : 'waiting');
          await pause(longestDelay, wakesBefore);
          break;
        case 'busy':
          await surroundings.wait(verdict.retryAfterMs, closing.signal);
          break;
        case 'unknown':
          entry = await changeStatus(entry, 'unknown');
          failures = wakes === wakesBefore ? failures + 1 : 1;
          await pause(retryDelay(failures, surroundings.random()), wakesBefore);
      }
    }
    return entry.answer;
  }

  function wakeAll(): void {
    for (const wakeUp of sleepers) wakeUp();
  }

  closing.signal.addEventListener('abort', wakeAll);

  return {
    carry,
    wake() {
      wakes += 1;
      wakeAll();
    },
    close: () => closing.abort(),
  };
}

/** What was perhaps sent stays unknown until the server has answered it, whatever later attempts meet. */
function statusUnderWay(entry: OutboxEntry): DeliveryStatus {
  return entry.status === 'unknown' ? 'unknown' : 'sending';
}

/** An entry found at `sending` was interrupted in the middle of an attempt, if there was one. */
function statusOffline(entry: OutboxEntry): DeliveryStatus {
  if (entry.status !== 'sending') return entry.status;
  return entry.attempts === 0 ? 'waiting' : 'unknown';
}
