import type { Quantity } from './quantities.ts';
import type { Token } from './scan.ts';

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
  /** Whether its quantity was said before goods that it follows: 2 each of red and blue. */
  readonly isCarried: boolean;
  readonly isUsual: boolean;
  /** Whether it is said of all that was named before. */
  readonly isAll: boolean;
  /** Whether in every colour. */
  readonly isEvery: boolean;
  readonly from: number;
  readonly until: number;
}

export interface Clause {
  readonly segments: readonly Segment[];
  /** What it says about delivery, where that stands. */
  readonly remarks: readonly { readonly from: number; readonly until: number }[];
  /** Whether what the next one says corrects what was said. */
  readonly isOpenCorrection: boolean;
  readonly isQuestion: boolean;
  /** Whether it stands before a colon. */
  readonly isHeading: boolean;
  readonly from: number;
  readonly until: number;
}

interface Draft {
  deed: Deed;
  parts: Part[];
  subject: Part[];
  isEach: boolean;
  isCarried: boolean;
  isUsual: boolean;
  isAll: boolean;
  isEvery: boolean;
  from: number;
  until: number;
}

/** Takes the tokens of a clause apart. `deed` is what the clause before began. */
export function segmentsOf(tokens: readonly Token[], text: string, deed: Deed): Clause {
  const from = tokens[0]?.from ?? 0;
  const until = tokens.at(-1)?.until ?? from;
  const { goods: said, remarks } = takeRemarks(withoutSums(tokens), text);
  const question = said.findIndex((token) => token.kind === 'role' && token.role === 'question');
  const isCounted = (some: readonly Token[]) => some.some(({ kind }) => kind === 'quantity');
  const isAskedBehind = question > 0 && isCounted(said.slice(0, question));
  // What costs so much is asked behind the goods.
  const goods =
    isAskedBehind && !said.slice(question).some(({ kind }) => kind === 'text')
      ? said.slice(0, question)
      : said;
  const isQuestion = question >= 0 && !isCounted(goods);
  const segments: Draft[] = [];
  let draft = blank(deed, from);
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
      if (quantity !== null && draft.isCarried)
        Object.assign(draft, { parts: draft.parts.slice(1), isEach: false, isCarried: false });
      if (draft.parts.length === 0 && (draft.deed === 'add' || draft.deed === 'more') && !draft.isUsual)
        draft.from = token.from;
      draft.parts.push({ from: token.from, until: token.until, quantity });
      grow();
    } else if (token.kind === 'price') {
      if (draft.parts.length > 0) grow();
    } else if (token.kind === 'role') {
      if (token.role === 'becomes' && isReplacedBy(draft, goods[at + 1]))
        Object.assign(draft, { subject: draft.parts, parts: [] });
      else if (token.role === 'each') {
        if (isPriceOfEach(draft)) draft.parts.pop();
        else draft.isEach = true;
      } else if (token.role === 'usual') {
        if (draft.parts.length === 0) draft.from = token.from;
        draft.isUsual = true;
        grow();
      } else if (token.role === 'all') draft.isAll = true;
      else if (token.role === 'every') draft.isEvery = true;
      else if (token.role === 'join') {
        const carried = draft.isEach && hasGoods ? draft.parts[0] : undefined;
        if (draft.parts.length > 0) flush(draft.deed === 'drop' ? 'drop' : 'add', token.until);
        if (carried !== undefined && carried.quantity !== null)
          Object.assign(draft, { parts: [carried], isEach: true, isCarried: true });
      } else if (token.role === 'ask' && (hasQuantity || draft.deed === 'drop')) {
        if (isSizeBefore(draft, goods[at + 1])) continue;
        if (draft.deed !== 'set' || hasQuantity) flush('add', token.until);
      } else if (token.role === 'more' && hasQuantity === hasGoods && draft.parts.at(-1)?.quantity !== null)
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
  flush('add', until);
  const isHeading = /^[^\S\n]*:/.test(text.slice(until));
  return { segments, remarks, isOpenCorrection, isQuestion, isHeading, from, until };
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

function blank(deed: Deed, at: number): Draft {
  return {
    deed,
    parts: [],
    subject: [],
    isEach: false,
    isCarried: false,
    isUsual: false,
    isAll: false,
    isEvery: false,
    from: at,
    until: at,
  };
}

/** Without sums of pieces and money. */
function withoutSums(tokens: readonly Token[]): Token[] {
  const isSum = (token: Token | undefined) => token?.kind === 'role' && token.role === 'sum';
  return tokens.filter((token, at) => !isSum(token) && !(token.kind === 'quantity' && isSum(tokens[at - 1])));
}

const courtesies: readonly string[] = ['courtesy', 'ask', 'join'];
const shipping = /^(?:ส่ง|จัดส่ง|ส่งของ|送|送来|送过来|发货|寄|send|ship|deliver|急)$/u;

/** Sets apart what a clause says about delivery. */
function takeRemarks(
  tokens: readonly Token[],
  text: string,
): { goods: readonly Token[]; remarks: { from: number; until: number }[] } {
  const isSaid = (token: Token, at: number) =>
    !(token.kind === 'role' && token.role === 'courtesy') ||
    isAskedPolitely(token, tokens[at + 1], text) ||
    isPlace(token, tokens[at - 1], text);
  const says = tokens.filter(isSaid);
  const whole = spanOf(says);
  const remark = says.findIndex((token) => token.kind === 'role' && token.role === 'remark');
  const before = remark < 0 ? says : says.slice(0, remark);
  const hasQuantity = before.some(({ kind }) => kind === 'quantity');
  if (remark >= 0 && !hasQuantity) return { goods: [], remarks: [whole] };
  const behind = remark < 0 ? [] : [spanOf(says.slice(remark))];
  const isDelivery = (token: Token) => token.kind === 'role' && token.role === 'delivery';
  if (!before.some(isDelivery)) return { goods: before, remarks: behind };
  if (!hasQuantity) return { goods: [], remarks: [whole] };
  const isShipping = ({ from, until }: { readonly from: number; readonly until: number }) =>
    shipping.test(text.slice(from, until));
  const lastQuantity = before.findLastIndex(({ kind }) => kind === 'quantity');
  const tail = before.findIndex((token, at) => at > lastQuantity && isDelivery(token));
  const isSaidBehind = tail >= 0 && before.slice(tail).some(({ kind }) => kind === 'text');
  if (isSaidBehind && before.slice(0, tail).every((token) => !isDelivery(token)))
    return { goods: before.slice(0, tail), remarks: [spanOf(says.slice(tail))] };
  if (before.filter(isDelivery).every(isShipping))
    return { goods: before.filter((token) => !isDelivery(token)), remarks: behind };
  return {
    goods: before.filter((token) => !isDelivery(token)),
    remarks: [...runsOf(before, isDelivery).filter((run) => !isShipping(run)), ...behind],
  };
}

const polite = /^(?:请|please|pls|plz|ช่วย|รบกวน|麻烦|麻烦您|麻烦你)$/u;

/** In front of the shop: no address of the shop. */
function isPlace({ from, until }: Token, before: Token | undefined, text: string): boolean {
  return before?.kind === 'text' && before.until === from && /^(?:ร้าน|店里)$/u.test(text.slice(from, until));
}

/** Please, right before a remark. */
function isAskedPolitely({ from, until }: Token, next: Token | undefined, text: string): boolean {
  return next?.kind === 'role' && next.role === 'remark' && polite.test(text.slice(from, until));
}

/** Spans of neighbouring words about delivery. */
function runsOf(
  tokens: readonly Token[],
  isDelivery: (token: Token) => boolean,
): { from: number; until: number }[] {
  const runs: { from: number; until: number }[] = [];
  let isOpen = false;
  for (const token of tokens) {
    const run = runs.at(-1);
    if (isDelivery(token)) {
      if (isOpen && run !== undefined) run.until = token.until;
      else runs.push({ from: token.from, until: token.until });
      isOpen = true;
    } else if (!(token.kind === 'role' && courtesies.includes(token.role))) isOpen = false;
  }
  return runs;
}

function spanOf(tokens: readonly Token[]): { from: number; until: number } {
  const from = tokens[0]?.from ?? 0;
  return { from, until: tokens.at(-1)?.until ?? from };
}

/** Whether a segment says how many, and not of what. */
export function isQuantityAlone({ deed, parts }: Segment): boolean {
  return deed === 'add' && parts.length > 0 && parts.every(({ quantity }) => quantity !== null);
}
