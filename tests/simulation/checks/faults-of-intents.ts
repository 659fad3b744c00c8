import type { Witness } from '../cast.ts';
import { morningKey } from '../morning.ts';
import type { Books } from '../shop/shop.ts';
import { deviceOwners } from '../story.ts';
import type { Log } from './read-logs.ts';

/** What is doubled, lost, or said to be so and is not: the logs of the devices beside the books of the shop. */
export function faultsOfIntents(
  logs: readonly Log[],
  books: Books,
  { claims, kept }: Witness,
): readonly string[] {
  return [
    ...unknownWrites(logs, books),
    ...brokenPromises(logs, books),
    ...unkept(logs, kept),
    ...untrue(claims, books),
  ];
}

/** Whatever the shop did, somebody wanted, wrote down before, and was told that it is done. */
function unknownWrites(logs: readonly Log[], { orders, payments, writes }: Books): readonly string[] {
  const accepted = new Set(
    logs.flatMap(({ device, verdicts }) =>
      [...verdicts].flatMap(([key, verdict]) =>
        verdict === 'accepted' ? [`${deviceOwners[device]}/${key}`] : [],
      ),
    ),
  );
  const unwanted = writes
    // A photo may be removed while it is on its way.
    .filter(({ key }) => !key.startsWith('upload-') && !key.startsWith(morningKey))
    .filter(({ by, key }) => !accepted.has(`${by}/${key}`))
    .map(({ key }) => `the shop carried out ${key}, and no screen says so`);
  const keys = [...orders, ...payments].map(({ key }) => key);
  const keyless = keys
    .filter((key) => key === null)
    .map(() => 'the shop has an order or payment without a key');
  const twice = keys
    .filter((key, at) => key !== null && keys.indexOf(key) !== at)
    .map((key) => `the shop has two records of ${String(key)}`);
  return [...unwanted, ...keyless, ...twice];
}

/** Whatever a log calls done, the shop did. */
function brokenPromises(logs: readonly Log[], { writes }: Books): readonly string[] {
  const done = new Set(writes.map(({ by, key }) => `${by}/${key}`));
  return logs.flatMap(({ device, stream, verdicts }) =>
    [...verdicts]
      .filter(([key, verdict]) => verdict === 'accepted' && !done.has(`${deviceOwners[device]}/${key}`))
      .map(([key]) => `${device}: ${stream} calls ${key} done, and the shop knows nothing of it`),
  );
}

/** What was acknowledged as recorded is on the disk. */
function unkept(logs: readonly Log[], kept: Witness['kept']): readonly string[] {
  const recorded = new Map(
    logs.map(({ device, stream, events }) => [`${device}/${stream}`, new Set(events.map(({ key }) => key))]),
  );
  return kept
    .filter(({ device, stream, key }) => recorded.get(`${device}/${stream}`)?.has(key) !== true)
    .map(({ device, stream, key }) => `${device}: ${stream} acknowledged ${key}, and it is not on the disk`);
}

/** Whatever a screen showed of the shop, the shop has, or has had. */
function untrue(claims: Witness['claims'], { orders, payments }: Books): readonly string[] {
  return claims.flatMap((claim) => {
    const records = claim.of.startsWith('order') ? orders : payments;
    const record = records.find(({ id }) => id === claim.id);
    const isTrue = record !== undefined && (!('version' in claim) || claim.version <= record.version);
    return isTrue ? [] : [`${claim.device} showed ${JSON.stringify(claim)}, which the shop has not`];
  });
}
