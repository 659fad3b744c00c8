import type { Language } from '../search/query.ts';
import { originalOf, type FoldedText } from './folded-text.ts';
import { lastOfCorrection } from './corrected-groups.ts';
import { groupParts, type Known, type KnownAt } from './groups.ts';
import type { Group } from './paired-groups.ts';
import { doubtful, replaces } from './figures/quantity.ts';
import { readNamedByQuantity } from './named-by-quantity.ts';
import type { Clause, Part, Segment } from './segments.ts';
import {
  blankItem,
  headBefore,
  isBrokenOff,
  isNextSize,
  leastSize,
  mayBeSizes,
  takeQuantity,
  variantOf,
  withoutTotal,
  type ItemDraft,
} from './goods/wanted-item.ts';
import { isAsMany, otherQuestion, saidOfEach } from './goods/said-of-goods.ts';
import { goodsApart } from './goods/goods-apart.ts';
import { colourOfAlone } from './goods/plain-goods.ts';
import { finishItems } from './finish-items.ts';
import {
  addToEach,
  areOfOneKind,
  asManyOf,
  groupsOfEach,
  inEverySize,
  isOfEvery,
  isShareOf,
  readSizeBehind,
  severalOf,
  takeInEvery,
  takeInEverySize,
  takeShare,
} from './goods/several-goods.ts';
import { eachOf, isAttribute, isOfSameKind, none, sameGoods, type Goods } from './goods/wanted-goods.ts';

interface Reading {
  readonly language: Language;
  readonly goodsIn: (typed: string) => Goods | null;
  readonly knownAt: KnownAt;
  /** Whether the whole text says quantities before their goods, where its parts say so clearly. */
  readonly isUsuallyBefore: boolean;
}

