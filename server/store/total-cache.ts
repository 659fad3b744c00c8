import type { ListQuery, ListResult } from './list-page.ts';

/** Remembers for a while how long the long lists are: counting one costs more than its page. */
export interface TotalCache {
  of(list: object, count: CountUpTo): Promise<number>;
}

/** Counts records, but no more than so many; null counts all of them. */
type CountUpTo = (most: number | null) => Promise<number>;

/** Up to here a list is counted each time: its total is never old. */
const countedEachTime = 1000;
const lifetimeMs = 10_000;
const maxRemembered = 1000;

export function createTotalCache(now: () => number = () => performance.now()): TotalCache {
  const remembered = new Map<string, { readonly total: number; readonly at: number }>();
  return {
    async of(list, count) {
      const key = JSON.stringify(list);
      const known = remembered.get(key);
      if (known !== undefined && now() - known.at < lifetimeMs) return known.total;
      remembered.delete(key);
      const few = await count(countedEachTime + 1);
      if (few <= countedEachTime) return few;
      const [total, at] = [await count(null), now()];
      const [oldest] = remembered.keys();
      if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest);
      remembered.set(key, { total, at });
      return total;
    },
  };
}

/** A page with the length of its list, which is not counted where the page itself tells it. */
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
