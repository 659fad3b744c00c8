import type { Device, Witness } from '../cast.ts';
import type { Books } from '../shop/shop.ts';
import { faultsOfBooks } from './faults-of-books.ts';
import { faultsOfDevice } from './faults-of-device.ts';
import { faultsOfIntents } from './faults-of-intents.ts';
import { readLogs } from './read-logs.ts';

/** Everything that a session must not leave behind; none, when all is as it should be. */
export async function faultsOfSession(
  devices: readonly Device[],
  books: Books,
  witness: Witness,
): Promise<readonly string[]> {
  const logs = (await Promise.all(devices.map(readLogs))).flat();
  return [
    ...faultsOfBooks(books),
    ...devices.flatMap((device) => faultsOfDevice(device, books, logs)),
    ...faultsOfIntents(logs, books, witness),
  ];
}
