import { maxProductName } from '../limits.ts';
import { readWire } from '../money.ts';
import type {
  EntryCategory,
  EntryProduct,
  EntryRow,
  RecognisedItem,
  RowMatch,
  SimilarProduct,
} from './entry-rows.ts';

/** A product that a row is perhaps, and its name as it was read or typed. */
export function similarProduct(
  similar: RowMatch,
  row: Pick<EntryRow, 'name' | 'color' | 'size'>,
): SimilarProduct {
  return {
    readAs: row.name.slice(0, maxProductName),
    product: matchedProduct(similar, row),
    category: matchedCategory(similar),
  };
}

/** The category that is proposed for a row, where one is. */
export function withLikely(likely: RecognisedItem['likely_category']): Pick<EntryRow, 'likelyCategory'> {
  const likelyCategory = likely && matchedCategory(likely);
  return likelyCategory ? { likelyCategory } : {};
}

/** The category of a product that a row was found to mean; null where the answer does not say it. */
export function matchedCategory({
  category_id: [one, two, three] = [],
  category_label: label = '',
}: Pick<RowMatch, 'category_id' | 'category_label'>): EntryCategory | null {
  const isKnown = one !== undefined && two !== undefined && three !== undefined;
  return isKnown ? { ids: [one, two, three], label } : null;
}

/** The product that a row was found to mean; what the answer leaves out is that of the row. */
export function matchedProduct(
  match: RowMatch,
  { name, color, size }: Pick<EntryRow, 'name' | 'color' | 'size'>,
): EntryProduct {
  return {
    id: match.sku_id,
    name: match.name ?? name,
    ch_name: match.ch_name ?? '',
    th_name: match.th_name ?? '',
    color: match.color ?? color,
    size: match.size ?? size,
    picture: match.picture ?? '',
    stock: match.stock,
    price: readWire(match.price),
  };
}
