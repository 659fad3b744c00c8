import { colours } from '../../products/colours.ts';
import { cartonsAt } from './cartons.ts';
import { counterAt, type Counter } from './counters.ts';
import { originalOf, type FoldedText } from '../folded-text.ts';
import { isMeasure, plainColours } from './measures.ts';
import { readNumber } from './numbers.ts';
import { plain, type Quantity } from './quantity.ts';
import { phraseAt } from '../phrases.ts';

interface FoundQuantity {
  readonly quantity: Quantity;
  readonly length: number;
}

const sizeBefore =
  /(?:(?<!free |one )sizes?|\b(?:eu|us|uk)(?!:)|no\.|(?<![,;.!?] ?|^)no|number|#|waist|(?:set|pack|sets)s? of|尺码|码数|(?<!ฟรี)ไซส์|(?<!ฟรี)ไซซ์|ไซด์|(?<!ฟรี)ไซ|เบอร์|ขนาด|สูตร|(?<!สอง|สาม|สี่|\d ?)ชั้น|ซอย|ห้อง|เอว|楼|第|ที่)[ :.]*$/u;
/** How many are in a pack: แพ็ค10คู่. */
const packBefore = /(?:แพ็ค|แพ็ก|แพค) ?$/u;
const packBehind = /^ ?-?packs?\b/;
const letterSize = /(?:^|[^a-z])(?:x{0,3}[sl]|[2-5]xl|m|free ?size|one ?size)$/u;
const one = /^ ?(?:เดียว|หนึ่ง|นึง)/u;
/** One Chinese letter behind a number, and nothing behind it. */
const isUnknownCounter = /^\p{Script=Han}(?![\p{Script=Han}\d])/u;
/** Single letters that count nothing: 杯450蓝. */
const attributes = new Set([...colours.flatMap(({ zh }) => zh), '大', '中', '小']);
/** โลนึง is one kilo. */
const measureBefore = /(?:โล|กิโล|กก\.?|ลิตร|เมตร)$/u;
/** Numbers in words from here on are no parts of names. */
const leastSaid = 20;
const packOfGoods = /^(?:套|装|的(?! ))/u;

/** The quantity at a place of a folded text; null where there is none. */
export function quantityAt(folded: FoldedText, at: number): FoundQuantity | null {
  return (
    (folded.isEdge[at] === true ? cartonsAt(folded.text, at) : null) ??
    rangeAt(folded, at) ??
    signedAt(folded, at) ??
    articleAt(folded, at) ??
    countedAt(folded, at) ??
    ofOneAt(folded, at)
  );
}

const range = /^(\d{1,4}) ?(?:-|~|到|至|to|ถึง) ?(?=(\d{1,4})(?!\d|[-/.:]\d))/u;
const aboutBefore =
  /(?:about|around|roughly|maybe|like|between|get|need|want|take|order|大概|大约|差不多|约|ประมาณ|ราวๆ|สัก|ซัก) ?$/u;

/** From here on 36-37 is a size. */
const leastSizeOfTwo = 28;

/** 20 to 25 are 20 at least, and surely not meant so exactly. Sizes are said so too: a counter tells, or that it is about so many. */
function rangeAt(folded: FoldedText, at: number): FoundQuantity | null {
  const { text, isEdge } = folded;
  const [said = '', least = '', most = ''] =
    isEdge[at] === true ? (range.exec(text.slice(at, at + 16)) ?? []) : [];
  if (said === '' || Number(least) >= Number(most)) return null;
  const found = countedAt(folded, at + said.length, true);
  if (found === null || isSizeBeforeDash(text, at, said, Number(most) / Number(least))) return null;
  const isCounted = found.quantity.strength === 3 && !/[^\d]-?$/.test(most);
  const isAbout = aboutBefore.test(text.slice(Math.max(0, at - 8), at));
  const isFirst =
    /(?:^|[,;\n]) *$/.test(text.slice(0, at)) &&
    /^ [\p{L}]/u.test(text.slice(at + said.length + found.length));
  const isSmall = Number(least) < leastSizeOfTwo;
  if (!isAbout && !(isCounted && (isSmall || Number(most) - Number(least) > 1)) && !(isFirst && isSmall))
    return null;
  const pieces = Math.round((found.quantity.pieces / Number(most)) * Number(least));
  return {
    quantity: { ...found.quantity, pieces, strength: 1, isDoubtful: true },
    length: said.length + found.length,
  };
}

/** Slippers 40-41 - 100 prs, and slippers 38 - 100 prs: so many of the size before the dash. */
function isSizeBeforeDash(text: string, at: number, said: string, times: number): boolean {
  if (!/ [-~] $/.test(said)) return false;
  return /\d[-/x]$/.test(text.slice(0, at)) || (times > 2 && /\p{L} $/u.test(text.slice(0, at)));
}

/** `x12`, `*12`, `qty 12`, `จำนวน 12`. */
function signedAt(folded: FoldedText, at: number): FoundQuantity | null {
  const { text } = folded;
  const sign = signed.exec(text.slice(at, at + 16))?.[0];
  const before = text.slice(Math.max(0, at - 10), at);
  if (sign === undefined || (/[a-z]$/.test(before) && !letterSize.test(before)) || isDimension(text, at))
    return null;
  const found = countedAt(folded, at + sign.length, true);
  if (found === null) return null;
  const isDoubtful = sign.startsWith('≈') || found.quantity.isDoubtful;
  return { quantity: { ...found.quantity, strength: 3, isDoubtful }, length: sign.length + found.length };
}

const signed = /^(?:≈(?=\d)|[x*] ?(?=\d)|(?:qty|quantity|จำนวน|数量)[ :.=]*)/u;

/** `35 x 75` is a size, and `34 x 2` two of size 34. */
function isDimension(text: string, at: number): boolean {
  const first = /(\d+(?:\.\d+)?) ?$/.exec(text.slice(Math.max(0, at - 8), at))?.[1];
  if (first === undefined) return false;
  const [, second = '', unit = ''] = /^[x*] ?(\d+(?:\.\d+)?) ?([a-z]*)/.exec(text.slice(at, at + 16)) ?? [];
  if (text.slice(0, at).endsWith(' ') && /^[x*]\d/.test(text.slice(at, at + 2)) && unit === '') return false;
  return Number(second) >= Number(first) || /^(?:cm|mm|m|in|inch|inches)$/.test(unit);
}

const clauseStart = /(?:^|[,;.\n+&] ?|\band )$/;

/** `a dozen`, `a pair of`, `a couple of`; `dozen mugs` where that begins a clause. */
function articleAt({ text, isEdge }: FoldedText, at: number): FoundQuantity | null {
  const couple = /^(?:a )?couple(?: of)? /.exec(text.slice(at, at + 12))?.[0];
  if (couple !== undefined && isEdge[at] === true)
    return { quantity: { ...plain, pieces: 2 }, length: couple.length };
  const isStart = /[a-z]/.test(text[at] ?? '') && clauseStart.test(text.slice(Math.max(0, at - 8), at));
  const article = /^an? /.exec(text.slice(at, at + 3))?.[0] ?? (isStart ? '' : undefined);
  if (article === undefined || isEdge[at] !== true) return null;
  const counted = counterAt(text, at + article.length, isEdge);
  const isOfDozens = counted !== null && (counted.meaning.pieces ?? 1) > 1;
  if (counted === null || (article === '' && !isOfDozens)) return null;
  const until = at + article.length + counted.length;
  return { quantity: amountOf(1, counted.meaning), length: until - at + ofAfter(text, until) };
}

function countedAt(folded: FoldedText, at: number, isSigned = false): FoundQuantity | null {
  const { text, isEdge } = folded;
  const number = isEdge[at] === true ? readNumber(text, at) : null;
  if (number === null || number.value <= 0) return null;
  const until = at + number.length;
  if (number.isFigure && /^(?:[-/:.]\d|-packs?\b)/.test(text.slice(until, until + 7))) return null;
  const space = text[until] === ' ' ? 1 : 0;
  if (isEdge[until] !== true && text[until] !== ' ') return null;
  if (number.isFigure && !isSigned && isPartOfWord(text, at)) return null;
  if (!isSigned && /\d ?[x*] $/.test(text.slice(Math.max(0, at - 6), at))) return null;
  if (/[的%]/u.test(text[until] ?? '')) return null;
  if (isOfPacks(text, at, until))
    return {
      quantity: { ...plain, pieces: number.value },
      length: number.length + (/^ ?[x*]/.exec(text.slice(until))?.[0].length ?? 0),
    };
  if (isMeasure(folded, until + space, space)) return null;
  if (!number.isFigure && measureBefore.test(text.slice(Math.max(0, at - 8), at)) && one.test(text.slice(at)))
    return null;
  const sized = sizeBefore.test(text.slice(Math.max(0, at - 16), at));
  if (sized && number.isFigure) return null;
  const said = isOfNext(text, at, until + space) ? null : counterAt(text, until + space, isEdge);
  const counted = said !== null && isRemark(folded, until + space, said.length) ? null : said;
  // Of size 40 a dozen.
  const isOfOne = counted !== null && number.isFigure && one.test(text.slice(until + space + counted.length));
  if (counted !== null && !isOfOne) {
    const end = until + space + counted.length;
    if (counted.meaning.isPack && packOfGoods.test(text.slice(end))) return null;
    if (isOfPack(text, at, end)) return null;
    if (text[end] === '装' || (text[end] === '套' && counted.length === 1)) return null;
    return countedWith(folded, number.value, counted.meaning, { at, from: until + space, end });
  }
  if (isUnknownCounter.test(text.slice(until)) && !attributes.has(text[until] ?? ''))
    return { quantity: { ...plain, pieces: number.value }, length: number.length + 1 };
  if (/^ ?[x*](?![a-z\d])(?! ?\d)/.test(text.slice(until)) && number.isFigure)
    return {
      quantity: { ...plain, pieces: number.value },
      length: number.length + (text[until] === ' ' ? 2 : 1),
    };
  if (number.value !== Math.floor(number.value)) return null;
  if (number.isFigure)
    return /^(?!(?:x{0,3}[sl]|m|[2-5]xl)\d)[a-z]/.test(text.slice(until))
      ? null
      : { quantity: { ...plain, pieces: number.value, strength: 2 }, length: number.length };
  if (/[俩仨]/u.test(text.slice(at, until)))
    return { quantity: { ...plain, pieces: number.value }, length: number.length };
  const isAtEnd = isHanAtEnd(text, at, until);
  return isAtEnd || isWordAlone(text, at, until)
    ? {
        quantity: {
          ...plain,
          pieces: number.value,
          strength: isAtEnd || number.value >= leastSaid ? 3 : 1,
          isSpoken: true,
        },
        length: number.length,
      }
    : null;
}

/** ใบเล็กสี่ กล่องทิชชู: what stands apart from the number and not from what follows is the beginning of a name. */
function isOfNext(text: string, at: number, from: number): boolean {
  const isApart =
    thaiLetter.test(text[at] ?? '') && thaiLetter.test(text[at - 1] ?? '') && text[from - 1] === ' ';
  return isApart && /^[\u0e00-\u0e7f]{6,}/u.test(text.slice(from));
}

const thaiLetter = /[\u0e00-\u0e7f]/u;

/** 10 pairs pack, and แพ็ค10คู่. */
function isOfPack(text: string, at: number, end: number): boolean {
  return (
    (packBehind.test(text.slice(end)) && !/packs?$/.test(text.slice(at, end))) ||
    packBefore.test(text.slice(Math.max(0, at - 6), at))
  );
}

/** A counter may begin what is a remark: ห่อแยก. */
function isRemark({ text, isEdge }: FoldedText, at: number, length: number): boolean {
  const phrase = phraseAt({ text, isEdge }, at, { isInside: false, isStart: false });
  return phrase?.meaning === 'remark' && phrase.length > length;
}

function countedWith(
  folded: FoldedText,
  value: number,
  counter: Counter,
  { at, from, end }: { readonly at: number; readonly from: number; readonly end: number },
): FoundQuantity {
  const { text } = folded;
  const half = counter.pieces === 12 ? (/^ ?(?:半|ครึ่ง|and a half)/u.exec(text.slice(end))?.[0] ?? '') : '';
  const amount = amountOf(value + (half === '' ? 0 : 0.5), counter);
  const thing = counter.isThing ? originalOf(folded, from, end) : '';
  const until = end + half.length;
  const length = endsSentence(folded, until) ? 0 : ofAfter(text, until);
  return { quantity: { ...amount, thing }, length: until - at + length };
}

/** 5 pcs. Please: the point is not of the counter. */
function endsSentence({ original, places }: FoldedText, at: number): boolean {
  return /^\. +\p{Lu}/u.test(original.slice(places[at]));
}

const eachBefore = /(?:ละ|各|each(?: a)?) ?$/u;

/** `โหลนึง`, `ใบเดียว`, and a dozen of each: `อย่างละโหล`. */
function ofOneAt(folded: FoldedText, at: number): FoundQuantity | null {
  const { text, isEdge } = folded;
  const counted = counterAt(text, at, isEdge);
  if (counted === null) return null;
  const isEach = eachBefore.test(text.slice(Math.max(0, at - 8), at));
  if (isEach && ((counted.meaning.pieces ?? 1) > 1 || isLastWord(text, at + counted.length)))
    return countedWith(folded, 1, counted.meaning, { at, from: at, end: at + counted.length });
  if (counted.meaning.pieces === 12 && text.startsWith('ครึ่ง', at + counted.length))
    return countedWith(folded, 1, counted.meaning, { at, from: at, end: at + counted.length });
  const found = one.exec(text.slice(at + counted.length, at + counted.length + 8))?.[0];
  if (found === undefined || isEdge[at + counted.length + found.length] !== true) return null;
  return { quantity: amountOf(1, counted.meaning), length: counted.length + found.length };
}

/** อย่างละคู่: nothing else is named by it. */
function isLastWord(text: string, at: number): boolean {
  return /^(?:$|[ ,.;\n])(?! ?(?:\d|ละ))/u.test(text.slice(at, at + 4));
}

function amountOf(value: number, { pieces, isPack, isPairs }: Counter): Quantity {
  return {
    ...plain,
    pieces: Math.max(1, Math.round(value * (pieces ?? 1))),
    isPack,
    isCarton: pieces === null,
    isDozens: (pieces ?? 1) > 1,
    isPairs,
  };
}

const behindCounter = /(?: of(?= )|(?<=\b(?:doz|dz|pcs?|prs?|ctns?))\.)?/y;

/** Letters of ` of ` behind a counter, and of the point of an abbreviated one. */
function ofAfter(text: string, at: number): number {
  behindCounter.lastIndex = at;
  return behindCounter.exec(text)?.[0].length ?? 0;
}

/** `b12`, `no.17` and `a5` are names; `m2` may be two of size M. */
function isPartOfWord(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 10), at);
  if (/\d[./:-]$/.test(before) || (/\d,$/.test(before) && /^\d{3}(?!\d)/.test(text.slice(at)))) return true;
  if (plainColours.has(/[a-z]+$/.exec(before)?.[0] ?? '')) return false;
  return (
    /[a-z]$/.test(before) && !letterSize.test(before) && !/\d ?(?:ml|l|g|kg|mm|cm|m|in|w|cc)$/.test(before)
  );
}

