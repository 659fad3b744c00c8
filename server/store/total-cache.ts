import type { GroupTotals, ListQuery, ListResult } from './list-page.ts';

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

/** How many records a list has, and what their amounts come to, in satang. */
export interface SummedTotals extends ListTotals {
  readonly sum: number;
  /** The same of each group, where the list is grouped. */
  readonly ofGroups: readonly GroupTotals[];
}

/** Adds the list's totals to a page; they are not counted when the page itself shows the whole list. */
export async function withTotals<T>(
  { after, pageNum, pageSize, ...query }: ListQuery,
  found: readonly T[],
  totalsOf: (whole: readonly T[]) => SummedTotals,
  count: (list: object) => Promise<SummedTotals>,
): Promise<ListResult<T> & SummedTotals> {
  const hasMore = found.length > pageSize;
  const isWhole = after === null && pageNum === 1 && !hasMore;
  const { groupId, groupName, statuses, record, from, until, groupedIn } = query;
  const totals = isWhole
    ? totalsOf(found)
    : await count({ groupId, groupName, statuses, record, from, until, isGrouped: groupedIn !== null });
  return { ...totals, records: found.slice(0, pageSize), hasMore };
}
