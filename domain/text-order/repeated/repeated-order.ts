import { plain } from '../figures/quantity.ts';
import { originalOf, type FoldedText } from '../folded-text.ts';
import {
  changesIn,
  multipleAhead,
  multipleBehind,
  withoutChanges,
  type Change,
  type Multiple,
} from './multiples.ts';
import { clausesOf } from '../scan.ts';
import { lengthAt, type Token } from '../tokens.ts';
import { segmentsOf } from '../segments.ts';
import type { WantedItem } from '../goods/wanted-item.ts';

type Span = Pick<Token, 'from' | 'until'>;

/** Where a text asks for the order before, how many times, and the tokens of what else it says. */
export interface RepeatedOrder extends Multiple {
  readonly rest: readonly Token[];
  /** What is wanted otherwise, in words that `rest` is without. */
  readonly changes: readonly Change[];
}

const before = String.raw`(?:last|the last|my last|our last|previous|the previous|before|always|usual)`;
const phrase = new RegExp(
  [
    String.raw`(?:the )?(?:exact(?:ly)? )?same(?: (?:order|list|things?|stuff|again))?(?: (?:as|like) ${before}(?: (?:time|week|month|order|one))?| again)(?![a-z])`,
    String.raw`(?:the |my |our )?usual(?: order)?(?![a-z])(?! (?!please|pls|thanks|thank|but|plus|and|with|minus|except|for|tomorrow|today|no|add|x ?\d|twice|doubled?|tripled?|times|two|three)[a-z])`,
    String.raw`(?:as usual|as always|as before|(?:as|like) last (?:time|week|month))(?![a-z])`,
    String.raw`(?:please )?repeat (?:of )?(?:the |my |our )?(?:last|previous) order`,
    '(?:和|跟|同|照|按|按照)?(?:上次|上回|之前|以前|上周|上个月|上一单|上单)(?:的)?(?:订单)?(?:一样|一模一样|来一份|再来一份)(?:的)?',
    '(?:照|按|按照)(?:上次|上回|之前|以前|上一单|上单)(?:的)?(?:来|订|发|下单)?(?![一-鿿])',
    '(?:照|按|按照)?(?:上次|上回|上一单|上单)的?(?:订单)?的?(?=[双加翻]倍|双份|[两三]倍)',
    '老样子|老规矩|照旧',
    '(?:ของ|ออเดอร์)?(?:เหมือนเดิม|เหมือน(?:ครั้ง|คราว|รอบ|อาทิตย์|เดือน|ออเดอร์)(?:ก่อน|ที่แล้ว)|แบบเดิม|ตามเดิม|ชุดเดิม|ออเดอร์เดิม)(?:ทั้งหมด|ทุกอย่าง|หมด)?',
  ].join('|'),
  'uy',
);
/** Asks for it only where it is said before how many times. */
const multipliedPhrase = /(?:the |my |our )?(?:last|previous|usual) (?:order|one|list)(?![a-z])/y;

/** What is not wanted of it follows. */
const without =
  /(?:except|excluding|minus|apart from|other than|no(?= (?!make|wait|change|sorry)[a-z]))(?![a-z])|除了|ยกเว้น/uy;
/** What is otherwise follows. */
const but = /(?:but|only|just|however|with)(?![a-z])|但是|但|不过|就是|只是|แต่/uy;
/** What comes on top follows, or what becomes of it. */
const besides =
  /(?:plus|and|add|also|with|extra|no|without|change|make|swap|replace|drop|remove|skip|\d+ (?:more|extra|less|fewer))(?![a-z])|[+&]|[再加换改多]|另外|还要|不要|去掉|และ|กับ|แล้ว(?:ก็|(?= ?(?:เพิ่ม|ขอ|เอา|บวก|เปลี่ยน|ตัด|ลด|อีก)))|เพิ่ม|บวก|อีก|ไม่เอา|เปลี่ยน|ตัด|ลด|ขอ(?:เพิ่ม|เปลี่ยน)/uy;

/** What stands before goods that come on top of the order before: else it is how many they become. */
const onTop = /(?:plus|add|also|extra|additional|more)(?![a-z])|[+加再]|另外|เพิ่ม|บวก|อีก/u;
/** What a number becomes. */
const becomes = /เป็น|到|(?:increase|raise|up|change|reduce)[^,.;\n]{0,60} to \d/u;
const soManyMore = /\d (?:more|extra|additional)(?![a-z])|อีก/u;
const otherwiseIn = /(?<![a-z])but(?![a-z])|但|不过|แต่/u;
const joined = /(?<![a-z])and(?![a-z])|[&和]|และ|กับ/u;

