import type { EventStore } from '../../journal/streams/event-store.ts';
import type { RecordedEvent } from '../../journal/streams/recorded-event.ts';
import type { TabChannel } from '../../journal/tabs/tab-channel.ts';
import type { DebugNote } from './views/debug-entry.ts';
import { maskedCopy, payloadOf } from '../../workflow/masked-copy.ts';
import type { DebugLog } from './debug-log.ts';

interface Watched {
  readonly events: Pick<EventStore, 'listStreams' | 'headOf' | 'read'>;
  /** A channel that also gets this page's own appends, unlike the journal's. */
  readonly channel: Pick<TabChannel, 'listen'>;
  /** Up to which version each stream was noted; kept from one watch to the next, so that nothing is noted twice. */
  readonly noted: Map<string, number>;
  readonly log: Pick<DebugLog, 'note'>;
  readonly now: () => number;
}

/** Number of events, the newest ones, that are shown of a stream that was not seen before. */
const firstTold = 20;

/**
 * Notes what lies in a journal and was not noted yet, and from then on what its workflows receive, in whichever tab. Answers the
 * way to stop.
 */
export function watchJournal({ events, channel, noted, log, now }: Watched): () => void {
  let isOver = false;
  let looking: Promise<unknown> = lookAtAll();

  async function lookAtAll(): Promise<void> {
    const heads = await events.listStreams().catch(() => []);
    // A stream that cannot be read is reported elsewhere; the others are shown all the same.
    for (const { stream } of heads) await look(stream).catch(() => undefined);
  }

  async function look(stream: string): Promise<void> {
    const { version } = await events.headOf(stream);
    const after = noted.get(stream) ?? Math.max(0, version - firstTold);
    if (version <= after || isOver) return;
    const records = await events.read(stream, after);
    noted.set(stream, Math.max(version, after + records.length));
    // A service's answer has no time of its own: it gets that of the event before it.
    let time = records.map(timeOf).find((at) => at !== null) ?? now();
    for (const record of records) {
      time = timeOf(record) ?? time;
      log.note(noteOfEvent(stream, record), time);
    }
  }

  const stop = channel.listen((message) => {
    if (message.type === 'appended') looking = looking.then(() => look(message.name)).catch(() => undefined);
  });
  return () => {
    isOver = true;
    stop();
  };
}

function timeOf({ at }: RecordedEvent): number | null {
  return typeof at === 'number' ? at : null;
}

function noteOfEvent(stream: string, record: RecordedEvent): DebugNote {
  const masked = maskedCopy(record);
  const payload = payloadOf(masked);
  return {
    kind: 'event',
    stream,
    event: masked.type,
    payload: payload.length === 0 ? '' : JSON.stringify(Object.fromEntries(payload)),
  };
}
