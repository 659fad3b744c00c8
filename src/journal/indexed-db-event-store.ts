import type { EventStore } from './event-store.ts';
import { withdrawFiles } from './indexed-db-outbox-store.ts';
import { writeAcross, writeInTransaction } from './journal-database.ts';
import type { JournalDatabase } from './journal-database.ts';
import { VersionConflict } from './version-conflict.ts';

/** Streams on this device's disk. The version is checked in the transaction that appends. */
export function createIndexedDbEventStore(database: JournalDatabase): EventStore {
  return {
    async read(stream) {
      const rows = await database.getAll('events', wholeStream(stream));
      return rows.map((row) => row.event);
    },
    append(stream, events, expectedVersion, droppedFiles = []) {
      return writeAcross(database, ['events', 'outbox'], async (transaction) => {
        const store = transaction.objectStore('events');
        const last = await store.openKeyCursor(wholeStream(stream), 'prev');
        const version = last === null ? 0 : last.primaryKey[1];
        if (version !== expectedVersion) throw new VersionConflict(stream, expectedVersion, version);
        await Promise.all(
          events.map(async (event, index) => store.add({ stream, version: version + index + 1, event })),
        );
        if (droppedFiles.length > 0) await withdrawFiles(transaction.objectStore('outbox'), droppedFiles);
        return version + events.length;
      });
    },
    setAside(stream, expectedVersion, aside, opening) {
      return writeInTransaction(database, 'events', async (store) => {
        const rows = await store.getAll(wholeStream(stream));
        const version = rows.at(-1)?.version ?? 0;
        if (version !== expectedVersion) throw new VersionConflict(stream, expectedVersion, version);
        await Promise.all([
          ...rows.map(async (row) => store.add({ ...row, stream: aside })),
          store.delete(wholeStream(stream)),
          store.add({ stream, version: version + 1, event: opening }),
        ]);
      });
    },
  };
}

function wholeStream(stream: string): IDBKeyRange {
  return IDBKeyRange.bound([stream, 0], [stream, Infinity]);
}
