import type { Answer, DeliveryStatus, WriteRequest } from '../../../domain/service.ts';

/** A write that was asked for and whose answer has not yet reached its workflow's stream. */
export interface OutboxEntry {
  readonly key: string;
  /** The stream whose workflow waits for the answer, and the service it waits with. */
  readonly stream: string;
  readonly service: string;
  /** The exact bytes of every attempt. */
  readonly request: WriteRequest;
  /** Milliseconds since 1970 on the device's clock. */
  readonly createdAt: number;
  readonly attempts: number;
  readonly status: DeliveryStatus;
  /** There as soon as the server has accepted or refused. */
  readonly answer?: Answer;
}

/** What may change in an entry; key and bytes never do. */
export type EntryChange = Partial<Pick<OutboxEntry, 'attempts' | 'status' | 'answer'>>;

/** How far an entry has come, whatever its answer looks like on the disk. */
export interface EntryProgress extends Pick<OutboxEntry, 'attempts' | 'status'> {
  readonly answer?: unknown;
}

/** Where the outbox keeps its entries. Every promise resolves when the change is on disk. */
export interface OutboxStore {
  all(): Promise<readonly OutboxEntry[]>;
  get(key: string): Promise<OutboxEntry | null>;
  /** Keeps an entry under its key; answers the one that was already there, unchanged, if there is one. */
  keep(entry: OutboxEntry): Promise<OutboxEntry>;
  /** Answers the entry as it then stands: an answered one does not change any more. Null when it is gone. */
  change(key: string, change: EntryChange): Promise<OutboxEntry | null>;
  remove(key: string): Promise<void>;
  /** Removes what carries a file, unless it awaits its answer; says whether no entry carries the file any more. */
  withdrawFile(blobId: string): Promise<boolean>;
}

/** Id of the file that a write carries; null for one that carries none. */
export function blobIdOf({ body }: WriteRequest): string | null {
  return body.kind === 'file' ? body.blobId : null;
}

/**
 * One rule for every store: what may have reached the server stays until it has answered. Who was turned away for want
 * of a sign-in, and waits, has not arrived.
 */
export function awaitsAnswer({ answer, attempts, status }: EntryProgress): boolean {
  return answer === undefined && attempts > 0 && status !== 'waiting';
}

/** One rule for every store: the first answer stands. */
export function changeEntry<TEntry extends EntryProgress>(
  entry: TEntry,
  change: Partial<Pick<TEntry, 'attempts' | 'status' | 'answer'>>,
): TEntry {
  return entry.answer === undefined ? { ...entry, ...change } : entry;
}
