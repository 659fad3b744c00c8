import type { BlobStore } from './blob-store.ts';
import { writeInStore } from './journal-database.ts';
import type { JournalDatabase } from './journal-database.ts';
import { utf8 } from '../crypto/encryption.ts';
import type { Encryption } from '../crypto/encryption.ts';

/** Stores encrypted files in IndexedDB, as bytes: a stored `Blob` may only reference a file that the user deletes later. */
export function createIndexedDbBlobStore(
  database: JournalDatabase,
  encryption: Encryption,
  now: () => number,
): BlobStore {
  return {
    async put(id, blob) {
      const [type, bytes] = await Promise.all([
        encryption.encrypt(utf8(blob.type)),
        encryption.encrypt(new Uint8Array(await blob.arrayBuffer())),
      ]);
      await writeInStore(database, 'blobs', (store) => store.put({ id, type, bytes, keptAt: now() }));
    },
    async get(id) {
      const kept = await database.get('blobs', id);
      if (kept === undefined) return null;
      try {
        const [type, bytes] = await Promise.all([
          encryption.decrypt(kept.type),
          encryption.decrypt(kept.bytes),
        ]);
        return new Blob([bytes], { type: new TextDecoder().decode(type) });
      } catch {
        // A damaged file counts as lost: its workflow asks for it again.
        return null;
      }
    },
    async remove(id) {
      await database.delete('blobs', id);
    },
  };
}
