import type { EventStore, StoredSnapshot } from './event-store.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { VersionConflict } from './stream-errors.ts';

/** The machine's status after all recorded events. */
export interface MachineStatus {
  /** Ids of files that it no longer references: their outbox entries are removed with the append. */
  readonly unreferencedFiles: readonly string[];
  readonly isFinished: boolean;
  readonly isWriting: boolean;
  /** Called only when a snapshot is due. */
  readonly takeSnapshot: () => Omit<StoredSnapshot, 'version'>;
}

export interface RecorderOptions {
  readonly events: Pick<EventStore, 'append'>;
  readonly stream: string;
  /** Version of the stream that the machine was folded from. */
  readonly version: number;
  readonly snapshotVersion: number;
  readonly epoch: number;
  /** The opening record of a new stream; empty for an existing one. */
  readonly opening: readonly RecordedEvent[];
  /** Typing events, of which only the last one within 300 ms is written. */
  readonly fields: FieldEvents;
  readonly readStatus: () => MachineStatus;
  /** Resolves after that many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called after each append. */
  readonly onAppended: () => void;
  /** Called when another tab is the writer: the `lost` events are not on disk, and this recorder writes no more. */
  readonly onConflict: (lost: readonly RecordedEvent[]) => void;
  /** Called when an append failed, and with null when one succeeds again. The events stay queued and are retried with the next one. */
  readonly onFailure: (error: unknown) => void;
}

/** Callbacks of a recorded event. */
export interface RecordOptions {
  /** Called once the event is on disk. */
  readonly onDurable?: (() => void) | undefined;
  /** Whether the machine ignored it; called when it is written, after the machine has processed it. */
  readonly isIgnored?: () => boolean;
}

/** Appends the events that a machine receives, in order; events of the same task are appended in one transaction. */
export interface Recorder {
  record(event: RecordedEvent, note?: RecordOptions): void;
  /** Resolves when every event recorded so far is on disk; rejects when they could not be written. */
  flushed(): Promise<void>;
}

/** For a workflow without a journal. */
export const noRecorder: Recorder = {
  record: () => undefined,
  flushed: () => Promise.resolve(),
};

/** Events between snapshots: the most that a resume has to fold. */
const snapshotInterval = 50;

/** Milliseconds that a typing event waits for the next one. */
const typingPause = 300;

interface Pending extends RecordOptions {
  readonly event: RecordedEvent;
}

interface Waiter {
  /** Number of recorded events that have to be on disk. */
  readonly until: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function createRecorder(options: RecorderOptions): Recorder {
  const { events, stream, epoch, fields, readStatus, wait, onAppended, onConflict, onFailure } = options;
  const pending: Pending[] = options.opening.map((event) => ({ event }));
  let waiters: readonly Waiter[] = [];
  let { version, snapshotVersion } = options;
  let recorded = pending.length;
  let written = 0;
  /** Number of pending events that are being written. */
  let inFlight = 0;
  let writing = false;
  let failed = false;
  let conflict: VersionConflict | null = null;

  function stopWaiting(done: (waiter: Waiter) => boolean, settle: (waiter: Waiter) => void): void {
    const finished = waiters.filter(done);
    waiters = waiters.filter((waiter) => !done(waiter));
    finished.forEach(settle);
  }

  function fail(error: unknown, attempted: number): void {
    if (error instanceof VersionConflict) {
      conflict = error;
      // Stops the machine before the waiting services reject, so that it does not record their failure.
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
    // For those who came during the attempt.
    if (waiters.length > 0) void write();
  }

  async function append(batch: readonly Pending[]): Promise<void> {
    const { takeSnapshot, ...status } = readStatus();
    const isDue = version + batch.length - snapshotVersion >= snapshotInterval;
    version = await events.append(
      stream,
      batch.map(({ event, isIgnored }) => (isIgnored?.() === true ? { ...event, ignored: true } : event)),
      version,
      { ...status, epoch, snapshot: isDue ? takeSnapshot() : undefined },
    );
    if (isDue) snapshotVersion = version;
  }

  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    // Events that are sent in the same task join the transaction.
    await Promise.resolve();
    let attempted = written;
    try {
      while (pending.length > 0) {
        const batch = pending.slice();
        inFlight = batch.length;
        attempted = written + batch.length;
        await append(batch);
        pending.splice(0, batch.length);
        written = attempted;
        if (failed) onFailure(null);
        failed = false;
        onAppended();
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
    } finally {
      inFlight = 0;
    }
  }

  /** Whether a typing event replaces the previous one, which is not being written yet. */
  function replacesLast(event: RecordedEvent): boolean {
    const last = pending.at(-1);
    return pending.length > inFlight && last !== undefined && isSameField(fields, last.event, event);
  }

  async function writeLater(): Promise<void> {
    const until = recorded;
    await wait(typingPause);
    if (written < until && conflict === null) await write();
  }

  return {
    record(event, note = {}) {
      if (conflict !== null) return;
      if (replacesLast(event)) {
        pending.splice(-1, 1, { ...note, event });
        return;
      }
      pending.push({ ...note, event });
      recorded += 1;
      void (fields[event.type] === undefined ? write() : writeLater());
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

/** Types of typing events, and the property of each that holds the text. */
export type FieldEvents = Readonly<Record<string, string>>;

/** Whether two typing events differ only in text, time and key. */
function isSameField(fields: FieldEvents, earlier: RecordedEvent, later: RecordedEvent): boolean {
  const property = fields[later.type];
  if (property === undefined) return false;
  return JSON.stringify(strip(earlier, property)) === JSON.stringify(strip(later, property));
}

function strip(event: RecordedEvent, property: string): RecordedEvent {
  return { ...event, [property]: null, at: null, key: null };
}
