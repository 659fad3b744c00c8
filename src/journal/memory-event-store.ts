import type { EventStore } from './event-store.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { VersionConflict } from './version-conflict.ts';

interface Row {
  readonly version: number;
  readonly event: RecordedEvent;
}

/** Streams that live as long as the page: for a browser that refuses storage, and for tests without a browser. */
export function createMemoryEventStore(): EventStore {
  const streams = new Map<string, readonly Row[]>();

  /** The rows of a stream that is at this version. */
  function rowsAt(stream: string, expectedVersion: number): readonly Row[] {
    const rows = streams.get(stream) ?? [];
    const version = rows.at(-1)?.version ?? 0;
    if (version !== expectedVersion) throw new VersionConflict(stream, expectedVersion, version);
    return rows;
  }

  return {
    async read(stream) {
      return structuredClone((streams.get(stream) ?? []).map(({ event }) => event));
    },
    async append(stream, events, expectedVersion) {
      const added = structuredClone(events).map((event, index) => ({
        version: expectedVersion + index + 1,
        event,
      }));
      streams.set(stream, [...rowsAt(stream, expectedVersion), ...added]);
      return expectedVersion + events.length;
    },
    async setAside(stream, expectedVersion, aside, opening) {
      streams.set(aside, rowsAt(stream, expectedVersion));
      streams.set(stream, [{ version: expectedVersion + 1, event: structuredClone(opening) }]);
    },
  };
}
