import type { Answer, DeliveryStatus, WriteRequest } from '../../domain/service.ts';
import type { BlobStore } from './blob-store.ts';
import { BlobLost, createCourier } from './courier.ts';
import type { SendWrite } from './courier.ts';
import { carriesFile } from './outbox-store.ts';
import type { EntryChange, OutboxEntry, OutboxStore } from './outbox-store.ts';
import type { Surroundings } from './surroundings.ts';

export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly blobs: BlobStore;
  readonly send: SendWrite;
  readonly surroundings: Surroundings;
}

/** A write, and who waits for it. */
export interface Delivery {
  readonly stream: string;
  readonly service: string;
  readonly request: WriteRequest;
}

/** All writes of one user that the server has not answered, or whose answer no stream holds yet. */
export interface Outbox {
  /** Reads what is kept and sends on whatever has no answer, whether or not its workflow is open. */
  start(): Promise<void>;
  /**
   * Keeps the write on disk, sends it, and answers with what the server said. A key that is already kept goes on with its own bytes.
   * `onStatus` hears the status whenever it is another one than before, starting from `sending`.
   * Rejects when the write cannot be kept or its file is lost; then nothing more is sent. Stays pending once the outbox is closed.
   */
  deliver(delivery: Delivery, onStatus: (status: DeliveryStatus) => void): Promise<Answer>;
  /** Whether a write is kept on disk under this key: it may have been sent, or will be. */
  isKept(key: string): Promise<boolean>;
  /** Forgets an entry whose answer is on disk in its stream. */
  settle(key: string): Promise<void>;
  /**
   * Lets go of a file that its workflow no longer names: a write of it that never left is withdrawn, one that may have
   * arrived stays until it is answered. Removes the file once no entry carries it, and says whether it did.
   */
  releaseFile(blobId: string): Promise<boolean>;
  readonly entries: () => readonly OutboxEntry[];
  /** Calls the listener after each change of `entries()`; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The network is back, or somebody signed in: every pause ends now. */
  wake(): void;
  /** Stops sending; what is on disk stays. */
  close(): void;
}

export function createOutbox({ store, blobs, send, surroundings }: OutboxOptions): Outbox {
  let known: readonly OutboxEntry[] = [];
  const listeners = new Set<() => void>();
  const underWay = new Map<string, Promise<Answer>>();
  const courier = createCourier({ send, blobs, surroundings, change });

  function show(entries: readonly OutboxEntry[]): void {
    known = entries;
    for (const listener of listeners) listener();
  }

  function remember(entry: OutboxEntry): void {
    const others = known.filter((other) => other.key !== entry.key);
    show([...others, entry]);
  }

  function forget(key: string): void {
    show(known.filter((entry) => entry.key !== key));
  }

  async function change(key: string, change: EntryChange): Promise<OutboxEntry> {
    const entry = await store.change(key, change);
    if (entry === null) {
      forget(key);
      throw new Error(`the write ${key} was settled in another tab`);
    }
    remember(entry);
    return entry;
  }

  async function settle(key: string): Promise<void> {
    await store.remove(key);
    forget(key);
  }

  async function carryOnce(entry: OutboxEntry): Promise<Answer> {
    try {
      return await courier.carry(entry);
    } catch (error) {
      // Bytes that no longer exist can never be sent: the workflow hears it and asks for the file again.
      if (error instanceof BlobLost) await settle(entry.key);
      throw error;
    } finally {
      underWay.delete(entry.key);
    }
  }

  function carry(entry: OutboxEntry): Promise<Answer> {
    const carrying = underWay.get(entry.key) ?? carryOnce(entry);
    underWay.set(entry.key, carrying);
    return carrying;
  }

  return {
    async start() {
      show(await store.all());
      for (const entry of known) {
        // Whoever has the workflow open asks again by `deliver` and hears the failure.
        if (entry.answer === undefined) carry(entry).catch(() => undefined);
      }
    },
    async deliver({ stream, service, request }, onStatus) {
      const { key } = request;
      if (key === '')
        throw new Error(`${service} has no key: a write without one could be carried out twice`);
      const entry = await store.keep({
        key,
        stream,
        service,
        request,
        createdAt: surroundings.now(),
        attempts: 0,
        status: 'sending',
      });
      let heard: DeliveryStatus = 'sending';
      const listen = (): void => {
        const status = known.find((other) => other.key === key)?.status ?? heard;
        if (status === heard) return;
        heard = status;
        onStatus(status);
      };
      listeners.add(listen);
      try {
        remember(entry);
        return await (entry.answer ?? carry(entry));
      } finally {
        listeners.delete(listen);
      }
    },
    isKept: async (key) => (await store.all()).some((entry) => entry.key === key),
    settle,
    async releaseFile(blobId) {
      if (!(await store.withdrawFile(blobId))) return false;
      for (const { key } of known.filter((entry) => carriesFile(entry, blobId))) forget(key);
      await blobs.remove(blobId);
      return true;
    },
    entries: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake: () => courier.wake(),
    close: () => courier.close(),
  };
}
