import type { Answer, DeliveryStatus, WriteRequest } from '../../../domain/service.ts';

/** A write whose answer is not yet recorded in its workflow's stream. */
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
  /** Present once the server has accepted or refused the write. */
  readonly answer?: Answer;
}

/** The mutable part of an entry; key and bytes never change. */
export type EntryChange = Partial<Pick<OutboxEntry, 'attempts' | 'status' | 'answer'>>;

/** The progress of an entry, with its answer in any representation. */
export interface EntryProgress extends Pick<OutboxEntry, 'attempts' | 'status'> {
  readonly answer?: unknown;
}

/** Stores outbox entries. Promises resolve when the change is on disk. */
export interface OutboxStore {
  all(): Promise<readonly OutboxEntry[]>;
  get(key: string): Promise<OutboxEntry | null>;
  /** Stores an entry and returns it; returns the existing one, unchanged, if the key is stored already. */
  keep(entry: OutboxEntry): Promise<OutboxEntry>;
  /** Changes an entry and returns it; an answered one stays as it is. Returns null when there is none. */
  change(key: string, change: EntryChange): Promise<OutboxEntry | null>;
  remove(key: string): Promise<void>;
  /** Removes entries with this file, except those that await their answer; returns whether none is left. */
  withdrawFile(blobId: string): Promise<boolean>;
}

/** Id of the file that a write uploads; null without one. */
export function blobIdOf({ body }: WriteRequest): string | null {
  return body.kind === 'file' ? body.blobId : null;
}

/** Whether a write may have reached the server and is not answered yet. One that waits for sign-in was rejected before it took effect. */
export function awaitsAnswer({ answer, attempts, status }: EntryProgress): boolean {
  return answer === undefined && attempts > 0 && status !== 'waiting';
}

/** Applies a change; an answered entry stays as it is, so that the first answer counts. */
export function changeEntry<TEntry extends EntryProgress>(
  entry: TEntry,
  change: Partial<Pick<TEntry, 'attempts' | 'status' | 'answer'>>,
): TEntry {
  return entry.answer === undefined ? { ...entry, ...change } : entry;
}
