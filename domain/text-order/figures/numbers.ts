/** A number that was read in a text. */
export interface ReadNumber {
  readonly value: number;
  readonly length: number;
  /** Whether it stands in figures. */
  readonly isFigure: boolean;
}

const hanDigits = '零一二三四五六七八九';
const hanUnits: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const thaiDigits: readonly (readonly [string, number])[] = [
  ['หนึ่ง', 1],
  ['นึง', 1],
  ['เอ็ด', 1],
  ['ยี่', 2],
  ['สอง', 2],
  ['สาม', 3],
  ['สี่', 4],
  ['ห้า', 5],
  ['หก', 6],
  ['เจ็ด', 7],
  ['แปด', 8],
  ['เก้า', 9],
];
const thaiUnits: readonly (readonly [string, number])[] = [
  ['สิบ', 10],
  ['ร้อย', 100],
  ['พัน', 1000],
];
/** English words of 0 to 19, and of 20 to 90. */
export const smallWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    .concat(' seventeen eighteen nineteen')
    .split(' ');
/** One to nine. */
export const onesWords = smallWords.slice(1, 10);
export const tensWords = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const longestFirst = [...tensWords, ...smallWords, 'hundred'].toSorted(
  (one, other) => other.length - one.length,
);
const english = new RegExp(longestFirst.join('|'), 'y');
const figure = /(?:\d{1,3}(?:,\d{3})+(?!\d)|\d{1,7}(?!\d))(?:\.\d+)?/y;
const half = /(?:半|ครึ่ง|half(?: an?)?|½|1\/2)/y;

/** Reads the number at a place of a folded text; null where there is none. Never reads more than some letters ahead. */
export function readNumber(text: string, at: number): ReadNumber | null {
  return (
    readHalf(text, at) ??
    readFigure(text, at) ??
    readHan(text, at) ??
    readThai(text, at) ??
    readEnglish(text, at)
  );
}

/** The value of a text that is a number, which in Thai may also be ร้อย alone; 0 where it is none. */
export function valueOf(said: string): number {
  return readNumber(said.startsWith('ร้อย') ? `หนึ่ง${said}` : said, 0)?.value ?? 0;
}

function readHalf(text: string, at: number): ReadNumber | null {
  half.lastIndex = at;
  const found = half.exec(text)?.[0];
  return found === undefined ? null : { value: 0.5, length: found.length, isFigure: false };
}

function readFigure(text: string, at: number): ReadNumber | null {
  figure.lastIndex = at;
  const found = figure.exec(text)?.[0];
  if (found === undefined) return null;
  return { value: Number(found.replaceAll(',', '')), length: found.length, isFigure: true };
}

function readHan(text: string, at: number): ReadNumber | null {
  const [first = ''] = text.slice(at, at + 1);
  if (first === '俩' || first === '仨') return { value: first === '俩' ? 2 : 3, length: 1, isFigure: false };
  let [value, digit, length] = [0, -1, 0];
  /** What a digit right behind a hundred or a thousand counts: 七百五 is 750. */
  let short = 1;
  for (; length < maxWords; length += 1) {
    const letter = text[at + length] ?? '';
    const unit = hanUnits.get(letter);
    const known = letter === '两' ? 2 : letter === '〇' ? 0 : letter === '' ? -1 : hanDigits.indexOf(letter);
    if (unit !== undefined) {
      value += (digit < 0 ? 1 : digit) * unit;
      digit = -1;
      short = Math.max(1, unit / 10);
    } else if (known === 0) [digit, short] = [Math.max(0, digit) * 10, 1];
    else if (known > 0) digit = digit > 0 ? digit * 10 + known : known;
    else break;
  }
  return length === 0 ? null : { value: value + Math.max(0, digit) * short, length, isFigure: false };
}

function readThai(text: string, at: number): ReadNumber | null {
  let [value, digit, length] = [0, -1, 0];
  for (let words = 0; words < maxWords; words += 1) {
    const rest = text.slice(at + length, at + length + 6);
    const begins = ([word]: readonly [string, number]) => rest.startsWith(word);
    const [unit, known] = [thaiUnits.find(begins), thaiDigits.find(begins)];
    // ร้อยนึง is a hundred.
    const isOneOf =
      unit !== undefined && value === 0 && oneBehind.test(text.slice(at + length + unit[0].length));
    if (unit !== undefined && digit < 0 && isOneOf)
      return {
        value: unit[1],
        length:
          length +
          unit[0].length +
          (oneBehind.exec(text.slice(at + length + unit[0].length))?.[0].length ?? 0),
        isFigure: false,
      };
    if (unit !== undefined && (digit >= 0 || unit[1] === 10)) {
      value += (digit < 0 ? 1 : digit) * unit[1];
      digit = -1;
    } else if (unit === undefined && known !== undefined && digit < 0) [, digit] = known;
    else break;
    length += (unit ?? known)?.[0].length ?? 0;
  }
  return length === 0 ? null : { value: value + Math.max(0, digit), length, isFigure: false };
}

const oneBehind = /^(?:นึง|หนึ่ง)/u;

function readEnglish(text: string, at: number): ReadNumber | null {
  let [value, length, next] = [0, 0, at];
  for (let words = 0; words < maxWords; words += 1) {
    english.lastIndex = next;
    const word = english.exec(text)?.[0];
    if (word === undefined || /[a-z]/.test(text[next + word.length] ?? '')) break;
    // Seven fifty.
    if (tensWords.includes(word) && value > 0 && value < 10) value *= 100;
    if (word === 'hundred') value = Math.max(1, value) * 100;
    else value += tensWords.includes(word) ? (tensWords.indexOf(word) + 2) * 10 : smallWords.indexOf(word);
    length = next + word.length - at;
    next = at + length + (/[ -]/.test(text[at + length] ?? '') ? 1 : 0);
  }
  return length === 0 ? null : { value, length, isFigure: false };
}

const maxWords = 8;
