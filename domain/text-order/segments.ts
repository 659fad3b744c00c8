import type { Quantity } from './figures/quantity.ts';
import { withoutQuestions } from './asides/questions.ts';
import { takeRemarks } from './asides/remarks.ts';
import { withoutSums } from './asides/sums.ts';
import { isNotSoMany, type Token } from './tokens.ts';

/** What is done with the goods of a segment. `name` says what the correction behind it is about. */
export type Deed = 'add' | 'more' | 'set' | 'drop' | 'name';

/** Goods or a quantity, where they stand in the folded text. */
export interface Part {
  readonly from: number;
  readonly until: number;
  /** Null: goods. */
  readonly quantity: Quantity | null;
}

/** A part of a clause that is about some goods and quantities of them. */
export interface Segment {
  readonly deed: Deed;
  readonly parts: readonly Part[];
  /** What a correction is about, where it was named before it. */
  readonly subject: readonly Part[];
  readonly isEach: boolean;
  /** The quantities beside which that was said. */
  readonly each: ReadonlySet<Quantity>;
  /** Whether its quantity was said before goods that it follows: 2 each of red and blue. */
  readonly isCarried: boolean;
  readonly isUsual: boolean;
  /** Whether it is said of all that was named before. */
  readonly isAll: boolean;
  /** Whether in every colour. */
  readonly isEvery: boolean;
  /** Whether it may name what the goods behind it are. */
  readonly isHeading: boolean;
  readonly from: number;
  readonly until: number;
}

/** A correction that was begun, and what it is about. */
export interface Correction {
  readonly subject: readonly Part[];
}

export interface Clause {
  readonly segments: readonly Segment[];
  /** What it says about delivery, where that stands. */
  readonly remarks: readonly { readonly from: number; readonly until: number }[];
  /** The correction that the next one goes on with; null where none is open. */
  readonly open: Correction | null;
  readonly isQuestion: boolean;
  /** Whether it stands before a colon. */
  readonly isHeading: boolean;
  /** Whether it says how many of each. */
  readonly isOfEach: boolean;
  readonly from: number;
  readonly until: number;
}

interface Draft {
  deed: Deed;
  parts: Part[];
  subject: Part[];
  isEach: boolean;
  each: Set<Quantity>;
  /** Whether that was said of a quantity that follows. */
  isEachNext: boolean;
  isCarried: boolean;
  isUsual: boolean;
  isAll: boolean;
  isEvery: boolean;
  isHeading: boolean;
  from: number;
  until: number;
}

