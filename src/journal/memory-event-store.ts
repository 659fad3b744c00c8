import type { EventStore } from './event-store.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { VersionConflict } from './version-conflict.ts';

/** Streams that live as long as the page: for a browser that refuses storage, and for tests without a browser. */
export function createMemoryEventStore(): EventStore {
  const streams = new Map<string, RecordedEvent[]>();
  return {
    async read(stream) {
      return structuredClone(streams.get(stream) ?? []);
    },
    async append(stream, events, expectedVersion) {
      const kept = streams.get(stream) ?? [];
      if (kept.length !== expectedVersion) throw new VersionConflict(stream, expectedVersion, kept.length);
      kept.push(...structuredClone(events));
      streams.set(stream, kept);
      return kept.length;
    },
    async setAside(stream, expectedVersion, aside, opening) {
      const kept = streams.get(stream) ?? [];
      if (kept.length !== expectedVersion) throw new VersionConflict(stream, expectedVersion, kept.length);
      streams.set(aside, kept);
      streams.set(stream, [structuredClone(opening)]);
    },
  };
}
