import { cartEvent, cartEvents } from './cart-log.ts';
import { compare } from './compare.ts';
import { openDexieLog } from './dexie-log.ts';
import { newName } from './event-log.ts';
import type { EventLog } from './event-log.ts';
import { openJournalLog } from './journal-log.ts';
import type { Measure } from './compare.ts';
import { openRawLog } from './raw-log.ts';
import { openStoreLog } from './store-log.ts';

/** Events that the logs begin with. The odd ones put a snapshot into the middle of a round of 100. */
const before = 1037;

/** So many single events in each round, each on disk before the next one. */
export async function measureSingleAppends(each: number): Promise<Measure> {
  return appendInTurns(each, {
    raw: await openRawLog(newName('raw')),
    journalPlain: await openJournalLog(newName('plain'), false),
    journalEncrypted: await openJournalLog(newName('encrypted'), true),
    dexie: await openDexieLog(newName('dexie'), 'strict'),
  });
}

/** The same of @xstate/store, which writes so much that everybody else in this origin would wait for it. */
export async function measureStoreAppends(each: number): Promise<Measure> {
  return appendInTurns(each, {
    raw: await openRawLog(newName('raw')),
    store: await openStoreLog(newName('store')),
  });
}

async function appendInTurns(each: number, logs: Readonly<Record<string, EventLog>>): Promise<Measure> {
  const next = new Map(Object.keys(logs).map((name) => [name, before]));
  for (const log of Object.values(logs)) await log.appendGroup(cartEvents(0, before));
  const appendSome = (name: string, log: EventLog) => async () => {
    const from = next.get(name) ?? 0;
    next.set(name, from + each);
    for (let index = from; index < from + each; index += 1) await log.append(cartEvent(index));
  };
  const contenders = Object.entries(logs).map(([name, log]) => [name, appendSome(name, log)] as const);
  return (rounds) => compare(rounds, Object.fromEntries(contenders));
}

/** Events of one moment, all of them on disk at the end. */
export async function measureGroups(size: number): Promise<Measure> {
  const plain = await openJournalLog(newName('plain'), false);
  const encrypted = await openJournalLog(newName('encrypted'), true);
  const strict = await openDexieLog(newName('dexie'), 'strict');
  const byDefault = await openDexieLog(newName('dexie-default'), 'default');
  const raw = await openRawLog(newName('raw'));
  const group = cartEvents(0, size);
  return async (rounds) => {
    // It would write all groups before with each of them.
    const stores = await Promise.all(
      Array.from({ length: rounds + 1 }, async () => openStoreLog(newName('store'))),
    );
    return compare(rounds, {
      dexie: () => strict.appendGroup(group),
      journalPlain: () => plain.appendGroup(group),
      raw: () => raw.appendGroup(group),
      journalEncrypted: () => encrypted.appendGroup(group),
      dexieDefault: () => byDefault.appendGroup(group),
      store: async () => stores.pop()?.appendGroup(group),
    });
  };
}
