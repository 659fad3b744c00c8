import type { EventStore, StoredSnapshot } from '../streams/event-store.ts';
import { DamagedStream } from '../streams/damaged-stream.ts';
import { withdrawFiles } from './indexed-db-outbox-store.ts';
import { writeAcross } from './journal-database.ts';
import type { JournalDatabase, SealedSnapshot } from './journal-database.ts';
import { packStream } from '../streams/pack-stream.ts';
import type { OpeningRecord, RecordedEvent, SetAside } from '../streams/recorded-event.ts';
import type { Seal } from '../crypto/seal.ts';
import { advance, checkWriter, newHead, renewed } from '../streams/stream-head.ts';
import { openJson, openStretch, sealJson, sealStretch } from '../streams/stretch.ts';
import type { Stretch } from '../streams/stretch.ts';

/**
 * Streams on this device's disk, sealed. What is sealed is made ready before the transaction that checks the version and writes:
 * a transaction does not wait for anything but its own requests.
 */
export function createIndexedDbEventStore(
  database: JournalDatabase,
  seal: Seal,
  now: () => number,
): EventStore {
  const findDocument = async (name: string) => (await database.get('documents', name))?.sealed ?? null;

  async function openAll(
    stream: string,
    begin: number,
    version: number,
    rows: readonly Stretch[],
    after: number,
  ): Promise<readonly RecordedEvent[]> {
    checkWhole(stream, Math.max(begin, after + 1), version, rows);
    const parts = await Promise.all(
      rows.map((row) =>
        openStretch(seal, row, findDocument).catch((error: unknown) => {
          throw new DamagedStream(stream, `events up to ${row.last} cannot be read`, error);
        }),
      ),
    );
    const [row] = rows;
    const early = row === undefined ? 0 : Math.max(0, after + 1 - row.first);
    return parts.flat().slice(early);
  }

  async function readHead(stream: string) {
    return (await database.get('streams', stream)) ?? newHead(stream);
  }

  async function read(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    const transaction = database.transaction(['streams', 'stretches']);
    const [head = newHead(stream), rows] = await Promise.all([
      transaction.objectStore('streams').get(stream),
      transaction.objectStore('stretches').getAll(streamAfter(stream, after)),
    ]);
    return openAll(stream, head.begin, head.version, rows, after);
  }

  /** Null where there is none that can be read. */
  async function openSnapshot(row: SealedSnapshot | undefined): Promise<StoredSnapshot | null> {
    if (row === undefined) return null;
    try {
      const content = (await openJson(seal, row.sealed)) as Pick<StoredSnapshot, 'state' | 'files'>;
      return { version: row.version, chart: row.chart, ...content };
    } catch {
      return null;
    }
  }

  async function findSetAside(stream: string): Promise<SetAside | null> {
    const [opening] = (await read(stream)) as readonly [OpeningRecord];
    return opening.replaces ?? null;
  }

  return {
    read,
    async load(stream) {
      const transaction = database.transaction(['streams', 'snapshots', 'stretches']);
      const head = (await transaction.objectStore('streams').get(stream)) ?? newHead(stream);
      const [row, rows] = await Promise.all([
        transaction.objectStore('snapshots').get(stream),
        transaction.objectStore('stretches').getAll(streamAfter(stream, head.snapshot)),
      ]);
      const snapshot = await openSnapshot(row);
      const events =
        (snapshot?.version ?? 0) === head.snapshot
          ? await openAll(stream, head.begin, head.version, rows, head.snapshot)
          : await read(stream, snapshot?.version);
      return {
        version: (snapshot?.version ?? head.begin - 1) + events.length,
        snapshot,
        events,
        isFinished: head.finishedAt != null,
        setAside: head.replacesUnnoticed === true ? await findSetAside(stream) : null,
      };
    },
    streams: () => database.getAll('streams'),
    async headOf(stream) {
      const { version, finishedAt } = await readHead(stream);
      return { version, isFinished: finishedAt != null };
    },
    async claim(stream) {
      const transaction = database.transaction('streams', 'readwrite');
      const head = await transaction.store.get(stream);
      const epoch = (head?.epoch ?? 0) + 1;
      if (head !== undefined) await transaction.store.put({ ...head, epoch });
      await transaction.done;
      return epoch;
    },
    async append(stream, events, expectedVersion, writing = {}) {
      const { snapshot, epoch, droppedFiles = [] } = writing;
      const { stretch, documents } = await sealStretch(seal, stream, expectedVersion + 1, events);
      const sealedSnapshot =
        snapshot === undefined
          ? null
          : await sealJson(seal, { state: snapshot.state, files: snapshot.files });
      const head = await writeAcross(
        database,
        [
          'streams' as const,
          'stretches' as const,
          ...(documents.length > 0 ? (['documents'] as const) : []),
          ...(snapshot === undefined ? [] : (['snapshots'] as const)),
          ...(droppedFiles.length > 0 ? (['outbox'] as const) : []),
        ],
        async (transaction) => {
          const streams = transaction.objectStore('streams');
          const known = (await streams.get(stream)) ?? newHead(stream);
          checkWriter(known, expectedVersion, epoch);
          const next = advance(known, events.length, writing, now());
          const requests = [
            transaction.objectStore('stretches').add(stretch),
            streams.put(next),
            ...documents.map(async (document) => transaction.objectStore('documents').put(document)),
            ...(sealedSnapshot === null || snapshot === undefined
              ? []
              : [
                  transaction
                    .objectStore('snapshots')
                    .put({ stream, version: next.version, chart: snapshot.chart, sealed: sealedSnapshot }),
                ]),
            ...(droppedFiles.length > 0
              ? [withdrawFiles(transaction.objectStore('outbox'), droppedFiles)]
              : []),
          ];
          // Without it the browser waits to hear that nothing more comes. Files are withdrawn by what is read first.
          if (droppedFiles.length === 0) transaction.commit();
          await Promise.all(requests);
          return next;
        },
      );
      // What cannot be packed now is packed by a later append.
      packStream(database, seal, head).catch(() => undefined);
      return head.version;
    },
    async setAside(stream, expectedVersion, aside, opening, { epoch } = {}) {
      const { stretch } = await sealStretch(seal, stream, expectedVersion + 1, [opening]);
      return writeAcross(database, ['streams', 'stretches', 'snapshots'], async (transaction) => {
        const streams = transaction.objectStore('streams');
        const stretches = transaction.objectStore('stretches');
        const head = (await streams.get(stream)) ?? newHead(stream);
        checkWriter(head, expectedVersion, epoch);
        const rows = await stretches.getAll(streamAfter(stream, 0));
        await stretches.delete(streamAfter(stream, 0));
        await Promise.all([
          ...rows.map(async (row) => stretches.add({ ...row, stream: aside })),
          stretches.add(stretch),
          streams.put({ ...head, stream: aside, snapshot: 0 }),
          streams.put(renewed(head)),
          transaction.objectStore('snapshots').delete(stream),
        ]);
        return head.version + 1;
      });
    },
    notice: (stream) =>
      writeAcross(database, ['streams'], async (transaction) => {
        const streams = transaction.objectStore('streams');
        const head = await streams.get(stream);
        if (head !== undefined) await streams.put({ ...head, replacesUnnoticed: false });
      }),
  };
}

/** The stretches of a stream that end past a version. */
function streamAfter(stream: string, version: number): IDBKeyRange {
  return IDBKeyRange.bound([stream, version + 1], [stream, Infinity]);
}

/** Throws unless the rows hold every version from `from` to `version`. */
function checkWhole(stream: string, from: number, version: number, rows: readonly Stretch[]): void {
  let next = from;
  for (const { first, last } of rows) {
    if (first > next) throw new DamagedStream(stream, `events ${next} to ${first - 1} are gone`);
    next = last + 1;
  }
  if (next <= version) throw new DamagedStream(stream, `events ${next} to ${version} are gone`);
}
