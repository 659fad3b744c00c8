import type { DataOf } from '../../domain/operations.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { ImportedProduct, ImportItem } from './imported-products.ts';

/** The result for each row of an import; `skus` must be read after it. */
export function importAnswer(
  items: readonly ImportItem[],
  products: readonly ImportedProduct[],
  skus: readonly SkuRow['sku'][],
): DataOf<'confirmImportSkus'> {
  const stocks = new Map(skus.map(({ sku_id, on_hand, reserved }) => [sku_id, on_hand - reserved]));
  return {
    created: products.filter(({ isNew }) => isNew).length,
    increased: products.filter(({ isNew }) => !isNew).length,
    items: items.flatMap((item) =>
      products
        .filter(({ rows }) => rows.includes(item))
        .map(({ sku_id, isNew }) => ({
          sku_id,
          created: isNew,
          amount: item.amount,
          stock: stocks.get(sku_id) ?? 0,
        })),
    ),
  };
}
