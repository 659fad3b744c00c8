interface PartsOf<TRow> {
  readonly ids: readonly string[];
  readonly idOf: (row: TRow) => string;
  /** Whether there is one row for each id, or any number of them. */
  readonly isOneEach: boolean;
}

/**
 * Reads rows of records by the part, in the order of the records' ids. `read` reads up to a limit those of some of the records, but
 * not the given last row of the part before, nor what comes before it in its record.
 */
export function partsOf<TRow>(
  { ids, idOf, isOneEach }: PartsOf<TRow>,
  read: (ids: readonly string[], last: TRow | null, limit: number) => Promise<TRow[]>,
): (last: TRow | null, limit: number) => Promise<TRow[]> {
  const places = new Map(ids.map((id, at) => [id, at]));
  return async (last, limit) => {
    const found: TRow[] = [];
    let next = last === null ? 0 : (places.get(idOf(last)) ?? 0) + Number(isOneEach);
    while (found.length < limit && next < ids.length) {
      const size = isOneEach ? limit - found.length : limit;
      found.push(...(await read(ids.slice(next, next + size), last, limit - found.length)));
      next += size;
    }
    return found;
  };
}
