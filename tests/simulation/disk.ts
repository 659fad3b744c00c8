import type { JournalStores } from '../../src/journal/journal.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import type { Scheduler } from './scheduler.ts';

const commitMs = 2;
const responseMs = 1;

/** The disk of a device: what is committed there stays, whatever becomes of the page that asked for it. */
export interface Disk {
  /** What lies there, to look at from outside. */
  readonly stores: JournalStores;
  /** The disk as a page has it: it takes time, and a page that is killed meanwhile may have committed without hearing of it. */
  storesOf(page: object): JournalStores;
  setFull(isFull: boolean): void;
}

class DiskFull extends Error {
  override readonly name = 'QuotaExceededError';
}

export function createDisk(scheduler: Scheduler): Disk {
  const stores = createMemoryStores();
  let isFull = false;

  function storesOf(page: object): JournalStores {
    function ask<T>(work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        scheduler.schedule(scheduler.randomDuration(commitMs), page, async () => {
          const done = await work().then(
            (value) => () => resolve(value),
            (error: unknown) => () => reject(error instanceof Error ? error : new Error(String(error))),
          );
          scheduler.schedule(scheduler.randomDuration(responseMs), page, done);
        });
      });
    }

    function write<T>(work: () => Promise<T>): Promise<T> {
      return ask(async () => {
        if (isFull) throw new DiskFull('the disk is full');
        return work();
      });
    }

    const { events, outbox, blobs } = stores;
    return {
      durable: true,
      close: () => undefined,
      events: {
        read: (...asked) => ask(() => events.read(...asked)),
        load: (...asked) => ask(() => events.load(...asked)),
        listStreams: () => ask(() => events.listStreams()),
        headOf: (...asked) => ask(() => events.headOf(...asked)),
        claim: (...asked) => write(() => events.claim(...asked)),
        append: (...asked) =>
          write(async () => {
            const version = await events.append(...asked);
            for (const file of asked[3]?.unreferencedFiles ?? []) await outbox.withdrawFile(file);
            return version;
          }),
        quarantine: (...asked) => write(() => events.quarantine(...asked)),
        acknowledgeQuarantine: (...asked) => write(() => events.acknowledgeQuarantine(...asked)),
      },
      outbox: {
        all: () => ask(() => outbox.all()),
        get: (...asked) => ask(() => outbox.get(...asked)),
        keep: (...asked) => write(() => outbox.keep(...asked)),
        change: (...asked) => write(() => outbox.change(...asked)),
        remove: (...asked) => ask(() => outbox.remove(...asked)),
        withdrawFile: (...asked) => ask(() => outbox.withdrawFile(...asked)),
      },
      blobs: {
        put: (...asked) => write(() => blobs.put(...asked)),
        get: (...asked) => ask(() => blobs.get(...asked)),
        remove: (...asked) => ask(() => blobs.remove(...asked)),
      },
    };
  }

  return {
    stores,
    storesOf,
    setFull(full) {
      isFull = full;
    },
  };
}
