import { invalidRequest, Refusal } from '../refusal.ts';
import type { CategoryRow } from '../store/catalogue.ts';

/** The level of categories that hold products. */
const productLevel = 3;

/** A category of the merchant; refused when there is none. */
export function findCategory(categories: readonly CategoryRow[], categoryId: string): CategoryRow {
  const category = categories.find(({ category_id }) => category_id === categoryId);
  if (category === undefined) throw new Refusal('not_found', { category_id: categoryId });
  return category;
}

/** Refuses a category that holds no products. */
export function refuseOtherLevel({ category_id, level }: CategoryRow): void {
  if (level !== productLevel) throw new Refusal('wrong_category_level', { category_id });
}

/** Refuses ids, from the first level down, that do not lead to a category of products; `field` holds them in the request. */
export function checkCategoryPath(
  categories: readonly CategoryRow[],
  field: string,
  path: readonly string[],
): void {
  const nodes = path.map((categoryId) => findCategory(categories, categoryId));
  nodes.slice(-1).forEach(refuseOtherLevel);
  const isBroken = nodes.some(({ parent_id }, at) => parent_id !== (path[at - 1] ?? null));
  if (isBroken) throw invalidRequest(field, 'does not lead from the first level to the third');
}
