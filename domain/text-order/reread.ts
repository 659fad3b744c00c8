import type { Choosable, Choosing } from './lines/choosable.ts';
import { chooseProduct, isMeant, isSameDesign, type Choice } from './lines/choose-product.ts';
import { sameGoods, sizeTerm, type Goods } from './goods/wanted-goods.ts';
import type { WantedItem } from './goods/wanted-item.ts';

/** Below this figures beside goods are rather quantities than sizes. */
const leastFigure = 20;
/** From here on what a correction says of goods that come in such a size is hardly how many. */
const leastOfCorrection = 100;
/** How sure it is that a colour, a size or a sort that was said alone is of what was named before. */
const continuedShare = 0.8;

/** An item as what was found for it makes it: others than `items` are left out. */
export interface Reread {
  readonly items: readonly WantedItem[];
  /** The item that a changed one was. */
  readonly before: ReadonlyMap<WantedItem, WantedItem>;
}

/**
 * Figures that were read as quantities, but are sizes of the product that was found: `pendant 55 white 1`, and `pendant 40` where
 * quantities stand before the goods of all other items.
 */
export function figuresAsSizes<TProduct extends Choosable>(
  items: readonly WantedItem[],
  foundOf: (
    item: WantedItem,
  ) => { readonly choice: Choice<TProduct> | null; readonly products: readonly TProduct[] } | null,
): Reread {
  const before = new Map<WantedItem, WantedItem>();
  const read: WantedItem[] = [];
  /** The size that was said before the last colour, and not the last name. */
  let sizeBefore: number | null = null;
  for (let at = 0; at < items.length; at += 1) {
    const [item, next] = [items[at], items[at + 1]];
    if (item === undefined) continue;
    const figure = sizeSaid(item, foundOf(item));
    if (!isOtherColour(item)) sizeBefore = null;
    if (figure !== null && next !== undefined && isSizedBy(next)) {
      const merged = {
        ...next,
        goods: withSize(next.goods, figure),
        source: `${item.source} ${next.source}`,
      };
      before.set(merged, item);
      read.push(merged);
      sizeBefore = figure;
      at += 1;
    } else if (figure !== null && isOfCounted(item, read.at(-1), items)) {
      const counted = read.at(-1) ?? item;
      const merged = {
        ...counted,
        goods: withSize(item.goods, figure),
        source: `${counted.source} ${item.source}`,
      };
      before.set(merged, item);
      read[read.length - 1] = merged;
    } else if (figure !== null && figure >= leastFigure && isOtherStyle(item, items)) {
      const sized = { ...item, goods: withSize(item.goods, figure), quantity: null };
      before.set(sized, item);
      read.push(sized);
    } else if (figure !== null && item.deed === 'set') {
      // No wait, flask 750.
      const sized = {
        ...item,
        goods: withSize(item.goods, figure),
        own: withSize(item.own, figure),
        quantity: null,
      };
      before.set(sized, item);
      read.push(sized);
    } else if (figure !== null && item.quantity !== null) {
      const doubtful = { ...item, quantity: { ...item.quantity, isDoubtful: true } };
      before.set(doubtful, item);
      read.push(doubtful);
    } else if (sizeBefore !== null) {
      const sized = { ...item, goods: withSize(item.goods, sizeBefore) };
      before.set(sized, item);
      read.push(sized);
    } else read.push(item);
  }
  return { items: read, before };
}

/** The figure of an item that may be a size of its product; null where it is none. */
function sizeSaid<TProduct extends Choosable>(
  { deed, goods, own, quantity }: WantedItem,
  found: { readonly choice: Choice<TProduct> | null; readonly products: readonly TProduct[] } | null,
): number | null {
  const mayBeSize = deed === 'add' || (deed === 'set' && (quantity?.pieces ?? 0) >= leastOfCorrection);
  if (!mayBeSize || goods === null || quantity?.strength !== 2 || isSized(own ?? goods)) return null;
  const { choice = null, products = [] } = found ?? {};
  if (choice === null) return null;
  const sizes = new Set(
    products.filter((product) => isSameDesign(product, choice.product)).map(({ size }) => size),
  );
  const isSize = [...sizes].some((size) =>
    [...size.matchAll(/\d+/g)].some(([number]) => Number(number) === quantity.pieces),
  );
  return isSize && sizes.size > 1 ? quantity.pieces : null;
}

/** One belt, camel 120: colour and size of what was counted before. */
function isOfCounted(
  item: WantedItem,
  counted: WantedItem | undefined,
  items: readonly WantedItem[],
): boolean {
  const isHead = counted !== undefined && item.headAt !== null && items[item.headAt] === counted;
  return (
    isHead &&
    item.isVariant &&
    counted.deed === 'add' &&
    counted.quantity?.strength === 3 &&
    counted.goods?.terms.every(({ kind }) => kind === 'word') === true &&
    counted.goods.relative === null
  );
}

function isSizedBy({ deed, isVariant, isClose, quantity, own }: WantedItem): boolean {
  return deed === 'add' && isVariant && isClose && quantity !== null && own !== null && !isSized(own);
}

/** Flask 750 white 4 navy 4: the size is of both. */
function isOtherColour({ deed, isVariant, goods }: WantedItem): boolean {
  return deed === 'add' && isVariant && goods !== null && !isSized(goods);
}

function isSized({ terms, relative }: Goods): boolean {
  return relative !== null || terms.some(({ kind }) => kind === 'size');
}

function withSize(goods: Goods | null, figure: number): Goods {
  return sameGoods(goods ?? { terms: [], relative: null }, { terms: [sizeTerm(figure)], relative: null });
}

function isOtherStyle(item: WantedItem, items: readonly WantedItem[]): boolean {
  const others = items.filter((other) => other !== item && other.quantity !== null);
  return (
    item.isBehind &&
    others.length > 0 &&
    others.every(({ isBehind, quantity }) => !isBehind || quantity?.strength === 3)
  );
}

/** What was said alone, as one of what was found for the item before; null where that has no product of which all of it is true. */
export function chooseContinued<TProduct extends Choosable>(
  item: WantedItem,
  head: WantedItem,
  products: readonly TProduct[],
  choosing: Choosing,
): Choice<TProduct> | null {
  const { own } = item;
  if (own === null || head.goods === null || own.terms.length === 0) return null;
  const meant = products.filter((product) => isMeant(own, product, choosing));
  const choice = chooseProduct(item, sameGoods(head.goods, own), meant, choosing);
  return choice === null ? null : { ...choice, confidence: choice.confidence * continuedShare };
}
