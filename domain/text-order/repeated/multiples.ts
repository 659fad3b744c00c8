import { readNumber, smallWords, tensWords } from '../figures/numbers.ts';
import type { Token } from '../tokens.ts';

interface Span {
  readonly from: number;
  readonly until: number;
}

/** How many times the order before is wanted, and where that is said. */
export interface Multiple extends Span {
  /** 0: so often that it is rather a mistake, or never. */
  readonly times: number;
}

/** Where a text says that goods of the order before are wanted so many times, or fewer of them. */
export interface Change extends Span {
  readonly deed: 'times' | 'less';
  /** Null where it says fewer; 0 where that cannot be meant. */
  readonly times: number | null;
  /** Whether what it is about has a quantity; null where either may be. */
  readonly isCounted: boolean | null;
  /** Whether it stands behind what it is about. */
  readonly isBehind: boolean;
}

/** More is rather a mistake. */
const mostTimes = 50;

const word = `(?:${[...tensWords, ...smallWords, 'hundred', 'thousand'].join('|')})`;
const english = `(?:an? )?${word}(?:[ -]${word}){0,5}(?: point ${word}| and a half)?`;
const chinese = '[半零〇一二两三四五六七八九十百千万]{1,8}(?:点[零一二三四五六七八九]{1,4})?';
const thaiWord = '(?:หนึ่ง|นึง|เอ็ด|ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ครึ่ง)';
const thai = `${thaiWord}{1,8}(?:จุด${thaiWord}{1,4})?`;
/** Also those that cannot be meant, so that no part of them is taken for one that can. */
const number = String.raw`(?:(?<!\d\.?)\d{1,9}(?:,\d{3})*(?:\.\d{1,9})?|${english}|${chinese}|${thai})`;
const doubled = String.raw`(?:ดับ)?เบิ้ล|[双加翻](?:倍|番)|双份|double(?:d)?|twice`;
const tripled = 'tripled?|三倍';
const thaiTimes = 'เท่า(?!เดิม|ไหร่|ไร|กับ|นั้น|นี้|กัน)(?:ตัว)?';

const lead = String.raw`[ ,]{0,3}(?:(?:but|just|only|and|please|pls|make (?:it|that)|order|take|all|of everything|everything)(?![a-z]) ?|(?:但是?|不过|就?来|就?要|给我|全部|都|数量|แต่|เอา|ขอ|สั่ง|ทุกอย่าง|จำนวน|ทั้งหมด|นะ(?:คะ|ครับ)?|ค่ะ|ครับ)[ ,]?){0,4}`;
const ofAll = String.raw`(?: (?:it|that|all|everything|the (?:lot|order|quantity|quantities|amount)))?`;
/** Of the whole order, behind the phrase that asks for it: x2, twice, 两份, 2 ชุด. */
const behind = new RegExp(
  String.raw`${lead}(?:(?:(?:[x*]|times|by|乘以?|คูณ) ?(?<a>${number})(?![\d.,]\d)|(?<b>${number}) ?(?:x|times|sets?|rounds|份|套|倍|ชุด|รอบ|ออเดอร์|${thaiTimes}))(?![a-z\d])|(?<two>(?:${doubled})(?![a-z])${ofAll})|(?<three>(?:${tripled})(?![a-z])${ofAll}))(?![a-z])`,
  'uy',
);
/** Of the whole order, before that phrase: double the usual, 两份老样子. */
const ahead = new RegExp(
  String.raw`(?:(?<two>double|twice|双份的?|双倍的?)|(?<three>triple)|(?<a>${number}) ?(?:x|times|sets? of|份|套|倍|ชุด))(?![a-z]) ?(?:of )?`,
  'uy',
);
const goodsBehind = String.raw`(?: up on)? (?:as (?:much|many)|the (?:amount|number|quantity) of|the|my|our)(?: of)?(?: the)?(?![a-z])`;
const ends = String.raw`(?= *(?:$|[,.;!\n]|(?:and|please|pls|thanks)(?![a-z])))`;
const changes: readonly { readonly pattern: RegExp; readonly isBehind: boolean }[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(?:(?<two>double|twice)|(?<three>triple)|(?<a>${number}) times)${goodsBehind}`,
      'gu',
    ),
    isBehind: false,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z\d])(?:(?<two>doubled?|twice)|(?<three>tripled?)|times (?<a>${number})|(?<b>${number}) times)${ends}`,
      'gu',
    ),
    isBehind: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?<two>[双加翻]倍|双份|翻番|(?:ดับ)?เบิ้ล)|(?<a>${number}) ?倍)的?|(?:เป็น ?)?(?<b>${number}) ?${thaiTimes}|คูณ ?(?<c>${number})`,
      'gu',
    ),
    isBehind: false,
  },
];
const thanBefore = ' than (?:last time|before|usual)';
/** 3 less, 少3个, น้อยลง 3; `isCounted` where a quantity must stand beside it. */
const fewer: readonly {
  readonly pattern: RegExp;
  readonly isBehind: boolean;
  readonly isCounted: boolean;
}[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(?:less|fewer)(?:${thanBefore}|(?: of)?(?: the)?)(?![a-z])`,
      'gu',
    ),
    isBehind: true,
    isCounted: false,
  },
  {
    pattern: /(?<![至多不最减])(?:减少?|少)[要来拿订买发放]?(?=[ \d一二两三四五六七八九十半])(?!一[点些])/gu,
    isBehind: false,
    isCounted: true,
  },
  { pattern: /(?<![至多不最减])少一?[点些]/gu, isBehind: false, isCounted: false },
  { pattern: /น้อยลง|ลดลง|น้อยกว่าเดิม|น้อยหน่อย/gu, isBehind: true, isCounted: false },
  { pattern: /(?<=ลด[^,\n]{0,30})ลง(?= ?\d)/gu, isBehind: true, isCounted: true },
];
/** 3 red cups less: the quantity stands before the goods. */
const lessAtEnd = new RegExp(
  String.raw`(?<!(?<![a-z])(?:no|not|nor|or|more) )(?:less|fewer)(?:${thanBefore})?${ends}`,
  'uy',
);
const count = String.raw`[\d一二两三四五六七八九十半]`;
/** 少女, 少糖奶茶, 减压球: goods begin so, and nothing is said of how many. */
const sortOfGoods = `[女年儿先数许见量点些压肥震速脂龄价免]|[糖油盐冰辣](?!${count}|[ 箱])`;
/** Reduced by so many, and not to so many; the quantity may stand behind the goods. */
const reduced: readonly RegExp[] = [
  /(?:(?<=(?:^|[,.\n]|แต่|ขอ|และ|กับ|เดิม|ก่อน|แล้ว|คะ|ค่ะ|ครับ) ?)ลด|ลด(?= ?\d)(?! ?\d+ ?(?:%|บาท|เปอร์)))(?!ลง|ราคา)(?![^,\n]{0,40}(?:เหลือ|เป็น|ราคา))/gu,
  new RegExp(
    String.raw`(?<=(?:^|[,.;!。、\n ]|样子|规矩|照旧|一样|但是?|不过|就是|只是|麻烦|请|[帮给]我|[把再就]))(?:减少?|少)[要来拿订买发放给]?(?=(?:\d+ ?(?:公分|厘米|毫升|寸|瓦|码|cm|ml)的?)?(?!${count}| |${sortOfGoods})[^,.;!。、\n]{1,20}${count})(?![^,.;!。\n]{1,20}[到成为至剩] ?${count})`,
    'gu',
  ),
];

