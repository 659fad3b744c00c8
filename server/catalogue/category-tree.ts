import type {
  Category,
  FlatCategory,
  Product,
  ProductCard,
  SearchCardCategory,
  SearchCategory,
} from '../../domain/contract.ts';
import type { CategoryRow } from '../store/queries/catalogue/catalogue.ts';

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

/** A product within a search's tree. */
interface Placed<TProduct> {
  readonly categoryId: string;
  readonly product: TProduct;
}

/**
 * The tree of active categories reduced to branches with at least one of the products, which hang on the third level. On each level
 * the branch with the best product is first; products are given best first.
 */
export function searchTree(rows: readonly CategoryRow[], products: readonly Product[]): SearchCategory[] {
  const placed = products.map((product) => ({ categoryId: product.category_id, product }));
  const branches = branchesOf(rows, placed);
  const nodes = (parentId: string | null): SearchCategory[] =>
    branches(parentId).map(({ row, skus }) => ({
      ...categoryFields(row),
      children: nodes(row.category_id),
      ...(skus === null ? {} : { skus }),
    }));
  return nodes(null);
}

/** The same tree of cards. */
export function searchCardTree(
  rows: readonly CategoryRow[],
  products: readonly Placed<ProductCard>[],
): SearchCardCategory[] {
  const branches = branchesOf(rows, products);
  const nodes = (parentId: string | null): SearchCardCategory[] =>
    branches(parentId).map(({ row, skus }) => ({
      id: row.category_id,
      name: row.name,
      ch_name: row.ch_name,
      th_name: row.th_name,
      children: nodes(row.category_id),
      ...(skus === null ? {} : { skus }),
    }));
  return nodes(null);
}

/** The branches below a category, the one with the best product first; `skus` are those of the third level, null on others. */
function branchesOf<TProduct>(rows: readonly CategoryRow[], products: readonly Placed<TProduct>[]) {
  const byId = new Map(rows.map((row) => [row.category_id, row]));
  const places = new Map<string, number>();
  for (const [place, { categoryId }] of products.entries())
    for (let row = byId.get(categoryId); row !== undefined; row = byId.get(row.parent_id ?? ''))
      if (!places.has(row.category_id)) places.set(row.category_id, place);
  const placeOf = ({ category_id }: CategoryRow) => places.get(category_id) ?? Infinity;
  const found = rows
    .filter((row) => row.status === 'active' && places.has(row.category_id))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return (parentId: string | null) =>
    found
      .filter(({ parent_id }) => parent_id === parentId)
      .map((row) => ({
        row,
        skus:
          row.level === 3
            ? products
                .filter(({ categoryId }) => categoryId === row.category_id)
                .map(({ product }) => product)
            : null,
      }));
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
