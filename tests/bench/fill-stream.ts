import type { EventStore } from '../../src/journal/streams/event-store.ts';
import { cartEvents, cartOpening } from './cart-log.ts';
import { snapshotOfCart } from './journal-log.ts';

/** Events of an append: one packed stretch. */
const stretch = 256;

/** The most events that the recorder leaves after a snapshot. */
const longestTail = 99;

/**
 * Fills a stream that nobody wrote to with so many records, as a long life leaves it: packed, a snapshot, and the longest tail that
 * there can be, a row an event.
 */
export async function fillStream(events: EventStore, stream: string, length: number): Promise<void> {
  const untilSnapshot = length - longestTail;
  let version = await events.append(stream, [cartOpening], 0);
  while (version < untilSnapshot) {
    const count = Math.min(stretch, untilSnapshot - version);
    version = await events.append(stream, cartEvents(version - 1, count), version, {
      snapshot: snapshotOfCart,
    });
  }
  while (version < length) version = await events.append(stream, cartEvents(version - 1, 1), version);
}
