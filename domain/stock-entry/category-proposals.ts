import { nameKey } from '../name-keys.ts';
import { incompleteRows } from './entry-review.ts';
import type { EntryCategory, EntryRow } from './entry-rows.ts';

const known = new WeakMap<readonly EntryRow[], ReadonlyMap<string, EntryCategory>>();

/**
 * The categories that rows without one probably belong into, by their ids: that of another row of their name, else the one that their words
 * mean in the shop, or what a new product was given instead of that. Equal rows are looked at once.
 */
export function proposeCategories(rows: readonly EntryRow[]): ReadonlyMap<string, EntryCategory> {
  const found = known.get(rows) ?? propose(rows);
  known.set(rows, found);
  return found;
}

function propose(rows: readonly EntryRow[]): ReadonlyMap<string, EntryCategory> {
  const missing = new Set(incompleteRows(rows).category);
  if (missing.size === 0) return new Map();
  const byName = new Map<string, EntryCategory>();
  const instead = new Map<string, EntryCategory>();
  for (const { name, product, category, likelyCategory } of rows) {
    if (category === null) continue;
    byName.set(nameKey(name), category);
    if (product === null && likelyCategory !== undefined) instead.set(likelyCategory.ids[2], category);
  }
  byName.delete('');
  return new Map(
    rows.flatMap(({ id, name, likelyCategory }) => {
      if (!missing.has(id)) return [];
      const likely = likelyCategory && (instead.get(likelyCategory.ids[2]) ?? likelyCategory);
      const category = byName.get(nameKey(name)) ?? likely;
      return category === undefined ? [] : [[id, category] as const];
    }),
  );
}

/** Rows that are given one category together. */
export interface RowsOfCategory {
  readonly category: EntryCategory;
  readonly rows: readonly EntryRow[];
}

/** Rows sorted by the categories that they are given, the most first. */
export function rowsByCategory(
  rows: readonly EntryRow[],
  categories: ReadonlyMap<string, EntryCategory>,
): readonly RowsOfCategory[] {
  const groups = new Map<string, { readonly category: EntryCategory; readonly rows: EntryRow[] }>();
  for (const row of rows) {
    const category = categories.get(row.id);
    if (category === undefined) continue;
    const group = groups.get(category.ids[2]) ?? { category, rows: [] };
    group.rows.push(row);
    groups.set(category.ids[2], group);
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
}
