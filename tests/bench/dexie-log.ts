import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import type { EventLog } from './event-log.ts';

/** A row an event by Dexie; `default` is how Dexie comes, and reports a commit that a power cut may undo. */
export async function openDexieLog(name: string, durability: 'strict' | 'default'): Promise<EventLog> {
  const database = new Dexie(name, { chromeTransactionDurability: durability });
  database.version(1).stores({ events: '++' });
  await database.open();
  const events: Table<RecordedEvent, number> = database.table('events');
  return {
    async append(event) {
      await events.add(event);
    },
    async appendGroup(group) {
      await events.bulkAdd(group);
    },
    read: () => events.toArray(),
  };
}
