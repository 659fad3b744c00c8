import { isColour } from '../products/colours.ts';
import type { FoldedText } from './folded-text.ts';
import { phraseAt } from './phrases.ts';
import { takeContents } from './figures/carton-contents.ts';
import { quantityAt } from './figures/quantities.ts';
import { isAsideEnd, isBracketed } from './asides/brackets.ts';
import { plain } from './figures/quantity.ts';
import { priceAt } from './asides/prices.ts';
import { addressAt, carrierAt } from './asides/addresses.ts';
import { dated } from './asides/dates.ts';
import { destinationAt } from './asides/destinations.ts';
import { handlingAt } from './asides/handling.ts';
import { conditionAt, joinedQuestion, talkAt } from './asides/talk.ts';
import { isCounted, lengthAt, type Token } from './tokens.ts';

const duration =
  /\d{1,3} ?(?:days?|weeks?|hours?|hrs?|minutes?|mins?|วัน|สัปดาห์|ชั่วโมง|ชม\.|นาที|天|个?(?:星期|礼拜|小时)|分钟|周)(?![a-z-]| ?(?:pack|bag|plan|tour))(?!\p{Script=Han}*[装量包])/uy;
const storey =
  /\d{1,2}(?:st|nd|rd|th) floor(?![a-z])|(?:ground|first|second|third|fourth|fifth|sixth|top) floor(?![a-z])(?![^,.;!?\n]*\d)/y;
const phone = /(?:\+\d{1,3}[ -]?\d|0\d|1[3-9])(?:[ -]?\d){7,9}(?!\d)/y;
const inList = /(?<![^\s])\(?(\d{1,2})[.)](?=\s|\D)/g;
const listNumber = /\d{1,2}(?:[.)](?= )|[)、])/y;

/** Takes an order's text apart. */
export function scan(folded: FoldedText): Token[] {
  let tokens: Token[] = [];
  const { text } = folded;
  let isBracketOpen = false;
  const [listed, sizes, pairs] = [listNumbersOf(text), listedSizesOf(text), sizesWithQuantities(text)];
  for (let at = 0; at < text.length;) {
    const before = tokens.at(-1);
    const pair = pairs.get(at);
    if (pair !== undefined) {
      const until = at + pair.size;
      tokens.push(
        { kind: 'text', from: at, until },
        { kind: 'quantity', ...pair, from: until + 1, until: at + pair.length },
      );
      at += pair.length;
      continue;
    }
    const size = sizes.get(at);
    if (size !== undefined) {
      if (before?.kind === 'text') tokens[tokens.length - 1] = { ...before, until: at + size };
      else tokens.push({ kind: 'text', from: at, until: at + size });
      at += size;
      continue;
    }
    const numbered = listed.get(at);
    if (numbered !== undefined) {
      tokens.push({ kind: 'break', strength: 'comma', from: at, until: at + numbered });
      at += numbered;
      continue;
    }
    const contents = folded.isEdge[at] === true ? takeContents(text, at, tokens) : 0;
    if (contents > 0) {
      at += contents;
      continue;
    }
    const told = isWordStart(text, at) ? [destinationAt(text, at, tokens), talkAt(text, at)].flat() : [];
    const end = told.at(-1);
    if (end !== undefined) {
      tokens.push(...told);
      at = end.until;
      continue;
    }
    const condition = isWordStart(text, at) ? conditionAt(text, at) : 0;
    if (condition > 0) {
      tokens = joinedQuestion(tokens, text);
      tokens.push({ kind: 'role', role: 'question', from: at, until: at + condition });
      at += condition;
      continue;
    }
    const space = /^[^\S\n]+/.exec(text.slice(at, at + 64))?.[0].length ?? 0;
    if (space > 0) {
      at += space;
      continue;
    }
    const isClosed: boolean = isBracketOpen && text[at] === ')';
    const token: Token = isClosed
      ? { kind: 'break', strength: 'comma', from: at, until: at + 1 }
      : tokenAt(folded, at, tokens);
    if (token.kind === 'break' && (text[at] === '(' || isClosed)) isBracketOpen = !isClosed;
    if (token.until === at) {
      at += 1;
      continue;
    }
    if (token.kind === 'text' && before?.kind === 'text')
      tokens[tokens.length - 1] = { ...before, until: token.until };
    else tokens.push(token);
    at = token.until;
  }
  return tokens;
}

function isWordStart(text: string, at: number): boolean {
  return !/[a-z\d]$/.test(text.slice(Math.max(0, at - 1), at)) || !/^[a-z\d]/.test(text.slice(at, at + 1));
}

/** Numbers of a list within a line, by place, and how long they are: 1. … 2. … 3. … */
function listNumbersOf(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { 0: mark, 1: number, index } of text.matchAll(inList))
    if (Number(number) === found.size + 1) found.set(index, mark.length);
  return found.size > 1 ? found : new Map<number, number>();
}

