import { beforeEach, describe, expect, test } from 'vitest';
import { categoriesLifetimeMs } from '../../domain/limits.ts';
import { sampleTree } from '../../machines/samples/sample-records.ts';
import { createCategoryCache, lastCategories } from '../../src/platform/category-cache.ts';
import type { KeyValueStore } from '../../src/platform/key-value-store.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';

const owner = { merchantId: 'm-1', groupId: 'g-1' };
const others = [
  { ...owner, groupId: 'g-2' },
  { ...owner, merchantId: 'm-2' },
];
const hour = 3_600_000;
const local = browserStore(() => localStorage);

/** The cache of a page that is opened, or was kept open until, so many milliseconds after the categories were read. */
const at = (time: number, store: KeyValueStore = local) => createCategoryCache(store, () => time);

beforeEach(() => localStorage.clear());

describe('categories', () => {
  test('are kept for an hour, in memory and for the next start', () => {
    expect(categoriesLifetimeMs).toBe(hour);
    let now = 0;
    const open = createCategoryCache(local, () => now);
    open.keep(owner, sampleTree);
    for (const [time, tree] of [
      [hour - 1, sampleTree],
      [hour, null],
      [-hour, null],
    ] as const) {
      now = time;
      expect([open.get(owner), at(time).get(owner)]).toEqual([tree, tree]);
    }
  });

  test('of any age are what is likely to be read', () => {
    at(-9 * hour).keep(owner, sampleTree);
    expect([owner, ...others].map((reader) => lastCategories(local, reader))).toEqual([
      sampleTree,
      null,
      null,
    ]);
  });

  test('of another group or another merchant are never shown', () => {
    const open = at(0);
    open.keep(owner, sampleTree);
    expect(others.map((other) => [open.get(other), at(0).get(other)])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('of the group that was read last are those that are kept', () => {
    const open = at(0);
    open.keep(owner, sampleTree);
    open.keep({ ...owner, groupId: 'g-2' }, []);
    for (const cache of [open, at(0)])
      expect([cache.get(owner), cache.get({ ...owner, groupId: 'g-2' })]).toEqual([null, []]);
  });

  test('that are cleared are gone, also for the next start', () => {
    const open = at(0);
    open.keep(owner, sampleTree);
    open.clear();
    expect([open.get(owner), at(0).get(owner), localStorage.length]).toEqual([null, null, 0]);
  });

  test('that local storage has no room for stay in memory', () => {
    const full: KeyValueStore = {
      ...local,
      set: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const open = at(0, full);
    open.keep(owner, sampleTree);
    expect([open.get(owner), at(0, full).get(owner)]).toEqual([sampleTree, null]);
  });

  test.each(['{', '"tree"', 'null', '{"at":0,"tree":[]}'])(
    'in local storage that are none, like %s, are not taken',
    (text) => {
      localStorage.setItem('categories', text);
      expect(at(0).get(owner)).toBeNull();
    },
  );
});
