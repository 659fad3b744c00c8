import { looseNameKey, nameKey } from '../../../domain/name-keys.ts';
import type { SkuRow } from '../../store/queries/catalogue/catalogue.ts';
import type { HintOfProduct } from '../../store/queries/stock/recognition-hints.ts';
import type { ReadRow } from '../recognised.ts';

type Sku = SkuRow['sku'];
type Attributes = Pick<Sku, 'color' | 'size' | 'style'>;

/**
 * The product that a row means: by its id or barcode, else by a hint, else the one whose name in some language it has, with all
 * attributes that it says.
 */
export function productOfRow(row: ReadRow, candidates: Candidates): Sku | null {
  const exact =
    candidates.byId.get(row.code) ??
    candidates.byBarcode.get(row.barcode || row.code) ??
    candidates.byHint.get(readKeyOf(row));
  if (exact !== undefined) return exact;
  return productAmong(row, candidates.byName.get(nameKey(row.name)) ?? []);
}

/** Of products of one name the one that has all attributes that a row says; null where it is none or several. */
export function productAmong<Product extends Attributes>(
  row: Attributes,
  products: readonly Product[],
): Product | null {
  const named = products.filter((product) => agrees(row, product));
  if (named.length <= 1) return named[0] ?? null;
  const plain = named.filter((product) => said(product) === said(row));
  return plain.length === 1 ? (plain[0] ?? null) : null;
}

/** Products that rows may mean, by what rows say of them. */
export interface Candidates {
  readonly byId: ReadonlyMap<string, Sku>;
  readonly byBarcode: ReadonlyMap<string, Sku>;
  /** By the `readKeyOf` of rows that a person corrected before. */
  readonly byHint: ReadonlyMap<string, Sku>;
  readonly byName: ReadonlyMap<string, readonly Sku[]>;
}

/** Sorts products by what rows may say of them; a name counts alone, and with its attributes behind it. */
export function candidatesOf(skus: readonly Sku[], hints: readonly HintOfProduct[]): Candidates {
  const byName = new Map<string, Sku[]>();
  for (const sku of skus) {
    for (const key of nameKeysOfSku(sku)) byName.set(key, [...(byName.get(key) ?? []), sku]);
  }
  return {
    byHint: new Map(
      hints.filter(({ sku }) => sku.status === 'active').map(({ hint, sku }) => [hint.text_key, sku]),
    ),
    byId: new Map(skus.map((sku) => [sku.sku_id, sku])),
    byBarcode: new Map(skus.filter(({ barcode }) => barcode !== '').map((sku) => [sku.barcode, sku])),
    byName,
  };
}

/** The keys of a product's names, alone and with its attributes behind them. */
export function nameKeysOfSku(sku: Sku): ReadonlySet<string> {
  return new Set(namesOfSku(sku).map(nameKey));
}

/** A product's names, alone and with its attributes behind them. */
export function namesOfSku({
  name,
  ch_name,
  th_name,
  color,
  size,
  style,
}: Attributes & Pick<Sku, 'name' | 'ch_name' | 'th_name'>): string[] {
  const names = [name, ch_name, th_name].filter((one) => one !== '');
  return names.flatMap((one) => [one, joined(one, color, size, style)]);
}

/** The key of all that a row says of its product. */
export function readKeyOf({ name, color, size, style }: ReadRow): string {
  return nameKey(joined(name, color, size, style));
}

function agrees(row: Attributes, sku: Attributes): boolean {
  return (['color', 'size', 'style'] as const).every(
    (field) => row[field] === '' || nameKey(row[field]) === nameKey(sku[field]),
  );
}

function said({ color, size, style }: Attributes): string {
  return nameKey(joined(color, size, style));
}

/** A number at the end of one and one at the beginning of the next are two. */
function joined(...words: readonly string[]): string {
  return words.join(' ');
}

/** The names to look for, as `looseNameKey` makes them: the row's own, and without its last words, which may be attributes. */
export function looseKeysOf({ name }: ReadRow): string[] {
  const words = name.split(/[\s,/()·-]+/u).filter((word) => word !== '');
  const shorter = [1, 2, 3].flatMap((left) => (left < words.length ? [words.slice(0, -left).join('')] : []));
  return [name, ...shorter].map(looseNameKey).filter((key) => key !== '');
}
