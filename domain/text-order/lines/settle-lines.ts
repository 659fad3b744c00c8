import { maxLineQuantity } from '../../limits.ts';
import type { Choosable, Choosing } from './choosable.ts';
import { meantScore, type Choice } from './choose-product.ts';
import { doubtful, plain, type Quantity } from '../figures/quantity.ts';
import {
  draftOf,
  lineOf,
  mergeLines,
  namedTwiceShare,
  ofEverySize,
  repeatedDrafts,
  type Draft,
  type RepeatedLines,
  type TextLine,
} from './line-drafts.ts';
import {
  askAbout,
  askWhich,
  isRatherOfLast,
  linesDropped,
  linesNamed,
  meantScores,
  saysAttributeAlone,
} from './named-lines.ts';
import { continued, insteadOf, isOtherThanSaid } from './other-variants.ts';
import { ofPairs } from '../goods/pairs.ts';
import { saysEnough, type Goods } from '../goods/wanted-goods.ts';
import type { OrderText, WantedItem } from '../goods/wanted-item.ts';

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

/** Share of its words that a product must match to be ordered without a quantity. */
const leastShareAlone = 0.9;
/** Where others have quantities, what has none names rather what these are, or nothing, if it may be several products. */
const leastConfidenceAmidCounted = 0.7;
/** From this share of the best score on lines are meant as well: red ones, and no golden ones of a name that says red. */
const likewise = 0.8;

/** What a correction is about, and its lines. */
interface Subject<TProduct> {
  readonly item: WantedItem;
  readonly choice: Choice<TProduct> | null;
  readonly meant: readonly Draft<TProduct>[];
}

/** What was said before a correction and names nothing: uh, no. */
function isNothing<TProduct>({ choice, meant }: Subject<TProduct>): boolean {
  return choice === null && meant.length === 0;
}

/**
 * Makes lines of what a text wants: corrections change the lines before, and what is meant twice is one line. A text that repeats an
 * order begins with the lines of that one; null: there is none.
 */
