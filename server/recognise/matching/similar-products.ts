import { nearConditionsOf } from '../../../domain/search/near-conditions.ts';
import { colourKey } from '../../../domain/search/colour-words.ts';
import { nearProducts, nearestProducts } from '../../../domain/search/near-names.ts';
import type { Called } from '../../../domain/search/near-names.ts';
import { isColour } from '../../../domain/products/colours.ts';
import type { Language } from '../../../domain/search/query.ts';
import { languageOf } from '../../search/search-words.ts';
import type { ItemCandidateRow } from '../../store/queries/catalogue/item-candidates.ts';
import type { Queries } from '../../store/store.ts';
import { colourNames, figuresIn } from './attribute-keys.ts';
import { namesOfSku, productAmong } from './product-by-name.ts';
import type { SoughtRow } from './product-by-name.ts';
import { wordsOfName } from './words-of-name.ts';

type Found = ItemCandidateRow['sku'];

/** A product that was found for a row, or how many it may be. */
export interface FoundMeaning {
  readonly product: Pick<Found, 'sku_id'> | null;
  readonly namesakes: number;
}

/** The products of which rows may have a misread name, where it is clear which, and how many it may be where it is not; in one statement. */
export async function similarProducts<Row extends SoughtRow>(
  { catalogue }: Pick<Queries, 'catalogue'>,
  rows: readonly Row[],
  language: Language,
): Promise<ReadonlyMap<Row, FoundMeaning>> {
  const byText = await candidatesByText(catalogue, rows.flatMap(textsOf), language);
  return new Map(byText.size === 0 ? [] : rows.map((row) => [row, nearestOf(row, byText, language)]));
}

/** Ids of the active products whose names somebody may have misread or mistyped, the nearest first. */
export async function nearSkuIds({ catalogue }: Pick<Queries, 'catalogue'>, name: string): Promise<string[]> {
  const language = languageOf(await catalogue.searchWords());
  const byText = await candidatesByText(catalogue, textsOf({ name }), language);
  const near = readingsOf({ name }).flatMap(({ whole, bare = '' }) => [
    ...nearProducts(whole, wholeNames(byText.get(whole)), language),
    ...nearProducts(bare, bareNames(byText.get(bare)), language),
  ]);
  return [...new Set(near.map(({ product }) => product.sku_id))];
}

/** Products that may be called nearly so, by these texts; in one statement. */
async function candidatesByText(
  catalogue: Queries['catalogue'],
  texts: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, readonly Found[]>> {
  const conditions = nearConditionsOf(texts, language);
  if (conditions.size === 0) return new Map();
  const candidates = await catalogue.candidatesOfItems([...conditions.values()], []);
  return new Map(
    [...conditions.keys()].map((text, at) => [
      text,
      candidates.filter(({ item }) => item === at + 1).map(({ sku }) => sku),
    ]),
  );
}

function wholeNames(found: readonly Found[] = []): Called<Found>[] {
  return found.map((sku) => ({ names: namesOfSku(sku), product: sku }));
}

function bareNames(found: readonly Found[] = []): Called<Found>[] {
  return found.map((sku) => ({
    names: [sku.name, sku.ch_name, sku.th_name].filter((name) => name !== ''),
    product: sku,
  }));
}

/** What a row calls its product. */
interface CalledText {
  /** With all that stands behind the name. */
  readonly whole: string;
  /** Without what begins with a figure. */
  readonly bare: string | undefined;
}

function textsOf(row: Pick<SoughtRow, 'name'>): string[] {
  return readingsOf(row).flatMap(({ whole, bare }) => (bare === undefined ? [whole] : [whole, bare]));
}

/** How a row's name may be read: as it was, and with litres for a last figure one, which looks like their letter. */
function readingsOf({ name }: Pick<SoughtRow, 'name'>): CalledText[] {
  const words = wordsOfName(name);
  const litres = words.map((word) => word.replace(/^(\d+(?:\.\d+)?)1$/, '$1l'));
  const readings = words.some((word, at) => word !== litres[at]) ? [words, litres] : [words];
  return readings.map((reading) => {
    const figure = reading.findIndex((word) => /\d/.test(word));
    return {
      whole: reading.join(' '),
      bare: figure < 1 ? undefined : reading.slice(0, figure).join(' '),
    };
  });
}

function nearestOf(
  row: SoughtRow,
  byText: ReadonlyMap<string, readonly Found[]>,
  language: Language,
): FoundMeaning {
  const found = readingsOf(row).map((text) => nearestTo(row, text, byText, language));
  return (
    found.find(({ product, namesakes }) => product !== null || namesakes > 0) ?? {
      product: null,
      namesakes: 0,
    }
  );
}

function nearestTo(
  row: SoughtRow,
  { whole, bare }: CalledText,
  byText: ReadonlyMap<string, readonly Found[]>,
  language: Language,
): FoundMeaning {
  const product = productAmong(row, nearestProducts(whole, wholeNames(byText.get(whole)), language));
  if (product !== null || bare === undefined) return { product, namesakes: 0 };
  const behind = whole.slice(bare.length);
  const sized = nearestProducts(bare, bareNames(byText.get(bare)), language).filter(
    ({ size }) => figuresIn(size) === figuresIn(behind),
  );
  const words = wordsOfName(behind);
  const said = new Set(words.map(colourKey));
  const coloured = sized.filter(
    ({ color }) => said.has(colourKey(color)) || colourNames(color).some((name) => behind.includes(name)),
  );
  // A colour that is none of theirs makes another product; one that was misread says nothing.
  if (coloured.length === 0 && words.some(isColour)) return { product: null, namesakes: 0 };
  const [meant = null, ...others] = coloured.length > 0 ? coloured : sized;
  return others.length === 0 ? { product: meant, namesakes: 0 } : { product: null, namesakes: sized.length };
}
