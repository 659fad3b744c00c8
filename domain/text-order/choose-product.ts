import type { CategoryMatches } from '../search/categories.ts';
import { areAlike } from '../search/colour-words.ts';
import { quality, wholeWords } from '../search/quality.ts';
import type { Form, Query, Term } from '../search/query.ts';
import { areNextSizes } from '../search/sizes.ts';
import { scoresOf, type Candidate } from '../search/rank.ts';
import { wordsOf, type Simplify } from '../search/words.ts';
import { readSearchText, type SearchLines } from '../search/search-text.ts';
import { likeness } from './likeness.ts';
import type { WantedItem } from './read-order-text.ts';
import { queryOf, withSizeApart, type Goods } from './wanted-goods.ts';

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
  /** Share of what was typed that the product matches. */
  readonly share: number;
  /** The same in every colour. */
  readonly inEveryColour: readonly TProduct[];
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
}

function everyColour<TProduct extends Choosable>(
  best: TProduct,
  scored: readonly Scored<TProduct>[],
): TProduct[] {
  return scored
    .map(({ product }) => product)
    .filter((product) => isSameDesign(product, best) && product.size === best.size);
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
  const choice = chooseOne(item, goods, products, choosing);
  const other = choice?.share === 1 ? null : withSizeApart(goods);
  const second = other === null ? null : chooseOne(item, other, products, choosing);
  return second !== null && second.confidence > (choice?.confidence ?? 0) ? second : choice;
}

function chooseOne<TProduct extends Choosable>(
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
    share: best.share,
    inEveryColour: item.isEvery ? everyColour(best.product, ordered) : [],
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
  const { shares, scores, bonus } = scoresWithMistakes(query, product, matchesOf);
  const weights = query.terms.map(weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const matched = weights.reduce((sum, weight, at) => sum + weight * (shares[at] ?? 0), 0);
  const words = query.terms.flatMap(({ kind }, at) => (kind === 'word' ? [shares[at] ?? 0] : []));
  if (
    whole === 0 ||
    matched / whole < leastShare ||
    (words.length > 0 && words.every((share) => share === 0))
  )
    return [];
  const relative = relativeScore(goods, product, matchesOf);
  const lost = (whole - matched) * missing;
  const called = isCalled(query, product) ? calledBonus : 0;
  const typed = scores.reduce((sum, score) => sum + score, 0) + bonus + called - lost;
  const plain = typed + relative + countedBonus(item, product, simplify);
  const usualness = usual.get(product.sku_id) ?? 0;
  const value = plain + usualness * (item.isUsual ? askedUsualBonus : usualBonus);
  return [{ product, plain, value, share: matched / whole }];
}

/** Scores of terms, and how much of each is there: what is misspelled, abbreviated or like it counts in part. */
function scoresWithMistakes(query: Query, product: Choosable, matchesOf: Choosing['matchesOf']) {
  const { terms, bonus } = scoresOf({ query, matchesOf, misspelled: false }, product);
  const lines = readSearchText(product.searchText);
  const shares = query.terms.map((term, at) => {
    const [typed] = term.forms;
    if (typed === undefined) return 0;
    if ((terms[at] ?? 0) > 0)
      return isSort(typed, product, matchesOf)
        ? 1
        : isLetterInside(term, lines)
          ? insideShare
          : begunShare(term, lines);
    return Math.max(likeness(typed, lines) * mistakenShare, isAlike(term, product) ? alikeShare : 0);
  });
  return {
    shares,
    scores: shares.map((share, at) => (share === 1 ? (terms[at] ?? 0) : share * mistakenScore)),
    bonus,
  };
}

/** Whether a single Chinese letter was typed that stands inside a name: it says little. At the end of one it says what that is. */
function isLetterInside({ kind, forms: [typed] }: Term, { names }: SearchLines): boolean {
  return (
    kind === 'word' &&
    typed?.isHan === true &&
    Array.from(typed.compact).length === 1 &&
    !names.some(({ compact }) => compact.endsWith(typed.compact))
  );
}

function isSort(typed: Form, { category_id }: Choosable, matchesOf: Choosing['matchesOf']): boolean {
  return matchesOf(typed).get(category_id)?.isWhole === true;
}

/** How much is there of a word of which the beginning was typed: too is hardly a toothbrush. 1 where it was typed whole. */
function begunShare({ kind, forms, splits }: Term, { names, color, size, style }: SearchLines): number {
  const typed = forms.length === 1 && splits.length === 0 && kind === 'word' ? (forms[0]?.compact ?? '') : '';
  const words = [...names, color, size, style].flatMap((line) => line.words);
  if (!/^[a-z]{2,}$/.test(typed) || words.includes(typed)) return 1;
  const begun = words.filter((word) => word.startsWith(typed));
  return Math.max(0, ...begun.map((word) => typed.length / word.length)) || 1;
}

const insideShare = 0.5;

/** Whether all that was typed but sizes is the whole name: white tea is no white green tea. */
function isCalled({ terms }: Query, { searchText }: Choosable): boolean {
  const query = queryOf(terms.filter(({ kind }) => kind !== 'size'));
  return (
    query !== null && readSearchText(searchText).names.some((name) => name.compact === query.whole.compact)
  );
}

/** Whether a product has not the colour or size that was typed, but one like it: people call indigo navy. */
function isAlike({ kind, forms }: Term, { color, size }: Choosable): boolean {
  const typed = forms.map(({ words, isHan }) => words.join(isHan ? '' : ' '));
  if (kind === 'colour') return typed.some((word) => areAlike(word, color));
  return kind === 'size' && typed.some((word) => areNextSizes(word, size) || isSameNumber(word, size));
}

/** 12 pieces are like a set of 12. */
function isSameNumber(typed: string, size: string): boolean {
  const [, number] = /^(\d+)(?:pc)?$/.exec(typed) ?? [];
  return number !== undefined && [...size.matchAll(/\d+/g)].some(([other]) => other === number);
}

const alikeShare = 0.6;
const calledBonus = 4;
/** Of what is misspelled. */
const mistakenShare = 0.85;
const mistakenScore = 6;

function weightOf({ kind }: Term): number {
  return kind === 'word' ? 1 : 0.7;
}

/** A whole word of a name, or a size. */
const leastRelative = 4;

/** A large case is called so. */
function relativeScore({ relative }: Goods, product: Choosable, matchesOf: Choosing['matchesOf']): number {
  const query = relative === null ? null : queryOf([relative.term]);
  const score =
    query === null ? 0 : (scoresOf({ query, matchesOf, misspelled: false }, product).terms[0] ?? 0);
  return score < leastRelative ? 0 : score;
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
  return confidence * best.share ** 1.5;
}
