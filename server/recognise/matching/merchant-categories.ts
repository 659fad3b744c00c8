import { nameKey } from '../../../domain/name-keys.ts';
import { pathTo, productLevel } from '../../catalogue/category-path.ts';
import type { CategoryRow } from '../../store/queries/catalogue/catalogue.ts';

/** The categories of a merchant's products, sorted once for all rows of a file; each path is from the first level. */
export interface MerchantCategories {
  readonly pathOf: (categoryId: string) => readonly CategoryRow[] | null;
  /**
   * The path of the one category of the third level that these names mean, in any language: its own, behind those above it or alone, or
   * those above it where no other is below them. Null where it is none or several.
   */
  readonly named: (names: readonly string[]) => readonly CategoryRow[] | null;
}

/** Sorts a merchant's categories. */
export function merchantCategories(categories: readonly CategoryRow[]): MerchantCategories {
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const leaves = categories
    .filter(({ level }) => level === productLevel)
    .map((category) => {
      const path = pathTo(category, byId);
      return { path, keys: path.map(({ name, ch_name, th_name }) => [name, ch_name, th_name].map(nameKey)) };
    });
  const paths = new Map(leaves.map(({ path }) => [path.at(-1)?.category_id, path]));
  return {
    pathOf: (categoryId) => paths.get(categoryId) ?? null,
    named(names) {
      const wanted = names.map(nameKey).filter((key) => key !== '');
      const found = wanted.length === 0 ? [] : leaves.filter(({ keys }) => follow(keys, wanted));
      return found.length === 1 ? (found[0]?.path ?? null) : null;
    },
  };
}

/** Whether these names stand in a path, of which each place has several, in their order. */
function follow(path: readonly (readonly string[])[], wanted: readonly string[]): boolean {
  let at = 0;
  for (const keys of path) if (keys.includes(wanted[at] ?? '-')) at += 1;
  return at === wanted.length;
}
