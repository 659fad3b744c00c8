import { colours } from '../products/colours.ts';
import type { FoldedText } from './folded-text.ts';
import { phraseAt, type Role } from './phrases.ts';
import { quantityAt } from './figures/quantities.ts';
import { plain, type Quantity } from './figures/quantity.ts';

interface Span {
  readonly from: number;
  readonly until: number;
}

/** A part of an order's text: `text` names goods, or is not understood. */
export type Token = Span &
  (
    | { readonly kind: 'text' }
    | { readonly kind: 'quantity'; readonly quantity: Quantity }
    | { readonly kind: 'role'; readonly role: Role }
    | { readonly kind: 'price' }
    /** `line` and `sentence` end what belongs together more than `comma` does. */
    | { readonly kind: 'break'; readonly strength: 'comma' | 'sentence' | 'line' }
  );

const priced = [
  /(?:฿|thb|usd|\$|ราคา|单价|price|@)[ :]*\d[\d,]{0,9}(?:\.\d+)?(?: ?(?:baht|บาท|thb|元|块|铢|泰铢))?(?: ?(?:\/ ?[a-z]{1,6}|each|ea))?(?: ?(?:和|跟|\/|and|กับ) ?\d[\d,]{0,9}(?!\d| ?[x*a-z\p{L}]))*/uy,
  /\d[\d,]{0,9}(?:\.\d+)? ?(?:baht|bath(?! ?[a-z])|บาท|บ\.|thb|฿|元|块钱|泰铢|铢|-\.|\.-)(?: ?(?:each|ea|\/ ?[a-z]{1,6}|[一每/] ?[个只件条支枝把套包盒瓶罐袋张块片双对打本盏台斤箱]))?/uy,
  /ๆ ?ละ ?\d[\d,]{0,9}(?:\.\d+)?(?: ?(?:บาท|฿))?/y,
  /(?:ตัว|ใบ|อัน|ชิ้น|คู่|โหล|ผืน|ขวด|ถุง|กล่อง|ชุด|เส้น|คัน|ดวง|กระป๋อง|ก้อน|ลูก|แผ่น|แพ็ค|ด้าม|ห่อ|หลอด|ซอง|ม้วน|แท่ง|เล่ม|โล|กก\.?)ละ ?\d[\d,]{0,9}(?:\.\d+)?(?: ?(?:บาท|฿))?/y,
  /每[个只件条支枝把套包盒瓶罐袋张块片双对打本盏台斤箱] ?\d[\d,]{0,9}(?:\.\d+)?(?: ?(?:元|块|铢|泰铢))?/uy,
  /= ?\d[\d,]{2,9}(?:\.\d+)?/y,
];
const shortBaht = /\d[\d,]{1,6}b(?![a-z])/y;
const priceBehind =
  /at \d{2,6}(?:\.\d+)?(?![\d:%]|[.,]\d)(?! ?(?:am|pm|o'clock|cm|ml|g|kg|pcs?)\b)(?: ?(?:baht|bath|thb|b|฿))?(?: ?(?:\/ ?[a-z]{1,6}|each|ea|per [a-z]{2,6})(?![a-z]))?/y;
const blockPrice = /(?:[3-9]\d|\d{3,6})块(?:[一每/] ?[个只件条支枝把套包盒瓶罐袋张块片双对打本盏台斤箱])?/uy;
/** 肥皂100块 are a hundred pieces, where no other quantity is said of it. */
const isCountedInBlocks =
  /^\d+块(?:$|[ ,.;、。\n]+(?!(?:要|来|拿|共)? ?[\d一二两三四五六七八九十半]+ ?(?:\p{Script=Han}(?!\p{Script=Han})|$)))/u;
const dated =
  /(?:\d{1,2}[:.]\d{2} ?(?:น\.?|am|pm|โมง)|\d{1,2}:\d{2}|\d{1,2} ?(?:(?:am|pm)(?![a-z])|โมง(?:เช้า|เย็น)?|ทุ่ม|点半|点钟|点|o'clock)|บ่าย ?\d(?: ?โมง)?|วันที่ ?\d{1,2}|\d{1,2}月\d{1,2}[日号]?|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/\d{2,4})?(?!\/)(?! ?(?:doz|โหล|打)))(?!\d)/y;
const phone = /(?:\+\d{1,3}[ -]?\d|0\d|1[3-9])(?:[ -]?\d){7,9}(?!\d)/y;
const inList = /(?<![^\s])(\d{1,2})[.)](?=\s|\D)/g;
const listNumber = /\d{1,2}(?:[.)](?= )|[)、])/y;

/** Takes an order's text apart. */
export function scan(folded: FoldedText): Token[] {
  const tokens: Token[] = [];
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

const sizeWithQuantity = /(?<![\d/.,=-])(\d{2})[/=-](\d{1,2})(?![\d/.=-])/g;
const quantityBehind = /^ ?(?:[x*] ?)?\d/;
const daysOfMonth = 31;

/** Only such a word, or a colour, stands between two sizes with their quantities. */
const besides = new Set(['', 'and', '&', '+', '和', 'กับ', 'และ']);
const colourWords = new Set(
  colours.flatMap(({ zh, en, th }) => [...zh, ...en, ...th].map((word) => word.toLowerCase())),
);

function isBesideBy(between: string): boolean {
  const word = between.replaceAll(/^[\s,;、]+|[\s,;、]+$/g, '');
  return besides.has(word) || colourWords.has(word);
}

/** Ends a question, behind what is asked for. */
const questionEnd = /(?:\?|吗|(?:ไหม|มั้ย)(?:คะ|ค่ะ|ครับ|จ๊ะ)?|หรือเปล่า|หรือยัง)$/u;

/** The clauses of an order's text, each without what ends it. */
export function clausesOf(tokens: readonly Token[], text: string): (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind !== 'break') clauses.at(-1)?.push(token);
    const isAskedBehind =
      token.kind === 'role' && token.role === 'question' && questionEnd.test(text.slice(0, token.until));
    if (token.kind === 'break' || isAskedBehind) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

const size = String.raw`(?:[2-9]\d|\d{3})(?: ?(?:cm|ml|公分|厘米|码|号|毫升|ซม\.?|มล\.?))?`;
const several = String.raw`(?:各|每[个种样款]|each|of each|(?:\d{1,3}|one|two|three|four|five|six|ten|a dozen)(?: ?pcs?)?(?: of)? each|อย่างละ|ไซ[สซ]์ละ|เบอร์ละ|ขนาดละ)`;
/** 100, 110 and 120, three each. */
const sizesInList = new RegExp(
  String.raw`(?<![\d./-])${size}(?: ?(?:[,、/&]|and|和|跟|กับ| ) ?${size})+(?=[ ,:的]*${several})`,
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
    const called = matchAt(phone, text, at);
    if (called > 0) return { kind: 'role', role: 'remark', from: at, until: at + called };
    const date = matchAt(dated, text, at);
    if (date > 0) return { kind: 'role', role: 'delivery', from: at, until: at + date };
    const isAsked = before?.kind === 'role' && (before.role === 'ask' || before.role === 'each');
    const isInBlocks = before?.kind === 'text' && isCountedInBlocks.test(text.slice(at, at + 16));
    const priceInShort = shortPriceAt(folded, at, tokens) || priceBehindAt(text, at, tokens);
    if (priceInShort > 0) return { kind: 'price', from: at, until: at + priceInShort };
    const price = (isAsked || isInBlocks ? priced : [...priced, blockPrice])
      .map((pattern) => matchAt(pattern, text, at))
      .find((length) => length > 0);
    if (price !== undefined) return { kind: 'price', from: at, until: at + price };
    const number = quantityAt(folded, at);
    if (number !== null)
      return { kind: 'quantity', quantity: number.quantity, from: at, until: at + number.length };
    const isStart = before === undefined || before.kind === 'break' || before.kind === 'role';
    const phrase = phraseAt(folded, at, { isInside, isStart });
    if (phrase !== null) return { kind: 'role', role: phrase.meaning, from: at, until: at + phrase.length };
  }
  return textAt(folded, at, isInside);
}

/** 150b, and 90b where it was said how many; else 2B is a grade, and 34B a cup. */
function shortPriceAt({ text, original, places }: FoldedText, at: number, tokens: readonly Token[]): number {
  const length = matchAt(shortBaht, text, at);
  if (length === 0 || original[places[at + length - 1] ?? 0] !== 'b') return 0;
  return length > 3 || isCounted(tokens) ? length : 0;
}

/** 10 black ones at 120: a price, where nothing was said about delivery, which may be at 10. */
function priceBehindAt(text: string, at: number, tokens: readonly Token[]): number {
  const isDelivered = clauseSoFar(tokens).some((token) => token.kind === 'role' && token.role === 'delivery');
  return isCounted(tokens) && !isDelivered ? matchAt(priceBehind, text, at) : 0;
}

/** Whether a quantity stands before in the clause. */
function isCounted(tokens: readonly Token[]): boolean {
  return clauseSoFar(tokens).some(({ kind }) => kind === 'quantity');
}

function clauseSoFar(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'break') + 1);
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
  if (',、'.includes(letter)) return is('comma');
  if (letter === '(' && before?.kind === 'quantity') return is('comma');
  if (letter === ':' && /[^\d:/]/.test(next || ' ') && (before?.kind === 'text' || before?.kind === 'role'))
    return is('comma');
  if (letter === '.' && !/[\dก-ฮ]/.test(last + next)) return is('sentence');
  if (letter === '.' && /\d/.test(last) && !/\d/.test(next)) return is('sentence');
  const isStart = before === undefined || before.kind === 'break';
  const numbered =
    isStart &&
    !isBracketed(text, at) &&
    (at === 0 ||
      text.slice(0, at).trimEnd().endsWith('\n') ||
      /[^:\s] +$/.test(text.slice(Math.max(0, at - 8), at)))
      ? matchAt(listNumber, text, at)
      : 0;
  return numbered > 0 ? { kind: 'break', strength: 'comma', from: at, until: at + numbered } : null;
}

function isBracketed(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
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
