import type { CategoryMatches } from '../search/categories.ts';
import { quality, wholeWords } from '../search/quality.ts';
import type { Form, Term } from '../search/query.ts';
import { scoresOf, type Candidate } from '../search/rank.ts';
import { wordsOf, type Simplify } from '../search/words.ts';
import { readSearchText } from '../search/search-text.ts';
import type { WantedItem } from './read-order-text.ts';
import { queryOf, type Goods } from './wanted-goods.ts';

/** A product that may be what a text names. */
export interface Choosable extends Candidate {
  readonly ch_name: string;
  readonly th_name: string;
  readonly color: string;
  /** Pieces that can be promised. */
  readonly stock: number;
}

export interface Choosing {
  readonly matchesOf: (form: Form) => CategoryMatches;
  readonly simplify: Simplify;
  /** How usual a product is for the group, up to 1, by its id. */
  readonly usual: ReadonlyMap<string, number>;
}

export interface Choice<TProduct> {
  readonly product: TProduct;
  /** From 0 to 1: how sure it is that this is meant. */
  readonly confidence: number;
  /** Best first, the chosen one before others. */
  readonly candidates: readonly TProduct[];
}

interface Scored<TProduct> {
  readonly product: TProduct;
  /** By what was typed alone. */
  readonly plain: number;
  readonly value: number;
  /** Share of what was typed that it matches. */
  readonly share: number;
  readonly isMisspelled: boolean;
}

/** Below this a product is hardly meant. */
const leastShare = 0.5;
const maxCandidates = 6;
/** What it costs not to match a word. */
const missing = 6;
/** Differences of scores that say nothing. */
const even = 0.9;
const sure = 0.96;
const usualBonus = 1.5;
const askedUsualBonus = 12;

const sizeOrder = new Intl.Collator('en', { numeric: true });

/** The product that an item means, of those that an index found; null where none is near enough. */
export function chooseProduct<TProduct extends Choosable>(
  item: WantedItem,
  goods: Goods,
  products: readonly TProduct[],
  choosing: Choosing,
): Choice<TProduct> | null {
  const scored = products
    .flatMap((product) => scoreProduct(item, goods, product, choosing))
    .toSorted(
      (one, other) =>
        other.value - one.value ||
        Number(other.product.stock > 0) - Number(one.product.stock > 0) ||
        (one.product.name < other.product.name ? -1 : Number(one.product.name > other.product.name)) ||
        sizeOrder.compare(one.product.size, other.product.size) ||
        (one.product.sku_id < other.product.sku_id ? -1 : 1),
    );
  const ordered = bySize(goods, scored, choosing);
  const [best] = ordered;
  if (best === undefined) return null;
  return {
    product: best.product,
    confidence: confidenceOf(goods, best, ordered, choosing),
    candidates: ordered.slice(0, maxCandidates).map(({ product }) => product),
  };
}

/** Whether a product is what all words say. */
export function isMeant(
  goods: Goods,
  product: Choosable,
  { matchesOf }: Pick<Choosing, 'matchesOf'>,
): boolean {
  const query = queryOf(goods.terms);
  if (query === null) return false;
  return scoresOf({ query, matchesOf, misspelled: true }, product).terms.every((score) => score > 0);
}

