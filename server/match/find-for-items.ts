import { closeConditions, type MatchesOf } from '../../domain/search/conditions.ts';
import { partialConditions, type Step } from '../../domain/search/partial-conditions.ts';
import type { Query } from '../../domain/search/query.ts';
import type { Choosable, Choosing } from '../../domain/text-order/lines/choosable.ts';
import { chooseProduct, isSameDesign, type Choice } from '../../domain/text-order/lines/choose-product.ts';
import { packsOfAmount } from '../../domain/text-order/goods/by-weight.ts';
import { leastSize, type OrderText, type WantedItem } from '../../domain/text-order/goods/wanted-item.ts';
import type { Found } from '../../domain/text-order/lines/settle-lines.ts';
import { chooseContinued, figuresAsSizes } from '../../domain/text-order/reread.ts';
import { queryOf, sameGoods, saysEnough, type Goods } from '../../domain/text-order/goods/wanted-goods.ts';
import { findableText, simplify } from '../search/findable-text.ts';
import { soundOf } from '../search/sound-of.ts';
import type { Naming } from './naming.ts';
import type { Queries } from '../store/store.ts';
import type { ItemCandidateRow } from '../store/queries/catalogue/item-candidates.ts';

/** What a text is read amid: the merchant's categories, and how usual each product is for the group, up to 1. */
export interface ItemContext extends Pick<Naming, 'matcher' | 'hidden'> {
  readonly usual: ReadonlyMap<string, number>;
}

interface Sought {
  readonly item: WantedItem;
  readonly query: Query;
  products: readonly Choosable[];
  choice: Choice<Choosable> | null;
}

/** Products by the words that they were sought for: all of these, and some. */
export interface KnownCandidates {
  readonly close: Map<string, readonly Choosable[]>;
  readonly partial: Map<string, readonly Choosable[]>;
}

/** Items as what was found makes them, and what was found for each. */
interface FoundItems {
  readonly items: readonly WantedItem[];
  readonly foundOf: (item: WantedItem) => Found<Choosable> | null;
  readonly sizesAt: (from: number, until: number) => ReadonlySet<number> | null;
}

/** Below this an item may rather be another colour, size or sort of what was named before. */
const sureEnough = 0.6;

/**
 * Finds products for all items of a text, in one statement, and in another one for those that were not found by whole words. What was sought
 * before is in `known`, to which this adds.
 */
