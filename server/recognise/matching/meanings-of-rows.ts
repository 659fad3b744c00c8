import type { components } from '../../../domain/contract.gen.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { productMatch } from '../../catalogue/product-match.ts';
import type { Call } from '../../contract/call.ts';
import type { Language } from '../../../domain/search/query.ts';
import { normalizeText } from '../../contract/request-values.ts';
import { languageOf } from '../../search/search-words.ts';
import type { CategoryRow, SkuRow } from '../../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../../store/store.ts';
import { likelyCategories } from './likely-categories.ts';
import { merchantCategories } from './merchant-categories.ts';
import type { MerchantCategories } from './merchant-categories.ts';
import { candidatesOf, looseKeysOf, meaningOfRow, readKeyOf } from './product-by-name.ts';
import type { Meaning, SoughtRow } from './product-by-name.ts';
import { productsByWords } from './products-by-words.ts';
import { similarProducts, type FoundMeaning } from './similar-products.ts';

type Sku = SkuRow['sku'];

/** What a row means, and which product it is perhaps a misreading of, or another wording. */
export interface RowMeaning extends Meaning {
  readonly similar: Sku | null;
  /** The path of the category in which it probably belongs as a new product; null where nothing says so. */
  readonly likely: readonly CategoryRow[] | null;
}

/** The products of this merchant that rows mean, in their order; of those that `mayBeMisread` similar names count too. */
export async function meaningsOfRows<Row extends SoughtRow>(
  { catalogue, recognitionHints }: Pick<Queries, 'catalogue' | 'recognitionHints'>,
  rows: readonly Row[],
  mayBeMisread: (row: Row) => boolean,
): Promise<{ readonly meanings: readonly RowMeaning[]; readonly categories: MerchantCategories }> {
  const codes = [...new Set(rows.flatMap(({ code, barcode }) => [code, barcode]))].filter(
    (code) => code !== '',
  );
  const [categories, hints, ...found] = await Promise.all([
    catalogue.categories(),
    recognitionHints.findByKeys([...new Set(rows.map(readKeyOf))]),
    catalogue.findAll(codes),
    catalogue.findByBarcodes(codes),
    catalogue.findByLooseNames([...new Set(rows.flatMap(looseKeysOf))]),
  ]);
  const named = merchantCategories(categories);
  const skus = new Map(found.flat().map((sku) => [sku.sku_id, sku]));
  const candidates = candidatesOf([...skus.values()], hints);
  const meant = rows.map((row) => ({ row, meaning: meaningOfRow(row, candidates) }));
  const fresh = meant.filter(({ meaning: { product } }) => product === null);
  if (fresh.length === 0)
    return { meanings: meant.map(({ meaning }) => ({ ...meaning, ...unsaid })), categories: named };
  const language = languageOf(await catalogue.searchWords());
  const unknown = fresh.flatMap(({ row, meaning: { namesakes } }) => (namesakes === 0 ? [row] : []));
  const similar = await perhapsMeant({ catalogue }, unknown, mayBeMisread, categories, language);
  const likely = await likelyCategories(
    { catalogue },
    fresh.map(({ row }) => row),
    categories,
    language,
  );
  return {
    meanings: meant.map(({ row, meaning: { product, namesakes } }) => {
      if (product !== null) return { product, namesakes, ...unsaid };
      const near = similar.get(row);
      return {
        product,
        namesakes: namesakes || (near?.namesakes ?? 0),
        similar: near?.product ?? null,
        likely: named.pathOf(likely.get(row.name) ?? ''),
      };
    }),
    categories: named,
  };
}

const unsaid = { similar: null, likely: null };

/** The products of which rows without one have nearly the name, or else all words, in three statements and one for each 50 that are looked for by words. */
async function perhapsMeant<Row extends SoughtRow>(
  { catalogue }: Pick<Queries, 'catalogue'>,
  rows: readonly Row[],
  mayBeMisread: (row: Row) => boolean,
  categories: readonly CategoryRow[],
  language: Language,
): Promise<ReadonlyMap<Row, Meaning>> {
  if (rows.length === 0) return new Map();
  const near = await similarProducts({ catalogue }, rows.filter(mayBeMisread), language);
  const isNear = ({ product, namesakes }: FoundMeaning) => product !== null || namesakes > 0;
  const others = rows.filter((row) => !isNear(near.get(row) ?? none));
  const worded = await productsByWords({ catalogue }, others, categories, language);
  const found = rows.map((row) => [row, worded.get(row) ?? near.get(row) ?? none] as const);
  const ids = [...new Set(found.flatMap(([, { product }]) => product?.sku_id ?? []))];
  const skus = new Map<string, Sku>(
    ids.length === 0 ? [] : (await catalogue.findAll(ids)).map((sku) => [sku.sku_id, sku]),
  );
  return new Map(
    found.map(([row, { product, namesakes }]) => [
      row,
      { product: skus.get(product?.sku_id ?? '') ?? null, namesakes },
    ]),
  );
}

const none: FoundMeaning = { product: null, namesakes: 0 };

/** A product with its category, which a row gets with it. */
export function matchInCategory(sku: Sku, categories: MerchantCategories): components['schemas']['RowMatch'] {
  const path = categories.pathOf(sku.category_id);
  return { ...productMatch(sku), ...(path === null ? {} : categoryAnswer(path)) };
}

/** A category by the ids of its levels, and their names. */
export function categoryAnswer(path: readonly CategoryRow[]): components['schemas']['LikelyCategory'] {
  return {
    category_id: path.map(({ category_id }) => category_id),
    category_label: path.map(({ name }) => name).join(' / '),
  };
}

/** What rows mean that a person corrected or typed, who may have mistyped them. */
export async function matchRows({ body, store }: Call<'matchRows'>): Promise<DataOf<'matchRows'>> {
  const rows = body.rows.map(({ name, color, size, style, barcode }) => ({
    name: normalizeText(name),
    color: normalizeText(color),
    size: normalizeText(size),
    style: normalizeText(style),
    barcode: normalizeText(barcode),
    code: '',
  }));
  const { meanings, categories } = await meaningsOfRows(store, rows, () => true);
  return meanings.map(({ product, namesakes, similar, likely }) => ({
    ...(product === null ? {} : { match: matchInCategory(product, categories) }),
    ...(namesakes > 1 ? { namesakes } : {}),
    ...(similar === null ? {} : { similar: matchInCategory(similar, categories) }),
    ...(likely === null ? {} : { likely_category: categoryAnswer(likely) }),
  }));
}
