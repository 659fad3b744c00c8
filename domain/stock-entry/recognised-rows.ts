import { maxProductName } from '../limits.ts';
import { plainBaht, readWire } from '../money.ts';
import { sureNameFrom } from './entry-rows.ts';
import type {
  EntryCategory,
  EntryProduct,
  EntryRow,
  RecognisedItem,
  RowMatch,
  SimilarProduct,
} from './entry-rows.ts';

/** The row of a recognised item; its id is its place in the list. */
export function entryRow(item: RecognisedItem, index: number): EntryRow {
  const { match, cate_id1, cate_id2, cate_id3 } = item;
  const names = [item.cate_name1, item.cate_name2, item.cate_name3];
  return {
    id: `row-${index + 1}`,
    name: item.name.slice(0, maxProductName),
    color: item.color.slice(0, maxProductName),
    size: item.size.slice(0, maxProductName),
    style: item.style.slice(0, maxProductName),
    amount: item.amount > 0 ? String(item.amount) : '',
    price: item.price > 0 ? plainBaht(readWire(item.price)) : '',
    ...(item.currency === undefined ? {} : { currency: item.currency }),
    sellingPrice: '',
    vipPrice: '',
    barcode: item.barcode ?? '',
    category: cate_id3 === '' ? null : { ids: [cate_id1, cate_id2, cate_id3], label: names.join(' / ') },
    ...withLikely(item.likely_category),
    product: match === undefined ? null : matchedProduct(match, item),
    setsPrice: false,
    confidence: item.confidence,
    ...(item.name_confidence === undefined ? {} : { nameConfidence: item.name_confidence }),
    ...((item.name_confidence ?? 1) < sureNameFrom ? { isMisread: true } : {}),
    problem: item.problem ?? null,
    ...(item.packs === true ? { packs: true } : {}),
    ...(item.likely_amount === undefined ? {} : { likelyAmount: item.likely_amount }),
    readAs:
      item.read_as ?? [item.name, item.color, item.size, item.style].filter((word) => word !== '').join(' '),
    source: item.source ?? null,
    isChecked: false,
    ...(item.namesakes === undefined ? {} : { namesakes: item.namesakes }),
    ...(item.similar === undefined ? {} : { similar: similarProduct(item.similar, item) }),
  };
}

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
