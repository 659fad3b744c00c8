import { toBaht, type Satang } from '../../domain/money.ts';
import { productKey, type ProductIdentity } from '../../domain/name-keys.ts';
import { readAmount, normalizeText } from '../contract/request-values.ts';
import type { Call } from '../contract/call.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import { groupRows } from '../store/rows.ts';
import { productMatch } from '../catalogue/product-match.ts';
import { newId } from '../crypto.ts';
import type { StockEntry } from '../store/queries/stock/stock.ts';
import { stockEntry } from './stock-entry.ts';

type SentItem = Call<'confirmImportSkus'>['body']['items'][number];

/** A row of an import; the price is in satang. */
export interface ImportItem extends ProductIdentity {
  readonly amount: number;
  readonly price: Satang;
  /** Whether the product sells at that price from now on. */
  readonly setsPrice: boolean;
  /** At which a new product sells; null: at `price`. */
  readonly sellingPrice: Satang | null;
  /** Null leaves it unchanged. */
  readonly vipPrice: Satang | null;
  /** Null: the product of its name. */
  readonly skuId: string | null;
  /** Empty where it says none. */
  readonly barcode: string;
  /** What stood in the file where a recogniser read it; empty for a row that a person typed. */
  readonly readAs: string;
}

/** The rows of an import that are about one product. */
export interface ImportedProduct {
  readonly sku_id: string;
  readonly isNew: boolean;
  readonly product: ProductIdentity;
  readonly price: Satang;
  readonly setsPrice: boolean;
  /** At which it sells if it is new. */
  readonly sellingPrice: Satang;
  readonly vipPrice: Satang | null;
  /** Empty leaves it unchanged. */
  readonly barcode: string;
  readonly rows: readonly ImportItem[];
}

/** Parses the rows of an import; throws `invalid_request` for one without a price. */
export function readImportItems(sent: readonly SentItem[]): ImportItem[] {
  return sent.map((item, at) => {
    const price = readAmount(`items.${at}.price`, Number(item.price));
    if (price === 0) throw invalidRequest(`items.${at}.price`, 'must be more than 0');
    return {
      category_id: item.category_id.at(-1) ?? '',
      name: normalizeText(item.name),
      color: normalizeText(item.color),
      size: normalizeText(item.size),
      style: normalizeText(item.style),
      amount: item.amount,
      price,
      setsPrice: item.set_price === true,
      sellingPrice: readOptionalPrice(`items.${at}.selling_price`, item.selling_price),
      vipPrice: readOptionalPrice(`items.${at}.vip_price`, item.vip_price),
      skuId: item.sku_id || null,
      barcode: normalizeText(item.barcode),
      readAs: normalizeText(item.read_as),
    };
  });
}

function readOptionalPrice(field: string, sent: string | null | undefined): Satang | null {
  if (sent === null || sent === undefined) return null;
  const price = readAmount(field, Number(sent));
  if (price === 0) throw invalidRequest(field, 'must be more than 0');
  return price;
}

/** Throws `amount_mismatch` when the client showed another number of rows or another total. */
export function refuseOtherTotals(
  items: readonly ImportItem[],
  stated: { readonly count: number; readonly value: Satang },
): void {
  if (items.length !== stated.count)
    throw new Refusal('amount_mismatch', { expected: items.length, actual: stated.count });
  const value = items.reduce((sum, { amount, price }) => sum + amount * price, 0);
  if (value !== stated.value)
    throw new Refusal('amount_mismatch', { expected: toBaht(value), actual: toBaht(stated.value) });
}

/**
 * Groups rows by product: the one with the row's id, an existing one that has the name in any language (the oldest of several), else a new
 * one. Throws `not_found` for an id that none of the SKUs has, `product_exists` when rows with the selling price of a new product have
 * the name of an existing one, and `duplicate_line` when rows of one product have different prices or barcodes, or rows of two products
 * the same barcode.
 */
export function groupByProduct(
  items: readonly ImportItem[],
  skus: readonly SkuRow['sku'][],
): ImportedProduct[] {
  const known = skuIdsByKey(skus);
  const ids = new Set(skus.map(({ sku_id }) => sku_id));
  const unknown = items.find(({ skuId }) => skuId !== null && !ids.has(skuId));
  if (unknown !== undefined) throw new Refusal('not_found', { sku_id: unknown.skuId });
  refuseExisting(items, known, skus);
  const idOf = (item: ImportItem) => item.skuId ?? known.get(productKey(item));
  const rowsByProduct = groupRows(items, (item) => idOf(item) ?? productKey(item));
  const products = [...rowsByProduct.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { category_id, name, color, size, style, price, vipPrice } = first;
    const skuId = idOf(first);
    const isNew = skuId === undefined;
    const product = { category_id, name, color, size, style };
    refuseContradiction(
      items,
      first,
      rows.find(
        (row) =>
          row.price !== price ||
          row.vipPrice !== vipPrice ||
          (isNew && row.sellingPrice !== first.sellingPrice),
      ),
    );
    const named = rows.find((row) => row.barcode !== '');
    const other = rows.find((row) => row.barcode !== '' && row.barcode !== named?.barcode);
    refuseContradiction(items, named ?? first, other);
    const barcode = named?.barcode ?? '';
    const setsPrice = rows.some((row) => row.setsPrice);
    const sellingPrice = first.sellingPrice ?? price;
    const prices = { price, setsPrice, sellingPrice, vipPrice };
    return [{ sku_id: skuId ?? newId(), isNew, product, ...prices, barcode, rows }];
  });
  const byBarcode = groupRows(
    products.filter(({ barcode }) => barcode !== ''),
    ({ barcode }) => barcode,
  );
  for (const [one, other] of byBarcode.values()) {
    const [row, otherRow] = [one?.rows[0], other?.rows[0]];
    if (row !== undefined) refuseContradiction(items, row, otherRow);
  }
  return products;
}

/** Throws `product_exists` with all items that are said to be new and name a product that is there. */
function refuseExisting(
  items: readonly ImportItem[],
  known: ReadonlyMap<string, string>,
  skus: readonly SkuRow['sku'][],
): void {
  const skusById = new Map(skus.map((sku) => [sku.sku_id, sku]));
  const existing = items.flatMap((item, at) => {
    if (item.skuId !== null || item.sellingPrice === null) return [];
    const sku = skusById.get(known.get(productKey(item)) ?? '');
    return sku === undefined ? [] : [{ item: at, match: productMatch(sku) }];
  });
  if (existing.length > 0) throw new Refusal('product_exists', { items: existing });
}

function refuseContradiction(
  items: readonly ImportItem[],
  row: ImportItem,
  other: ImportItem | undefined,
): void {
  if (other !== undefined)
    throw new Refusal('duplicate_line', { items: [items.indexOf(row), items.indexOf(other)] });
}

/** The stock entry for the purchase of a product's rows, read from this file (null: from none). */
export function importStockEntry(
  { sku_id, price, rows }: ImportedProduct,
  sourceFile: string | null,
): StockEntry {
  const change = rows.reduce((sum, { amount }) => sum + amount, 0);
  return stockEntry('purchase', { sku_id, change, price_satang: price, source_file: sourceFile });
}

function skuIdsByKey(skus: readonly SkuRow['sku'][]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const sku of skus.filter(({ status }) => status === 'active'))
    for (const name of new Set([sku.name, sku.ch_name, sku.th_name])) {
      const key = productKey({ ...sku, name });
      if (name !== '' && !ids.has(key)) ids.set(key, sku.sku_id);
    }
  return ids;
}
