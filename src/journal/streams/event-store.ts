import type { RecordedEvent, OpeningRecord, QuarantinedStream } from './recorded-event.ts';
import type { StreamHead } from './stream-head.ts';

/** A machine as it stood at some version of its stream. */
export interface StoredSnapshot {
  readonly version: number;
  /** The version of the chart that it was a machine of. */
  readonly chart: string;
  readonly state: unknown;
  /** Ids of the files that its events have named and that were not let go of. */
  readonly files: readonly string[];
}

/** What it takes to go on from where a stream stands, whatever its length. */
export interface StoredStream {
  /** The number of its last event; 0 where nobody wrote. */
  readonly version: number;
  readonly snapshot: StoredSnapshot | null;
  /** What came after the snapshot, or all of it; oldest first. */
  readonly events: readonly RecordedEvent[];
  readonly isFinished: boolean;
  /** The stream that stood here before and could not be folded, until somebody has taken notice of it. */
  readonly quarantined: QuarantinedStream | null;
}

/** What goes to the disk together with events. */
export interface AppendOptions {
  /** The epoch that this writer has claimed. An append of an older one is refused; left out, it is not looked at. */
  readonly epoch?: number;
  /** Where the machine stands after these events. */
  readonly snapshot?: Omit<StoredSnapshot, 'version'> | undefined;
  /** Whether the workflow has settled by these events, so that its stream is kept for a while only. */
  readonly isFinished?: boolean;
  /** Whether the workflow waits for the answer of a write after these events. */
  readonly isWriting?: boolean;
  /** Ids of files whose writes are withdrawn, unless they may have reached the server. */
  readonly unreferencedFiles?: readonly string[];
}

/** Where streams are kept. A stream's version is the number of its events; one that nobody wrote to is at 0. */
export interface EventStore {
  /** All events of a stream, or those after a version, oldest first. Rejects with `DamagedStream` when some cannot be read. */
  read(stream: string, after?: number): Promise<readonly RecordedEvent[]>;
  /** The newest snapshot and what came after it; a snapshot that cannot be read is passed over. Rejects as `read` does. */
  load(stream: string): Promise<StoredStream>;
  /** Makes the caller the writer of a stream and answers its epoch: who wrote before is refused from now on. */
  claim(stream: string): Promise<number>;
  /**
   * Appends all events or none, and answers the new version once they are on disk.
   * Rejects with `VersionConflict` when the stream is not at `expectedVersion` or has a younger writer, and with the storage's
   * own error when it cannot write.
   */
  append(
    stream: string,
    events: readonly RecordedEvent[],
    expectedVersion: number,
    writing?: AppendOptions,
  ): Promise<number>;
  /**
   * Keeps a stream under another name, where nobody wrote to, and begins it anew with `opening` at the version after its last:
   * all at once, and on disk when it resolves. Answers that version. Rejects as `append` does.
   */
  quarantine(
    stream: string,
    expectedVersion: number,
    aside: string,
    opening: OpeningRecord,
    writing?: Pick<AppendOptions, 'epoch'>,
  ): Promise<number>;
  /** Somebody was told of what was set aside before this stream. */
  acknowledgeQuarantine(stream: string): Promise<void>;
  /** What lies here, in no order. */
  listStreams(): Promise<readonly Pick<StreamHead, 'stream' | 'version' | 'finishedAt' | 'isWriting'>[]>;
  /** Where a stream stands, without reading its events. */
  headOf(stream: string): Promise<Pick<StoredStream, 'version' | 'isFinished'>>;
}
