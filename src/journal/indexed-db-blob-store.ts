import type { BlobStore } from './blob-store.ts';
import { writeInTransaction } from './journal-database.ts';
import type { JournalDatabase } from './journal-database.ts';

/** Blobs on this device's disk, kept as bytes: a stored `Blob` may only point at a file that the person deletes later. */
export function createIndexedDbBlobStore(database: JournalDatabase): BlobStore {
  return {
    async put(id, blob) {
      const bytes = await blob.arrayBuffer();
      await writeInTransaction(database, 'blobs', (store) => store.put({ id, type: blob.type, bytes }));
    },
    async get(id) {
      const kept = await database.get('blobs', id);
      return kept === undefined ? null : new Blob([kept.bytes], { type: kept.type });
    },
    async remove(id) {
      await database.delete('blobs', id);
    },
  };
}
