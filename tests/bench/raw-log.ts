import { openDB } from 'idb';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import type { EventLog } from './event-log.ts';

/** The least that IndexedDB can do: a row an event, on disk when a put resolves. */
export async function openRawLog(name: string): Promise<EventLog> {
  const database = await openDB<{ events: { key: number; value: RecordedEvent } }>(name, 1, {
    upgrade: (opened) => void opened.createObjectStore('events', { autoIncrement: true }),
  });
  async function put(events: readonly RecordedEvent[]): Promise<void> {
    const transaction = database.transaction('events', 'readwrite', { durability: 'strict' });
    for (const event of events) void transaction.store.put(event);
    await transaction.done;
  }
  return {
    append: (event) => put([event]),
    appendGroup: put,
    read: () => database.getAll('events'),
  };
}
