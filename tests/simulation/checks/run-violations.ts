import type { Device, Observer } from '../simulation-types.ts';
import type { ShopRecords } from '../shop/shop.ts';
import { shopViolations } from './shop-violations.ts';
import { deviceViolations } from './device-violations.ts';
import { writeViolations } from './write-violations.ts';
import { readLogs } from './read-logs.ts';

/** All violated invariants at the end of a run. */
export async function runViolations(
  devices: readonly Device[],
  records: ShopRecords,
  observer: Observer,
): Promise<readonly string[]> {
  const logs = (await Promise.all(devices.map(readLogs))).flat();
  return [
    ...shopViolations(records),
    ...devices.flatMap((device) => deviceViolations(device, records, logs)),
    ...writeViolations(logs, records, observer),
  ];
}
