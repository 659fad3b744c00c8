import { readLikelyAmount, readWrittenAmount } from '../fields/amount.ts';
import type { Cell } from '../recognised.ts';
import { isNoGoods, readWrittenLine } from './written-line.ts';

/** A line of a list without columns: `3. Fish sauce 12 pcs ฿45`, with the places of its parts. */
interface ListLine {
  readonly name: Cell;
  readonly amount: Cell;
  readonly price: Cell;
  /** Whether a currency, or something in its place, stands before the price. */
  readonly hasSign: boolean;
  /** Whether a number of its own stands before it. */
  readonly hasNumber: boolean;
  /** Whether words say what its figures are. */
  readonly isWritten?: true;
}

/** A line that a sign was taken for a figure in is to be looked at. */
const guessed = 0.5;

const form =
  /^(?:(?<number>\d{1,3})\s*[.)、．]\s*)?(?<name>.*?\p{L}.*?)\s*(?:(?<times>(?<![a-z])[x×*]\s*\d[\d,]*)|(?<=[\s\p{L}\p{M})])(?<count>\d[\d,]*\s*[^\d\s.,@฿x×*]{1,8}?)|(?<=[\s\p{L}\p{M})])(?<bare>\d[\d,]*)(?=\s*[@฿]))\s*(?<sign>[@฿]|[^\d\s]{1,2}(?=\d))?\s*(?<price>\d[\d,]*(?:\.\d{1,2})?)\s*(?<currency>baht|[บนปมพ]าท|บา[ทหพฑ]|铢|泰铢|元|\.-|[a-z]{2,4})?$/iu;

/** A line that has more characters is prose. */
const longest = 300;

type Line = readonly Cell[];

/**
 * The lines as rows of name, amount and price, if words say so of one, or most of those that have figures are of this form; else null.
 * Lines of a text that stand among them are names without an amount, or what heads those below.
 */
export function listRows(lines: readonly Line[]): Cell[][] | null {
  const isTyped = isMostlyTyped(lines.flat());
  const whole = isTyped ? joinWrappedLines(lines) : lines;
  const withFigures = whole.filter((line) => line.some(({ text }) => /\d/.test(text)));
  const read = withFigures.map(readLine).filter((line) => line !== null);
  const alike = withFigures.filter((line) => (readLine(line) ?? readEnds(line)) !== null).length;
  const written = read.filter((line) => line.isWritten).length;
  const inColumns = withFigures.filter((line) => readLine(line) === null && isInColumns(line)).length;
  const isWritten = isTyped && written > inColumns;
  if (!isWritten && (read.length < 2 || alike * 10 < withFigures.length * 6)) return null;
  const signed = read.filter(({ hasSign }) => hasSign).length;
  const isNumbered = read.filter(({ hasNumber }) => hasNumber).length * 2 > read.length;
  const isSigned = signed * 2 >= read.length && signed < read.length;
  const goods = whole.map((line) => readLine(line) ?? readEnds(line));
  const ends = isTyped ? endsOf(whole, goods) : null;
  return whole.flatMap((line, at) => {
    const found = goods[at] ?? null;
    if (found === null) return ends !== null && at > ends.first && at <= ends.last ? nameAlone(line) : [];
    const { name, amount, price, hasSign, hasNumber } = found;
    return [
      [
        isNumbered && !hasNumber ? withoutNumber(name) : name,
        amount,
        isSigned && !hasSign ? withoutSign(price) : price,
      ],
    ];
  });
}

/** Whether figures stand apart in a line, as in a table. */
function isInColumns(line: Line): boolean {
  return line.length > 2 && line.filter(({ text }) => /^[\d.,]+$/.test(text)).length > 1;
}

/** Whether texts are those of a file, not seen in a picture. */
export function isMostlyTyped(texts: readonly { readonly confidence: number }[]): boolean {
  return texts.filter(({ confidence }) => confidence === 1).length * 2 > texts.length;
}

const startOfLine = /^\s*(?:[-–—•·●▪◦‣○■□✓✔*]\s*)?(?:(?<number>\d{1,3})\s*[.)、．](?!\d)\s*)?/u;
const startOfSum = /^\s*(?:รวม|ยอด|(?:grand |sub ?)?total|合计|总|小计|共)/iu;

function textOf(line: Line): string {
  return line.map(({ text }) => text).join(' ');
}

function numberOf(line: Line): number {
  return Number(startOfLine.exec(textOf(line))?.groups?.['number'] ?? 0);
}

