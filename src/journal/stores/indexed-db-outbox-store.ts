import type { Answer } from '../../../domain/service.ts';
import { writeInTransaction } from './journal-database.ts';
import type { JournalDatabase, StoredEntry, WritableStore } from './journal-database.ts';
import { awaitsAnswer, blobIdOf, changeEntry } from '../outbox/outbox-store.ts';
import type { EntryChange, EntryProgress, OutboxEntry, OutboxStore } from '../outbox/outbox-store.ts';
import type { Seal } from '../crypto/seal.ts';
import { openJson, sealJson } from '../streams/stretch.ts';

/** An outbox's entries on this device's disk; a change reads and writes in one transaction, so that tabs don't undo each other. */
export function createIndexedDbOutboxStore(database: JournalDatabase, seal: Seal): OutboxStore {
  async function sealAnswer(answer: Answer | undefined): Promise<Pick<StoredEntry, 'answer'>> {
    return answer === undefined ? {} : { answer: await sealJson(seal, answer) };
  }

  async function close(entry: OutboxEntry): Promise<StoredEntry> {
    const { key, createdAt, attempts, status, stream, service, request, answer } = entry;
    const sealed = await sealJson(seal, { stream, service, request });
    const blobId = blobIdOf(request);
    return { key, createdAt, attempts, status, blobId, sealed, ...(await sealAnswer(answer)) };
  }

  async function open({
    key,
    createdAt,
    attempts,
    status,
    sealed,
    answer,
  }: StoredEntry): Promise<OutboxEntry> {
    const content = (await openJson(seal, sealed)) as Pick<OutboxEntry, 'stream' | 'service' | 'request'>;
    const entry = { key, createdAt, attempts, status, ...content };
    return answer === undefined ? entry : { ...entry, answer: (await openJson(seal, answer)) as Answer };
  }

  async function get(key: string): Promise<OutboxEntry | null> {
    const kept = await database.get('outbox', key);
    return kept === undefined ? null : open(kept);
  }

  return {
    get,
    all: async () => Promise.all((await database.getAll('outbox')).map(open)),
    async keep(entry) {
      const closed = await close(entry);
      const kept = await writeInTransaction(database, 'outbox', async (store) => {
        const known = await store.get(entry.key);
        if (known !== undefined) return known;
        await store.add(closed);
        return null;
      });
      return kept === null ? entry : open(kept);
    },
    async change(key, change) {
      const { answer, ...progress }: EntryChange = change;
      const sealedAnswer = await sealAnswer(answer);
      const changed = await writeInTransaction(database, 'outbox', async (store) => {
        const kept = await store.get(key);
        if (kept === undefined) return null;
        const next = changeEntry(kept, { ...progress, ...sealedAnswer });
        await store.put(next);
        return next;
      });
      return changed === null ? null : open(changed);
    },
    remove: (key) => writeInTransaction(database, 'outbox', (store) => store.delete(key)),
    withdrawFile: (blobId) =>
      writeInTransaction(database, 'outbox', (store) => withdrawFiles(store, [blobId])),
  };
}

/** The work of `OutboxStore.withdrawFile` for several files, within somebody's transaction. */
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
