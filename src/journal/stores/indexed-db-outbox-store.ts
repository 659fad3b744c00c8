import type { Answer } from '../../../domain/service.ts';
import { writeInStore } from './journal-database.ts';
import type { JournalDatabase, StoredEntry, WritableStore } from './journal-database.ts';
import { awaitsAnswer, blobIdOf, changeEntry } from '../outbox/outbox-store.ts';
import type { EntryChange, EntryProgress, OutboxEntry, OutboxStore } from '../outbox/outbox-store.ts';
import { decryptJson, encryptJson } from '../crypto/encryption.ts';
import type { Encryption } from '../crypto/encryption.ts';

/** Stores encrypted outbox entries in IndexedDB. A change reads and writes in one transaction, so that tabs do not overwrite each other. */
export function createIndexedDbOutboxStore(database: JournalDatabase, encryption: Encryption): OutboxStore {
  async function encryptAnswer(answer: Answer | undefined): Promise<Pick<StoredEntry, 'answer'>> {
    return answer === undefined ? {} : { answer: await encryptJson(encryption, answer) };
  }

  async function encryptEntry(entry: OutboxEntry): Promise<StoredEntry> {
    const { key, createdAt, attempts, status, stream, service, request, answer } = entry;
    const sealed = await encryptJson(encryption, { stream, service, request });
    const blobId = blobIdOf(request);
    return { key, createdAt, attempts, status, blobId, sealed, ...(await encryptAnswer(answer)) };
  }

  async function decryptEntry({
    key,
    createdAt,
    attempts,
    status,
    sealed,
    answer,
  }: StoredEntry): Promise<OutboxEntry> {
    const content = (await decryptJson(encryption, sealed)) as Pick<
      OutboxEntry,
      'stream' | 'service' | 'request'
    >;
    const entry = { key, createdAt, attempts, status, ...content };
    return answer === undefined
      ? entry
      : { ...entry, answer: (await decryptJson(encryption, answer)) as Answer };
  }

  async function get(key: string): Promise<OutboxEntry | null> {
    const kept = await database.get('outbox', key);
    return kept === undefined ? null : decryptEntry(kept);
  }

  return {
    get,
    all: async () => Promise.all((await database.getAll('outbox')).map(decryptEntry)),
    async keep(entry) {
      const encrypted = await encryptEntry(entry);
      const kept = await writeInStore(database, 'outbox', async (store) => {
        const known = await store.get(entry.key);
        if (known !== undefined) return known;
        await store.add(encrypted);
        return null;
      });
      return kept === null ? entry : decryptEntry(kept);
    },
    async change(key, change) {
      const { answer, ...progress }: EntryChange = change;
      const encryptedAnswer = await encryptAnswer(answer);
      const changed = await writeInStore(database, 'outbox', async (store) => {
        const kept = await store.get(key);
        if (kept === undefined) return null;
        const next = changeEntry(kept, { ...progress, ...encryptedAnswer });
        await store.put(next);
        return next;
      });
      return changed === null ? null : decryptEntry(changed);
    },
    remove: (key) => writeInStore(database, 'outbox', (store) => store.delete(key)),
    withdrawFile: (blobId) => writeInStore(database, 'outbox', (store) => withdrawFiles(store, [blobId])),
  };
}

/** `OutboxStore.withdrawFile` for several files, within a given transaction. */
export async function withdrawFiles(
  store: WritableStore<'outbox'>,
  blobIds: readonly string[],
): Promise<boolean> {
  const entries = await store.getAll();
  const carrying = entries.filter(({ blobId }) => blobId !== null && blobIds.includes(blobId));
  const withdrawn = carrying.filter((entry: EntryProgress) => !awaitsAnswer(entry));
  await Promise.all(withdrawn.map(({ key }) => store.delete(key)));
  return withdrawn.length === carrying.length;
}
