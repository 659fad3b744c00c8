import type { RecordedEvent, OpeningRecord, QuarantinedStream } from './recorded-event.ts';
import type { StreamHead } from './stream-head.ts';

/** A machine's state at some version of its stream. */
export interface StoredSnapshot {
  readonly version: number;
  /** The version of its chart. */
  readonly chart: string;
  readonly state: unknown;
  /** Ids of files that events up to here reference and that were not removed. */
  readonly files: readonly string[];
}

/** What is needed to resume a stream, whatever its length. */
export interface StoredStream {
  /** The number of its last event; 0 for a new stream. */
  readonly version: number;
  readonly snapshot: StoredSnapshot | null;
  /** Events after the snapshot, or all events; oldest first. */
  readonly events: readonly RecordedEvent[];
  readonly isFinished: boolean;
  /** The previous stream if it was quarantined and the user has not dismissed that; otherwise null. */
  readonly quarantined: QuarantinedStream | null;
}

/** Data that is written in the same transaction as the events. */
export interface AppendOptions {
  /** The epoch that this writer has claimed. An append with an older one is rejected; without one it is not checked. */
  readonly epoch?: number;
  /** The machine's state after these events. */
  readonly snapshot?: Omit<StoredSnapshot, 'version'> | undefined;
  /** Whether the workflow has settled, so that its stream may be deleted after the retention period. */
  readonly isFinished?: boolean;
  /** Whether the workflow waits for the answer of a write. */
  readonly isWriting?: boolean;
  /** Ids of files whose outbox entries are removed, unless these may have reached the server. */
  readonly unreferencedFiles?: readonly string[];
}

/** Stores streams. A stream's version is the number of its last event; 0 for one that does not exist. */
export interface EventStore {
  /** Returns all events of a stream, or those after a version; oldest first. Rejects with `DamagedStream` when some cannot be read. */
  read(stream: string, after?: number): Promise<readonly RecordedEvent[]>;
  /** Returns the newest snapshot and the events after it; an unreadable snapshot is skipped. Rejects as `read` does. */
  load(stream: string): Promise<StoredStream>;
  /** Makes the caller the writer of a stream and returns its epoch; appends of earlier writers are rejected from now on. */
  claim(stream: string): Promise<number>;
  /**
   * Appends all events or none, and returns the new version once they are on disk. Rejects with `VersionConflict` when the stream
   * is not at `expectedVersion` or has a newer writer, and with the storage's own error when writing fails.
   */
  append(
    stream: string,
    events: readonly RecordedEvent[],
    expectedVersion: number,
    writing?: AppendOptions,
  ): Promise<number>;
  /**
   * Moves a stream to the unused name `aside` and starts it over with `opening` at the next version, in one transaction. Returns
   * that version. Rejects as `append` does.
   */
  quarantine(
    stream: string,
    expectedVersion: number,
    aside: string,
    opening: OpeningRecord,
    writing?: Pick<AppendOptions, 'epoch'>,
  ): Promise<number>;
  /** Notes that the user was told of the quarantined stream. */
  acknowledgeQuarantine(stream: string): Promise<void>;
  /** Returns all streams, in no order. */
  listStreams(): Promise<readonly Pick<StreamHead, 'stream' | 'version' | 'finishedAt' | 'isWriting'>[]>;
  /** Returns the version of a stream without reading its events. */
  headOf(stream: string): Promise<Pick<StoredStream, 'version' | 'isFinished'>>;
}
