import { maxLineQuantity } from '../limits.ts';
import type { Choosable, Choosing } from './choosable.ts';
import { meantScore, type Choice } from './choose-product.ts';
import type { Quantity } from './figures/quantity.ts';
import { saysEnough, type Goods } from './wanted-goods.ts';
import type { OrderText, WantedItem } from './wanted-item.ts';

/** A line of an order as it was understood. */
export interface TextLine<TProduct> {
  readonly product: TProduct;
  readonly quantity: number;
  readonly confidence: number;
  readonly source: string;
  /** Best first; empty where the line is sure. */
  readonly candidates: readonly TProduct[];
}

export interface Settled<TProduct> {
  readonly lines: readonly TextLine<TProduct>[];
  readonly unmatched: readonly string[];
  readonly remark: string;
}

/** What was found for an item. */
export interface Found<TProduct> extends Choosing {
  /** The product that is meant; null where none is near enough. */
  readonly choice: Choice<TProduct> | null;
}

/** From this on a line is sure. */
const sureConfidence = 0.8;
/** Share of its words that a product must match to be ordered without a quantity. */
const leastShareAlone = 0.9;
/** Where others have quantities, what has none names rather what these are, or nothing, if it may be several products. */
const leastConfidenceAmidCounted = 0.7;
/** Below this nothing is made a line. */
const leastConfidence = 0.35;

/** From this share of the best score on lines are meant as well: red ones, and no golden ones of a name that says red. */
const likewise = 0.8;

interface Draft<TProduct> {
  choice: Choice<TProduct>;
  quantity: number;
  confidence: number;
  /** Whether it was not said to be more of what was named before. */
  isAnew: boolean;
  sources: string[];
}

/** What a correction is about, and its line. */
interface Subject<TProduct> {
  readonly item: WantedItem;
  readonly choice: Choice<TProduct> | null;
  readonly draft: Draft<TProduct> | undefined;
}

/** What was said before a correction and names nothing: uh, no. */
function isNothing<TProduct>({ choice, draft }: Subject<TProduct>): boolean {
  return choice === null && draft === undefined;
}

