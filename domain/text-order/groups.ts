import type { Quantity } from './figures/quantity.ts';
import { addUp, joinGoods } from './joined-parts.ts';
import { groupOf, pairedGroups, type GoodsApart, type Group } from './paired-groups.ts';
import type { Part } from './segments.ts';

type IsAttribute = (part: Part) => boolean;
/** Whether attributes are others than those that were said before: both colours, or both sizes. */
type AreOthers = (before: readonly Part[], attributes: readonly Part[]) => boolean;

/** What is known of a segment, by what was found. */
export interface Known {
  /** Figures that are sizes of what is named; null: not known. */
  readonly sizes: ReadonlySet<number> | null;
  /** Whether quantities rather stand before their goods, or behind them in a text that says them before, where nothing else tells. */
  readonly isBefore: boolean;
}

/** What is known of a part of a text, as places of the folded one. */
export type KnownAt = (from: number, until: number) => Known;

/** Says which of the quantities of a segment belongs to which of its goods: they stand behind them, or before. */
export function groupParts(
  said: readonly Part[],
  isAttribute: IsAttribute,
  areOthers: AreOthers,
  { sizes, isBefore }: Known,
  goodsApart: GoodsApart = () => null,
): Group[] {
  const parts = withoutPronoun(said);
  const figures =
    sizes === null
      ? [{ parts: sizesAsGoods(parts, isAttribute, areOthers), cost: 0 }]
      : figuresAsSizes(parts, sizes, areOthers);
  const readings = figures.flatMap(({ parts: some, cost }) => {
    const read = joinGoods(addUp(some));
    const orders = [behind(read, isAttribute, areOthers), before(read)];
    const ways = (isBefore ? orders.toReversed() : orders).map((groups) => ({
      groups,
      cost: cost + costOf(groups, isAttribute, areOthers),
    }));
    const paired = ways.every((way) => way.cost >= ofRest) ? pairedGroups(read, goodsApart) : null;
    return paired === null ? ways : [...ways, { groups: paired, cost: cost + ofTurns }];
  });
  const [best] = readings.toSorted((one, other) => one.cost - other.cost);
  return best?.groups ?? [];
}

/** All ways in which figures may be sizes of what is named, and how unlikely each is. */
function figuresAsSizes(
  parts: readonly Part[],
  sizes: ReadonlySet<number>,
  areOthers: AreOthers,
): { readonly parts: readonly Part[]; readonly cost: number }[] {
  let readings: { readonly parts: readonly Part[]; readonly cost: number }[] = [{ parts: [], cost: 0 }];
  const strongest = strongestOf(parts);
  for (const [at, part] of parts.entries()) {
    const { quantity } = part;
    const isOpen =
      quantity !== null &&
      sizes.has(quantity.pieces) &&
      (quantity.strength === 2 || quantity.isPack || quantity.isSpoken);
    const isSmall = quantity !== null && quantity.pieces < leastFigure && !quantity.isPack;
    const asSize = isOtherBehind(parts, at, areOthers) ? 1 : isSmall ? unlikely : 0;
    const ways = isOpen
      ? [
          { part: asGoods(part), cost: asSize },
          { part, cost: isSmall ? 0 : unlikely },
        ]
      : quantity?.strength === 1 && strongest > 1
        ? [part, asGoods(part)].map((way) => ({ part: way, cost: 0 }))
        : [{ part, cost: 0 }];
    if (readings.length * ways.length <= maxReadings)
      readings = ways.flatMap((way) =>
        readings.map((reading) => ({ parts: [...reading.parts, way.part], cost: reading.cost + way.cost })),
      );
    else readings = readings.map((reading) => ({ ...reading, parts: [...reading.parts, part] }));
  }
  return readings;
}

/** Of a quantity or of goods that are left over, and of quantities that stand now before and now behind their goods. */
const ofRest = 2;
const ofTurns = 1;
const maxReadings = 64;

/** Where all is said in words none of them is a part of a name. */
function strongestOf(parts: readonly Part[]): number {
  return Math.max(
    0,
    ...parts.map(({ quantity }) => (quantity?.isSpoken === true ? 1 : (quantity?.strength ?? 0))),
  );
}

