import type { EventStore } from '../../src/journal/streams/event-store.ts';
import { cartEvents, cartOpening } from './cart-log.ts';
import { snapshotOfCart } from './journal-log.ts';

/** Events of an append: one compacted batch. */
const batchSize = 256;

/** The most events after a snapshot. */
const longestTail = 49;

/**
 * Fills a new stream with `length` records as after long use: compacted, with a snapshot and the longest possible tail, a row per
 * event.
 */
export async function fillStream(events: EventStore, stream: string, length: number): Promise<void> {
  const untilSnapshot = length - longestTail;
  const snapshot = snapshotOfCart(untilSnapshot - 1);
  let version = await events.append(stream, [cartOpening], 0);
  while (version < untilSnapshot) {
    const count = Math.min(batchSize, untilSnapshot - version);
    version = await events.append(stream, cartEvents(version - 1, count), version, {
      snapshot,
    });
  }
  while (version < length) version = await events.append(stream, cartEvents(version - 1, 1), version);
}
