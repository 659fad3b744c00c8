import type { Claim, Observer } from '../simulation-types.ts';
import { setupKeyPrefix } from '../set-up-shop.ts';
import type { ShopOrder, ShopPayment, ShopRecords } from '../shop/shop.ts';
import { deviceOwners } from '../scenario.ts';
import type { Log } from './read-logs.ts';

/** Writes that are duplicated, lost or falsely shown, by comparing device logs with the records of the shop. */
export function writeViolations(
  logs: readonly Log[],
  records: ShopRecords,
  { claims, acknowledged }: Observer,
): readonly string[] {
  return [
    ...unknownWrites(logs, records),
    ...missingWrites(logs, records),
    ...lostEvents(logs, acknowledged),
    ...falseClaims(claims, records),
  ];
}

/** Every write that the shop executed must be recorded and acknowledged on a device. */
function unknownWrites(logs: readonly Log[], { orders, payments, writes }: ShopRecords): readonly string[] {
  const accepted = new Set(
    logs.flatMap(({ device, verdicts }) =>
      [...verdicts].flatMap(([key, verdict]) =>
        verdict === 'accepted' ? [`${deviceOwners[device]}/${key}`] : [],
      ),
    ),
  );
  const unwanted = writes
    // A photo may be removed while it is on its way.
    .filter(({ key }) => !key.startsWith('upload-') && !key.startsWith(setupKeyPrefix))
    .filter(({ by, key }) => !accepted.has(`${by}/${key}`))
    .map(({ key }) => `the shop executed ${key}, and no screen says so`);
  const keys = [...orders, ...payments].map(({ key }) => key);
  const keyless = keys
    .filter((key) => key === null)
    .map(() => 'the shop has an order or payment without a key');
  const twice = keys
    .filter((key, at) => key !== null && keys.indexOf(key) !== at)
    .map((key) => `the shop has two records of ${String(key)}`);
  return [...unwanted, ...keyless, ...twice];
}

/** Every write that a log records as accepted must have been executed. */
function missingWrites(logs: readonly Log[], { writes }: ShopRecords): readonly string[] {
  const done = new Set(writes.map(({ by, key }) => `${by}/${key}`));
  return logs.flatMap(({ device, stream, verdicts }) =>
    [...verdicts]
      .filter(([key, verdict]) => verdict === 'accepted' && !done.has(`${deviceOwners[device]}/${key}`))
      .map(([key]) => `${device}: ${stream} calls ${key} done, and the shop knows nothing of it`),
  );
}

/** Every acknowledged event must be on disk. */
function lostEvents(logs: readonly Log[], acknowledged: Observer['acknowledged']): readonly string[] {
  const recorded = new Map(
    logs.map(({ device, stream, events }) => [`${device}/${stream}`, new Set(events.map(({ key }) => key))]),
  );
  return acknowledged
    .filter(({ device, stream, key }) => recorded.get(`${device}/${stream}`)?.has(key) !== true)
    .map(({ device, stream, key }) => `${device}: ${stream} acknowledged ${key}, and it is not on the disk`);
}

function holds(claim: Claim, record: ShopOrder | ShopPayment): boolean {
  switch (claim.of) {
    case 'order':
    case 'payment':
      return true;
    case 'confirmation':
      return record.status === 'completed' && record.paid === claim.paid;
    case 'rejection':
      return record.status === 'rejected';
    case 'orderVersion':
    case 'paymentVersion':
      return claim.version <= record.version;
  }
}

/** Everything that a screen showed must exist in the shop, now or at an earlier version. */
function falseClaims(claims: Observer['claims'], { orders, payments }: ShopRecords): readonly string[] {
  return claims.flatMap((claim) => {
    const records = claim.of.startsWith('order') ? orders : payments;
    const record = records.find(({ id }) => id === claim.id);
    const isTrue = record !== undefined && holds(claim, record);
    return isTrue ? [] : [`${claim.device} showed ${JSON.stringify(claim)}, which the shop has not`];
  });
}
