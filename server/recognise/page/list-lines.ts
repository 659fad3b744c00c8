import { readLikelyAmount, readWrittenAmount } from '../fields/amount.ts';
import type { Cell } from '../recognised.ts';

/** A line of a list without columns: `3. Fish sauce 12 pcs ฿45`, with the places of its parts. */
interface ListLine {
  readonly name: Cell;
  readonly amount: Cell;
  readonly price: Cell;
  /** Whether a currency, or something in its place, stands before the price. */
  readonly hasSign: boolean;
}

/** A line that a sign was taken for a figure in is to be looked at. */
const guessed = 0.5;

const form =
  /^(?:\d{1,3}\s*[.)、．]\s*)?(?<name>.*?\p{L}.*?)\s*(?:(?<times>(?<![a-z])[x×*]\s*\d[\d,]*)|(?<=[\s\p{L}\p{M})])(?<count>\d[\d,]*\s*[^\d\s.,@฿x×*]{1,8}?)|(?<=[\s\p{L}\p{M})])(?<bare>\d[\d,]*)(?=\s*[@฿]))\s*(?<sign>[@฿]|[^\d\s]{1,2}(?=\d))?\s*(?<price>\d[\d,]*(?:\.\d{1,2})?)\s*(?<currency>baht|[บนปมพ]าท|บา[ทหพฑ]|铢|泰铢|元|\.-|[a-z]{2,4})?$/iu;

/** The lines as rows of name, amount and price, if most of those that have figures are of this form; else null. */
export function listRows(lines: readonly (readonly Cell[])[]): Cell[][] | null {
  const withFigures = lines.filter((line) => line.some(({ text }) => /\d/.test(text)));
  const read = withFigures.map(readLine).filter((line) => line !== null);
  const alike = withFigures.filter((line) => (readLine(line) ?? readEnds(line)) !== null).length;
  if (read.length < 2 || alike * 10 < withFigures.length * 6) return null;
  const signed = read.filter(({ hasSign }) => hasSign).length;
  const isSigned = signed * 2 >= read.length && signed < read.length;
  return lines.flatMap((line) => {
    const found = readLine(line) ?? readEnds(line);
    if (found === null) return [];
    const { name, amount, price, hasSign } = found;
    return [[name, amount, isSigned && !hasSign ? withoutSign(price) : price]];
  });
}

/** In a list whose prices have a sign, a price without one has it as its first figure. */
function withoutSign(price: Cell): Cell {
  const text = price.text.replace(/^@\d(?=\d)/, '@');
  return text === price.text ? price : { ...price, text, confidence: Math.min(price.confidence, guessed) };
}

/** A line that ends in a price, and whose amount cannot be read: what stands before the price, but for the name. */
function readEnds(cells: readonly Cell[]): ListLine | null {
  const [name, last] = [cells[0], cells.at(-1)];
  const text = cells
    .slice(1)
    .map((cell) => cell.text)
    .join(' ');
  const groups = /^(?<amount>.*?)\s*(?<sign>[@฿]\s*)(?<price>\d[\d,]*(?:\.\d{1,2})?)$/u.exec(text)?.groups;
  if (name === undefined || last === undefined || groups === undefined || !/\p{L}/u.test(name.text))
    return null;
  const confidence = Math.min(guessed, ...cells.map((cell) => cell.confidence));
  const amount = { ...last, text: groups['amount'] ?? '', confidence };
  return { name, amount, price: { ...last, text: `@${groups['price'] ?? ''}`, confidence }, hasSign: true };
}

function readLine(cells: readonly Cell[]): ListLine | null {
  const text = cells.map((cell) => cell.text).join(' ');
  const groups = form.exec(text)?.groups;
  const [first, last] = [cells[0], cells.at(-1)];
  if (groups === undefined || first === undefined || last === undefined) return null;
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
  };
}
