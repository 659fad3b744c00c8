import type { DataOf } from '../../domain/operations.ts';
import type { SkuRow } from '../store/queries/catalogue.ts';
import type { Delivery, ImportItem } from './imported-products.ts';

/** What became of each row of an import; the SKUs are as they are after it. */
export function importAnswer(
  items: readonly ImportItem[],
  deliveries: readonly Delivery[],
  skus: readonly SkuRow['sku'][],
): DataOf<'confirmImportSkus'> {
  const stocks = new Map(skus.map(({ sku_id, on_hand, reserved }) => [sku_id, on_hand - reserved]));
  return {
    created: deliveries.filter(({ isNew }) => isNew).length,
    increased: deliveries.filter(({ isNew }) => !isNew).length,
    items: items.flatMap((item) =>
      deliveries
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