/** Makes lines of what a text wants: corrections change the lines before, and what is meant twice is one line. */
export function settleLines<TProduct extends Choosable>(
  { items, remarks, others }: OrderText,
  foundOf: (item: WantedItem) => Found<TProduct> | null,
): Settled<TProduct> {
  let drafts: Draft<TProduct>[] = [];
  const unmatched = [...others];
  const notes = [...remarks];
  const isCounted = items.some(({ quantity }) => quantity !== null);
  let subject: Subject<TProduct> | null = null;
  for (const [at, item] of items.entries()) {
    const found = foundOf(item);
    const choice = item.isOnlyAttribute || found === null ? null : found.choice;
    if (item.deed === 'name') {
      subject = { item, choice, draft: draftMeant(item, found) };
      if (choice === null && items[at + 1]?.deed === 'add') unmatched.push(item.source);
      continue;
    }
    if (item.deed === 'drop') drop(item, found);
    else if (item.deed === 'set') {
      if (subject === null || isNothing(subject)) set(item, found, choice);
      else setSubject(subject, item, choice);
    } else if (item.goods === null) more(item);
    else add(item, choice);
    subject = null;
  }
  return { lines: mergeLines(drafts).map(lineOf), unmatched, remark: notes.join('\n') };

  function add(item: WantedItem, choice: Choice<TProduct> | null): void {
    const same = drafts.findLast((other) => other.choice.product.sku_id === choice?.product.sku_id);
    // 15 totes, the ones with the hat: what has no quantity of its own says more of what was counted.
    if (item.quantity === null && !item.isMore && same !== undefined) {
      same.sources.push(item.source);
      return;
    }
    const isClear =
      item.quantity !== null ||
      (choice !== null &&
        choice.share >= leastShareAlone &&
        saysEnough(item.goods) &&
        (!isCounted || choice.confidence >= leastConfidenceAmidCounted));
    const draft = choice === null || !isClear ? null : draftOf(item, choice, 1);
    if (choice === null || draft === null) unmatched.push(item.source);
    else if (choice.inEveryColour.length < 2) drafts.push(draft);
    else
      for (const product of choice.inEveryColour)
        drafts.push({ ...draft, choice: { ...choice, product }, sources: [...draft.sources] });
  }

  /** The line that goods mean; of several that may be meant as well the last one. */
  function draftMeant({ goods }: WantedItem, found: Found<TProduct> | null): Draft<TProduct> | undefined {
    if (goods === null || found === null) return undefined;
    const scored = drafts.map((draft) => ({ draft, score: meantScore(goods, draft.choice.product, found) }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    return best === 0 ? undefined : scored.findLast(({ score }) => score === best)?.draft;
  }

  /** The red ones: make them 5, or make them blue. What was not ordered before is ordered by that. */
  function setSubject(named: Subject<TProduct>, item: WantedItem, choice: Choice<TProduct> | null): void {
    const { draft } = named;
    if (item.goods === null && draft === undefined)
      add({ ...named.item, deed: 'add', quantity: item.quantity, source: item.source }, named.choice);
    else if (draft === undefined) add({ ...item, deed: 'add' }, choice);
    else change(draft, item, item.goods === null ? null : choice);
  }

  function change(target: Draft<TProduct>, item: WantedItem, choice: Choice<TProduct> | null): void {
    const pieces = item.quantity?.pieces ?? target.quantity;
    const changed = choice === null ? null : draftOf(item, choice, pieces);
    if (item.goods !== null && changed === null) {
      unmatched.push(item.source);
      return;
    }
    target.quantity = pieces;
    target.sources.push(item.source);
    if (changed !== null) target.choice = changed.choice;
  }

  function more({ quantity, source }: WantedItem): void {
    const last = drafts.at(-1);
    if (last === undefined || quantity === null) unmatched.push(source);
    else {
      last.quantity += quantity.pieces;
      last.sources.push(source);
    }
  }

  function set(item: WantedItem, found: Found<TProduct> | null, choice: Choice<TProduct> | null): void {
    const isNamed = item.goods !== null && (!item.isVariant || item.quantity !== null);
    const named = isNamed ? draftMeant(item, found) : undefined;
    const target = named ?? drafts.at(-1);
    // No, 5 large ones.
    const isOther = choice !== null && item.own?.relative != null && named?.choice.product !== choice.product;
    if (target === undefined) add(item, choice);
    else if (named === undefined || isOther) change(target, item, choice);
    else change(target, { ...item, goods: null }, null);
  }

  function drop({ goods, quantity, source }: WantedItem, found: Found<TProduct> | null): void {
    const isOther = quantity !== null && quantity.pieces !== drafts.at(-1)?.quantity;
    // 500 (not 300): the figure is not what was ordered.
    if (goods === null && isOther) unmatched.push(source);
    else if (goods === null) {
      if (drafts.pop() === undefined) notes.push(source);
    } else dropMeant(goods, source, found);
  }

  function dropMeant(goods: Goods, source: string, found: Found<TProduct> | null): void {
    const scores = drafts.map(({ choice }) =>
      found === null ? 0 : meantScore(goods, choice.product, found),
    );
    const best = Math.max(0, ...scores);
    const kept = drafts.filter((_, at) => best === 0 || (scores[at] ?? 0) < best * likewise);
    if (kept.length === drafts.length) notes.push(source);
    drafts = kept;
  }
}

function draftOf<TProduct>(
  { quantity, isMore, source }: WantedItem,
  choice: Choice<TProduct>,
  usualPieces: number,
): Draft<TProduct> | null {
  const pieces = quantity?.pieces ?? usualPieces;
  const confidence = choice.confidence * shareOf(quantity);
  if (confidence < leastConfidence || pieces > maxLineQuantity) return null;
  return { choice, quantity: pieces, confidence, isAnew: !isMore, sources: [source] };
}

/** How sure it is that so many are wanted. */
function shareOf(quantity: Quantity | null): number {
  if (quantity === null) return 0.75;
  if (quantity.isCarton) return 0.6;
  if (quantity.isDoubtful) return 0.8;
  return quantity.strength === 1 ? 0.9 : 1;
}

/** Whether what is named twice is to be added up or corrected, nobody knows. */
const namedTwiceShare = 0.8;

/** An order has each product once. */
function mergeLines<TProduct extends Choosable>(drafts: readonly Draft<TProduct>[]): Draft<TProduct>[] {
  const merged = new Map<string, Draft<TProduct>>();
  for (const draft of drafts) {
    const id = draft.choice.product.sku_id;
    const earlier = merged.get(id);
    merged.set(
      id,
      earlier === undefined
        ? draft
        : {
            choice: earlier.choice,
            isAnew: earlier.isAnew,
            quantity: Math.min(maxLineQuantity, earlier.quantity + draft.quantity),
            confidence: Math.min(earlier.confidence, draft.confidence) * (draft.isAnew ? namedTwiceShare : 1),
            sources: [...earlier.sources, ...draft.sources],
          },
    );
  }
  return [...merged.values()];
}

function lineOf<TProduct>({ choice, quantity, confidence, sources }: Draft<TProduct>): TextLine<TProduct> {
  return {
    product: choice.product,
    quantity,
    confidence: Math.round(confidence * 100) / 100,
    source: sources.join(' … '),
    candidates: confidence >= sureConfidence ? [] : choice.candidates,
  };
}
