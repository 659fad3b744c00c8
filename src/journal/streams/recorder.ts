import type { EventStore, StoredSnapshot } from './event-store.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { VersionConflict } from './stream-errors.ts';

/** What a machine is at a moment at which it has processed everything that was recorded. */
export interface MachineStatus {
  /** Ids of the files that it has dropped: their writes are withdrawn with the events. */
  readonly unreferencedFiles: readonly string[];
  readonly isFinished: boolean;
  readonly isWriting: boolean;
  /** Called only when a snapshot is due. */
  readonly takeSnapshot: () => Omit<StoredSnapshot, 'version'>;
}

export interface RecorderOptions {
  readonly events: Pick<EventStore, 'append'>;
  readonly stream: string;
  /** Version of the stream that the machine was folded from, that of its newest snapshot, and the epoch of this writer. */
  readonly version: number;
  readonly snapshotVersion: number;
  readonly epoch: number;
  /** What has to stand before the first event of a new stream. */
  readonly opening: readonly RecordedEvent[];
  /** Events of typing, of which the last one of a moment is written. */
  readonly fields: FieldEvents;
  readonly readStatus: () => MachineStatus;
  /** Resolves after that many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The stream has grown on the disk. */
  readonly onAppended: () => void;
  /** Another tab has written, or is the writer now: these events are not on disk, and this recorder writes no more. */
  readonly onConflict: (lost: readonly RecordedEvent[]) => void;
  /** The disk refused; null when it accepts again. Nothing is dropped: the next event tries again. */
  readonly onFailure: (error: unknown) => void;
}

/** What is known of a recorded event only after the machine has processed it, and who waits for it. */
export interface RecordOptions {
  /** Called once the event is on disk. */
  readonly onDurable?: (() => void) | undefined;
  /** Whether the machine did nothing with it; asked when it is written. */
  readonly isIgnored?: () => boolean;
}

/** Writes what a machine receives, in order; events of one moment go into one transaction. */
export interface Recorder {
  record(event: RecordedEvent, note?: RecordOptions): void;
  /** Resolves when every event recorded so far is on disk; rejects when they could not be written. */
  flushed(): Promise<void>;
}

/** The recorder of a workflow that keeps no journal. */
export const noRecorder: Recorder = {
  record: () => undefined,
  flushed: () => Promise.resolve(),
};

/** Events after a snapshot before the next one: what a resume has to fold at the most. */
const snapshotInterval = 100;

/** Milliseconds that typing waits for more of it. */
const typingPause = 300;

interface Pending extends RecordOptions {
  readonly event: RecordedEvent;
}

interface Waiter {
  /** Number of events of this recorder that have to be on disk. */
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
  /** Number of pending events that are on their way to the disk. */
  let inFlight = 0;
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

  async function append(batch: readonly Pending[]): Promise<void> {
    const { takeSnapshot, ...stands } = readStatus();
    const isDue = version + batch.length - snapshotVersion >= snapshotInterval;
    version = await events.append(
      stream,
      batch.map(({ event, isIgnored }) => (isIgnored?.() === true ? { ...event, ignored: true } : event)),
      version,
      { ...stands, epoch, snapshot: isDue ? takeSnapshot() : undefined },
    );
    if (isDue) snapshotVersion = version;
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

  /** Whether an event takes the place of the one before it, which is not on its way to the disk yet. */
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

/** Types of the events by which somebody types, and the property that holds the text. */
export type FieldEvents = Readonly<Record<string, string>>;

/** Whether the later of two events is more of the same typing: alike but for the text and the stamp. */
export function isSameField(fields: FieldEvents, earlier: RecordedEvent, later: RecordedEvent): boolean {
  const property = fields[later.type];
  if (property === undefined) return false;
  return JSON.stringify(strip(earlier, property)) === JSON.stringify(strip(later, property));
}

function strip(event: RecordedEvent, property: string): RecordedEvent {
  return { ...event, [property]: null, at: null, key: null };
}