/** 38/1, 40/2: sizes, and how many of each, where several stand side by side and nothing else says how many; by place. */
function sizesWithQuantities(text: string) {
  const runs: {
    readonly at: number;
    readonly size: string;
    readonly pieces: number;
    readonly until: number;
  }[][] = [];
  for (const { 0: pair, 1: size = '', 2: pieces, index } of text.matchAll(sizeWithQuantity)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const found = { at: index, size, pieces: Number(pieces), until: index + pair.length };
    if (before !== undefined && isBesideBy(text.slice(before.until, index))) run?.push(found);
    else runs.push([found]);
  }
  const pairs = runs.filter(
    (run) =>
      run.length > 1 &&
      run.every(({ size, pieces }) => pieces > 0 && pieces < Number(size)) &&
      run.some(({ size }) => Number(size) > daysOfMonth) &&
      !run.some(({ until }, at) => quantityBehind.test(text.slice(until)) && run[at + 1]?.at !== until + 1),
  );
  return new Map(
    pairs
      .flat()
      .map(({ at, size, pieces, until }) => [
        at,
        { size: size.length, length: until - at, quantity: { ...plain, pieces } },
      ]),
  );
}

const sizeWithQuantity = /(?<![\d/.,=-])(\d{2,3})(?: ?[/=-] ?)(\d{1,2})(?![\d/.=-])/g;
const quantityBehind = /^ ?(?:[x*] ?)?\d/;
const daysOfMonth = 31;

/** Only such a word, or a colour, stands between two sizes with their quantities. */
const besides = new Set(['', 'and', '&', '+', '和', 'กับ', 'และ']);
function isBesideBy(between: string): boolean {
  const word = between.replaceAll(/^[\s,;、]+|[\s,;、]+$/g, '');
  return besides.has(word) || isColour(word);
}

/** Ends a question, behind what is asked for. */
const questionEnd = /(?:\?|吗|(?:ไหม|มั้ย)(?:คะ|ค่ะ|ครับ|จ๊ะ)?|หรือเปล่า|หรือยัง)$/u;

/** The clauses of an order's text, each without what ends it. */
export function clausesOf(tokens: readonly Token[], text: string): (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'break') clauses.at(-1)?.push(token);
    const isAskedBehind =
      token.kind === 'role' && token.role === 'question' && questionEnd.test(text.slice(0, token.until));
    const isSaid = isEndOfSentence(token, text, clauses.at(-1) ?? []) && tokens[at + 1]?.kind === 'text';
    if (token.kind === 'break' || isAskedBehind || isSaid || isAskedNext(tokens, at, text)) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** 黄色30件 蚊帐有吗: other goods, behind a space, are asked for. */
function isAskedNext(tokens: readonly Token[], at: number, text: string): boolean {
  const [counted, named, asked] = tokens.slice(at);
  return (
    counted?.kind === 'quantity' &&
    counted.quantity.strength === 3 &&
    named?.kind === 'text' &&
    named.from > counted.until &&
    asked?.kind === 'role' &&
    asked.role === 'question' &&
    /^(?:还|现在)?有|^(?:ยัง)?มี|^เหลือ/u.test(text.slice(asked.from, asked.until))
  );
}

/** เสื้อ L 20 ค่ะ ของทีมบอล: a particle right behind how many of some goods. */
function isEndOfSentence({ from, until }: Token, text: string, clause: readonly Token[]): boolean {
  const [named, counted] = clause.slice(-3);
  return (
    named?.kind === 'text' &&
    counted?.kind === 'quantity' &&
    counted.until <= from &&
    particle.test(text.slice(from, until))
  );
}

const particle = /^(?:นะ)?(?:คะ|ค่ะ|ครับ|คับ|จ้า)$/u;

const size = String.raw`(?:[2-9]\d|\d{3})(?: ?(?:cm|ml|公分|厘米|码|号|毫升|ซม\.?|มล\.?))?`;
const several = String.raw`(?:各|每[个种样款码]|each|of each|(?:\d{1,3}|one|two|three|four|five|six|ten|a dozen)(?: ?(?:pcs?|pairs?|prs?|pieces?|sets?))?(?: of| in)? (?:each|per size)|อย่างละ|ไซ[สซ]์ละ|เบอร์ละ|ขนาดละ)`;
/** 100, 110 and 120, three each; 38 40 black, two each. */
const sizesInList = new RegExp(
  String.raw`(?<![\d./-])${size}(?: ?(?:[,、/&]|and|和|跟|กับ| ) ?${size})+(?=(?: [a-z]{1,16})?[ ,:的]*${several})`,
  'gu',
);

/** Sizes in a list, by place, and how long the list is. */
function listedSizesOf(text: string): ReadonlyMap<number, number> {
  return new Map([...text.matchAll(sizesInList)].map(({ 0: list, index }) => [index, list.length]));
}