function scoreProduct<TProduct extends Choosable>(
  item: WantedItem,
  goods: Goods,
  product: TProduct,
  { matchesOf, usual, simplify }: Choosing,
): Scored<TProduct>[] {
  const query = queryOf(
    goods.terms.length > 0 || goods.relative === null ? goods.terms : [goods.relative.term],
  );
  if (query === null) return [];
  let { terms, bonus } = scoresOf({ query, matchesOf, misspelled: false }, product);
  const isMisspelled = terms.some((score) => score === 0);
  if (isMisspelled) ({ terms, bonus } = scoresOf({ query, matchesOf, misspelled: true }, product));
  const weights = query.terms.map(weightOf);
  const matched = weights.reduce((sum, weight, at) => sum + ((terms[at] ?? 0) > 0 ? weight : 0), 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const isNamed = query.terms.every(({ kind }, at) => kind !== 'word' || (terms[at] ?? 0) === 0);
  const words = query.terms.some(({ kind }) => kind === 'word');
  if (whole === 0 || matched / whole < leastShare || (words && isNamed)) return [];
  const lost = weights.reduce((sum, weight, at) => sum + ((terms[at] ?? 0) > 0 ? 0 : weight * missing), 0);
  const relative = relativeScore(goods, product, matchesOf);
  const plain =
    terms.reduce((sum, score) => sum + score, 0) +
    bonus -
    lost +
    relative +
    countedBonus(item, product, simplify);
  const usualness = usual.get(product.sku_id) ?? 0;
  const value = plain + usualness * (item.isUsual ? askedUsualBonus : usualBonus);
  return [{ product, plain, value, share: matched / whole, isMisspelled }];
}

function weightOf({ kind }: Term): number {
  return kind === 'word' ? 1 : 0.7;
}

/** A large case is called so. */
function relativeScore({ relative }: Goods, product: Choosable, matchesOf: Choosing['matchesOf']): number {
  const query = relative === null ? null : queryOf([relative.term]);
  return query === null ? 0 : (scoresOf({ query, matchesOf, misspelled: false }, product).terms[0] ?? 0);
}

/** Of what is counted in tins a tin is meant. */
function countedBonus({ quantity }: WantedItem, { searchText }: Choosable, simplify: Simplify): number {
  if (quantity === null || quantity.thing === '') return 0;
  const words = wordsOf(quantity.thing, simplify);
  const form: Form = {
    compact: words.map(({ text }) => text).join(''),
    words: words.map(({ text }) => text),
    isHan: words.some(({ isHan }) => isHan),
    isThai: words.some(({ isThai }) => isThai),
  };
  return readSearchText(searchText).names.some((name) => quality(form, name) >= wholeWords) ? 1 : 0;
}

/** Of the sizes of one product the one that a text means by large, middle or small. */
function bySize<TProduct extends Choosable>(
  { relative }: Goods,
  scored: readonly Scored<TProduct>[],
  { matchesOf }: Choosing,
): readonly Scored<TProduct>[] {
  const [best] = scored;
  if (relative === null || best === undefined) return scored;
  if (relativeScore({ terms: [], relative }, best.product, matchesOf) > 0) return scored;
  const sizes = scored
    .filter(
      ({ product, plain }) =>
        isSameDesign(product, best.product) &&
        product.color === best.product.color &&
        plain >= best.plain - even,
    )
    .toSorted((one, other) => sizeOrder.compare(one.product.size, other.product.size));
  const at = { small: 0, middle: Math.floor((sizes.length - 1) / 2), large: sizes.length - 1 }[relative.size];
  const meant = sizes[at];
  return meant === undefined ? scored : [meant, ...scored.filter((other) => other !== meant)];
}

function isSameDesign(one: Choosable, other: Choosable): boolean {
  return one.name === other.name && one.ch_name === other.ch_name && one.th_name === other.th_name;
}

function confidenceOf<TProduct extends Choosable>(
  goods: Goods,
  best: Scored<TProduct>,
  scored: readonly Scored<TProduct>[],
  { usual }: Choosing,
): number {
  const rivals = scored.filter((other) => other !== best && other.plain >= best.plain - even);
  const isDecided =
    best.value - Math.max(0, ...rivals.map(({ value }) => value)) > 0.3 && usual.has(best.product.sku_id);
  let confidence = sure;
  if (rivals.some(({ product }) => !isSameDesign(product, best.product)))
    confidence *= isDecided ? 0.9 : 0.65;
  else if (rivals.length > 0) confidence *= isDecided ? 0.92 : goods.relative === null ? 0.78 : 0.74;
  if (best.isMisspelled) confidence *= 0.8;
  return confidence * best.share ** 1.5;
}
