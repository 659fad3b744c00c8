import type { ListQuery, ListResult } from './list-page.ts';

/** What is counted of a whole list: its records, and perhaps sums of them. */
export interface ListTotals {
  readonly total: number;
}

/** Caches the totals of long lists for 10 seconds: counting one costs more than reading a page. */
export interface TotalCache {
  /** The totals of a list, which is known by the values of its filter. `count` counts records up to a limit; null counts all. */
  of<TTotals extends ListTotals>(
    list: object,
    count: (most: number | null) => Promise<TTotals>,
  ): Promise<TTotals>;
}

/** Lists up to this length are counted each time, and never cached. */
const countedEachTime = 1000;
const lifetimeMs = 10_000;
const maxRemembered = 1000;

export function createTotalCache(now: () => number = () => performance.now()): TotalCache {
  const remembered = new Map<string, { readonly totals: ListTotals; readonly at: number }>();
  return {
    async of<TTotals extends ListTotals>(list: object, count: (most: number | null) => Promise<TTotals>) {
      const key = JSON.stringify(list);
      const known = remembered.get(key);
      if (known !== undefined && now() - known.at < lifetimeMs) return known.totals as TTotals;
      remembered.delete(key);
      const few = await count(countedEachTime + 1);
      if (few.total <= countedEachTime) return few;
      const [totals, at] = [await count(null), now()];
      const [oldest] = remembered.keys();
      if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest);
      remembered.set(key, { totals, at });
      return totals;
    },
  };
}

/** Adds the list's total to a page; it is not counted when the page itself shows the end of the list. */
export async function withTotal<T>(
  { after, pageNum, pageSize, ...query }: ListQuery,
  found: readonly T[],
  total: (list: object) => Promise<number>,
): Promise<ListResult<T>> {
  const hasMore = found.length > pageSize;
  const before = (pageNum - 1) * pageSize;
  const isEnd = after === null && !hasMore && (found.length > 0 || before === 0);
  const { groupId, groupName, statuses, record, from, until } = query;
  return {
    records: found.slice(0, pageSize),
    total: isEnd ? before + found.length : await total({ groupId, groupName, statuses, record, from, until }),
    hasMore,
  };
}
