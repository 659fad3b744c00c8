import { productKey } from '../name-keys.ts';
import { identityOf, priceOf, sellingPriceOf } from './entry-rows.ts';
import type { EntryCategory, EntryProduct, EntryRow } from './entry-rows.ts';

/** A product that an import made, and what can be promised of it. */
export interface MadeProduct {
  readonly skuId: string;
  readonly stock: number;
}

interface Made {
  readonly product: EntryProduct;
  readonly category: EntryCategory;
}

/**
 * The rows, of which those that are called new and mean a product which an import has just made add to it; one without a category means
 * the only product of its name. `booked` are the rows of the import, `skuIds` their products.
 */
export function addToMade(
  rows: readonly EntryRow[],
  booked: readonly EntryRow[],
  skuIds: readonly string[],
  made: readonly MadeProduct[],
): readonly EntryRow[] {
  const stocks = new Map(made.map(({ skuId, stock }) => [skuId, stock]));
  const byName = new Map<string, Map<string, Made>>();
  for (const [at, row] of booked.entries()) {
    const id = skuIds[at] ?? '';
    const stock = stocks.get(id);
    if (stock === undefined || row.category === null) continue;
    const alike = byName.get(nameOf(row)) ?? new Map<string, Made>();
    byName.set(nameOf(row), alike.set(id, { product: productOfRow(row, id, stock), category: row.category }));
  }
  return rows.map((row) => {
    const alike = [...(byName.get(nameOf(row))?.values() ?? [])];
    const [meant, ...others] = alike.filter(
      ({ category }) => row.category === null || row.category.ids[2] === category.ids[2],
    );
    if (row.product !== null || meant === undefined || others.length > 0) return row;
    return { ...row, product: meant.product, category: row.category ?? meant.category };
  });
}

/** What a row calls its product, whatever its category. */
function nameOf(row: EntryRow): string {
  return productKey({ ...identityOf(row), category_id: '' });
}

function productOfRow(row: EntryRow, id: string, stock: number): EntryProduct {
  const { name, color, size } = row;
  const price = sellingPriceOf(row) ?? priceOf(row) ?? 0;
  return {
    id,
    name: name.trim(),
    ch_name: '',
    th_name: '',
    color: color.trim(),
    size: size.trim(),
    picture: '',
    stock,
    price,
  };
}
