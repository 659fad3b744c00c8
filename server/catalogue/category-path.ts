import { Refusal } from '../http/refusal.ts';
import type { CategoryRow } from '../store/queries/catalogue/catalogue.ts';

/** The level of categories that hold products. */
export const productLevel = 3;

/** Finds a category by id; throws `not_found`. */
export function findCategory(categories: readonly CategoryRow[], categoryId: string): CategoryRow {
  const category = categories.find(({ category_id }) => category_id === categoryId);
  if (category === undefined) throw new Refusal('not_found', { category_id: categoryId });
  return category;
}

/** Ids of a category and of all below it; throws `not_found`. */
export function categoriesBelow(categories: readonly CategoryRow[], categoryId: string): string[] {
  findCategory(categories, categoryId);
  const below = categories.filter(({ parent_id }) => parent_id === categoryId);
  return [categoryId, ...below.flatMap(({ category_id }) => categoriesBelow(categories, category_id))];
}

/** The categories from the first level to this one. */
export function pathTo(category: CategoryRow, byId: ReadonlyMap<string, CategoryRow>): CategoryRow[] {
  const parent = category.parent_id === null ? undefined : byId.get(category.parent_id);
  return [...(parent === undefined ? [] : pathTo(parent, byId)), category];
}

/** Throws unless the category is of the level that holds products. */
export function refuseOtherLevel({ category_id, level }: CategoryRow): void {
  if (level !== productLevel) throw new Refusal('wrong_category_level', { category_id });
}

/** Throws unless each id of the path, from the first level down, is a child of the one before it. */
export function refuseUnknownPath(categories: readonly CategoryRow[], path: readonly string[]): void {
  path.forEach((categoryId, at) => {
    const { parent_id } = findCategory(categories, categoryId);
    if (parent_id !== (path[at - 1] ?? null)) throw new Refusal('not_found', { category_id: categoryId });
  });
}