/** Takes the tokens of a clause apart. `begun` is the correction that the clause before began. */
export function segmentsOf(
  tokens: readonly Token[],
  text: string,
  begun: Correction | null = null,
  isLast = true,
): Clause {
  const deed = begun === null ? 'add' : 'set';
  const from = tokens[0]?.from ?? 0;
  const until = tokens.at(-1)?.until ?? from;
  const { goods: said, remarks } = takeRemarks(withoutSums(tokens), text);
  const { goods, isQuestion } = withoutQuestions(said, text);
  const segments: Draft[] = [];
  let draft: Draft = { ...blank(deed, from), subject: [...(begun?.subject ?? [])] };
  const flush = (next: Deed, at: number) => {
    const isSaid = draft.deed === 'drop' || draft.isUsual;
    if (draft.parts.length === 0 && draft.subject.length > 0)
      draft = { ...draft, deed: 'add', parts: draft.subject, subject: [] };
    const isUnused = draft.isCarried && draft.parts.length < 2;
    if ((draft.parts.length > 0 && !isUnused) || (isSaid && draft.from < draft.until)) segments.push(draft);
    draft = blank(next, at);
  };
  let isAgainst = false;
  for (const [at, token] of goods.entries()) {
    if (isNotSoMany(goods, at)) continue;
    isAgainst = token.kind === 'text' ? isAgainst : token.kind === 'role' && token.role === 'against';
    if (isAgainst) continue;
    const [hasGoods, hasQuantity] = [
      draft.parts.some(({ quantity }) => quantity === null),
      draft.parts.some(({ quantity }) => quantity !== null),
    ];
    const grow = () => {
      draft.until = token.until;
    };
    if (token.kind === 'text' || token.kind === 'quantity') {
      const quantity = token.kind === 'quantity' ? token.quantity : null;
      // No, 15, and 43 black slippers 3: what has a quantity of its own behind it is no part of the correction.
      if (isAnewBehind(draft, goods, at)) flush('add', token.from);
      if (quantity !== null && draft.isCarried)
        Object.assign(draft, { parts: draft.parts.slice(1), isEach: false, isCarried: false });
      if (draft.parts.length === 0 && (draft.deed === 'add' || draft.deed === 'more') && !draft.isUsual)
        draft.from = token.from;
      draft.parts.push({ from: token.from, until: token.until, quantity });
      if (quantity !== null && draft.isEachNext) {
        draft.each.add(quantity);
        draft.isEachNext = false;
      }
      grow();
    } else if (token.kind === 'price') {
      if (draft.parts.length > 0) grow();
    } else if (token.kind === 'role') {
      if (token.role === 'becomes' && isReplacedBy(draft, goods[at + 1]))
        Object.assign(draft, { subject: draft.parts, parts: [] });
      else if (token.role === 'each') {
        if (isPriceOfEach(draft)) draft.parts.pop();
        else sayEach(draft);
      } else if (token.role === 'usual') {
        if (draft.parts.length === 0) draft.from = token.from;
        draft.isUsual = true;
        grow();
      } else if (token.role === 'rather') {
        if (draft.deed === 'add' && hasQuantity && !hasGoods) draft.deed = 'set';
      } else if (token.role === 'all') draft.isAll = true;
      else if (token.role === 'every') draft.isEvery = true;
      else if (token.role === 'join') {
        const carried = draft.isEach && hasGoods ? draft.parts[0] : undefined;
        if (draft.parts.length > 0) flush(draft.deed === 'drop' ? 'drop' : 'add', token.until);
        if (carried !== undefined && carried.quantity !== null)
          Object.assign(draft, { parts: [carried], isEach: true, isCarried: true });
      } else if (token.role === 'ask' && (hasQuantity || draft.deed === 'drop')) {
        if (isSizeBefore(draft, goods[at + 1])) continue;
        const named = isNamedBehind(draft, goods[at + 1], text) ? takeTail(draft) : [];
        if (draft.deed !== 'set' || hasQuantity) flush('add', token.until);
        const [first, last] = [named[0], named.at(-1)];
        if (first !== undefined && last !== undefined)
          Object.assign(draft, { parts: named, from: first.from, until: last.until });
      } else if (
        (token.role === 'ask' || token.role === 'more') &&
        draft.deed === 'add' &&
        hasGoods &&
        !hasQuantity &&
        isSaidBefore(goods, at, text)
      ) {
        draft.isHeading = true;
        flush('add', token.until);
      } else if (token.role === 'more' && hasQuantity === hasGoods && isOver(draft, goods[at + 1]))
        flush('more', token.until);
      else if (token.role === 'correct') {
        if (hasQuantity || draft.deed === 'drop') {
          const subject = draft.parts[0]?.quantity === null ? takeTail(draft) : [];
          flush('set', subject[0]?.from ?? token.from);
          draft.subject = subject;
        } else {
          if (hasGoods && draft.subject.length === 0)
            Object.assign(draft, { subject: draft.parts, parts: [] });
          draft.deed = 'set';
        }
      } else if (token.role === 'cancel') {
        const isLast = !goods.slice(at + 1).some(({ kind }) => kind === 'text' || kind === 'quantity');
        const behind = isLast ? takeTail(draft) : [];
        if (hasQuantity || behind.length === 0) flush('drop', behind[0]?.from ?? token.from);
        draft.parts.push(...behind.filter((part) => !draft.parts.includes(part)));
        draft.deed = 'drop';
        grow();
      }
    }
  }
  const isOpenCorrection =
    draft.parts.length === 0 && (draft.deed === 'set' || (deed === 'set' && goods.length === 0));
  const open = isOpenCorrection ? { subject: isLast ? [] : draft.subject } : null;
  if (open !== null && !isLast) draft = blank('add', until);
  flush('add', until);
  const isHeading = /^[^\S\n]*:/.test(text.slice(until));
  const isOfEach = segments.some(({ isEach }) => isEach);
  return { segments, remarks, open, isQuestion, isHeading, isOfEach, from, until };
}