/** The first and the last line of a list; lines that are numbered on belong to it. */
function endsOf(lines: readonly Line[], goods: readonly (ListLine | null)[]) {
  const first = goods.findIndex((found) => found !== null);
  let last = goods.findLastIndex((found) => found !== null);
  const next = () => lines[last + 1] ?? [];
  while (numberOf(lines[last] ?? []) > 0 && numberOf(next()) === numberOf(lines[last] ?? []) + 1) last += 1;
  return { first, last };
}

function nameAlone(line: Line): Cell[][] {
  const [first] = line;
  const text = textOf(line)
    .replace(startOfLine, '')
    .replace(/[:：]\s*$/u, '')
    .trim();
  return first === undefined || text === '' || startOfSum.test(text) ? [] : [[{ ...first, text }]];
}

/** The lines of a text with those together that say something of goods only together. */
function joinWrappedLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const both = [...(before ?? []), ...line];
    const isWrapped =
      before !== undefined &&
      numberOf(line) === 0 &&
      [before, line].every((one) => readLine(one) === null) &&
      readWrittenLine(textOf(both)) !== null;
    if (isWrapped) joined[joined.length - 1] = both;
    else joined.push(line);
  }
  return joined;
}

/** In a list of numbered lines, a name whose number lost its dot. */
function withoutNumber(name: Cell): Cell {
  return { ...name, text: name.text.replace(/^\d{1,3}\s+(?=\p{L})/u, '') };
}

/** In a list whose prices have a sign, a price without one has it as its first figure. */
function withoutSign(price: Cell): Cell {
  const text = price.text.replace(/^@\d(?=\d)/, '@');
  return text === price.text ? price : { ...price, text, confidence: Math.min(price.confidence, guessed) };
}

/** A line that ends in a price, and whose amount cannot be read: what stands before the price, but for the name. */
function readEnds(cells: Line): ListLine | null {
  const [name, last] = [cells[0], cells.at(-1)];
  const text = cells
    .slice(1)
    .map((cell) => cell.text)
    .join(' ');
  const groups =
    /^(?<amount>.*?)\s*(?:[@฿]\s*(?<price>\d[\d,]*(?:\.\d{1,2})?)|(?<=\s)(?<sum>\d[\d,]*(?:\.\d{1,2})?)\s*(?:baht|บาท|铢|元))$/u.exec(
      text,
    )?.groups;
  if (name === undefined || last === undefined || groups === undefined || !/\p{L}/u.test(name.text))
    return null;
  const confidence = Math.min(guessed, ...cells.map((cell) => cell.confidence));
  const amount = { ...last, text: groups['amount'] ?? '', confidence };
  return {
    name,
    amount,
    price: { ...last, text: `@${groups['price'] ?? groups['sum'] ?? ''}`, confidence },
    hasSign: groups['price'] !== undefined,
    hasNumber: false,
  };
}

function readLine(cells: Line): ListLine | null {
  const text = textOf(cells);
  if (text.length > longest) return null;
  const [first, last] = [cells[0], cells.at(-1)];
  const written = readWrittenLine(text);
  if (written !== null && first !== undefined && last !== undefined) {
    const confidence = Math.min(...cells.map((cell) => cell.confidence));
    const { name, amount, price, hasNumber, isSure } = written;
    return {
      name: { ...first, text: name, confidence },
      amount: { ...last, text: amount, confidence },
      price: { ...last, text: price, confidence: isSure ? confidence : Math.min(guessed, confidence) },
      hasSign: true,
      hasNumber,
      isWritten: true,
    };
  }
  const groups = form.exec(text)?.groups;
  if (groups === undefined || first === undefined || last === undefined) return null;
  if (isNoGoods(groups['name'] ?? '')) return null;
  const amount = (groups['times'] ?? groups['count'] ?? groups['bare'] ?? '').trim();
  if ((readWrittenAmount(amount) ?? readLikelyAmount(amount)) === null) return null;
  const confidence = Math.min(...cells.map((cell) => cell.confidence));
  const hasSign = groups['sign'] !== undefined;
  if (!hasSign && groups['currency'] === undefined && groups['times'] === undefined) return null;
  return {
    name: { ...first, text: (groups['name'] ?? '').trim(), confidence },
    amount: { ...last, text: amount, confidence },
    price: { ...last, text: `@${groups['price'] ?? ''}`, confidence },
    hasSign,
    hasNumber: groups['number'] !== undefined,
  };
}
