import type { Language } from '../search/query.ts';
import { foldOrderText, originalOf, type FoldedText } from './folded-text.ts';
import { groupParts, lastOfCorrection, type Group } from './groups.ts';
import { cutChat } from './chat-lines.ts';
import type { Quantity } from './quantities.ts';
import { scan, type Token } from './scan.ts';
import { isQuantityAlone, segmentsOf, type Clause, type Deed, type Part, type Segment } from './segments.ts';
import { eachOf, isAttribute, isOfSameKind, readGoods, sameGoods, type Goods } from './wanted-goods.ts';

/** Something that a text wants done with some goods. */
export interface WantedItem {
  readonly deed: Deed;
  /** Null where the text says a quantity alone: it is about what stands before. */
  readonly goods: Goods | null;
  /** Whether the goods are those of an item before, in other colours or sizes. */
  readonly isVariant: boolean;
  /** Whether no goods are named at all, only a colour or a size. */
  readonly isOnlyAttribute: boolean;
  /** Null where the text says none. */
  readonly quantity: Quantity | null;
  /** Whether in every colour. */
  readonly isEvery: boolean;
  /** Whether as it was ordered before. */
  readonly isUsual: boolean;
  /** As it was typed. */
  readonly source: string;
}

export interface OrderText {
  readonly items: readonly WantedItem[];
  /** What is said about delivery, as it was typed. */
  readonly remarks: readonly string[];
  /** What is no order and no remark. */
  readonly others: readonly string[];
}

interface Draft {
  deed: Deed;
  goods: Goods | null;
  typed: string;
  isVariant: boolean;
  quantity: Quantity | null;
  isUsual: boolean;
  isEvery: boolean;
  isOnlyAttribute: boolean;
  from: number;
  until: number;
}

/** Least figure that may be a size where another quantity stands behind it. */
const leastSize = 20;
/** Most items that are read of one text. */
const maxItems = 40;

/** Reads an order as people write it. */
export function readOrderText(typed: string, language: Language): OrderText {
  const folded = foldOrderText(cutChat(typed), language.simplify);
  const reader = createReader(folded, language);
  let deed: Deed = 'add';
  for (const tokens of clausesOf(scan(folded), folded.text)) {
    const clause = segmentsOf(tokens, folded.text, deed);
    reader.read(clause);
    deed = clause.isOpenCorrection ? 'set' : 'add';
  }
  return reader.result();
}

