import type { Category, FlatCategory, Product, SearchCategory } from '../../domain/contract.ts';
import type { CategoryRow } from '../store/queries/catalogue.ts';

/** All categories as a tree of three levels, in the merchant's order. */
export function categoryTree(rows: readonly CategoryRow[], parentId: string | null = null): Category[] {
  return rows
    .filter(({ parent_id }) => parent_id === parentId)
    .map((row) => ({ ...categoryFields(row), children: categoryTree(rows, row.category_id) }));
}

export function flatCategory(row: CategoryRow): FlatCategory {
  const level = row.level === 1 || row.level === 2 ? row.level : 3;
  return { ...categoryFields(row), parent_id: row.parent_id, level };
}

/**
 * The tree of active categories reduced to branches with at least one of the products, which hang on the third level. On each level
 * the branch with the best product is first; products are given best first.
 */
export function searchTree(rows: readonly CategoryRow[], products: readonly Product[]): SearchCategory[] {
  const places = new Map<string, number>();
  for (const [place, { category_id }] of products.entries())
    for (const id of pathOf(rows, category_id)) if (!places.has(id)) places.set(id, place);
  const branches = (parentId: string | null): SearchCategory[] =>
    rows
      .filter(
        ({ parent_id, status, category_id }) =>
          parent_id === parentId && status === 'active' && places.has(category_id),
      )
      .toSorted((one, other) => (places.get(one.category_id) ?? 0) - (places.get(other.category_id) ?? 0))
      .map((row) => ({
        ...categoryFields(row),
        children: branches(row.category_id),
        ...(row.level === 3
          ? { skus: products.filter(({ category_id }) => category_id === row.category_id) }
          : {}),
      }));
  return branches(null);
}

/** Ids of a category and of those above it. */
function pathOf(rows: readonly CategoryRow[], id: string | null): string[] {
  const row = rows.find(({ category_id }) => category_id === id);
  return row === undefined ? [] : [row.category_id, ...pathOf(rows, row.parent_id)];
}

function categoryFields({ category_id, name, ch_name, th_name, status }: CategoryRow) {
  return {
    id: category_id,
    name,
    ch_name,
    th_name,
    status: status === 'active' ? 'active' : 'inactive',
  } as const;
}
