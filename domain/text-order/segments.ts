import type { Quantity } from './figures/quantity.ts';
import { takeRemarks } from './remarks.ts';
import type { Role } from './phrases.ts';
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
  /** Whether it may name what the goods behind it are. */
  readonly isHeading: boolean;
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
  isCarried: boolean;
  isUsual: boolean;
  isAll: boolean;
  isEvery: boolean;
  isHeading: boolean;
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
  const answer = said.slice(question + 1);
  const isCountedBehind = answer[0]?.kind !== 'quantity' && isCounted(answer);
  const goods =
    isAskedBehind && !isCountedBehind && !answer.some(({ kind }) => kind === 'text')
      ? said.slice(0, question)
      : said;
  const isQuestion = (question >= 0 || isStillThere(said, text)) && !isCounted(goods);
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
        if (draft.deed !== 'set' || hasQuantity) flush('add', token.until);
      } else if (
        (token.role === 'ask' || token.role === 'more') &&
        draft.deed === 'add' &&
        hasGoods &&
        !hasQuantity &&
        isSaidBefore(goods, at, text)
      ) {
        draft.isHeading = true;
        flush('add', token.until);
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
  const isOfEach = segments.some(({ isEach }) => isEach);
  return { segments, remarks, isOpenCorrection, isQuestion, isHeading, isOfEach, from, until };
}

/** Whether goods with a quantity behind them follow a correction that was a quantity alone. */
function isAnewBehind({ deed, parts }: Draft, tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at).filter(({ kind }) => kind === 'text' || kind === 'quantity');
  const isAlone = deed === 'set' && parts.length === 1 && parts[0]?.quantity?.strength === 3;
  return isAlone && behind.length === 2 && behind[0]?.kind === 'text' && behind[1]?.kind === 'quantity';
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

/** 小号上次还有. */
function isStillThere(tokens: readonly Token[], text: string): boolean {
  const last = tokens.at(-1);
  return tokens.length > 1 && last?.kind === 'role' && text.slice(last.from, last.until) === '还有';
}

/** 5 not 3 lanterns: neither `not` nor what it is about is read. */
function isNotSoMany(tokens: readonly Token[], at: number): boolean {
  const isNot = (place: number) => {
    const token = tokens[place];
    return (
      token?.kind === 'role' &&
      (token.role === 'cancel' || token.role === 'against') &&
      tokens[place - 1]?.kind === 'quantity' &&
      tokens[place - 2]?.kind !== 'text' &&
      tokens[place + 1]?.kind === 'quantity' &&
      tokens[place + 2]?.kind === 'text'
    );
  };
  return isNot(at) || isNot(at - 1);
}

/** 750要6个: a figure right before what is asked for is a size. */
function isSizeBefore({ parts }: Draft, next: Token | undefined): boolean {
  return parts.length > 1 && parts.at(-1)?.quantity?.strength === 2 && next?.kind === 'quantity';
}

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
    isHeading: false,
    from: at,
    until: at,
  };
}

/** Without sums of pieces and money. */
function withoutSums(tokens: readonly Token[]): Token[] {
  const isRole = (token: Token | undefined, role: Role) => token?.kind === 'role' && token.role === role;
  // How much all of it costs is no sum of pieces.
  const isAskedFor = (token: Token) =>
    isRole(
      tokens.slice(tokens.indexOf(token) + 1).find((next) => !isRole(next, 'courtesy')),
      'question',
    );
  const isSum = (token: Token | undefined) =>
    token !== undefined && isRole(token, 'sum') && !isAskedFor(token);
  // 12 in total.
  const [first, second, third] = tokens.filter(
    (token) => !(token.kind === 'role' && token.role === 'courtesy'),
  );
  const isSumFirst = first?.kind === 'quantity' && isSum(second) && third?.kind !== 'quantity';
  const sumBehind = tokens.find(
    (token, at) =>
      at > 1 &&
      token.kind === 'quantity' &&
      isSum(tokens[at + 1]) &&
      tokens[at + 2]?.kind !== 'quantity' &&
      tokens.slice(0, at).some(({ kind }) => kind === 'quantity'),
  );
  return tokens.filter(
    (token, at) =>
      !isRole(token, 'sum') &&
      !(token.kind === 'quantity' && isSum(tokens[at - 1])) &&
      !(isSumFirst && token === first) &&
      token !== sumBehind,
  );
}