/**
 * Where a text asks for the order before once more: at the beginning of what it orders, and where it either orders nothing else or says what
 * is otherwise. Who writes "the usual soap, 12" does not.
 */
export function repeatedOrder({ text }: FoldedText, tokens: readonly Token[]): RepeatedOrder | null {
  const phrase = phraseIn(text, tokens);
  if (phrase === null || isQuestion(text, phrase)) return null;
  const found = phrase.times === null ? multiplied(phrase, text, tokens) : { ...phrase, times: phrase.times };
  const ahead = tokens.filter(({ until }) => until <= found.from);
  const behind = cutOff(tokens, found.until);
  const next = nextOf(behind, text);
  if (next === undefined) return { ...found, rest: ahead, changes: [] };
  const { from } = next;
  const [except, otherwise] = [lengthAt(without, text, from), lengthAt(but, text, from)];
  const changes = changesIn(text, behind);
  const clauseEnd = behind.find(({ kind, from: at }) => kind === 'break' && at > from)?.from ?? text.length;
  const isOtherwise =
    except + otherwise + lengthAt(besides, text, from) > 0 ||
    changes.some((change) => change.until <= clauseEnd);
  if (!isOtherwise && orders(behind, text)) return null;
  const until = from + Math.max(except, otherwise);
  const cancel: Token = { kind: 'role', role: 'cancel', from, until };
  const others = withoutChanges(cutOff(behind, until), changes);
  return { ...found, changes, rest: [...ahead, ...(except > 0 ? [cancel] : []), ...others] };
}

/** The phrase with how many times it is wanted, where nothing but that stands behind it in its clause, or what is otherwise. */
function multiplied(phrase: Span, text: string, tokens: readonly Token[]): Multiple {
  const once = { ...phrase, times: 1 };
  const multiple = multipleBehind(text, phrase.until);
  if (multiple === null) return once;
  const behind = cutOff(tokens, multiple.until);
  const next = behind.find((token) => !isCourtesy(token) || isOtherwiseAt(text, token.from));
  const isAlone =
    next === undefined ||
    next.kind === 'break' ||
    (next.kind === 'role' && next.role !== 'usual') ||
    isOtherwiseAt(text, next.from);
  return isAlone ? { ...multiple, from: phrase.from } : once;
}

function isOtherwiseAt(text: string, at: number): boolean {
  return lengthAt(without, text, at) + lengthAt(but, text, at) + lengthAt(besides, text, at) > 0;
}

/** The first of some tokens that is neither a break nor a courtesy, if it is no `but`. */
function nextOf(tokens: readonly Token[], text: string): Token | undefined {
  return tokens.find(
    (token) => token.kind !== 'break' && (!isCourtesy(token) || lengthAt(but, text, token.from) > 0),
  );
}

function isCourtesy(token: Token): boolean {
  return token.kind === 'role' && token.role === 'courtesy';
}

/** The items of a text that repeats an order, of which those are more that come on top of what it repeats. */
export function itemsOnTop(text: string, begin: number, items: readonly WantedItem[]): readonly WantedItem[] {
  let isMore = false;
  return items.map((item, at) => {
    const start = items[at - 1]?.until ?? begin;
    const between = text.slice(start, item.from);
    const isTotal = becomes.test(text.slice(start, item.until));
    isMore =
      onTop.test(between) ||
      soManyMore.test(text.slice(item.from, item.until)) ||
      (at === 0 ? joined.test(between) : isMore && !otherwiseIn.test(between));
    return { ...item, isMore: !isTotal && (item.isMore || isMore) };
  });
}

