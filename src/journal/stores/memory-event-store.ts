import type { EventStore, StoredSnapshot } from '../streams/event-store.ts';
import { jsonCopy } from '../streams/secret-masking.ts';
import type { OpeningRecord, RecordedEvent } from '../streams/recorded-event.ts';
import { advance, checkWriter, newHead, headAfterQuarantine } from '../streams/stream-head.ts';
import type { StreamHead } from '../streams/stream-head.ts';

interface MemoryStream {
  readonly head: StreamHead;
  readonly events: readonly RecordedEvent[];
  readonly snapshot: StoredSnapshot | null;
}

/** Stores streams in memory: for browsers that refuse storage, and for tests without a browser. */
export function createMemoryEventStore(now: () => number = Date.now): EventStore {
  const streams = new Map<string, MemoryStream>();

  function find(stream: string): MemoryStream {
    return streams.get(stream) ?? { head: newHead(stream), events: [], snapshot: null };
  }

  function readAfter({ head, events }: MemoryStream, version = 0): readonly RecordedEvent[] {
    return copyOf(events.slice(Math.max(0, version + 1 - head.begin)));
  }

  return {
    read: async (stream, after) => readAfter(find(stream), after),
    async load(stream) {
      const kept = find(stream);
      const { head, snapshot } = kept;
      const [opening] = kept.events as readonly OpeningRecord[];
      return {
        version: head.version,
        snapshot,
        events: readAfter(kept, snapshot?.version),
        isFinished: head.finishedAt != null,
        quarantined: head.replacesUnnoticed === true ? (opening?.replaces ?? null) : null,
      };
    },
    listStreams: async () => [...streams.values()].map(({ head }) => head),
    async headOf(stream) {
      const { version, finishedAt } = find(stream).head;
      return { version, isFinished: finishedAt != null };
    },
    async claim(stream) {
      const kept = streams.get(stream);
      if (kept === undefined) return 1;
      const head = { ...kept.head, epoch: kept.head.epoch + 1 };
      streams.set(stream, { ...kept, head });
      return head.epoch;
    },
    async append(stream, events, expectedVersion, options = {}) {
      const kept = find(stream);
      const copies = copyOf(events);
      checkWriter(kept.head, expectedVersion, options.epoch);
      const head = advance(kept.head, events.length, options, now());
      const snapshot =
        options.snapshot === undefined
          ? kept.snapshot
          : { ...options.snapshot, state: jsonCopy(options.snapshot.state), version: head.version };
      streams.set(stream, { head, events: [...kept.events, ...copies], snapshot });
      return head.version;
    },
    async quarantine(stream, expectedVersion, aside, opening, { epoch } = {}) {
      const kept = find(stream);
      checkWriter(kept.head, expectedVersion, epoch);
      const head = headAfterQuarantine(kept.head);
      streams.set(aside, { ...kept, head: { ...kept.head, stream: aside } });
      streams.set(stream, { head, events: copyOf([opening]), snapshot: null });
      return head.version;
    },
    async acknowledgeQuarantine(stream) {
      const kept = streams.get(stream);
      if (kept === undefined) return;
      streams.set(stream, { ...kept, head: { ...kept.head, replacesUnnoticed: false } });
    },
  };
}

function copyOf(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return jsonCopy(events) as readonly RecordedEvent[];
}
