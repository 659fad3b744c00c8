import { openDB } from 'idb';
import type { IDBPDatabase } from 'idb';
import { openIndexedDbStores } from '../../../src/journal/stores/indexed-db-stores.ts';
import type { JournalStores } from '../../../src/journal/journal.ts';
import { createStorageNotices } from '../../../src/journal/storage-notices.ts';
import { createEncryption, deriveJournalKeys } from '../../../src/journal/crypto/encryption.ts';

interface ExportedStore {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly multiEntry: boolean;
  }[];
  /** Bytes within are written as `{ base64 }`. */
  readonly rows: readonly unknown[];
}

/** A database that a released version wrote, and its content as that version read it. */
export interface ReleasedDatabase {
  readonly version: number;
  /** The secret of its encryption keys. */
  readonly secret: string;
  readonly stores: readonly ExportedStore[];
  readonly content: unknown;
}

const now = 1_738_400_000_000;

/** Writes a database by the current stores and exports its rows. */
export async function writeReleasedDatabase(): Promise<ReleasedDatabase> {
  const name = `talat-released-${crypto.randomUUID()}`;
  const secret = 'the journal key of a person at a released version';
  const stores = await openStores(name, secret);
  await fill(stores);
  const content = await readContent(stores);
  stores.close();
  const database = await openDB(name);
  const exported = { version: database.version, secret, stores: await exportStores(database), content };
  database.close();
  return exported;
}

/** Imports a released database, opens it with the current stores, and returns its content. */
export async function openReleasedDatabase({ version, secret, stores }: ReleasedDatabase): Promise<unknown> {
  const name = `talat-released-${crypto.randomUUID()}`;
  const database = await openDB(name, version, {
    upgrade(upgraded) {
      for (const { name: store, keyPath, indexes } of stores) {
        const created = upgraded.createObjectStore(store, { keyPath });
        for (const index of indexes) {
          created.createIndex(index.name, index.keyPath, { multiEntry: index.multiEntry });
        }
      }
    },
  });
  for (const { name: store, rows } of stores) {
    for (const row of rows) await database.put(store, decode(row));
  }
  database.close();
  const opened = await openStores(name, secret);
  const content = await readContent(opened);
  opened.close();
  return content;
}

async function openStores(name: string, secret: string): Promise<JournalStores> {
  const encryption = createEncryption(await deriveJournalKeys(secret));
  return openIndexedDbStores(name, encryption, { now: () => now }, createStorageNotices());
}

/** A stream with a snapshot and a large answer, one that is finished, a quarantined one; a write, its answer, a photo. */
async function fill({ events, outbox, blobs }: JournalStores): Promise<void> {
  const opening = { type: 'journal.opened' as const, input: { groupId: 'group-1' }, chart: 'cart' };
  const large = { type: 'xstate.done.actor.refreshProducts', output: ['ตลาด 市场', 'tea '.repeat(2200)] };
  await events.append('cart/1', [opening, { type: 'line.add', skuId: 'sku-cup', quantity: 2 }], 0, {
    snapshot: { chart: 'a chart', state: { value: 'editing', context: { lines: 1 } }, files: [] },
  });
  await events.append('cart/1', [large, { type: 'order.submit', key: 'key-1', at: now }], 2);
  await events.append(
    'payment-proof/1',
    [opening, { type: 'photos.add', photos: [{ blobId: 'photo-1' }] }],
    0,
    {
      isFinished: true,
    },
  );
  await events.append('order/1', [opening, { type: 'order.open' }], 0);
  const replaces = {
    stream: 'set-aside/order/1/key',
    version: 2,
    failure: { name: 'Error', message: 'lost', code: null },
  };
  await events.quarantine('order/1', 2, replaces.stream, { ...opening, replaces });
  const request = { key: 'key-1', method: 'POST' as const, path: '/api/submit_order' };
  await outbox.keep({
    key: 'key-1',
    stream: 'cart/1',
    service: 'submitOrder',
    request: { ...request, body: { kind: 'json', text: '{"remark":"ตลาด"}' } },
    createdAt: now,
    attempts: 1,
    status: 'sending',
  });
  await outbox.keep({
    key: 'upload-photo-1',
    stream: 'payment-proof/1',
    service: 'uploadV2',
    request: {
      ...request,
      key: 'upload-photo-1',
      path: '/api/upload_v2',
      body: { kind: 'file', blobId: 'photo-1', fileName: 'slip.jpg' },
    },
    createdAt: now,
    attempts: 2,
    status: 'sending',
  });
  await outbox.change('upload-photo-1', { answer: { status: 200, body: { code: 0 } } });
  await blobs.put('photo-1', new Blob(['the bytes of a photo'], { type: 'image/jpeg' }));
}

/** Reads the content through the stores, as JSON. */
async function readContent({ events, outbox, blobs }: JournalStores): Promise<unknown> {
  const streams = ['cart/1', 'payment-proof/1', 'order/1', 'set-aside/order/1/key'];
  const photo = await blobs.get('photo-1');
  return JSON.parse(
    JSON.stringify({
      streams: await Promise.all(
        streams.map(async (name) => {
          // Released fixtures have the former name of this property.
          const { quarantined: setAside, ...loaded } = await events.load(name);
          return { name, ...loaded, setAside, all: await events.read(name) };
        }),
      ),
      outbox: await outbox.all(),
      photo: { type: photo?.type, text: await photo?.text() },
    }),
  ) as unknown;
}

function exportStores(database: IDBPDatabase): Promise<readonly ExportedStore[]> {
  return Promise.all(
    [...database.objectStoreNames].map(async (name) => {
      const store = database.transaction(name).store;
      const indexes = [...store.indexNames].map((index) => {
        const { keyPath, multiEntry } = store.index(index);
        return { name: index, keyPath, multiEntry };
      });
      const { keyPath } = store;
      return { name, keyPath, indexes, rows: (await store.getAll()).map(encode) };
    }),
  );
}

function encode(row: unknown): unknown {
  if (row instanceof ArrayBuffer) return { base64: btoa(String.fromCharCode(...new Uint8Array(row))) };
  return mapFields(row, encode);
}

function decode(row: unknown): unknown {
  if (typeof row === 'object' && row !== null && 'base64' in row) {
    return Uint8Array.from(atob(String(row.base64)), (letter) => letter.charCodeAt(0)).buffer;
  }
  return mapFields(row, decode);
}

function mapFields(value: unknown, map: (field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field)]));
}