/** The items of a text that repeats an order, with what it says of goods in words that its tokens are without; what these are about nobody knows is left over. */
export function itemsChanged(
  folded: FoldedText,
  changes: readonly Change[],
  items: readonly WantedItem[],
): { readonly items: readonly WantedItem[]; readonly others: readonly string[] } {
  const changed = [...items];
  const others: string[] = [];
  for (const change of changes) {
    const at = itemOf(folded.text, change, changed);
    const item = changed[at];
    if (item === undefined) {
      others.push(originalOf(folded, change.from, change.until));
      continue;
    }
    const [from, until] = [Math.min(item.from, change.from), Math.max(item.until, change.until)];
    const { deed, times } = change;
    changed[at] = {
      ...item,
      deed,
      quantity: times === null ? item.quantity : times === 0 ? null : { ...plain, pieces: times },
      from,
      until,
      source: originalOf(folded, from, until),
    };
    // 3 red cups and 2 teas less.
    if (deed === 'less' && change.isCounted === null)
      for (let place = at - 1; isJoinedTo(folded.text, changed[place], changed[place + 1]); place -= 1)
        changed[place] = { ...(changed[place] ?? item), deed };
  }
  return { items: changed, others };
}

/** Whether goods with a quantity are named together with those behind them, and do not come on top. */
function isJoinedTo(text: string, item: WantedItem | undefined, next: WantedItem | undefined): boolean {
  if (item === undefined || next === undefined || item.deed !== 'add' || item.quantity === null) return false;
  const isNext = /^ *(?:and|&) *$/.test(text.slice(item.until, next.from));
  return isNext && !item.isMore && !onTop.test(text.slice(Math.max(0, item.from - maxLead), item.from));
}

/** Letters before goods that may say that they come on top. */
const maxLead = 16;

/** The item that a change is about: the one around it, else the one beside it in its clause; -1 where there is none. */
function itemOf(
  text: string,
  { from, until, isCounted, isBehind }: Change,
  items: readonly WantedItem[],
): number {
  const isFit = ({ goods, quantity, deed }: WantedItem) =>
    goods !== null && (deed === 'less' || isCounted === null || isCounted === (quantity !== null));
  const isJoined = (start: number, end: number) =>
    start <= end && !/[,.;!。\n]/u.test(text.slice(start, end));
  const around = items.findIndex((item) => item.from < until && item.until > from && isFit(item));
  if (around >= 0) return around;
  const before = items.findLastIndex((item) => isFit(item) && isJoined(item.until, from));
  const after = items.findIndex((item) => isFit(item) && isJoined(until, item.from));
  const [first, second] = isBehind ? [before, after] : [after, before];
  return first >= 0 ? first : second;
}

/** Tokens from a place on. */
function cutOff(tokens: readonly Token[], at: number): readonly Token[] {
  return tokens.flatMap((token) => {
    if (token.until <= at) return [];
    return token.from < at ? [{ ...token, from: at }] : [token];
  });
}

/** The phrase, where nothing but greetings, who asks and how many times stands before it. */
function phraseIn(text: string, tokens: readonly Token[]): (Span & { readonly times: number | null }) | null {
  let isBegin = true;
  for (const token of tokens) {
    const ahead = isBegin && token.kind !== 'break' ? multipleAhead(text, token.from) : null;
    const length = ahead === null ? 0 : phraseLength(text, ahead.until);
    if (ahead !== null && length > 0)
      return { from: ahead.from, until: ahead.until + length, times: ahead.times };
    if (token.kind === 'quantity') return null;
    if (token.kind === 'break') isBegin = true;
    else if (isBegin) {
      const length = lengthAt(phrase, text, token.from);
      if (length > 0) return { from: token.from, until: token.from + length, times: null };
      isBegin = token.kind === 'role' && (token.role === 'courtesy' || token.role === 'ask');
    }
  }
  return null;
}

function phraseLength(text: string, at: number): number {
  return lengthAt(phrase, text, at) || lengthAt(multipliedPhrase, text, at);
}

/** The same price as last time? Who asks orders nothing. */
function isQuestion(text: string, { from, until }: Span): boolean {
  const [said = ''] = text
    .slice(0, from)
    .split(/[.!;。\n]/u)
    .slice(-1);
  const [rest = ''] = text.slice(until).split(/[.!;。\n,、]/u);
  return /price|rate|cost|ราคา|价/u.test(said + rest) || /[?]|ไหม|มั้ย|吗|เท่าไ/u.test(rest);
}

/** Whether some goods or a quantity are ordered, and not only left out. */
function orders(tokens: readonly Token[], text: string): boolean {
  return clausesOf(tokens, text).some((clause) =>
    segmentsOf(clause, text).segments.some(({ deed, parts }) => deed !== 'drop' && parts.length > 0),
  );
}
