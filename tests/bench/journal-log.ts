import { chartVersion } from '../../src/journal/replay/chart-version.ts';
import { openIndexedDbStores } from '../../src/journal/stores/indexed-db-stores.ts';
import type { JournalStores } from '../../src/journal/journal.ts';
import { createStorageNotices } from '../../src/journal/storage-notices.ts';
import { createRecorder } from '../../src/journal/streams/recorder.ts';
import { foldStream } from '../../src/journal/replay/fold.ts';
import { createEncryption, deriveJournalKeys, noEncryption } from '../../src/journal/crypto/encryption.ts';
import type { Encryption } from '../../src/journal/crypto/encryption.ts';
import { cartWorkflow } from '../../machines/cart/cart-machine.ts';
import { cartEvents, cartOpening, orderLength } from './cart-log.ts';
import type { EventLog } from './event-log.ts';

/** Where the journal of a person, or of the device, keeps this. */
export const cartStream = 'cart/user-demo/group-demo';

const { machine } = cartWorkflow;

/** What a snapshot of a cart keeps after so many events, of which those of its last order are folded. */
export function snapshotOfCart(events: number) {
  const ofOrder = events % orderLength;
  return {
    chart: chartVersion(machine),
    state: machine.getPersistedSnapshot(
      foldStream(machine, [cartOpening, ...cartEvents(events - ofOrder, ofOrder)]),
    ),
    files: [],
  };
}

const filledCart = snapshotOfCart(13);

/** Opens the journal's stores as the app does: encrypted for a person, unencrypted for the device. */
export async function openStores(name: string, isEncrypted: boolean): Promise<JournalStores> {
  const encryption: Encryption = isEncrypted
    ? createEncryption(await deriveJournalKeys('a key for these measurements'))
    : noEncryption;
  return openIndexedDbStores(name, encryption, { now: () => Date.now() }, createStorageNotices());
}

/** A stream by the journal's recorder, as a workflow writes it: with its opening, snapshots and packing. */
export async function openJournalLog(name: string, isEncrypted: boolean): Promise<EventLog> {
  const { events } = await openStores(name, isEncrypted);
  const fail = (error: unknown): never => {
    throw new Error('the journal did not write', { cause: error });
  };
  const recorder = createRecorder({
    events,
    stream: cartStream,
    version: 0,
    snapshotVersion: 0,
    epoch: 1,
    opening: [cartOpening],
    fields: {},
    readStatus: () => ({
      unreferencedFiles: [],
      isFinished: false,
      isWriting: false,
      takeSnapshot: () => ({ ...filledCart, chart: chartVersion(machine) }),
    }),
    wait: () => new Promise(() => undefined),
    onAppended: () => undefined,
    onConflict: fail,
    onFailure: fail,
  });
  return {
    append(event) {
      recorder.record(event);
      return recorder.flushed();
    },
    appendGroup(group) {
      for (const event of group) recorder.record(event);
      return recorder.flushed();
    },
    read: () => events.read(cartStream),
  };
}
