import { openDB } from 'idb';
import { cartEvent } from './cart-log.ts';
import { openDexieLog } from './dexie-log.ts';
import type { EventLog } from './event-log.ts';
import { openJournalLog } from './journal-log.ts';
import { openRawLog } from './raw-log.ts';
import { openStoreLog } from './store-log.ts';

export const logKinds = ['raw', 'journalPlain', 'journalEncrypted', 'dexie', 'store'] as const;
export type LogKind = (typeof logKinds)[number];

/** What was written to the disk, and what lies there. */
export interface Written {
  /** Bytes of the events, as JSON in UTF-8. */
  readonly eventBytes: number;
  /** Every value that was handed to IndexedDB, in the form of `measurable`. */
  readonly values: readonly unknown[];
  /** Every value that is kept at the end. */
  readonly kept: readonly unknown[];
}

const open: Readonly<Record<LogKind, (name: string) => Promise<EventLog>>> = {
  raw: openRawLog,
  journalPlain: (name) => openJournalLog(name, false),
  journalEncrypted: (name) => openJournalLog(name, true),
  dexie: (name) => openDexieLog(name, 'strict'),
  store: openStoreLog,
};

/** Appends so many events one by one, each on disk before the next, and looks at what reached IndexedDB. */
export async function writeLog(kind: LogKind, count: number): Promise<Written> {
  const values = listen();
  const log = await open[kind](kind);
  let eventBytes = 0;
  for (let index = 0; index < count; index += 1) {
    const event = cartEvent(index);
    eventBytes += new TextEncoder().encode(JSON.stringify(event)).length;
    await log.append(event);
  }
  const kept = await readWhenPacked(kind, count);
  return { eventBytes, values, kept };
}

/** Every value from now on. */
function listen(): readonly unknown[] {
  const values: unknown[] = [];
  const { put, add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    values.push(measurable(given[0]));
    return put.apply(this, given);
  };
  IDBObjectStore.prototype.add = function (...given) {
    values.push(measurable(given[0]));
    return add.apply(this, given);
  };
  return values;
}

async function readWhenPacked(kind: LogKind, count: number): Promise<readonly unknown[]> {
  const database = await openDB(kind);
  const names = [...database.objectStoreNames];
  const deadline = performance.now() + 10_000;
  for (;;) {
    const transaction = database.transaction(names);
    const rows = await Promise.all(names.map(async (name) => transaction.objectStore(name).getAll()));
    const isPacked = !kind.startsWith('journal') || rows.flat().length < count / 10;
    if (isPacked) return rows.flat().map(measurable);
    if (performance.now() > deadline) throw new Error('the journal does not pack');
  }
}

/** As JSON, to estimate the size on disk: a buffer counts with its length. */
function measurable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      part instanceof ArrayBuffer ? { bufferBytes: part.byteLength } : part,
    ),
  ) as unknown;
}
