import { writeInTransaction } from './journal-database.ts';
import type { JournalDatabase, WriteTransaction } from './journal-database.ts';
import type { EventBatch } from './event-batch.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Retention period of finished streams in milliseconds, and the limit of their total bytes. */
const retentionMs = 30 * dayMs;
const maxFinishedBytes = 20 * 1024 * 1024;

interface Finished {
  readonly stream: string;
  readonly finishedAt: number;
}

/**
 * Deletes finished streams after the retention period, then the oldest ones beyond the limit of bytes, then unreferenced files.
 * Unfinished streams always stay. `now` is in milliseconds since 1970.
 */
export async function applyRetention(database: JournalDatabase, now: number): Promise<void> {
  let bytes = 0;
  for (const { stream, finishedAt } of await findFinished(database)) {
    bytes += await sizeOf(database, stream);
    if (now - finishedAt > retentionMs || bytes > maxFinishedBytes) await deleteStream(database, stream);
  }
  await removeOrphans(database, now);
}

/** Deletes all finished streams; returns whether there were any. */
export async function deleteFinishedStreams(database: JournalDatabase): Promise<boolean> {
  const finished = await findFinished(database);
  for (const { stream } of finished) await deleteStream(database, stream);
  return finished.length > 0;
}

/** Finished streams, the latest first. */
async function findFinished(database: JournalDatabase): Promise<readonly Finished[]> {
  const heads = await database.getAll('streams');
  return heads
    .flatMap(({ stream, finishedAt }) => (finishedAt == null ? [] : [{ stream, finishedAt }]))
    .sort((one, other) => other.finishedAt - one.finishedAt);
}

/** Bytes of a stream's events and of the files that they reference. */
async function sizeOf(database: JournalDatabase, stream: string): Promise<number> {
  const rows = await database.getAll('stretches', wholeStream(stream));
  const ids = [...new Set(rows.flatMap(({ blobs = [] }) => blobs))];
  const blobs = await Promise.all(
    ids.map(async (id) => (await database.get('blobs', id))?.bytes.byteLength ?? 0),
  );
  return [...rows.map(({ sealed }) => sealed.byteLength), ...blobs].reduce((sum, bytes) => sum + bytes, 0);
}

async function deleteStream(database: JournalDatabase, stream: string): Promise<void> {
  await writeInTransaction(
    database,
    ['streams', 'stretches', 'snapshots', 'documents', 'blobs', 'outbox'],
    async (transaction) => {
      const streams = transaction.objectStore('streams');
      const head = await streams.get(stream);
      // The workflow was resumed meanwhile.
      if (head?.finishedAt == null) return;
      const batches = transaction.objectStore('stretches');
      const rows = await batches.getAll(wholeStream(stream));
      await batches.delete(wholeStream(stream));
      await Promise.all([streams.delete(stream), transaction.objectStore('snapshots').delete(stream)]);
      await removeUnreferenced(transaction, rows);
    },
  );
}

async function removeUnreferenced(transaction: WriteTransaction, rows: readonly EventBatch[]): Promise<void> {
  const batches = transaction.objectStore('stretches');
  for (const name of new Set(rows.flatMap(({ documents = [] }) => documents))) {
    const isNamed = (await batches.index('documents').count(name)) > 0;
    if (!isNamed) await transaction.objectStore('documents').delete(name);
  }
  const entries = await transaction.objectStore('outbox').getAll();
  for (const id of new Set(rows.flatMap(({ blobs = [] }) => blobs))) {
    const isNamed =
      entries.some(({ blobId }) => blobId === id) || (await batches.index('blobs').count(id)) > 0;
    if (!isNamed) await transaction.objectStore('blobs').delete(id);
  }
}

/** Deletes unreferenced files older than a day. Younger ones may belong to an event that is about to be appended. */
async function removeOrphans(database: JournalDatabase, now: number): Promise<void> {
  await writeInTransaction(database, ['blobs', 'stretches', 'outbox'], async (transaction) => {
    const blobs = transaction.objectStore('blobs');
    const entries = await transaction.objectStore('outbox').getAll();
    for (const id of await blobs.getAllKeys()) {
      const named = await transaction.objectStore('stretches').index('blobs').count(id);
      if (named > 0 || entries.some(({ blobId }) => blobId === id)) continue;
      const kept = await blobs.get(id);
      if (kept !== undefined && now - kept.keptAt > dayMs) await blobs.delete(id);
    }
  });
}

function wholeStream(stream: string): IDBKeyRange {
  return IDBKeyRange.bound([stream, 0], [stream, Infinity]);
}
