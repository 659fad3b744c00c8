import type { Quantity } from '../figures/quantity.ts';
import type { Deed, Part, Segment } from '../segments.ts';
import type { Kernel } from './kernels.ts';
import { isOfSameKind, sameGoods, type Goods } from './wanted-goods.ts';

/** Something that a text wants done with some goods. */
export interface WantedItem {
  /** `times` and `less`: so many times as many, or so many fewer, as in the order that is repeated. */
  readonly deed: Deed | 'times' | 'less';
  /** Null where the text says a quantity alone: it is about what stands before. */
  readonly goods: Goods | null;
  /** Whether the goods are those of an item before, in other colours or sizes. */
  readonly isVariant: boolean;
  /** The goods as they were said of this item alone; null where those are all of its goods. */
  readonly own: Goods | null;
  /** What of it may name its goods alone, where it says more. */
  readonly kernels: readonly Kernel[];
  /** What was said beside its goods and is about none, as it was typed. */
  readonly left: readonly string[];
  /** The item whose goods these may be others of; null where none was named before. */
  readonly headAt: number | null;
  /** Whether it stands right behind the item before. */
  readonly isClose: boolean;
  /** Whether its quantity stands behind its goods. */
  readonly isBehind: boolean;
  /** Whether no goods are named at all, only a colour or a size. */
  readonly isOnlyAttribute: boolean;
  /** Null where the text says none. */
  readonly quantity: Quantity | null;
  /** Whether in every colour. */
  readonly isEvery: boolean;
  readonly everySize: EverySize | null;
  /** Whether as it was ordered before. */
  readonly isUsual: boolean;
  /** Whether it was said to be more of what was named before. */
  readonly isMore: boolean;
  /** Where it stands in the folded text. */
  readonly from: number;
  readonly until: number;
  /** As it was typed. */
  readonly source: string;
}

/** That so many of each size are wanted, of which none is named; and how many in all where that was said. */
export interface EverySize {
  readonly total: Quantity | null;
}

export interface OrderText {
  readonly items: readonly WantedItem[];
  /** What is said about delivery, as it was typed. */
  readonly remarks: readonly string[];
  /** What is no order and no remark. */
  readonly others: readonly string[];
  /** What asks for the order before, as it was typed, and how many times it is wanted; null where nothing does. */
  readonly repeated: { readonly said: string; readonly times: number } | null;
}

export interface ItemDraft {
  deed: Deed;
  goods: Goods | null;
  typed: string;
  own: Goods | null;
  /** Where its goods are named. */
  named: readonly { readonly from: number; readonly until: number }[];
  head: ItemDraft | null;
  isClose: boolean;
  isBehind: boolean;
  isVariant: boolean;
  quantity: Quantity | null;
  isUsual: boolean;
  isMore: boolean;
  isEvery: boolean;
  everySize: EverySize | null;
  isOnlyAttribute: boolean;
  from: number;
  until: number;
}

/** 10 trousers, 5 of them black and 5 red, are 10. */
export function withoutTotals(drafts: readonly ItemDraft[]): ItemDraft[] {
  return drafts.filter((draft, at) => {
    const next = drafts.slice(at + 1);
    const end = next.findIndex(({ isVariant, deed }) => !isVariant || deed !== 'add');
    const variants = end < 0 ? next : next.slice(0, end);
    const sum = variants.reduce((total, { quantity }) => total + (quantity?.pieces ?? 0), 0);
    const isTotal = variants.length > 1 && draft.deed === 'add' && sum === draft.quantity?.pieces;
    const isSaidAgain = variants.some(({ own }) => isOfSameKind(draft.own, own));
    const isSized = (goods: Goods | null) => goods?.terms.some(({ kind }) => kind === 'size') === true;
    // 10 black ones, 4 of size 41 and 6 of 43.
    const areSizes = !isSized(draft.goods) && variants.every(({ own }) => isSized(own));
    const isColoured = draft.goods?.terms.some(({ kind }) => kind === 'colour') === true;
    return !isTotal || isSaidAgain || (isColoured && !areSizes);
  });
}

/** Least figure that may be a size where another quantity stands behind it. */
export const leastSize = 20;
/** Jeans 30 (5) 32 (5). */
export function isNextSize(quantity: Quantity, last: ItemDraft | undefined): boolean {
  const isSized = last?.goods?.terms.some(({ kind }) => kind === 'size') === true;
  return (
    quantity.strength === 2 &&
    quantity.pieces >= leastSize &&
    last?.deed === 'add' &&
    last.quantity !== null &&
    isSized
  );
}

/** Boots 38, 40: the first one may be a size too. */
export function mayBeSizes(...figures: readonly (Quantity | null)[]): boolean {
  return figures.every((figure) => figure?.strength === 2 && figure.pieces >= 28 && figure.pieces <= 50);
}

/** 6 boots, 38 and 40, three of each: what is counted first is how many they are in all; and so are umbrellas 30, 10 per colour. */
export function withoutTotal({ parts, isEach, isCarried }: Segment, isOfColours: boolean): readonly Part[] {
  if (!isEach || isCarried) return parts;
  const [first, ...others] = parts;
  const isTotal = first?.quantity != null && others.some(({ quantity }) => quantity !== null);
  if (isTotal) return others;
  const [total, share] = others.map(({ quantity }) => quantity);
  const isTotalBehind =
    isOfColours &&
    parts.length === 3 &&
    total?.strength === 3 &&
    share != null &&
    total.pieces > share.pieces;
  return first !== undefined && isTotalBehind ? [first, ...others.slice(1)] : parts;
}

/** Gives an item the quantity that is said behind it. */
export function takeQuantity(item: ItemDraft, { quantity, until }: ItemDraft): void {
  item.quantity = quantity;
  item.until = Math.max(item.until, until);
}

/** An item of a segment of which nothing was read yet. */
export function blankItem({ deed, isUsual, isEvery, from, until }: Segment): ItemDraft {
  return {
    deed,
    goods: null,
    typed: '',
    own: null,
    named: [],
    head: null,
    isClose: false,
    isBehind: false,
    isVariant: false,
    quantity: null,
    isUsual,
    isMore: deed === 'more',
    isEvery,
    everySize: null,
    isOnlyAttribute: false,
    from,
    until,
  };
}

/** Blue... no, red: what was broken off is corrected, and not what was said before it. */
export function isBrokenOff(last: ItemDraft | undefined): boolean {
  return last?.isVariant === true && last.deed === 'add' && last.quantity === null;
}

/** The last item before a place of a list that names goods, of which others may be another colour or size. */
export function headBefore(items: readonly ItemDraft[], before: number): ItemDraft | null {
  return items.slice(0, before).findLast((item) => item.goods !== null && !item.isOnlyAttribute) ?? null;
}

/** Goods said by a colour or a size alone, as others of what was named before; null: nothing was. */
export function variantOf(
  goods: Goods,
  head: ItemDraft | null,
): Pick<ItemDraft, 'goods' | 'isVariant' | 'isOnlyAttribute'> {
  const named = head?.goods ?? null;
  if (named === null) return { goods, isVariant: false, isOnlyAttribute: true };
  return { goods: sameGoods(named, goods), isVariant: true, isOnlyAttribute: false };
}