/** How many times the order before is wanted, where that is said right behind the phrase. */
export function multipleBehind(text: string, from: number): Multiple | null {
  return multipleAt(behind, text, from);
}

/** The same, right before the phrase. */
export function multipleAhead(text: string, from: number): Multiple | null {
  return multipleAt(ahead, text, from);
}

function multipleAt(pattern: RegExp, text: string, from: number): Multiple | null {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found === null ? null : { times: timesOf(found), from, until: from + found[0].length };
}

function timesOf({ groups = {} }: RegExpExecArray): number {
  const { two, three, a, b, c } = groups;
  if (two !== undefined) return 2;
  if (three !== undefined) return 3;
  const said = a ?? b ?? c ?? '';
  const read = readNumber(said, 0);
  const isMeant =
    read !== null && read.length === said.length && Number.isInteger(read.value) && read.value <= mostTimes;
  return isMeant ? read.value : 0;
}

/** What is wanted otherwise than before, among some tokens. */
export function changesIn(text: string, tokens: readonly Token[]): readonly Change[] {
  const found = [
    ...changes.flatMap(({ pattern, isBehind }) =>
      [...text.matchAll(pattern)].map((match): Change => ({
        ...spanOf(match),
        deed: 'times',
        times: timesOf(match),
        isCounted: false,
        isBehind,
      })),
    ),
    ...fewer.flatMap(({ pattern, isBehind, isCounted }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const span = spanOf(match);
        const isBeside = isBesideQuantity(span, tokens, text);
        lessAtEnd.lastIndex = span.from;
        const mayBeCounted = lessAtEnd.test(text) ? null : false;
        return isCounted && !isBeside ? [] : [less(span, isBeside || mayBeCounted, isBehind)];
      }),
    ),
    ...reduced.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => less(spanOf(match), true, false)),
    ),
  ];
  const from = tokens[0]?.from ?? 0;
  return found.filter((one) => one.from >= from).toSorted((one, other) => one.from - other.from);
}

function less(span: Span, isCounted: boolean | null, isBehind: boolean): Change {
  return { ...span, deed: 'less', times: null, isCounted, isBehind };
}

function spanOf({ 0: said, index }: RegExpExecArray): Span {
  return { from: index, until: index + said.length };
}

function isBesideQuantity(span: Span, tokens: readonly Token[], text: string): boolean {
  const isBeside = (from: number, until: number) => from <= until && text.slice(from, until).trim() === '';
  return tokens.some(
    ({ kind, from, until }) =>
      kind === 'quantity' && (isBeside(until, span.from) || isBeside(span.until, from)),
  );
}

/** Tokens without what says such changes. */
export function withoutChanges(tokens: readonly Token[], said: readonly Span[]): readonly Token[] {
  return said.reduce<readonly Token[]>(
    (left, span) =>
      left.flatMap((token) => {
        if (token.until <= span.from || token.from >= span.until) return [token];
        const parts = [
          { ...token, until: Math.min(token.until, span.from) },
          { ...token, from: Math.max(token.from, span.until) },
        ];
        return parts.filter(({ from, until }) => from < until);
      }),
    tokens,
  );
}
