import { writeAcross } from './journal-database.ts';
import type { JournalDatabase, WriteTransaction } from './journal-database.ts';
import type { Stretch } from './stretch.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long finished streams are kept, in milliseconds, and how many bytes all of them may take. */
const keptFor = 30 * dayMs;
const keptBytes = 20 * 1024 * 1024;

interface Finished {
  readonly stream: string;
  readonly finishedAt: number;
}

/**
 * Removes what has settled long ago, and of the rest the oldest beyond the limit of bytes; then files that nothing names. What has
 * not settled stays, whatever the clock says. `now` is in milliseconds since 1970.
 */
export async function sweep(database: JournalDatabase, now: number): Promise<void> {
  let bytes = 0;
  for (const { stream, finishedAt } of await findFinished(database)) {
    bytes += await sizeOf(database, stream);
    if (now - finishedAt > keptFor || bytes > keptBytes) await drop(database, stream);
  }
  await removeOrphans(database, now);
}

/** Removes whatever has settled; says whether there was anything. */
export async function makeRoom(database: JournalDatabase): Promise<boolean> {
  const finished = await findFinished(database);
  for (const { stream } of finished) await drop(database, stream);
  return finished.length > 0;
}

/** The streams that have settled, the latest first. */
async function findFinished(database: JournalDatabase): Promise<readonly Finished[]> {
  const heads = await database.getAll('streams');
  return heads
    .flatMap(({ stream, finishedAt }) => (finishedAt == null ? [] : [{ stream, finishedAt }]))
    .sort((one, other) => other.finishedAt - one.finishedAt);
}

/** Bytes of a stream's events and of the files that they name. */
async function sizeOf(database: JournalDatabase, stream: string): Promise<number> {
  const rows = await database.getAll('stretches', wholeStream(stream));
  const ids = [...new Set(rows.flatMap(({ blobs = [] }) => blobs))];
  const blobs = await Promise.all(
    ids.map(async (id) => (await database.get('blobs', id))?.bytes.byteLength ?? 0),
  );
  return [...rows.map(({ sealed }) => sealed.byteLength), ...blobs].reduce((sum, bytes) => sum + bytes, 0);
}

async function drop(database: JournalDatabase, stream: string): Promise<void> {
  await writeAcross(
    database,
    ['streams', 'stretches', 'snapshots', 'documents', 'blobs', 'outbox'],
    async (transaction) => {
      const streams = transaction.objectStore('streams');
      const head = await streams.get(stream);
      // It was taken up again.
      if (head?.finishedAt == null) return;
      const stretches = transaction.objectStore('stretches');
      const rows = await stretches.getAll(wholeStream(stream));
      await stretches.delete(wholeStream(stream));
      await Promise.all([streams.delete(stream), transaction.objectStore('snapshots').delete(stream)]);
      await removeUnnamed(transaction, rows);
    },
  );
}

async function removeUnnamed(transaction: WriteTransaction, rows: readonly Stretch[]): Promise<void> {
  const stretches = transaction.objectStore('stretches');
  for (const name of new Set(rows.flatMap(({ documents = [] }) => documents))) {
    const isNamed = (await stretches.index('documents').count(name)) > 0;
    if (!isNamed) await transaction.objectStore('documents').delete(name);
  }
  const entries = await transaction.objectStore('outbox').getAll();
  for (const id of new Set(rows.flatMap(({ blobs = [] }) => blobs))) {
    const isNamed =
      entries.some(({ blobId }) => blobId === id) || (await stretches.index('blobs').count(id)) > 0;
    if (!isNamed) await transaction.objectStore('blobs').delete(id);
  }
}

/** A file is kept before the event that names it: one that is a day old and that nothing names was left by a killed tab. */
async function removeOrphans(database: JournalDatabase, now: number): Promise<void> {
  await writeAcross(database, ['blobs', 'stretches', 'outbox'], async (transaction) => {
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
