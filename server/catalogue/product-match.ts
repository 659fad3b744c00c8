import type { components } from '../../domain/contract.gen.ts';
import { toBaht } from '../../domain/money.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import { promisableStock } from './product-answer.ts';

/** A product as the one that a row of a list is taken for. */
export function productMatch(sku: SkuRow['sku']): components['schemas']['RowMatch'] {
  const { sku_id, name, ch_name, th_name, color, size } = sku;
  return {
    sku_id,
    stock: promisableStock(sku),
    price: toBaht(sku.price_satang),
    name,
    ch_name,
    th_name,
    color,
    size,
    picture: sku.image_urls[0] ?? '',
  };
}