/** Whether goods with a quantity behind them follow a correction that was a quantity alone. */
function isAnewBehind({ deed, parts }: Draft, tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at).filter(({ kind }) => kind === 'text' || kind === 'quantity');
  const isAlone = deed === 'set' && parts.length === 1 && parts[0]?.quantity?.strength === 3;
  const [named, counted] = behind;
  const isNamed = named?.kind === 'text' || (named?.kind === 'quantity' && named.quantity.strength === 2);
  return isAlone && behind.length === 2 && isNamed && counted?.kind === 'quantity';
}

/** 五件黑色L码再来三件白色的: whether what is counted next is other goods, or more of the last. */
function isOver({ parts }: Draft, next: Token | undefined): boolean {
  const isCountedAnew = parts[0]?.quantity != null && next?.kind === 'quantity';
  return isCountedAnew || parts.at(-1)?.quantity !== null;
}

/** Change the blue ones to red ones. */
function isReplacedBy({ deed, parts, subject }: Draft, next: Token | undefined): boolean {
  const isCorrected =
    deed === 'set' &&
    subject.length === 0 &&
    parts.length > 0 &&
    parts.every(({ quantity }) => quantity === null);
  return isCorrected && next?.kind === 'text';
}

/** 750要6个: a figure right before what is asked for is a size. */
function isSizeBefore({ parts }: Draft, next: Token | undefined): boolean {
  return parts.length > 1 && parts.at(-1)?.quantity?.strength === 2 && next?.kind === 'quantity';
}

/** 黑色的39一双 红色的要40码一双: a colour or size behind what was counted, right before what is asked for, is of the next. */
function isNamedBehind({ deed, parts }: Draft, next: Token | undefined, text: string): boolean {
  const [counted, named] = parts.slice(-2);
  const isNextCounted =
    next?.kind === 'quantity' || (next?.kind === 'text' && /\d/.test(text[next.from] ?? ''));
  return (
    deed === 'add' &&
    isNextCounted &&
    parts[0]?.quantity === null &&
    counted?.quantity?.strength === 3 &&
    !/[x*]/.test(text[counted.from] ?? '') &&
    named?.quantity === null &&
    attribute.test(text.slice(named.from, named.until).trim())
  );
}

const attribute = /^(?:สี|ไซส์|ไซซ์|ขนาด|เบอร์)|[的色号码]$/u;

/** Mary of the guesthouse, we need 12 towels: what stands before names none of the goods, or what all of them are. */
function isSaidBefore(tokens: readonly Token[], at: number, text: string): boolean {
  const { from = 0, until = 0 } = tokens[at] ?? {};
  // Particles end sentences.
  if (/(?:คะ|ค่ะ|ครับ|คับ|จ้า) *$/u.test(text.slice(0, from)))
    return tokens.slice(at + 1).some(({ kind }) => kind === 'text');
  const isAsked = /\b(?:i|we)\b/.test(text.slice(from, until));
  const [counted, named, next] = tokens.slice(at + 1);
  return counted?.kind === 'quantity' && named?.kind === 'text' && (isAsked || next === undefined);
}

/** Takes the goods behind the last quantity out of a segment; where it has none they stay. */
function takeTail(draft: Draft): Part[] {
  const last = draft.parts.findLastIndex(({ quantity }) => quantity !== null);
  return last < 0 ? [...draft.parts] : draft.parts.splice(last + 1);
}

/** 3 pcs 249 each. */
function isPriceOfEach({ parts }: Draft): boolean {
  return (
    parts.at(-1)?.quantity?.strength === 2 &&
    parts.slice(0, -1).some(({ quantity }) => quantity?.strength === 3)
  );
}

function sayEach(draft: Draft): void {
  const before = draft.parts.at(-1)?.quantity ?? null;
  draft.isEach = true;
  if (before === null) draft.isEachNext = true;
  else draft.each.add(before);
}

function blank(deed: Deed, at: number): Draft {
  return {
    deed,
    parts: [],
    subject: [],
    isEach: false,
    each: new Set(),
    isEachNext: false,
    isCarried: false,
    isUsual: false,
    isAll: false,
    isEvery: false,
    isHeading: false,
    from: at,
    until: at,
  };
}
