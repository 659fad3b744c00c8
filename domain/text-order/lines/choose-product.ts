import { quality, wholeWords } from '../../search/quality.ts';
import type { Form, Query, Term } from '../../search/query.ts';
import { scoresOf } from '../../search/rank.ts';
import { wordsOf, type Simplify } from '../../search/words.ts';
import { compareSizes } from '../../search/sizes.ts';
import { readSearchText } from '../../search/search-text.ts';
import type { Choosable, Choosing } from './choosable.ts';
import { isAskedColour } from './other-colours.ts';
import { scoresWithMistakes } from './shares.ts';
import type { WantedItem } from '../goods/wanted-item.ts';
import { queryOf, sizedSortOf, withSizeApart, type Goods } from '../goods/wanted-goods.ts';

export interface Choice<TProduct> {
  readonly product: TProduct;
  /** From 0 to 1: how sure it is that this is meant. */
  readonly confidence: number;
  /** Share of what was typed that the product matches. */
  readonly share: number;
  /** The same in every colour. */
  readonly inEveryColour: readonly TProduct[];
  /** The same in every size, where so many of each are wanted. */
  readonly inEverySize: readonly TProduct[];
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

/** What of an item decides which product it means, beside its goods. */
type Wanted = Pick<WantedItem, 'isEvery' | 'everySize' | 'isVariant' | 'isUsual' | 'quantity'>;

function everyColour<TProduct extends Choosable>(
  best: TProduct,
  scored: readonly Scored<TProduct>[],
): TProduct[] {
  return scored
    .map(({ product }) => product)
    .filter((product) => isSameDesign(product, best) && product.size === best.size);
}

function everySize<TProduct extends Choosable>(
  best: TProduct,
  scored: readonly Scored<TProduct>[],
): TProduct[] {
  return scored
    .map(({ product }) => product)
    .filter((product) => isSameDesign(product, best) && product.color === best.color)
    .toSorted((one, other) => compareSizes(one.size, other.size));
}

/** Below this a product is hardly meant. */
const leastShare = 0.5;
/** Below this no word of what was typed is there. */
const leastOfWords = 0.42;
const maxCandidates = 6;
/** What it costs not to match a word. */
const missing = 6;
/** Differences of scores that say nothing. */
const even = 0.9;
const sure = 0.96;
/** Of what is only said to be so large. */
const asked = 0.71;
/** For another colour or size of what was named before. */
const sameDesignBonus = 4;
const usualBonus = 1.5;
const askedUsualBonus = 12;

/** The product that an item means, of those that an index found; null where none is near enough. */
export function chooseProduct<TProduct extends Choosable>(
  item: Wanted,
  goods: Goods,
  products: readonly TProduct[],
  choosing: Choosing,
): Choice<TProduct> | null {
  const sized = sizedSortOf(goods);
  if (sized !== null) {
    const choice = chooseOne(item, sized, products, choosing);
    const isNamedSo =
      choice !== null &&
      relativeScore(wantedIn(sized)?.relative ?? null, choice.product, choosing.matchesOf) > 0;
    return choice === null || isNamedSo
      ? choice
      : { ...choice, confidence: Math.min(choice.confidence, asked) };
  }
  const choice = chooseOne(item, goods, products, choosing);
  const other = choice?.share === 1 ? null : withSizeApart(goods);
  const second = other === null ? null : chooseOne(item, other, products, choosing);
  return second !== null && second.confidence > (choice?.confidence ?? 0) ? second : choice;
}

function chooseOne<TProduct extends Choosable>(
  item: Wanted,
  goods: Goods,
  products: readonly TProduct[],
  choosing: Choosing,
): Choice<TProduct> | null {
  const wanted = wantedIn(goods);
  if (wanted === null) return null;
  const scored = products
    .flatMap((product) => scoreProduct(item, wanted, product, choosing))
    .toSorted(
      (one, other) =>
        other.value - one.value ||
        Number(other.product.stock > 0) - Number(one.product.stock > 0) ||
        (one.product.name < other.product.name ? -1 : Number(one.product.name > other.product.name)) ||
        compareSizes(one.product.size, other.product.size) ||
        (one.product.sku_id < other.product.sku_id ? -1 : 1),
    );
  const ordered = bySize(wanted, scored, choosing);
  const [best] = ordered;
  if (best === undefined) return null;
  return {
    product: best.product,
    confidence: confidenceOf(goods, best, ordered, choosing),
    share: best.share,
    inEveryColour: item.isEvery ? everyColour(best.product, ordered) : [],
    inEverySize: item.everySize === null ? [] : everySize(best.product, ordered),
    candidates: ordered.slice(0, maxCandidates).map(({ product }) => product),
  };
}

/** Whether a product is what all words say. */
export function isMeant(goods: Goods, product: Choosable, choosing: Pick<Choosing, 'matchesOf'>): boolean {
  return meantScore(goods, product, choosing) > 0;
}

/** How well a product is what all words say; 0 where it is not. */
export function meantScore(
  goods: Goods,
  product: Choosable,
  { matchesOf }: Pick<Choosing, 'matchesOf'>,
): number {
  const query = queryOf(goods.terms);
  if (query === null) return 0;
  const { terms } = scoresOf({ query, matchesOf, misspelled: true }, product);
  return terms.includes(0) ? 0 : terms.reduce((sum, score) => sum + score, 0);
}

/** Goods as all products are compared with them. */
interface WantedGoods {
  readonly goods: Goods;
  readonly query: Query;
  /** All but the sizes; null where they are all that was typed. */
  readonly named: Query | null;
  /** What may be a size in words. */
  readonly relative: Query | null;
  /** How much each term weighs, and all of them. */
  readonly weights: readonly number[];
  readonly whole: number;
}

function wantedIn(goods: Goods): WantedGoods | null {
  const relative = goods.relative === null ? null : queryOf([goods.relative.term]);
  const query = goods.terms.length > 0 ? queryOf(goods.terms) : relative;
  if (query === null) return null;
  const weights = query.terms.map(weightOf);
  return {
    goods,
    query,
    named: queryOf(query.terms.filter(({ kind }) => kind !== 'size')),
    relative,
    weights,
    whole: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

function scoreProduct<TProduct extends Choosable>(
  item: Wanted,
  { query, named, relative, weights, whole }: WantedGoods,
  product: TProduct,
  { matchesOf, usual, simplify, soundOf, head }: Choosing,
): Scored<TProduct>[] {
  const { shares, scores, bonus } = scoresWithMistakes(query, product, { matchesOf, soundOf });
  const matched = weights.reduce((sum, weight, at) => sum + weight * (shares[at] ?? 0), 0);
  const words = query.terms.flatMap(({ kind }, at) => (kind === 'word' ? [shares[at] ?? 0] : []));
  if (
    whole === 0 ||
    matched / whole < leastShare ||
    (words.length > 0 && words.every((share) => share < leastOfWords))
  )
    return [];
  const lost = (whole - matched) * missing;
  const called = isCalled(named, product) ? calledBonus : 0;
  const typed = scores.reduce((sum, score) => sum + score, 0) + bonus + called - lost;
  const same = item.isVariant && head !== undefined && isSameDesign(head, product) ? sameDesignBonus : 0;
  const plain =
    typed + relativeScore(relative, product, matchesOf) + same + countedBonus(item, product, simplify);
  const usualness = usual.get(product.sku_id) ?? 0;
  const value = plain + usualness * (item.isUsual ? askedUsualBonus : usualBonus);
  return [{ product, plain, value, share: matched / whole }];
}

/** Whether all that was typed but sizes is the whole name: white tea is no white green tea. */
function isCalled(named: Query | null, { searchText }: Choosable): boolean {
  return (
    named !== null && readSearchText(searchText).names.some((name) => name.compact === named.whole.compact)
  );
}

const calledBonus = 4;

function weightOf({ kind }: Term): number {
  return kind === 'word' ? 1 : 0.7;
}

/** A whole word of a name, or a size. */
const leastRelative = 4;

/** A large case is called so. */
function relativeScore(query: Query | null, product: Choosable, matchesOf: Choosing['matchesOf']): number {
  const score =
    query === null ? 0 : (scoresOf({ query, matchesOf, misspelled: false }, product).terms[0] ?? 0);
  return score < leastRelative ? 0 : score;
}

/** Of what is counted in tins a tin is meant. */
function countedBonus({ quantity }: Wanted, { searchText }: Choosable, simplify: Simplify): number {
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
  { goods: { terms, relative }, relative: said }: WantedGoods,
  scored: readonly Scored<TProduct>[],
  { matchesOf }: Choosing,
): readonly Scored<TProduct>[] {
  const [best] = scored;
  if (relative === null || best === undefined) return scored;
  const [typed = ''] = relative.term.forms.map(({ compact }) => compact);
  const isInName = terms.some(({ forms: [form] }) => form?.compact.includes(typed) === true);
  if (!isInName && relativeScore(said, best.product, matchesOf) > 0) return scored;
  const sizes = scored
    .filter(
      ({ product, plain }) =>
        isSameDesign(product, best.product) &&
        product.color === best.product.color &&
        plain >= best.plain - even,
    )
    .toSorted((one, other) => compareSizes(one.product.size, other.product.size));
  const at = { small: 0, middle: Math.floor((sizes.length - 1) / 2), large: sizes.length - 1 }[relative.size];
  const meant = sizes[at];
  return meant === undefined ? scored : [meant, ...scored.filter((other) => other !== meant)];
}

/** Whether two products differ in colour and size alone. */
export function isSameDesign(one: Choosable, other: Choosable): boolean {
  return one.name === other.name && one.ch_name === other.ch_name && one.th_name === other.th_name;
}

/** How sure it is that a shade is meant by a colour that is said so elsewhere too. */
const otherColourShare = 0.82;
/** By how much what is usual has to be ahead, of colours and sizes of one product, and of other products. */
const oftenMeant = 0.3;
const rounding = 0.001;
const usuallyMeant = 1;

function confidenceOf<TProduct extends Choosable>(
  goods: Goods,
  best: Scored<TProduct>,
  scored: readonly Scored<TProduct>[],
  { usual }: Choosing,
): number {
  const rivals = scored.filter((other) => other !== best && other.plain >= best.plain - even);
  const ahead = best.value - Math.max(0, ...rivals.map(({ value }) => value));
  const usualness = ({ value, plain }: Scored<TProduct>) => value - plain;
  const oftener = usualness(best) - Math.max(0, ...rivals.map(usualness));
  let confidence = sure;
  if (rivals.some(({ product }) => !isSameDesign(product, best.product)))
    confidence *= ahead > usuallyMeant && usual.has(best.product.sku_id) ? 0.9 : 0.65;
  else if (rivals.length > 0)
    confidence *= oftener > oftenMeant + rounding ? 0.92 : goods.relative === null ? 0.78 : 0.74;
  if (isAskedColour(goods, best.product, scored)) confidence *= otherColourShare;
  return confidence * best.share ** 1.5;
}