/** Smaller figures are rather pieces. */
const leastFigure = 20;
/** What is not the likelier one of size and pieces. */
const unlikely = 0.4;

/** 2 mats, the big one. */
function withoutPronoun(parts: readonly Part[]): readonly Part[] {
  const [first, before, last] = [parts[0], parts.at(-2), parts.at(-1)];
  const isOne = last?.quantity?.strength === 1 && last.quantity.pieces === 1;
  return isOne && isQuantity(first) && before?.quantity === null ? parts.slice(0, -1) : parts;
}

/** Numbers that are sizes, and words that are parts of names, are goods. */
function sizesAsGoods(parts: readonly Part[], isAttribute: IsAttribute, areOthers: AreOthers): Part[] {
  if (parts.every((part) => part.quantity?.isPack === false)) return [...parts];
  const strongest = strongestOf(parts);
  const inPairs = figuresInPairs(parts);
  return parts.map((part, at) => {
    const { quantity } = part;
    if (quantity === null || inPairs.get(part) === 'quantity') return part;
    if (inPairs.get(part) === 'size') return asGoods(part);
    const [next, afterNext] = [parts[at + 1], parts[at + 2]];
    const others = parts.filter((other) => other !== part && other.quantity !== null);
    if (others.length === 0) return part;
    if (quantity.strength === 1 && strongest > 1) return asGoods(part);
    const isSized = quantity.strength === 2 && isSizeLike(quantity.pieces);
    const isSizeLast = quantity.isPack || isSized;
    const isLastSize = isSizeLast && at === parts.length - 1 && isCountedBefore(parts);
    if (isLastSize || isSpokenSize(parts, at)) return asGoods(part);
    const isNextQuantity = isQuantity(next) && !isSizeOf(next, afterNext) && !quantity.isDozens;
    if (isNextQuantity && (quantity.strength === 2 || quantity.isPack || next.quantity.thing !== ''))
      return asGoods(part);
    const isBeforeAttribute =
      next !== undefined &&
      isAttribute(next) &&
      !isOtherBehind(parts, at, areOthers) &&
      (afterNext === undefined ? at > 0 && isQuantity(parts[0]) : isQuantity(afterNext));
    if (isPackOfGoods(parts, at) && isBeforeAttribute && afterNext?.quantity?.isPack !== true)
      return asGoods(part);
    const isLast = at > 0 && at === parts.length - 1;
    const isSizeBehind =
      isLast && strongest === 3 && quantity.pieces >= 100 && parts.slice(at - 1, at).every(isAttribute);
    return isSized && (isBeforeAttribute || isSizeFirst(parts, at) || isSizeBehind) ? asGoods(part) : part;
  });
}

/** Four gold thirty, where all quantities are said before their goods. */
function isSpokenSize(parts: readonly Part[], at: number): boolean {
  const { isSpoken = false, pieces = 0 } = parts[at]?.quantity ?? {};
  const isLast = at === parts.length - 1 && at > 1 && at % 2 === 0;
  return (
    isLast &&
    isSpoken &&
    pieces >= leastFigure &&
    parts.every((part, place) => isQuantity(part) === (place % 2 === 0))
  );
}

type QuantityPart = Part & { readonly quantity: Quantity };

function isQuantity(part: Part | undefined): part is QuantityPart {
  return part !== undefined && part.quantity !== null;
}

/** 38 2 pairs, 40 3 pairs: a figure before what is counted is a size. */
function isSizeOf({ quantity }: QuantityPart, next: Part | undefined): boolean {
  return quantity.strength === 2 && isQuantity(next) && next.quantity.strength === 3;
}

/** Milk tea 50 bags coral x10. */
function isPackOfGoods(parts: readonly Part[], at: number): boolean {
  const [part, before] = [parts[at], parts[at - 1]];
  return part?.quantity?.isPack === true && before !== undefined && before.quantity === null;
}

