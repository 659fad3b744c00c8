import { looseNameKey, nameKey } from '../../../domain/name-keys.ts';
import { colourIn } from '../../../domain/products/colours.ts';
import type { SkuRow } from '../../store/queries/catalogue/catalogue.ts';
import type { HintOfProduct } from '../../store/queries/stock/recognition-hints.ts';
import type { ReadRow } from '../recognised.ts';
import { areAttributes, attributeKeys, type Attributes } from './attribute-keys.ts';
import { wordsOfName } from './words-of-name.ts';

type Sku = SkuRow['sku'];

/** What a row means: a product, or null and how many have its name and all attributes that it says. */
export interface Meaning {
  readonly product: Sku | null;
  readonly namesakes: number;
}

/** What a row says of its product. */
export type SoughtRow = Pick<ReadRow, 'name' | 'color' | 'size' | 'style' | 'barcode' | 'code'>;

/**
 * The product that a row means: by its id or barcode, else by a hint, else the one whose name in some language it has, with all
 * attributes that it says, in fields of their own or behind the name.
 */
export function meaningOfRow(row: SoughtRow, candidates: Candidates): Meaning {
  const agrees = agreement(row);
  const exact =
    candidates.byId.get(row.code) ??
    candidates.byBarcode.get(row.barcode || row.code) ??
    candidates.byHint.get(readKeyOf(row));
  if (exact !== undefined) return { product: exact, namesakes: 0 };
  let namesakes = 0;
  for (const { head, rest } of [{ head: row.name, rest: [] }, ...splitNames(row.name)]) {
    const called = candidates.byName.get(nameKey(head)) ?? [];
    const named = rest.length === 0 ? called : called.filter((sku) => areAttributes(rest, sku));
    const product = productAmong(row, named, agrees);
    if (product !== null) return { product, namesakes: 0 };
    namesakes ||= named.filter(agrees).length;
  }
  return { product: null, namesakes };
}

/** Of products of one name the one that has all attributes that a row says; null where it is none or several. */
export function productAmong<Product extends Attributes>(
  row: Attributes,
  products: readonly Product[],
  agrees = agreement(row),
): Product | null {
  const named = products.filter(agrees);
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
  readonly byName: Pick<ReadonlyMap<string, readonly Sku[]>, 'get'>;
}

/** Sorts products by what rows may say of them; a name counts alone, and with its attributes behind it. */
export function candidatesOf(skus: readonly Sku[], hints: readonly HintOfProduct[]): Candidates {
  return {
    byHint: new Map(
      hints.filter(({ sku }) => sku.status === 'active').map(({ hint, sku }) => [hint.text_key, sku]),
    ),
    byId: new Map(skus.map((sku) => [sku.sku_id, sku])),
    byBarcode: new Map(skus.filter(({ barcode }) => barcode !== '').map((sku) => [sku.barcode, sku])),
    byName: new ProductsByName(skus),
  };
}

/** Products by their names, alone and with their attributes behind them, which are made of those only whose name a text begins with. */
class ProductsByName {
  readonly #named: ReadonlyMap<string, readonly Sku[]>;
  readonly #whole = new Map<string, ReadonlyMap<string, readonly Sku[]>>();

  constructor(skus: readonly Sku[]) {
    const keys = new Map<string, string>();
    const keyOf = (name: string) => {
      const key = keys.get(name) ?? nameKey(name);
      keys.set(name, key);
      return key;
    };
    this.#named = byKeys(skus, ({ name, ch_name, th_name }) =>
      [name, ch_name, th_name].filter((one) => one !== '').map(keyOf),
    );
  }

  get(key: string): readonly Sku[] {
    const found = new Set(this.#named.get(key));
    for (let end = 1; end < key.length; end += 1)
      for (const sku of this.#wholeNames(key.slice(0, end))?.get(key) ?? []) found.add(sku);
    return [...found];
  }

  /** Of the products of a name the keys with attributes behind it; undefined where there are none. */
  #wholeNames(name: string): ReadonlyMap<string, readonly Sku[]> | undefined {
    const skus = this.#named.get(name);
    if (skus === undefined) return undefined;
    const whole = this.#whole.get(name) ?? byKeys(skus, (sku) => [...nameKeysOfSku(sku)]);
    this.#whole.set(name, whole);
    return whole;
  }
}

function byKeys(
  skus: readonly Sku[],
  keysOf: (sku: Sku) => readonly string[],
): ReadonlyMap<string, readonly Sku[]> {
  const found = new Map<string, Sku[]>();
  for (const sku of skus) {
    for (const key of new Set(keysOf(sku))) {
      const same = found.get(key);
      if (same === undefined) found.set(key, [sku]);
      else same.push(sku);
    }
  }
  return found;
}

/** The keys of a product's names, alone and with its attributes behind them. */
export function nameKeysOfSku(sku: Sku): ReadonlySet<string> {
  return new Set(namesOfSku(sku).map(nameKey));
}

/** A product's names, alone and with its attributes behind them, as they are kept and in the language of the name. */
export function namesOfSku({
  name,
  ch_name,
  th_name,
  color,
  size,
  style,
}: Attributes & Pick<Sku, 'name' | 'ch_name' | 'th_name'>): string[] {
  const named = { en: name, zh: ch_name, th: th_name };
  return Object.entries(named).flatMap(([language, one]) => {
    if (one === '') return [];
    const colour = colourIn(language, color);
    return [
      one,
      joined(one, color, size, style),
      ...(colour === color ? [] : [joined(one, colour, size, style)]),
      joined(one, size, colour, style),
    ];
  });
}

/** The key of all that a row says of its product. */
export function readKeyOf({ name, color, size, style }: SoughtRow): string {
  return nameKey(joined(name, color, size, style));
}

/** Whether a product has all attributes that a row says. */
function agreement(row: Attributes): (product: Attributes) => boolean {
  const wanted = attributeKeys(row);
  const words = wordsOfName(joined(row.color, row.size, row.style));
  return (product) => {
    const own = attributeKeys(product);
    const isSame = (['color', 'size', 'style'] as const).every(
      (field) => wanted[field] === '' || wanted[field] === own[field],
    );
    // A column of the size may say the colour too.
    return isSame || areAttributes(words, product);
  };
}

function said(attributes: Attributes): string {
  const { color, size, style } = attributeKeys(attributes);
  return nameKey(joined(color, size, style));
}

/** A number at the end of one and one at the beginning of the next are two. */
function joined(...words: readonly string[]): string {
  return words.join(' ');
}

/** The names to look for, as `looseNameKey` makes them: the row's own, and without its last words, which may be attributes. */
export function looseKeysOf({ name }: SoughtRow): string[] {
  return [name, ...splitNames(name).map(({ head }) => head)].map(looseNameKey).filter((key) => key !== '');
}

/** Most words behind a name that may be attributes: Navy blue, 35 x 75 cm. */
const mostAttributeWords = 6;

/** A name without its last words, and these: one, then two, and so on. */
function splitNames(name: string): readonly { readonly head: string; readonly rest: readonly string[] }[] {
  const words = wordsOfName(name);
  return words
    .slice(1)
    .map((_, at) => words.length - 1 - at)
    .slice(0, mostAttributeWords)
    .map((at) => ({ head: words.slice(0, at).join(' '), rest: words.slice(at) }));
}