function clausesOf(tokens: readonly Token[], text: string): (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind !== 'break') clauses.at(-1)?.push(token);
    if (token.kind === 'break' || text[token.from] === '?') clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function createReader(folded: FoldedText, language: Language) {
  const items: Draft[] = [];
  const remarks: string[] = [];
  const others: string[] = [];
  /** Items of which each has the quantity that was said of all. */
  let together: readonly Draft[] = [];
  /** Do you have... : what is asked for is ordered where a quantity follows. */
  let asked: Clause | null = null;
  const textOf = ({ from, until }: { readonly from: number; readonly until: number }) =>
    originalOf(folded, from, until);

  function read(clause: Clause): void {
    remarks.push(...clause.remarks.map(textOf).filter(Boolean));
    const isAnswered = asked !== null && clause.segments.length > 0 && clause.segments.every(isQuantityAlone);
    if (asked !== null && isAnswered) {
      others.pop();
      for (const segment of asked.segments) readSegment(segment);
    }
    asked = clause.isQuestion ? clause : null;
    if (clause.isQuestion) others.push(textOf(clause));
    else for (const segment of clause.segments) readSegment(segment);
  }

  function readSegment(segment: Segment): void {
    if (segment.parts.length === 0) {
      if (segment.deed === 'drop') items.push(blank(segment));
      else others.push(textOf(segment));
      return;
    }
    const goodsOf = (parts: readonly Part[]) => readGoods(parts.map(textOf).join(' '), language);
    const groups = groupParts(
      segment.parts,
      (part) => isOnlyAttribute(textOf(part)),
      (before, attributes) => isOfSameKind(goodsOf(before), goodsOf(attributes)),
    );
    const kept = segment.deed === 'set' ? lastOfCorrection(groups) : groups;
    for (const group of kept) readGroup(segment, group);
  }

  function isOnlyAttribute(typed: string): boolean {
    const goods = readGoods(typed, language);
    return goods === null || isAttribute(goods);
  }

  function readGroup(segment: Segment, group: Group): void {
    const own = group.goods.map(textOf).join(' ');
    const typed = own === '' && items.length === 0 ? (group.quantity?.thing ?? '') : own;
    const goods = typed === '' ? null : readGoods(typed, language);
    const before = items.at(-1);
    const isCorrection = segment.deed === 'set' || segment.deed === 'drop';
    const isAnew = segment.deed === 'set' && (goods === null || isAttribute(goods)) && isBrokenOff(before);
    if (isAnew) items.pop();
    const last = items.at(-1);
    const deed = isAnew || (segment.deed === 'more' && goods !== null) ? 'add' : segment.deed;
    const from = isCorrection ? Math.min(segment.from, group.from) : group.from;
    const draft = {
      ...blank(segment),
      deed,
      goods,
      typed,
      quantity: group.quantity,
      from,
      until: segment.deed === 'drop' ? Math.max(segment.until, group.until) : group.until,
    };
    if (goods === null) readQuantity(segment, draft, last);
    else if (segment.isEach && !segment.isEvery) readEach(draft);
    else if (segment.isAll && isAttribute(goods) && draft.quantity === null) readOfAll(goods);
    else if (deed === 'add' && isAttribute(goods)) readAttribute(draft, last);
    else items.push({ ...draft, ...(isAttribute(goods) ? ofHead(goods, items.length) : {}) });
  }

  /** Blue... no, red: what was broken off is corrected, and not what was said before it. */
  function isBrokenOff(last: Draft | undefined): boolean {
    return last?.isVariant === true && last.deed === 'add' && last.quantity === null;
  }

  /** A quantity alone. */
  function readQuantity(segment: Segment, draft: Draft, last: Draft | undefined): void {
    if (draft.quantity === null) return;
    if (segment.isEvery && last !== undefined) last.isEvery = true;
    if (segment.isEach && !segment.isEvery) distribute(draft);
    else if (segment.deed !== 'add') items.push(draft);
    else if (last !== undefined && last.quantity === null) take(last, draft);
    else if (draft.quantity.strength === 2 && draft.quantity.pieces >= leastSize && last?.deed === 'add')
      last.goods = readGoods(`${last.typed} ${draft.quantity.pieces}`, language);
    else if (last?.quantity?.strength === 2 && last.quantity.pieces >= leastSize) {
      last.goods = readGoods(`${last.typed} ${last.quantity.pieces}`, language);
      take(last, draft);
    } else others.push(textOf(draft));
  }

  function take(item: Draft, { quantity, until }: Draft): void {
    item.quantity = quantity;
    item.until = Math.max(item.until, until);
  }

  function distribute(draft: Draft): void {
    const first = items.findLastIndex(({ quantity }) => quantity !== null) + 1;
    const waiting = items.slice(first);
    for (const item of waiting) item.quantity = draft.quantity;
    const only = waiting.length === 1 ? waiting[0] : undefined;
    if (only === undefined) return;
    items.pop();
    readEach({ ...only, until: draft.until });
  }

  function readEach(draft: Draft): void {
    const first = items.findLastIndex(({ quantity }) => quantity !== null) + 1;
    for (const item of items.slice(first)) item.quantity = draft.quantity;
    const before = items.length;
    for (const goods of severalOf(draft.typed).flatMap((typed) => eachOf(typed, language)))
      items.push({ ...draft, goods, ...(isAttribute(goods) ? ofHead(goods, items.length) : {}) });
    together = items.slice(before);
  }

  /** Mung beans 1 kg, red beans 1 kg, each 15: where each has words and a size or colour of its own, they are several. */
  function severalOf(typed: string): string[] {
    const chunks = typed.split(/\s+/);
    const isWhole = chunks.every((chunk) => {
      const kinds = new Set(readGoods(chunk, language)?.terms.map(({ kind }) => kind));
      return kinds.has('word') && kinds.size > 1;
    });
    return chunks.length > 1 && isWhole ? chunks : [typed];
  }

  /** A colour or a size alone: of what was named just before, or another one of that. */
  function readAttribute(draft: Draft, last: Draft | undefined): void {
    const { goods } = draft;
    if (goods === null) return;
    const isPartOfLast = last !== undefined && last.deed === 'add' && last.goods !== null;
    if (draft.quantity === null && last !== undefined && together.at(-1) === last) readOfEach(goods);
    const isOther = draft.quantity === null && isOfSameKind(last?.goods ?? null, goods);
    if (isPartOfLast && !isOther && (last.quantity === null || draft.quantity === null)) {
      last.goods = last.goods === null ? goods : sameGoods(last.goods, goods);
      last.typed += ` ${draft.typed}`;
      last.quantity ??= draft.quantity;
      last.until = Math.max(last.until, draft.until);
      last.from = Math.min(last.from, draft.from);
    } else items.push({ ...draft, ...ofHead(goods, items.length) });
  }

  /** Red and green ones, 6 each, of 16 ribs. */
  function readOfEach(goods: Goods): void {
    for (const item of together.slice(0, -1))
      if (item.goods !== null && !isOfSameKind(item.goods, goods)) item.goods = sameGoods(item.goods, goods);
  }

  /** Of all that was named before, where nothing else was said of it. */
  function readOfAll(goods: Goods): void {
    const kinds = new Set(goods.terms.map(({ kind }) => kind));
    for (const item of items)
      if (item.goods !== null && !item.goods.terms.some(({ kind }) => kinds.has(kind)))
        item.goods = sameGoods(item.goods, goods);
  }

  function ofHead(goods: Goods, before: number): Pick<Draft, 'goods' | 'isVariant' | 'isOnlyAttribute'> {
    const head = items
      .slice(0, before)
      .findLast((item) => item.goods !== null && !item.isOnlyAttribute)?.goods;
    if (head === undefined || head === null) return { goods, isVariant: false, isOnlyAttribute: true };
    return { goods: sameGoods(head, goods), isVariant: true, isOnlyAttribute: false };
  }

  /** 10 trousers, 5 of them black and 5 red, are 10. */
  function withoutTotals(drafts: readonly Draft[]): Draft[] {
    return drafts.filter((draft, at) => {
      const next = drafts.slice(at + 1);
      const end = next.findIndex(({ isVariant, deed }) => !isVariant || deed !== 'add');
      const variants = end < 0 ? next : next.slice(0, end);
      const sum = variants.reduce((total, { quantity }) => total + (quantity?.pieces ?? 0), 0);
      const isTotal = variants.length > 1 && draft.deed === 'add' && sum === draft.quantity?.pieces;
      return !isTotal || draft.goods?.terms.some(({ kind }) => kind === 'colour') === true;
    });
  }

  /** Colours before the first goods are of these: 2 blue and 3 red mugs. */
  function result(): OrderText {
    const settled = withoutTotals(items).map((item, at, all) => {
      const head = item.isOnlyAttribute
        ? all.slice(at + 1).find((other) => !other.isOnlyAttribute)?.goods
        : null;
      return head === undefined || head === null || item.goods === null
        ? item
        : { ...item, goods: sameGoods(head, item.goods), isOnlyAttribute: false };
    });
    const wanted = settled.map(
      ({ deed, goods, isVariant, isOnlyAttribute, quantity, isUsual, isEvery, from, until }) => ({
        deed,
        goods,
        isOnlyAttribute,
        isVariant,
        quantity,
        isUsual,
        isEvery,
        source: originalOf(folded, from, until),
      }),
    );
    return {
      items: wanted.slice(0, maxItems),
      remarks,
      others: [...others, ...wanted.slice(maxItems).map(({ source }) => source)],
    };
  }

  return { read, result };
}

function blank({ deed, isUsual, isEvery, from, until }: Segment): Draft {
  return {
    deed,
    goods: null,
    typed: '',
    isVariant: false,
    quantity: null,
    isUsual,
    isEvery,
    isOnlyAttribute: false,
    from,
    until,
  };
}
