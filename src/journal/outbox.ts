import type { Answer, DeliveryStatus, WriteRequest } from '../../domain/service.ts';
import type { BlobStore } from './blob-store.ts';
import { BlobLost, createCourier } from './courier.ts';
import type { SendWrite } from './courier.ts';
import { blobIdOf } from './outbox-store.ts';
import type { EntryChange, OutboxEntry, OutboxStore } from './outbox-store.ts';
import type { OtherTabs } from './other-tabs.ts';
import type { Surroundings } from './surroundings.ts';

export interface OutboxOptions {
  /** The tabs that have the same store: an entry is carried by one of them at a time. */
  readonly tabs: OtherTabs;
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
  /** The server can be reached again, or somebody signed in: every pause ends now. */
  wake(): void;
  /** Stops sending; what is on disk stays. */
  close(): void;
}

const untilNextStart = new Promise<never>(() => undefined);

export function createOutbox({ store, blobs, send, surroundings, tabs }: OutboxOptions): Outbox {
  const { turns, channel } = tabs;
  const closing = new AbortController();
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

  const tell = (key: string): void => channel.post({ type: 'delivery', name: key });

  /** What this tab knows of an entry is what lies on the disk now. */
  async function refresh(key: string): Promise<OutboxEntry | null> {
    const entry = await store.get(key);
    if (entry === null) forget(key);
    else remember(entry);
    return entry;
  }

  const stopListening = channel.listen((message) => {
    // What cannot be read now is read by the next start.
    if (message.type === 'delivery') refresh(message.name).catch(() => undefined);
    if (message.type === 'wake') courier.wake();
  });

  function present(key: string, entry: OutboxEntry | null): OutboxEntry {
    if (entry === null) {
      forget(key);
      throw new Error(`the write ${key} was settled in another tab`);
    }
    return entry;
  }

  async function change(key: string, change: EntryChange): Promise<OutboxEntry> {
    const entry = present(key, await store.change(key, change));
    remember(entry);
    tell(key);
    return entry;
  }

  async function settle(key: string): Promise<void> {
    await store.remove(key);
    forget(key);
    tell(key);
  }

  /** Carries an entry as far as it comes in this tab's turn; null when another tab is to go on. */
  async function carryInTurn(key: string, isMine: boolean): Promise<Answer | null> {
    const turn = await (isMine ? turns.demand(key, closing.signal) : turns.await(key, closing.signal));
    try {
      return await courier.carry(present(key, await refresh(key)), turn);
    } finally {
      turn.release();
    }
  }

  async function carryToTheEnd(key: string): Promise<Answer> {
    try {
      let answer = await carryInTurn(key, true);
      while (answer === null && !closing.signal.aborted) answer = await carryInTurn(key, false);
      return answer ?? (await untilNextStart);
    } catch (error) {
      if (closing.signal.aborted) return await untilNextStart;
      // Bytes that no longer exist can never be sent: the workflow hears it and asks for the file again.
      if (error instanceof BlobLost) await settle(key);
      throw error;
    } finally {
      underWay.delete(key);
    }
  }

  function carry({ key }: OutboxEntry): Promise<Answer> {
    const carrying = underWay.get(key) ?? carryToTheEnd(key);
    underWay.set(key, carrying);
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
        tell(key);
        return await (entry.answer ?? carry(entry));
      } finally {
        listeners.delete(listen);
      }
    },
    isKept: async (key) => (await store.get(key)) !== null,
    settle,
    async releaseFile(blobId) {
      if (!(await store.withdrawFile(blobId))) return false;
      for (const { key, request } of known) {
        if (blobIdOf(request) !== blobId) continue;
        forget(key);
        tell(key);
      }
      await blobs.remove(blobId);
      return true;
    },
    entries: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake() {
      courier.wake();
      channel.post({ type: 'wake' });
    },
    close() {
      closing.abort();
      stopListening();
      courier.close();
    },
  };
}
