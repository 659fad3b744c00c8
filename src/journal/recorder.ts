import type { EventStore } from './event-store.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { VersionConflict } from './version-conflict.ts';

export interface RecorderOptions {
  readonly events: EventStore;
  readonly stream: string;
  /** Version of the stream that the machine was folded from. */
  readonly version: number;
  /** What has to stand before the first event of a new stream. */
  readonly opening: readonly RecordedEvent[];
  /** Ids of the files that the machine, as it stands, has dropped: their writes are withdrawn with the events. */
  readonly findDroppedFiles?: () => readonly string[];
  /** Another tab has written: these events are not on disk, and this recorder writes no more. */
  readonly onConflict: (lost: readonly RecordedEvent[]) => void;
  /** The disk refused; null when it accepts again. Nothing is dropped: the next event tries again. */
  readonly onFailure: (error: unknown) => void;
}

/** Writes what a machine receives, in order; events of one moment go into one transaction. */
export interface Recorder {
  /** `onDurable` is called once the event is on disk. */
  record(event: RecordedEvent, onDurable?: () => void): void;
  /** Resolves when every event recorded so far is on disk; rejects when they could not be written. */
  flushed(): Promise<void>;
}

/** The recorder of a workflow that keeps no journal. */
export const noRecorder: Recorder = {
  record: () => undefined,
  flushed: () => Promise.resolve(),
};

interface Pending {
  readonly event: RecordedEvent;
  readonly onDurable?: (() => void) | undefined;
}

interface Waiter {
  /** Number of events of this recorder that have to be on disk. */
  readonly until: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function createRecorder(options: RecorderOptions): Recorder {
  const { events, stream, findDroppedFiles = () => [], onConflict, onFailure } = options;
  const pending: Pending[] = options.opening.map((event) => ({ event }));
  let waiters: readonly Waiter[] = [];
  let version = options.version;
  let recorded = pending.length;
  let written = 0;
  let writing = false;
  let failed = false;
  let conflict: VersionConflict | null = null;

  function stopWaiting(done: (waiter: Waiter) => boolean, tell: (waiter: Waiter) => void): void {
    const told = waiters.filter(done);
    waiters = waiters.filter((waiter) => !done(waiter));
    told.forEach(tell);
  }

  function fail(error: unknown, attempted: number): void {
    if (error instanceof VersionConflict) {
      conflict = error;
      // The machine is stopped before the services that wait here reject: their failure belongs to a history that did not happen.
      onConflict(pending.splice(0).map(({ event }) => event));
      stopWaiting(
        () => true,
        (waiter) => waiter.reject(error),
      );
      return;
    }
    failed = true;
    onFailure(error);
    stopWaiting(
      ({ until }) => until <= attempted,
      (waiter) => waiter.reject(error),
    );
    // Who came during the attempt has not had one.
    if (waiters.length > 0) void write();
  }

  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    // Whatever else is sent in this turn joins the transaction.
    await Promise.resolve();
    let attempted = written;
    try {
      while (pending.length > 0) {
        const batch = pending.slice();
        attempted = written + batch.length;
        version = await events.append(
          stream,
          batch.map(({ event }) => event),
          version,
          findDroppedFiles(),
        );
        pending.splice(0, batch.length);
        written = attempted;
        if (failed) onFailure(null);
        failed = false;
        for (const { onDurable } of batch) onDurable?.();
        stopWaiting(
          ({ until }) => until <= written,
          (waiter) => waiter.resolve(),
        );
      }
      writing = false;
    } catch (error) {
      writing = false;
      fail(error, attempted);
    }
  }

  return {
    record(event, onDurable) {
      if (conflict !== null) return;
      pending.push({ event, onDurable });
      recorded += 1;
      void write();
    },
    flushed() {
      if (conflict !== null) return Promise.reject(conflict);
      if (pending.length === 0) return Promise.resolve();
      return new Promise((resolve, reject) => {
        waiters = [...waiters, { until: recorded, resolve, reject }];
        void write();
      });
    },
  };
}