/** Jeans 30 2 32 3: bare figures in pairs, a size and how many of it. */
function figuresInPairs(parts: readonly Part[]): ReadonlyMap<Part, 'size' | 'quantity'> {
  const roles = new Map<Part, 'size' | 'quantity'>();
  for (let from = 0; from < parts.length; from += 1) {
    let until = from;
    while (parts[until]?.quantity?.strength === 2) until += 1;
    const run = parts.slice(from, until);
    const isPaired =
      run.length > 3 &&
      run.length % 2 === 0 &&
      run.every(({ quantity }, at) => (quantity?.pieces ?? 0) >= leastSize === (at % 2 === 0));
    if (isPaired) for (const [at, part] of run.entries()) roles.set(part, at % 2 === 0 ? 'size' : 'quantity');
    from = Math.max(from, until);
  }
  return roles;
}

/** Sand 30 sage 30: what stands behind the figure is said anew, so that the figure counts what stands before it. */
function isOtherBehind(parts: readonly Part[], at: number, areOthers: AreOthers): boolean {
  const [before, next] = [parts[at - 1], parts[at + 1]];
  return before?.quantity === null && next !== undefined && areOthers([before], [next]);
}

/** 40 yellow boots 3. */
function isSizeFirst(parts: readonly Part[], at: number): boolean {
  const last = parts.at(-1);
  return at === 0 && parts.length === 3 && isQuantity(last) && last.quantity.pieces < leastSize;
}

/** Of bare figures only those from here on may be sizes of shoes or clothes. */
const leastSize = 28;

/** 3 milk teas of 50 bags. */
function isCountedBefore(parts: readonly Part[]): boolean {
  const [first, second] = parts;
  return parts.length === 3 && first?.quantity !== null && second?.quantity === null;
}

/** Sizes of shoes, and millilitres. */
function isSizeLike(pieces: number): boolean {
  return (pieces >= leastSize && pieces <= 46) || pieces >= 100;
}

function asGoods(part: Part): Part {
  return { ...part, quantity: null };
}

/** Quantities behind their goods. Colours and sizes behind the last quantity belong to it. */
function behind(parts: readonly Part[], isAttribute: IsAttribute, areOthers: AreOthers): Group[] {
  const groups: Group[] = [];
  let goods: Part[] = [];
  for (const part of parts) {
    if (part.quantity === null) goods.push(part);
    else {
      groups.push(groupOf(goods, part));
      goods = [];
    }
  }
  const last = groups.at(-1);
  if (goods.length > 0 && last !== undefined && goods.every(isAttribute) && !areOthers(last.goods, goods))
    groups[groups.length - 1] = {
      ...last,
      goods: [...last.goods, ...goods],
      until: goods.at(-1)?.until ?? last.until,
    };
  else if (goods.length > 0) groups.push(groupOf(goods, null));
  return groups;
}

function before(parts: readonly Part[]): Group[] {
  const groups: Group[] = [];
  let goods: Part[] = [];
  let quantity: Part | null = null;
  const flush = () => {
    if (goods.length > 0 || quantity !== null) groups.push(groupOf(goods, quantity));
  };
  for (const part of parts) {
    if (part.quantity === null) goods.push(part);
    else {
      flush();
      quantity = part;
      goods = [];
    }
  }
  flush();
  return groups;
}

/** How unlikely a reading is. */
function costOf(groups: readonly Group[], isAttribute: IsAttribute, areOthers: AreOthers): number {
  let cost = 0;
  for (const [at, { goods, quantity }] of groups.entries()) {
    if (goods.length === 0) cost += ofRest;
    else if (quantity === null)
      cost +=
        at === 0 &&
        groups.length > 1 &&
        groups.slice(1).every(({ goods: other }) => other.length > 0 && other.every(isAttribute)) &&
        !isSaidAgain(goods)
          ? 0.3
          : ofRest;
    else if (at === 0 && goods.every(isAttribute) && groups.length > 1) cost += 0.5;
  }
  return cost;

  /** Whether what is counted first has the colours or sizes of what stands behind. */
  function isSaidAgain(goods: readonly Part[]): boolean {
    return groups.slice(1).some((group) => areOthers(goods, group.goods));
  }
}
