import { describe, expect, test } from 'vitest';
import { createTotalCache, withTotal } from '../../../server/store/total-cache.ts';
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
    ['the only page', { pageNum: 1 }, ['a', 'b'], 2],
    ['an empty list', { pageNum: 1 }, [], 0],
    ['the last page', { pageNum: 3 }, ['a'], 7],
  ])('on %s is known from the page', async (_, place, found, total) => {
    const unasked = async () => Promise.reject(new Error('it was counted'));
    expect(await withTotal({ ...query, ...place }, found, unasked)).toEqual({
      records: found,
      total,
      hasMore: false,
    });
  });

  test.each([
    ['before the end', {}, ['a', 'b', 'c', 'd'], true],
    ['behind the end', { pageNum: 9 }, [], false],
    ['after a cursor', { pageNum: 2, after: { id: 'x', value: 1 } }, ['a'], false],
  ])('%s is counted', async (_, place, found, hasMore) => {
    expect(await withTotal({ ...query, ...place }, found, async () => 12)).toEqual({
      records: found.slice(0, 3),
      total: 12,
      hasMore,
    });
  });
});
