import { nameKey } from '../../../domain/names.ts';
import type { CategoryRow } from '../../store/queries/catalogue.ts';
import { productLevel } from '../../catalogue/category-path.ts';

/**
 * The path, from the first level, of the one category of the third level that these names mean, in any language: its own, behind those
 * above it or alone, or those above it where no other is below them. Null where it is none or several.
 */
export function categoryByName(
  categories: readonly CategoryRow[],
  names: readonly string[],
): CategoryRow[] | null {
  if (names.length === 0) return null;
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const wanted = names.map(nameKey);
  const found = categories
    .filter(({ level }) => level === productLevel)
    .map((category) => pathTo(category, byId))
    .filter((path) => follows(path, wanted));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The path from the first level to a category. */
export function pathTo(category: CategoryRow, byId: ReadonlyMap<string, CategoryRow>): CategoryRow[] {
  const parent = category.parent_id === null ? undefined : byId.get(category.parent_id);
  return [...(parent === undefined ? [] : pathTo(parent, byId)), category];
}

/** Whether these names stand in a path in their order. */
function follows(path: readonly CategoryRow[], wanted: readonly string[]): boolean {
  let at = 0;
  for (const category of path) {
    if (namesOf(category).includes(wanted[at] ?? '')) at += 1;
  }
  return at === wanted.length;
}

function namesOf({ name, ch_name, th_name }: CategoryRow): string[] {
  return [name, ch_name, th_name].map(nameKey).filter((one) => one !== '');
}