function tokenAt(folded: FoldedText, at: number, tokens: readonly Token[]): Token {
  const { text } = folded;
  const before = tokens.at(-1);
  const isInside = before?.kind === 'text' && before.until === at;
  const mark = breakAt(text, at, tokens);
  if (mark !== null) return mark;
  if (folded.isEdge[at] === true) {
    const told = isInside ? 0 : addressAt(text, at) || handlingAt(text, at);
    const called = told || lengthAt(phone, text, at) || lengthAt(storey, text, at);
    if (called > 0) return { kind: 'role', role: 'remark', from: at, until: at + called };
    const carrier = isInside ? 0 : carrierAt(text, at);
    const delivery = carrier || lengthAt(dated, text, at) || lengthAt(duration, text, at);
    if (delivery > 0) return { kind: 'role', role: 'delivery', from: at, until: at + delivery };
    const isStart = before === undefined || before.kind === 'break' || before.kind === 'role';
    const phrase = phraseAt(folded, at, { isInside, isStart });
    // In three colours.
    if (phrase?.meaning === 'every')
      return { kind: 'role', role: 'every', from: at, until: at + phrase.length };
    const price = priceAt(folded, at, tokens);
    if (price > 0) return { kind: 'price', from: at, until: at + price };
    const number = quantityAt(folded, at);
    if (number !== null)
      return { kind: 'quantity', quantity: number.quantity, from: at, until: at + number.length };
    if (phrase !== null) return { kind: 'role', role: phrase.meaning, from: at, until: at + phrase.length };
  }
  return textAt(folded, at, isInside);
}

/** 6 of teal = 6: what is counted already is summed. */
function isSumBehind(tokens: readonly Token[]): boolean {
  return isCounted(tokens) && tokens.at(-1)?.kind !== 'quantity';
}

function breakAt(text: string, at: number, tokens: readonly Token[]): Token | null {
  const before = tokens.at(-1);
  const letter = text[at] ?? '';
  const [last = '', next = ''] = [text[at - 1], text[at + 1]];
  const is = (strength: 'comma' | 'sentence' | 'line'): Token => ({
    kind: 'break',
    strength,
    from: at,
    until: at + 1,
  });
  if (letter === '\n') return is('line');
  if (letter === '=' && isSumBehind(tokens)) return { kind: 'role', role: 'sum', from: at, until: at + 1 };
  if (letter === '?') return { kind: 'role', role: 'question', from: at, until: at + 1 };
  if ('。!;…'.includes(letter)) return is('sentence');
  if (',、•'.includes(letter)) return is('comma');
  if (letter === '(' && isCountedBefore(tokens)) return is('comma');
  if (letter === ')' && isAsideEnd(text, at, tokens)) return is('comma');
  if (letter === ':' && /[^\d:/]/.test(next || ' ') && (before?.kind === 'text' || before?.kind === 'role'))
    return is('comma');
  if (letter === '.' && !/[\dก-ฮ]/.test(last + next)) return is('sentence');
  if (letter === '.' && /\d/.test(last) && !/\d/.test(next)) return is('sentence');
  const isStart = before === undefined || before.kind === 'break';
  const numbered =
    isStart &&
    !isBracketed(text, at) &&
    (at === 0 ||
      isLineStart(text, at) ||
      (text[before?.from ?? 0] !== ',' && /[^:\s] +$/.test(text.slice(Math.max(0, at - 8), at))))
      ? lengthAt(listNumber, text, at)
      : 0;
  return numbered > 0 ? { kind: 'break', strength: 'comma', from: at, until: at + numbered } : null;
}

/** 10 of every colour please (red, blue): behind how many, and a courtesy. */
function isCountedBefore(tokens: readonly Token[]): boolean {
  const last = tokens.findLast((token) => token.kind !== 'role' || token.role !== 'courtesy');
  return last?.kind === 'quantity' || (last?.kind === 'role' && last.role === 'every');
}

function isLineStart(text: string, at: number): boolean {
  return /\n[^\S\n]*$/.test(text.slice(Math.max(0, at - 8), at));
}

/** Up to the next edge of a word. Signs between words are left out. */
function textAt({ text, isEdge }: FoldedText, at: number, isInside: boolean): Token {
  // Half of an emoji is no letter.
  const isHalf = /^\p{Cs}$/u.test(text[at] ?? '') && at > 0 && /^\p{S}$/u.test(text.slice(at - 1, at + 1));
  const letter = isHalf ? '' : String.fromCodePoint(text.codePointAt(at) ?? 0);
  const isSign =
    isHalf ||
    letter === '\ufe0f' ||
    (/[\p{P}\p{S}]/u.test(letter) &&
      !(isInside && /[-'’.&"”/]/.test(letter) && /\S/.test(text[at + 1] ?? '')));
  if (isSign && !(letter === '"' && isInside)) return { kind: 'text', from: at, until: at };
  let until = at + 1;
  while (until < text.length && isEdge[until] !== true) until += 1;
  return { kind: 'text', from: at, until };
}