export function settleLines<TProduct extends Choosable>(
  { items, remarks, others, repeated }: OrderText,
  foundOf: (item: WantedItem) => Found<TProduct> | null,
  before: RepeatedLines<TProduct> | null,
): Settled<TProduct> {
  const begun = repeatedDrafts(repeated, before);
  let drafts: Draft<TProduct>[] = [...begun.drafts];
  const unmatched = [...begun.unmatched, ...others];
  const notes = [...remarks];
  const isCounted = items.some(({ quantity }) => quantity !== null);
  let subject: Subject<TProduct> | null = null;
  /** What the item before took out, if it did. */
  let dropped: Draft<TProduct> | null = null;
  for (const [at, item] of items.entries()) {
    const found = foundOf(item);
    const choice = item.isOnlyAttribute || found === null ? null : found.choice;
    if (item.deed === 'name') {
      subject = { item, choice, meant: linesNamed(drafts, item, found) };
      if (choice === null && items[at + 1]?.deed === 'add') unmatched.push(item.source);
      continue;
    }
    const before = drafts;
    if (item.deed === 'times' || item.deed === 'less') multiply(item, found);
    else if (item.deed === 'drop') drop(item, found);
    else if (item.deed === 'set') {
      // Not the yellow ones: teal ones instead.
      const meant = linesNamed(drafts, item, found);
      if (dropped !== null && item.goods !== null && meant.length === 0)
        add(
          { ...item, deed: 'add', quantity: item.quantity ?? { ...plain, pieces: dropped.quantity } },
          choice === null ? null : insteadOf(choice, dropped.choice.product, item),
        );
      else if (subject === null || isNothing(subject)) set(item, found, choice);
      else setSubject(subject, item, choice);
    } else if (item.goods === null) more(item);
    else add(item, choice);
    subject = null;
    dropped = before.find((draft) => !drafts.includes(draft)) ?? null;
  }
  return {
    lines: mergeLines(drafts).map(lineOf),
    unmatched,
    remark: notes.join('\n'),
  };

  function add(item: WantedItem, choice: Choice<TProduct> | null): void {
    const same = drafts.findLast((other) => other.choice.product.sku_id === choice?.product.sku_id);
    // L 20, XL 10: what there is none of is no more of what was named before.
    if (same !== undefined && isOtherThanSaid(item, choice)) {
      same.confidence *= namedTwiceShare;
      unmatched.push(item.source);
      return;
    }
    // 15 totes, the ones with the hat: what has no quantity of its own says more of what was counted.
    if (item.quantity === null && !item.isMore && same !== undefined) {
      // As last time, but less tea.
      if (same.isRepeated) unmatched.push(item.source);
      else same.sources.push(item.source);
      return;
    }
    // As last time, but 3 lamps.
    if (item.quantity !== null && !item.isMore && same?.isRepeated === true) {
      same.confidence *= namedTwiceShare;
      change(same, { ...item, goods: null }, null);
      return;
    }
    const isClear =
      item.quantity !== null ||
      (choice !== null &&
        choice.share >= leastShareAlone &&
        saysEnough(item.goods) &&
        (!isCounted || choice.confidence >= leastConfidenceAmidCounted));
    const draft = choice === null || !isClear ? null : draftOf(item, choice, 1);
    if (choice === null || draft === null) {
      unmatched.push(item.source);
      return;
    }
    unmatched.push(...item.left);
    if (item.everySize !== null) drafts.push(...ofEverySize(item.everySize, draft));
    else if (choice.inEveryColour.length < 2) drafts.push(draft);
    else
      for (const product of choice.inEveryColour)
        drafts.push({ ...draft, choice: { ...choice, product }, sources: [...draft.sources] });
  }

  /** What a correction without goods is about. */
  function lastSaid(): Draft<TProduct> | undefined {
    const last = drafts.at(-1);
    return last?.isRepeated === true ? undefined : last;
  }

  /** As last time, but twice the tea, or 3 less of it. */
  function multiply(item: WantedItem, found: Found<TProduct> | null): void {
    const { deed, source, quantity } = item;
    const pieces = quantity?.pieces ?? 0;
    const meant = linesNamed(drafts, item, found).filter(({ isRepeated }) => isRepeated);
    const becomes = (draft: Draft<TProduct>) =>
      deed === 'times' ? draft.quantity * pieces : draft.quantity - pieces;
    const isClear =
      quantity !== null &&
      meant.length > 0 &&
      (deed === 'times' || meant.length === 1) &&
      meant.every((draft) => becomes(draft) >= 0 && becomes(draft) <= maxLineQuantity);
    if (!isClear) unmatched.push(source);
    else
      for (const draft of meant) {
        draft.quantity = becomes(draft);
        draft.sources.push(source);
      }
    drafts = drafts.filter((draft) => draft.quantity > 0);
  }

  /** The red ones: make them 5, or make them blue. What was not ordered before is ordered by that. */
  function setSubject(named: Subject<TProduct>, item: WantedItem, choice: Choice<TProduct> | null): void {
    const target = named.meant.at(-1);
    const { quantity, source } = item;
    if (item.goods === null && target === undefined) {
      const isOther = named.item.isVariant && drafts.length > 0;
      add(
        { ...named.item, deed: 'add', quantity: isOther ? doubtful(quantity) : quantity, source },
        named.choice,
      );
    } else if (target === undefined) add({ ...item, deed: 'add' }, choice);
    else {
      change(target, item, item.goods === null ? null : choice);
      askWhich(named.meant);
    }
  }

  function change(target: Draft<TProduct>, item: WantedItem, choice: Choice<TProduct> | null): void {
    const { product } = choice ?? target.choice;
    const pieces = ofPairs(item.quantity, product)?.pieces ?? target.quantity;
    const changed = choice === null ? null : draftOf(item, choice, pieces);
    if (item.goods !== null && changed === null) {
      unmatched.push(item.source);
      return;
    }
    if (item.quantity?.isDoubtful === true) target.confidence *= namedTwiceShare;
    target.quantity = pieces;
    target.sources.push(item.source);
    target.isRepeated = false;
    if (changed !== null) target.choice = continued(changed.choice, target.choice.product, item);
  }

  function more({ quantity, source }: WantedItem): void {
    const last = lastSaid();
    if (last === undefined || quantity === null) unmatched.push(source);
    else {
      last.quantity += ofPairs(quantity, last.choice.product)?.pieces ?? 0;
      last.sources.push(source);
    }
  }

  function set(item: WantedItem, found: Found<TProduct> | null, choice: Choice<TProduct> | null): void {
    const isNamed = item.goods !== null && (!item.isVariant || item.quantity !== null);
    const said = isNamed ? linesNamed(drafts, item, found) : [];
    const last = lastSaid();
    const mayBeLast = isRatherOfLast(said, last, item, choice);
    const isAsMany = mayBeLast && item.quantity?.pieces === last?.quantity;
    const meant = isAsMany ? [] : said;
    const named = meant.at(-1);
    const target = named ?? last;
    // No, 5 large ones.
    const isOther = choice !== null && item.own?.relative != null && named?.choice.product !== choice.product;
    if (target === undefined) add(item, choice);
    else if (named !== undefined && !isOther) {
      change(target, { ...item, goods: null }, null);
      askWhich(meant);
      if (mayBeLast && choice !== null) askAbout(target, [choice.product]);
    } else {
      const { product } = target.choice;
      const same = isOther ? undefined : alreadyOrdered(target, item, choice);
      if (same === undefined) change(target, item, choice);
      else if (item.quantity === null) unmatched.push(item.source);
      else change(same, { ...item, goods: null }, null);
      if (same !== undefined) askWhich([same, target]);
      else if (isNamed && !isOther && !isAsMany && item.quantity !== null) askAbout(target, [product]);
    }
  }

  /** The other line that a correction without a line of its own would make of one: it does not become part of that. */
  function alreadyOrdered(
    target: Draft<TProduct>,
    item: WantedItem,
    choice: Choice<TProduct> | null,
  ): Draft<TProduct> | undefined {
    if (choice === null) return undefined;
    const { product } = continued(choice, target.choice.product, item);
    return drafts.find((draft) => draft !== target && draft.choice.product.sku_id === product.sku_id);
  }

  function drop(item: WantedItem, found: Found<TProduct> | null): void {
    const { goods: said, own, quantity, source } = item;
    if (saysAttributeAlone(item) && !drafts.some(({ isRepeated }) => isRepeated)) {
      const unwanted = linesDropped(linesNamed(drafts, item, found), lastSaid(), item, found);
      if (unwanted.length === 0) notes.push(source);
      drafts = drafts.filter((draft) => !unwanted.includes(draft));
      return;
    }
    const isMeant = (goods: Goods) =>
      found !== null && drafts.some(({ choice }) => meantScore(goods, choice.product, found) > 0);
    // Not the gold ones: of what was named before the last.
    const goods = said !== null && own !== null && !isMeant(said) ? own : said;
    const isOther = quantity !== null && quantity.pieces !== lastSaid()?.quantity;
    // 500 (not 300): the figure is not what was ordered.
    if (goods === null && isOther) unmatched.push(source);
    else if (goods === null) {
      const last = lastSaid();
      drafts = drafts.filter((draft) => draft !== last);
      if (last === undefined) notes.push(source);
    } else dropMeant(goods, quantity, source, found);
  }

  function dropMeant(
    goods: Goods,
    quantity: Quantity | null,
    source: string,
    found: Found<TProduct> | null,
  ): void {
    const scores = meantScores(drafts, goods, found);
    const best = Math.max(0, ...scores);
    const pieces = quantity?.pieces ?? Infinity;
    const meant = drafts.find((draft, at) => draft.isRepeated && best > 0 && scores[at] === best);
    // As last time, minus 2 cups.
    if (meant !== undefined && pieces < meant.quantity) {
      meant.quantity -= pieces;
      meant.sources.push(source);
      return;
    }
    const kept = drafts.filter((_, at) => best === 0 || (scores[at] ?? 0) < best * likewise);
    if (kept.length === drafts.length) notes.push(source);
    drafts = kept;
  }
}
