import type { Answer, DeliveryStatus, WriteRequest } from '../../../domain/service.ts';
import type { BlobStore } from '../stores/blob-store.ts';
import { BlobLost, createOutboxSender } from './outbox-sender.ts';
import type { SendWrite } from './outbox-sender.ts';
import { blobIdOf } from './outbox-store.ts';
import type { EntryChange, OutboxEntry, OutboxStore } from './outbox-store.ts';
import type { TabCoordination } from '../tabs/tab-locks.ts';
import type { Environment } from '../environment.ts';

export interface OutboxOptions {
  /** Coordinates the tabs over the same store: one of them at a time sends an entry. */
  readonly tabs: TabCoordination;
  readonly store: OutboxStore;
  readonly blobs: BlobStore;
  readonly send: SendWrite;
  readonly environment: Environment;
}

/** A write, and the stream and service that wait for its answer. */
export interface OutgoingWrite {
  readonly stream: string;
  readonly service: string;
  readonly request: WriteRequest;
}

/** The writes of one user whose answer is not yet recorded in a stream. */
export interface Outbox {
  /** Loads the entries and sends those without an answer, whether or not their workflow is open. */
  start(): Promise<void>;
  /**
   * Stores the write, sends it, and returns the server's answer. For a key that is already stored, the stored bytes are sent.
   * `onStatus` is called when the status changes, starting from `sending`. Rejects when the write cannot be stored or its file is
   * lost; then nothing more is sent. Stays pending once the outbox is closed.
   */
  send(delivery: OutgoingWrite, onStatus: (status: DeliveryStatus) => void): Promise<Answer>;
  /** Whether a write with this key is stored: it may have been sent, or will be. */
  isKept(key: string): Promise<boolean>;
  /** Removes an entry whose answer is recorded in its stream. */
  settle(key: string): Promise<void>;
  /**
   * Removes a file that its workflow no longer references. Writes of it that were never sent are withdrawn; one that may have
   * arrived stays until it is answered, and so does the file. Returns whether the file was removed.
   */
  releaseFile(blobId: string): Promise<boolean>;
  readonly entries: () => readonly OutboxEntry[];
  /** Calls the listener after each change of `entries()`; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Retries now: the server can be reached again, or the user has signed in. */
  wake(): void;
  /** Stops sending; the entries stay on disk. */
  close(): void;
}

const untilNextStart = new Promise<never>(() => undefined);

export function createOutbox({ store, blobs, send, environment, tabs }: OutboxOptions): Outbox {
  const { locks, channel } = tabs;
  const closing = new AbortController();
  let known: readonly OutboxEntry[] = [];
  const listeners = new Set<() => void>();
  const inFlight = new Map<string, Promise<Answer>>();
  const sender = createOutboxSender({ send, blobs, environment, change });

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

  const notifyTabs = (key: string): void => channel.post({ type: 'delivery', name: key });

  /** Reloads an entry from disk. */
  async function refresh(key: string): Promise<OutboxEntry | null> {
    const entry = await store.get(key);
    if (entry === null) forget(key);
    else remember(entry);
    return entry;
  }

  const stopListening = channel.listen((message) => {
    // If reading fails, the next start reads it.
    if (message.type === 'delivery') refresh(message.name).catch(() => undefined);
    if (message.type === 'wake') sender.wake();
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
    notifyTabs(key);
    return entry;
  }

  async function settle(key: string): Promise<void> {
    await store.remove(key);
    forget(key);
    notifyTabs(key);
  }

  /** Sends an entry while this tab holds its lock; returns null when another tab is to continue. */
  async function sendUnderLock(key: string, isMine: boolean): Promise<Answer | null> {
    const lock = await (isMine ? locks.takeOver(key, closing.signal) : locks.acquire(key, closing.signal));
    try {
      return await sender.sendUntilAnswered(present(key, await refresh(key)), lock);
    } finally {
      lock.release();
    }
  }

  async function sendToTheEnd(key: string): Promise<Answer> {
    try {
      let answer = await sendUnderLock(key, true);
      while (answer === null && !closing.signal.aborted) answer = await sendUnderLock(key, false);
      return answer ?? (await untilNextStart);
    } catch (error) {
      if (closing.signal.aborted) return await untilNextStart;
      // The write can never be sent: its workflow fails and asks for the file again.
      if (error instanceof BlobLost) await settle(key);
      throw error;
    } finally {
      inFlight.delete(key);
    }
  }

  function sendOnce({ key }: OutboxEntry): Promise<Answer> {
    const sending = inFlight.get(key) ?? sendToTheEnd(key);
    inFlight.set(key, sending);
    return sending;
  }

  return {
    async start() {
      show(await store.all());
      for (const entry of known) {
        // An open workflow calls `send` for the same key and gets the failure there.
        if (entry.answer === undefined) sendOnce(entry).catch(() => undefined);
      }
    },
    async send({ stream, service, request }, onStatus) {
      const { key } = request;
      if (key === '') throw new Error(`${service} has no key`);
      const entry = await store.keep({
        key,
        stream,
        service,
        request,
        createdAt: environment.now(),
        attempts: 0,
        status: 'sending',
      });
      let lastStatus: DeliveryStatus = 'sending';
      const listen = (): void => {
        const status = known.find((other) => other.key === key)?.status ?? lastStatus;
        if (status === lastStatus) return;
        lastStatus = status;
        onStatus(status);
      };
      listeners.add(listen);
      try {
        remember(entry);
        notifyTabs(key);
        return await (entry.answer ?? sendOnce(entry));
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
        notifyTabs(key);
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
      sender.wake();
      channel.post({ type: 'wake' });
    },
    close() {
      closing.abort();
      stopListening();
      sender.close();
    },
  };
}
