import { describe, expect, test } from 'vitest';
import { createTotalCache, withTotals } from '../../../server/store/total-cache.ts';
import type { ListQuery } from '../../../server/store/list-page.ts';

const query: ListQuery = {
  groupId: null,
  groupName: null,
  statuses: null,
  record: null,
  from: null,
  until: null,
  orderBy: 'ctime',
  descending: true,
  groupedIn: null,
  pageNum: 1,
  pageSize: 3,
  after: null,
};

/** A list with this many records, which records how it is counted. */
function listOf(records: number) {
  const counts: (number | null)[] = [];
  const list = {
    records,
    counts,
    count: async (most: number | null) => {
      counts.push(most);
      return { total: Math.min(list.records, most ?? Infinity) };
    },
  };
  return list;
}

/** Adds up the lengths of texts. */
const totalsOf = (found: readonly string[]) => ({
  total: found.length,
  sum: found.reduce((all, { length }) => all + length, 0),
  ofGroups: [],
});

describe('the total of a list', () => {
  test('of a short list is counted each time', async () => {
    const totals = createTotalCache(() => 0);
    const list = listOf(1000);
    expect(await totals.of({ list: 1 }, list.count)).toEqual({ total: 1000 });
    list.records = 999;
    expect(await totals.of({ list: 1 }, list.count)).toEqual({ total: 999 });
    expect(list.counts).toEqual([1001, 1001]);
  });

  test('of a long list is counted once in ten seconds, each list by itself', async () => {
    let now = 0;
    const totals = createTotalCache(() => now);
    const list = listOf(5000);
    expect(await totals.of({ list: 1 }, list.count)).toEqual({ total: 5000 });
    list.records = 6000;
    now = 9999;
    expect(await totals.of({ list: 1 }, list.count)).toEqual({ total: 5000 });
    expect(await totals.of({ list: 2 }, list.count)).toEqual({ total: 6000 });
    now = 10_000;
    expect(await totals.of({ list: 1 }, list.count)).toEqual({ total: 6000 });
    expect(list.counts).toEqual([1001, null, 1001, null, 1001, null]);
  });

  test.each([
    ['the only page', ['a', 'bb'], { total: 2, sum: 3, ofGroups: [] }],
    ['an empty list', [], { total: 0, sum: 0, ofGroups: [] }],
  ])('on %s is known from the page', async (_, found, known) => {
    const unasked = async () => Promise.reject(new Error('it was counted'));
    expect(await withTotals(query, found, totalsOf, unasked)).toEqual({
      records: found,
      ...known,
      hasMore: false,
    });
  });

  test.each([
    ['before the end', {}, ['a', 'b', 'c', 'd'], true],
    ['on the last of several pages', { pageNum: 3 }, ['a'], false],
    ['behind the end', { pageNum: 9 }, [], false],
    ['after a cursor', { pageNum: 2, after: { id: 'x', value: 1 } }, ['a'], false],
  ])('%s is counted', async (_, place, found, hasMore) => {
    const counted = { total: 12, sum: 345, ofGroups: [] };
    const page = await withTotals({ ...query, ...place }, found, totalsOf, async () => counted);
    expect(page).toEqual({ records: found.slice(0, 3), ...counted, hasMore });
  });
});