export async function findForItems(
  { catalogue }: Pick<Queries, 'catalogue'>,
  { items }: OrderText,
  { matcher, hidden, usual }: ItemContext,
  known: KnownCandidates,
): Promise<FoundItems> {
  const sought = new Map<WantedItem, Sought>();
  /** Of items that may say another size than the one that they were read with: of these only the products are looked at. */
  const designs: Sought[] = [];
  const headOf = ({ headAt }: WantedItem): Sought | undefined => {
    const head = headAt === null ? undefined : items[headAt];
    return head === undefined ? undefined : sought.get(head);
  };
  const choosingOf = (item: WantedItem, query: Query): Choosing => ({
    matchesOf: matcher(query),
    usual,
    simplify,
    soundOf,
    head: headOf(item)?.choice?.product,
  });
  const choose = (one: Sought) => {
    const { item, query, products } = one;
    if (item.goods !== null) one.choice = chooseProduct(item, item.goods, products, choosingOf(item, query));
  };
  const ask = async (
    asked: readonly Sought[],
    stepsOf: typeof partialConditions,
    found: KnownCandidates['close'],
  ) => {
    const queries = new Map(asked.map(({ query }) => [query.whole.compact, query]));
    for (const words of found.keys()) queries.delete(words);
    if (queries.size > 0) {
      const conditions = [...queries.values()].map((query) => stepsOf(query, matcher(query)));
      const rows = await catalogue.candidatesOfItems(conditions, hidden);
      for (const [at, words] of [...queries.keys()].entries())
        found.set(words, rows.filter(({ item }) => item === at + 1).map(choosableOf));
    }
    for (const one of asked) {
      one.products = found.get(one.query.whole.compact) ?? [];
      if (!designs.includes(one)) choose(one);
    }
  };
  /** Other colours, sizes and sorts of what was named before, of which nothing is found by themselves. */
  const continueHeads = () => {
    for (const one of sought.values()) {
      const { item } = one;
      const before = headOf(item);
      if (before === undefined || item.deed !== 'add') continue;
      const isElsewhere = isOtherDesign(item, one.choice, before.choice);
      if ((one.choice?.confidence ?? 0) >= sureEnough && !isElsewhere) continue;
      const query = queryOf([...before.query.terms, ...one.query.terms]);
      if (query === null) continue;
      const choice = chooseContinued(item, before.item, before.products, choosingOf(item, query));
      if (choice !== null && (isElsewhere || choice.confidence > (one.choice?.confidence ?? 0)))
        one.choice = choice;
    }
  };
  const hasOpenFigure = items.some(
    ({ quantity }) => quantity?.strength === 2 && quantity.pieces >= leastSize,
  );
  for (const item of items) {
    const query = item.goods === null ? null : queryOfGoods(item.goods);
    if (query === null) continue;
    sought.set(item, { item, query, products: [], choice: null });
    const words =
      isSized(item) && hasOpenFigure
        ? queryOf(item.goods?.terms.filter(({ kind }) => kind === 'word') ?? [])
        : null;
    if (words !== null) designs.push({ item, query: words, products: [], choice: null });
  }
  await ask([...sought.values(), ...designs], closeSteps, known.close);
  continueHeads();
  const notFound = [...sought.values()].filter(({ choice }) => choice === null);
  const kernels = notFound.flatMap(({ item }) => kernelsFor(item, items));
  await ask([...notFound, ...kernels.map(({ sought: one }) => one)], partialConditions, known.partial);
  continueHeads();
  const plain = items.map((item) => {
    const kernel = bestKernel(sought.get(item), kernels);
    if (kernel === null) return item;
    sought.set(kernel.item, kernel);
    return kernel.item;
  });
  const reread = figuresAsSizes(plain, (item) => sought.get(item) ?? null);
  for (const [item, before] of reread.before) {
    const query = item.goods === null ? null : queryOfGoods(item.goods);
    if (query === null) continue;
    const one: Sought = { item, query, products: sought.get(before)?.products ?? [], choice: null };
    choose(one);
    sought.set(item, one);
    if (!known.close.has(query.whole.compact)) known.close.set(query.whole.compact, one.products);
  }
  return {
    items: reread.items,
    sizesAt: (from, until) => {
      const inside = [...sought.values()].filter(({ item }) => item.from < until && item.until > from);
      const heads = inside.flatMap(({ item, choice }) => (choice === null ? (headOf(item) ?? []) : []));
      const said = [...inside, ...heads];
      return sizesOf(
        said,
        [...said, ...designs].flatMap(({ products }) => products),
      );
    },
    foundOf(item) {
      const one = sought.get(item);
      return one === undefined ? null : { ...choosingOf(item, one.query), choice: one.choice };
    },
  };
}

interface SoughtKernel {
  /** The item that it is of. */
  readonly of: WantedItem;
  readonly sought: Sought;
}

/** What of an item, or of the goods that it is another colour or size of, may be meant alone. */
function kernelsFor(item: WantedItem, items: readonly WantedItem[]): SoughtKernel[] {
  const { deed, quantity, own, isVariant } = item;
  // Just a quick one.
  const isPronoun = item.isBehind && quantity?.strength === 1;
  if (quantity === null) return packsOfAmount(item).flatMap((meant) => soughtKernel(item, meant));
  if (deed !== 'add' || isPronoun) return [];
  const head = item.headAt === null ? undefined : items[item.headAt];
  const kernels =
    isVariant && head !== undefined && own !== null
      ? head.kernels.map(({ goods }) => ({ goods: sameGoods(goods, own), own, left: [], isVariant }))
      : item.kernels.flatMap((kernel) => {
          if (!kernel.isVariant) return [{ ...kernel, own, isVariant }];
          const goods = head?.goods == null ? [] : [sameGoods(head.goods, kernel.goods)];
          return goods.map((all) => ({ ...kernel, goods: all, own: kernel.goods }));
        });
  return kernels.flatMap(({ goods, own: said, left, isVariant: isOther }) => {
    return soughtKernel(item, { ...item, goods, own: said, left, isVariant: isOther });
  });
}

