import { doubtful, type Quantity } from '../figures/quantity.ts';
import type { Term } from '../../search/query.ts';
import { isOfSameKind, none, sameGoods, type Goods } from './wanted-goods.ts';
import type { Group } from '../paired-groups.ts';
import type { Segment } from '../segments.ts';
import type { EverySize, ItemDraft } from './wanted-item.ts';

/** The groups of a segment that have the quantity of each: of red and blue 2 each, green 3, what is counted by itself is none. */
export function groupsOfEach({ isEach, each }: Segment, groups: readonly Group[]): readonly Group[] {
  const isSaidOf = ({ quantity }: Group) => quantity !== null && each.has(quantity);
  if (!isEach) return [];
  return groups.some(isSaidOf)
    ? groups.filter((group) => group.quantity === null || isSaidOf(group))
    : groups;
}

/** Whether two names end, or in Thai begin, alike: green beans and red beans. */
export function areOfOneKind(one: string, other: string): boolean {
  const kindOf = (typed: string) => {
    const [name = ''] = /[\u0e00-\u0e7f]+|\p{Script=Han}+|[a-z]+(?: [a-z]+)*/iu.exec(typed) ?? [];
    if (/[\u0e00-\u0e7f]/u.test(name)) return name.slice(0, 3);
    return /[a-z]/i.test(name) ? (name.split(' ').at(-1) ?? '') : name.slice(-1);
  };
  return kindOf(one) !== '' && kindOf(one) === kindOf(other);
}

/** 红豆绿豆500克: names that end alike, written as one. */
function namesApart(chunk: string): readonly string[] {
  const [, run = '', behind = ''] = /^(\p{Script=Han}{4,}?)(\d.*)?$/u.exec(chunk) ?? [];
  const names = run === '' ? [] : run.split(new RegExp(`(?<=${run.slice(-1)})`, 'u'));
  const areNames = names.length > 1 && names.every((name) => name.length > 1);
  return areNames ? [...names, behind].filter(Boolean) : [chunk];
}

/** Mung beans 1 kg, red beans 1 kg, each 15: where each has words and a size or colour of its own, they are several; so are names of one kind. */
export function severalOf(typed: string, goodsIn: (typed: string) => Goods | null): string[] {
  const chunks = typed.split(/\s+/).flatMap(namesApart);
  const kindsOf = (chunk: string) => new Set(goodsIn(chunk)?.terms.map(({ kind }) => kind));
  const isWhole = chunks.every((chunk) => kindsOf(chunk).has('word') && kindsOf(chunk).size > 1);
  if (chunks.length > 1 && isWhole) return chunks;
  const names = chunks.filter((chunk) => kindsOf(chunk).has('word'));
  const areNames =
    names.length > 1 &&
    names.every((chunk) => kindsOf(chunk).size === 1 && areOfOneKind(chunk, names[0] ?? ''));
  return areNames
    ? names.map((chunk) => [chunk, ...chunks.filter((other) => !names.includes(other))].join(' '))
    : [typed];
}

/** 3 boxes, coral, sage and steel, one each: what was counted first is how many they are in all. */
export function takeShare(item: ItemDraft | undefined, others: readonly ItemDraft[]): void {
  const [{ quantity } = { quantity: null }] = others;
  const isTotal = quantity !== null && item?.quantity?.pieces === quantity.pieces * (others.length + 1);
  if (isTotal && others.length > 1 && item.goods?.terms.some(({ kind }) => kind === 'colour') === true)
    item.quantity = quantity;
}

/** Whether fewer are said than were counted. */
export function isShareOf({ quantity }: ItemDraft, share: Quantity | null): boolean {
  return share !== null && quantity !== null && quantity.pieces > share.pieces;
}

/** In every size, where none was named of the goods. */
export function inEverySize(...goods: readonly (Goods | null)[]): EverySize | null {
  const isUnsized = (one: Goods | null) =>
    one?.relative === null && one.terms.every(({ kind }) => kind !== 'size');
  return goods.every(isUnsized) ? { total: null } : null;
}

/** 24 shirts, 8 of each size, whatever sizes there are: takes it as so many of each, unless sizes were named. */
export function takeInEverySize(item: ItemDraft | undefined, share: Quantity): boolean {
  if (item === undefined || !isShareOf(item, share) || inEverySize(item.goods) === null) return false;
  const total = item.quantity;
  item.everySize = { total };
  item.quantity = share;
  return true;
}

/** Ten of every colour (red, blue): a colour of all that were said. */
export function isOfEvery({ goods, quantity }: ItemDraft, last: ItemDraft | undefined): boolean {
  const areColours = goods?.terms.every(({ kind }) => kind === 'colour') === true;
  return last?.isEvery === true && quantity === null && areColours;
}

/** 20 trousers, 5 in each colour; 20 are hardly 6 in each. */
export function takeInEvery(item: ItemDraft, share: Quantity): void {
  const isWhole = (item.quantity?.pieces ?? 0) % share.pieces === 0;
  item.isEvery = true;
  item.quantity = isWhole ? share : doubtful(share);
}

/** Red and gold ones, 5 each, of 40 cm: the size is of both. */
export function readSizeBehind(item: ItemDraft, several: readonly Goods[]): void {
  const sizes = several.flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'size'));
  const [size] = sizes;
  const isSized = item.goods === null || item.goods.terms.some(({ kind }) => kind === 'size');
  if (size === undefined || sizes.length > 1 || isSized) return;
  item.goods = sameGoods(item.goods ?? none, { terms: [size], relative: null });
}

/** Red and green ones, 6 each, of 16 ribs; or all of them in red: those of which nothing else was said. */
export function addToEach(items: readonly ItemDraft[], goods: Goods): void {
  for (const item of items)
    if (item.goods !== null && !isOfSameKind(item.goods, goods)) item.goods = sameGoods(item.goods, goods);
}

/** Most sizes of one colour, or colours of one size. */
const mostSizes = 12;

/** Pink M 5 L 6, and the same in grey: as many of the other colour or size as of all those that differ from the last in nothing that is said anew. */
export function asManyOf(items: readonly ItemDraft[], draft: ItemDraft, own: Goods): ItemDraft[] {
  const kinds = new Set(own.terms.map(({ kind }) => kind));
  const wordsIn = ({ goods }: ItemDraft, isWanted: (kind: Term['kind']) => boolean) =>
    goods?.terms
      .filter(({ kind }) => isWanted(kind))
      .map(({ forms: [typed] }) => typed?.compact)
      .join(' ');
  const kept = (item: ItemDraft) => wordsIn(item, (kind) => kind === 'word' || kinds.has(kind));
  const last = items.at(-1);
  const isLike = (item: ItemDraft) =>
    item.deed === 'add' &&
    item.goods !== null &&
    item.quantity !== null &&
    last !== undefined &&
    kept(item) === kept(last);
  const near = items.slice(-mostSizes);
  const like = near.slice(near.findLastIndex((item) => !isLike(item)) + 1);
  const others = [...new Map(like.map((item) => [wordsIn(item, () => true), item])).values()];
  return others.map(({ goods, quantity, isEvery }) => ({
    ...draft,
    goods: sameGoods(goods ?? none, own),
    own: sameGoods({ ...none, terms: goods?.terms.filter(({ kind }) => kind !== 'word') ?? [] }, own),
    isVariant: true,
    isEvery,
    quantity: doubtful(quantity),
  }));
}
