import type { RecordedEvent } from './recorded-event.ts';

/** Where streams are kept. A stream's version is the number of its events; one that nobody wrote to is at 0. */
export interface EventStore {
  /** All events of a stream, oldest first. */
  read(stream: string): Promise<readonly RecordedEvent[]>;
  /**
   * Appends all events or none, and answers the new version once they are on disk.
   * Rejects with `VersionConflict` when the stream is not at `expectedVersion`, and with the storage's own error when it cannot write.
   * A store that outlives the page withdraws the writes of `droppedFiles`, by blob id, in the same transaction.
   */
  append(
    stream: string,
    events: readonly RecordedEvent[],
    expectedVersion: number,
    droppedFiles?: readonly string[],
  ): Promise<number>;
  /**
   * Keeps a stream under another name, where nobody wrote to, and begins it anew with `opening` at the version after its last:
   * all at once, and on disk when it resolves.
   * Rejects with `VersionConflict` when the stream is not at `expectedVersion`.
   */
  setAside(stream: string, expectedVersion: number, aside: string, opening: RecordedEvent): Promise<void>;
}