function soughtKernel(of: WantedItem, item: WantedItem): SoughtKernel[] {
  const { goods } = item;
  const query = goods === null ? null : queryOfGoods(goods);
  const words = goods?.terms.filter(({ kind }) => kind === 'word') ?? [];
  if (goods === null || query === null || !saysEnough({ ...goods, terms: words })) return [];
  return [{ of, sought: { item, query, products: [], choice: null } }];
}

/** The kernel that an item means: all of it is a product, where the item as a whole is none or hardly one. */
function bestKernel(whole: Sought | undefined, kernels: readonly SoughtKernel[]): Sought | null {
  if (whole === undefined) return null;
  const found = kernels.flatMap(({ of, sought: { choice, ...one } }) =>
    of === whole.item &&
    choice !== null &&
    choice.share >= (of.isVariant === one.item.isVariant ? leastOfKernel : leastOfVariant)
      ? [{ ...one, choice: { ...choice, confidence: choice.confidence * besideShare } }]
      : [],
  );
  const [best] = found.toSorted(
    (one, other) => other.query.whole.compact.length - one.query.whole.compact.length,
  );
  const { confidence = 0 } = best?.choice ?? {};
  return best !== undefined && confidence > Math.max(whole.choice?.confidence ?? 0, leastSureKernel)
    ? best
    : null;
}

const leastOfKernel = 0.9;
/** Of what is another colour or size of goods whose name may be misspelled. */
const leastOfVariant = 0.75;
const leastSureKernel = 0.5;
/** How sure it is that what stands beside goods is about none. */
const besideShare = 0.8;

/** Whether another colour or size alone was said, and what was found for it is another product. */
function isOtherDesign(
  { isVariant }: WantedItem,
  choice: Choice<Choosable> | null,
  head: Choice<Choosable> | null,
): boolean {
  return isVariant && choice !== null && head !== null && !isSameDesign(choice.product, head.product);
}

function isSized({ goods }: WantedItem): boolean {
  return goods?.terms.some(({ kind }) => kind === 'size') === true;
}

/** Figures of the sizes that the chosen products come in; null where nothing was sought. */
function sizesOf(sought: readonly Sought[], products: readonly Choosable[]): ReadonlySet<number> | null {
  if (sought.length === 0) return null;
  const sizes = sought.flatMap(({ choice }) =>
    choice === null
      ? []
      : products.filter((product) => isSameDesign(product, choice.product)).map(({ size }) => size),
  );
  return new Set(
    sizes.flatMap((size) => [...size.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure))),
  );
}

function closeSteps(query: Query, matchesOf: MatchesOf): Step[] {
  return closeConditions(query, matchesOf).map((condition) => ({ condition, isLast: false }));
}

function queryOfGoods({ terms, relative }: Goods): Query | null {
  return queryOf(terms.length > 0 || relative === null ? terms : [relative.term]);
}

/** A product as what is chosen from. */
export function choosableOf({ sku }: Pick<ItemCandidateRow, 'sku'>): Choosable {
  const { sku_id, category_id, name, ch_name, th_name, color, size, on_hand, reserved, search_text } = sku;
  return {
    sku_id,
    category_id,
    name,
    ch_name,
    th_name,
    color,
    size,
    stock: on_hand - reserved,
    searchText: search_text ?? findableText(sku),
  };
}