const packs = /^ ?[x*] ?\d+(?:\.\d+)? ?(?:g|kg|ml|l|cc|克|公斤|毫升|升|กรัม|กก|มล|ลิตร)(?![a-z])/u;

/** 10 x 250g, where no goods stand before, are ten. */
function isOfPacks(text: string, at: number, until: number): boolean {
  return (
    /(?:^|[,;.!\n+&]|\b(?:and|also|plus|then|need|want|order|take|get|have|send|me|us)|กับ|和) *$/u.test(
      text.slice(Math.max(0, at - 8), at),
    ) && packs.test(text.slice(until))
  );
}

/** 大号二十，: from ten on a number in Chinese letters that ends a clause is no part of a name. */
function isHanAtEnd(text: string, at: number, until: number): boolean {
  const isEach = /各[要来]?$/u.test(text.slice(Math.max(0, at - 2), at));
  return (
    (isEach || /^\p{Script=Han}{2,}$/u.test(text.slice(at, until))) &&
    /^(?:$|[\s,.;!、。])/u.test(text.slice(until, until + 1))
  );
}

/** A number in words may be a part of a name: two-tier, สองชั้น. */
function isWordAlone(text: string, at: number, until: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[until]];
  if (/[\u0e00-\u0e7f]/u.test(before) && /[\u0e00-\u0e7f]/u.test(after)) return false;
  return text[until] !== '-' && !/\p{Script=Han}/u.test(text[until - 1] ?? '');
}
