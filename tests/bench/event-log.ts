import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';

/** A log on this browser's disk. */
export interface EventLog {
  /** Resolves when the event is on disk. */
  append(event: RecordedEvent): Promise<void>;
  /** The same for events of one moment. */
  appendGroup(events: readonly RecordedEvent[]): Promise<void>;
  /** Everything that is in it, read from the disk. */
  read(): Promise<readonly RecordedEvent[]>;
}

/** A name for a database that no other one has. */
export function newName(kind: string): string {
  return `${kind}-${crypto.randomUUID()}`;
}