/** Reads the clauses of a text one by one. */
export function clauseReader(folded: FoldedText, { language, goodsIn, knownAt, isUsuallyBefore }: Reading) {
  const items: ItemDraft[] = [];
  const remarks: string[] = [];
  const others: string[] = [];
  /** Goods: of which colours or sizes follow with their quantities. */
  const headings = new Set<ItemDraft>();
  /** Items of which each has the quantity that was said of all. */
  let together: readonly ItemDraft[] = [];
  /** Whether the clause that is read says how many of each: what it names without a quantity is no part of what was counted before. */
  let isOfEach = false;
  /** Where the segment begins in which a quantity was left over, so that others of it may be of something else. */
  let leftOverFrom = -1;
  let segmentFrom = 0;
  let ofEach = { colours: false, sizes: false };
  const questions: { readonly text: string; readonly items: readonly ItemDraft[] }[] = [];
  const textOf = ({ from, until }: { readonly from: number; readonly until: number }) =>
    originalOf(folded, from, until);
  const ofHead = (goods: Goods, before: number) => variantOf(goods, headBefore(items, before));
  const wordsOf = ({ from, until }: { readonly from: number; readonly until: number }) =>
    folded.text.slice(from, until).trim();

  function read(clause: Clause): void {
    remarks.push(...clause.remarks.map(textOf).filter(Boolean));
    isOfEach = clause.isOfEach;
    const before = items.length;
    if (!clause.isQuestion || clause.segments.every(asksForGoods))
      readNamedByQuantity(clause.segments, items, readSegment);
    if (clause.isQuestion) {
      questions.push({ text: textOf(clause), items: items.slice(before) });
      for (const item of items.slice(before)) name(item);
    } else if (clause.isHeading) name(items.at(-1));
  }

  /** Do you have lanterns? What is asked for is ordered where a quantity follows. */
  function asksForGoods({ deed, parts, from, until }: Segment): boolean {
    const isOther = otherQuestion.test(folded.text.slice(from, until));
    return (
      deed === 'add' &&
      parts.length > 0 &&
      (!isOther || items.length === 0) &&
      !isOnlyAttribute(parts.map(wordsOf).join(' '))
    );
  }

  /** Goods that may be what those behind them are. */
  function name(item: ItemDraft | undefined): void {
    if (item?.quantity === null && item.deed === 'add') headings.add(item);
  }

  function readSegment(segment: Segment): void {
    segmentFrom = items.length;
    ofEach = saidOfEach(folded.text, segment);
    if (segment.parts.length === 0) {
      if (segment.deed === 'drop') items.push(blankItem(segment));
      else others.push(textOf(segment));
      return;
    }
    const goodsOf = (parts: readonly Part[]) => goodsIn(parts.map(wordsOf).join(' '));
    if (segment.subject.length > 0) nameSubject(segment);
    const groups = groupParts(
      withoutTotal(segment, ofEach.colours),
      (part) => isOnlyAttribute(wordsOf(part)),
      (before, attributes) => isOfSameKind(goodsOf(before), goodsOf(attributes)),
      knownOf(segment),
      (part) => goodsApart(folded, part, goodsIn),
    );
    const kept = segment.deed === 'set' ? lastOfCorrection(groups) : groups;
    const counted = groupsOfEach(segment, kept);
    for (const [at, group] of kept.entries())
      readGroup({ ...segment, isEach: counted.includes(group) }, group, at > 0);
    if (segment.isHeading) name(items.at(-1));
  }

  function knownOf({ from, until }: Segment): Known {
    const known = knownAt(from, until);
    return { ...known, isBefore: known.isBefore !== isUsuallyBefore };
  }

  /** What the correction behind it is about. */
  function nameSubject(segment: Segment): void {
    const typed = segment.subject.map(wordsOf).join(' ');
    const goods = goodsIn(typed);
    if (goods === null) return;
    const named = { ...blankItem(segment), deed: 'name' as const, goods, own: goods, typed };
    items.push({ ...named, ...(isAttribute(goods) ? ofHead(goods, items.length) : {}) });
  }

  function isOnlyAttribute(typed: string): boolean {
    const goods = goodsIn(typed);
    return goods === null || isAttribute(goods);
  }

  function readGroup(segment: Segment, group: Group, isClose: boolean): void {
    const own = colourOfAlone(group.goods.map(wordsOf).join(' '), items.length > 0);
    const typed = own === '' && items.length === 0 ? (group.quantity?.thing ?? '') : own;
    const goods = typed === '' ? null : goodsIn(typed);
    const before = items.at(-1);
    const isCorrection = segment.deed === 'set' || segment.deed === 'drop';
    const isAnew = segment.deed === 'set' && (goods === null || isAttribute(goods)) && isBrokenOff(before);
    if (isAnew) items.pop();
    const last = items.at(-1);
    const deed = isAnew || (segment.deed === 'more' && goods !== null) ? 'add' : segment.deed;
    const from = isCorrection ? Math.min(segment.from, group.from) : group.from;
    const draft = {
      ...blankItem(segment),
      deed,
      goods,
      own: goods,
      typed,
      named: group.goods,
      isClose,
      isBehind: group.isBehind,
      head: headBefore(items, items.length),
      quantity: leftOverFrom === segment.from ? doubtful(group.quantity) : group.quantity,
      from,
      until: segment.deed === 'drop' ? Math.max(segment.until, group.until) : group.until,
    };
    if (goods === null) readQuantity(segment, draft, last);
    else if (segment.isEach && !segment.isEvery) readEach(draft, segment.isCarried);
    else if (segment.isAll && isAttribute(goods) && draft.quantity === null) addToEach(items, goods);
    else if (isOfEvery(draft, last)) return;
    else if (deed === 'add' && isAttribute(goods)) readAttribute(draft, last);
    else items.push({ ...draft, ...(isAttribute(goods) ? ofHead(goods, items.length) : {}) });
  }

  /** A quantity alone. */
  function readQuantity(segment: Segment, draft: ItemDraft, last: ItemDraft | undefined): void {
    if (draft.quantity === null) return;
    if (segment.isEvery && last !== undefined) last.isEvery = true;
    const isOfEveryColour = segment.isEvery || (segment.isEach && ofEach.colours);
    if (segment.isEach && ofEach.sizes && takeInEverySize(last, draft.quantity)) return;
    if (isOfEveryColour && last !== undefined && isShareOf(last, draft.quantity))
      takeInEvery(last, draft.quantity);
    else if (segment.isEach && !segment.isEvery) distribute(draft);
    else if (segment.deed !== 'add') items.push(draft);
    else if (last?.deed === 'set' && last.goods === null) items.push({ ...draft, deed: 'set' });
    else if (last !== undefined && replaces(draft.quantity, last.quantity)) takeQuantity(last, draft);
    else if (isNextSize(draft.quantity, last)) {
      const size = goodsIn(String(draft.quantity.pieces));
      if (size !== null) items.push({ ...draft, quantity: null, own: size, ...ofHead(size, items.length) });
    } else if (draft.quantity.strength === 2 && draft.quantity.pieces >= leastSize && last?.deed === 'add') {
      last.goods = goodsIn(`${last.typed} ${draft.quantity.pieces}`);
      if (mayBeSizes(last.quantity, draft.quantity)) last.quantity = doubtful(last.quantity);
    } else if (last?.quantity?.strength === 2 && last.quantity.pieces >= leastSize) {
      last.goods = goodsIn(`${last.typed} ${last.quantity.pieces}`);
      takeQuantity(last, draft);
    } else {
      others.push(textOf(segment.isUsual ? segment : draft));
      leftOverFrom = segment.from;
      // One of the two is how many, and nothing says which.
      const beside = items.length > segmentFrom ? items.slice(segmentFrom) : items.slice(-1);
      for (const item of beside) item.quantity = doubtful(item.quantity);
    }
  }

  function distribute(draft: ItemDraft): void {
    const first = items.findLastIndex(({ quantity }) => quantity !== null) + 1;
    const waiting = items.slice(first);
    const last = items.at(-1);
    if (last !== undefined && waiting.length === 0 && isShareOf(last, draft.quantity))
      last.quantity = doubtful(last.quantity);
    for (const item of waiting) item.quantity = draft.quantity;
    const only = waiting.length === 1 ? waiting[0] : undefined;
    if (only === undefined) {
      for (const item of waiting.slice(0, -1))
        if (areOfOneKind(item.typed, last?.typed ?? '')) readSizeBehind(item, [last?.goods ?? none]);
      together = waiting;
      return;
    }
    items.pop();
    readEach({ ...only, until: draft.until }, false);
  }

  function readEach(draft: ItemDraft, isCarried: boolean): void {
    const first = items.findLastIndex(({ quantity }) => quantity !== null) + 1;
    // What is a heading has no quantity of its own: dress: 3 each of S and M.
    const waiting = items.slice(first).filter((item) => !headings.has(item));
    for (const item of waiting) item.quantity = draft.quantity;
    const before = items.length;
    const several = severalOf(draft.typed, goodsIn).flatMap((typed) => eachOf(typed, language));
    const [only] = several;
    if (
      only !== undefined &&
      several.length === 1 &&
      isAttribute(only) &&
      together.length > 1 &&
      waiting.length === 0
    ) {
      const others = together.map((item) => ({
        ...draft,
        goods: sameGoods(item.goods ?? none, only),
        own: only,
        head: item,
        isVariant: true,
      }));
      items.push(...others);
      return;
    }
    const isColoured = several.some(({ terms }) => terms.some(({ kind }) => kind === 'colour'));
    for (const goods of several)
      items.push({
        ...draft,
        everySize: ofEach.sizes ? inEverySize(goods, ...waiting.map((item) => item.goods)) : null,
        isEvery: draft.isEvery || (ofEach.colours && !isColoured && waiting.length === 0),
        goods,
        own: goods,
        named: several.length > 1 ? [] : draft.named,
        ...(isAttribute(goods) ? ofHead(goods, items.length) : {}),
      });
    const isOfAll = (item: ItemDraft) => several.every(isAttribute) || areOfOneKind(item.typed, draft.typed);
    for (const item of waiting.filter(isOfAll)) readSizeBehind(item, several);
    takeShare(items[first - 1], items.slice(first));
    together = [...(isCarried ? together : []), ...items.slice(before)];
  }

  /** A colour or a size alone: of what was named just before, or another one of that. */
  function readAttribute(draft: ItemDraft, last: ItemDraft | undefined): void {
    const { goods } = draft;
    if (goods === null) return;
    const isPartOfLast = last !== undefined && last.deed === 'add' && last.goods !== null;
    if (last?.deed === 'set' && draft.quantity === null) {
      items.push({ ...draft, deed: 'set', ...ofHead(goods, items.length) });
      return;
    }
    if (draft.quantity === null && last !== undefined && together.at(-1) === last)
      addToEach(together.slice(0, -1), goods);
    const isOther =
      draft.quantity === null &&
      (isOfSameKind(last?.goods ?? null, goods) || (isOfEach && last?.quantity !== null));
    if (isPartOfLast && !isOther && (last.quantity === null || draft.quantity === null)) {
      last.goods = last.goods === null ? goods : sameGoods(last.goods, goods);
      last.typed += ` ${draft.typed}`;
      last.named = [...last.named, ...draft.named];
      last.quantity ??= draft.quantity;
      last.until = Math.max(last.until, draft.until);
      last.from = Math.min(last.from, draft.from);
    } else {
      const same =
        draft.quantity === null && isAsMany(folded.text, draft.from, draft.until)
          ? asManyOf(items, draft, goods)
          : [];
      items.push(...(same.length > 0 ? same : [{ ...draft, ...ofHead(goods, items.length) }]));
    }
  }

  return {
    read,
    result: () => finishItems({ folded, goodsIn, items, remarks, others, headings, questions }),
  };
}
