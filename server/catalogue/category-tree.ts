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

/** The tree of active categories reduced to branches with at least one of the products, which hang on the third level. */
export function searchTree(
  rows: readonly CategoryRow[],
  products: readonly Product[],
  parentId: string | null = null,
): SearchCategory[] {
  return rows
    .filter(({ parent_id, status }) => parent_id === parentId && status === 'active')
    .flatMap((row): SearchCategory[] => {
      const children = searchTree(rows, products, row.category_id);
      const skus = products.filter(({ category_id }) => category_id === row.category_id);
      if (children.length === 0 && skus.length === 0) return [];
      return [{ ...categoryFields(row), children, ...(row.level === 3 ? { skus } : {}) }];
    });
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
