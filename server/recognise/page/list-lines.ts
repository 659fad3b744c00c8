import { readWrittenAmount } from '../fields/amount.ts';
import type { Cell } from '../recognised.ts';

/** A line of a list without columns: `3. Fish sauce 12 pcs ฿45`, with the places of its parts. */
interface ListLine {
  readonly name: Cell;
  readonly amount: Cell;
  readonly price: Cell;
  /** Whether a currency, or something in its place, stands with the price. */
  readonly hasSign: boolean;
}

/** A line that a sign was taken for a figure in is to be looked at. */
const guessed = 0.5;

const form =
  /^(?:\d{1,3}\s*[.)、．]\s*)?(?<name>.*?\p{L}.*?)\s*(?:(?<times>(?<![a-z])[x×*]\s*\d[\d,]*)|(?<=[\s\p{L})])(?<count>\d[\d,]*\s*[^\d\s.,@฿x×*]{1,8}?))\s*(?<sign>[@฿]|[^\d\s]{1,2}(?=\d))?\s*(?<price>\d[\d,]*(?:\.\d{1,2})?)\s*(?<currency>baht|บาท|铢|泰铢|元|\.-|[a-z]{2,4})?$/iu;

/** The lines as rows of name, amount and price, if most of those that have figures are of this form; else null. */
export function listRows(lines: readonly (readonly Cell[])[]): Cell[][] | null {
  const withFigures = lines.filter((line) => line.some(({ text }) => /\d/.test(text)));
  const read = withFigures.map(readLine).filter((line) => line !== null);
  if (read.length < 2 || read.length * 10 < withFigures.length * 6) return null;
  const signed = read.filter(({ hasSign }) => hasSign).length;
  const isSigned = signed * 2 >= read.length && signed < read.length;
  return read.map(({ name, amount, price, hasSign }) => [
    name,
    amount,
    isSigned && !hasSign ? withoutSign(price) : price,
  ]);
}

/** In a list whose prices have a sign, a price without one has it as its first figure. */
function withoutSign(price: Cell): Cell {
  const text = price.text.replace(/^@\d(?=\d)/, '@');
  return text === price.text ? price : { ...price, text, confidence: Math.min(price.confidence, guessed) };
}

function readLine(cells: readonly Cell[]): ListLine | null {
  const text = cells.map((cell) => cell.text).join(' ');
  const groups = form.exec(text)?.groups;
  const [first, last] = [cells[0], cells.at(-1)];
  if (groups === undefined || first === undefined || last === undefined) return null;
  const amount = (groups['times'] ?? groups['count'] ?? '').trim();
  if (readWrittenAmount(amount) === null) return null;
  const confidence = Math.min(...cells.map((cell) => cell.confidence));
  const hasSign = (groups['sign'] ?? groups['currency']) !== undefined;
  if (!hasSign && groups['times'] === undefined) return null;
  return {
    name: { ...first, text: (groups['name'] ?? '').trim(), confidence },
    amount: { ...last, text: amount, confidence },
    price: { ...last, text: `@${groups['price'] ?? ''}`, confidence },
    hasSign,
  };
}
