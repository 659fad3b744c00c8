import { writeInTransaction } from './journal-database.ts';
import type { JournalDatabase } from './journal-database.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { StreamHead } from '../streams/stream-head.ts';
import { decryptContent, encryptContent, namesOf } from './event-batch.ts';
import type { Content, EventBatch } from './event-batch.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';

/**
 * Merges the small batches up to the snapshot into large ones of at least `length` events, in one transaction. Batches after the
 * snapshot stay, since every resume reads them.
 */
export async function compactStream(
  database: JournalDatabase,
  encryption: Encryption,
  head: StreamHead,
  length: number,
): Promise<void> {
  const { stream, packed, snapshot, epoch } = head;
  const rows = await database.getAll(
    'stretches',
    IDBKeyRange.bound([stream, packed + 1], [stream, snapshot]),
  );
  const groups = groupRows(rows, length);
  const last = groups.at(-1)?.at(-1)?.last;
  if (last === undefined) return;
  // A batch that is large enough stays as it is.
  const small = groups.filter((group) => group.length > 1);
  const merged = await Promise.all(small.map((group) => mergeBatches(encryption, group)));
  await writeInTransaction(database, ['streams', 'stretches'], async (transaction) => {
    const streams = transaction.objectStore('streams');
    const known = await streams.get(stream);
    // Another tab has compacted or claimed it, or it was quarantined.
    if (known?.epoch !== epoch || known.packed !== packed) return;
    const batches = transaction.objectStore('stretches');
    await Promise.all([
      ...merged.flatMap((batch) => [
        batches.delete(IDBKeyRange.bound([stream, batch.first], [stream, batch.last])),
        batches.add(batch),
      ]),
      streams.put({ ...known, packed: last }),
    ]);
  });
}

/** Groups rows to at least `length` events each; a rest with fewer is left out. */
function groupRows(rows: readonly EventBatch[], length: number): readonly (readonly EventBatch[])[] {
  const groups: EventBatch[][] = [];
  let group: EventBatch[] = [];
  for (const row of rows) {
    group.push(row);
    if (row.last - (group[0]?.first ?? row.first) + 1 < length) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}

/** Merges consecutive batches into one; their documents are not touched. Rejects when one is damaged. */
async function mergeBatches(encryption: Encryption, batches: readonly EventBatch[]): Promise<EventBatch> {
  const contents = await Promise.all(batches.map(async ({ sealed }) => decryptContent(encryption, sealed)));
  const [start] = batches;
  const end = batches.at(-1);
  if (start === undefined || end === undefined) throw new Error('nothing to merge');
  let events: readonly RecordedEvent[] = [];
  let outputs: Content['outputs'] = [];
  for (const content of contents) {
    const offset = events.length;
    outputs = [...outputs, ...content.outputs.map(([index, name]) => [index + offset, name] as const)];
    events = [...events, ...content.events];
  }
  return {
    stream: start.stream,
    first: start.first,
    last: end.last,
    sealed: await encryptContent(encryption, { events, outputs }),
    ...namesOf(
      batches.flatMap(({ documents = [] }) => documents),
      batches.flatMap(({ blobs = [] }) => blobs),
    ),
  };
}
