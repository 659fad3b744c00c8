import type { Grid } from '../recognised.ts';
import { isNumberHead } from '../table/header-words.ts';

const numbered = /^(?<number>\d{1,3})\s*[.)、]?\s+(?<rest>\S.*)$/u;

const beginsWithNumber = /^\d{1,3}(?=\s|$|[.)、])/u;

/** Rows below a head whose column of numbers has texts in it, since both stand close together, with those in the column beside it. */
export function numbersApart(head: Grid[number], below: Grid): Grid {
  const at = head.findIndex((cell) => cell !== null && isNumberHead(cell.text));
  if (at === -1 || at + 1 >= head.length) return below;
  const numbers = below
    .map((row) => Number.parseInt(beginsWithNumber.exec(row[at]?.text ?? '')?.[0] ?? '', 10))
    .filter((number) => !Number.isNaN(number));
  // A name may begin with a figure: only what counts on is a number of rows.
  if (numbers.some((number, place) => place > 0 && number <= (numbers[place - 1] ?? 0))) return below;
  return below.map((row) => {
    const [cell, beside] = [row[at] ?? null, row[at + 1] ?? null];
    const { number, rest } = numbered.exec(cell?.text ?? '')?.groups ?? {};
    if (cell === null || number === undefined || rest === undefined || !/\p{L}/u.test(rest)) return row;
    const text = beside === null ? rest : `${rest} ${beside.text}`;
    return row.with(at, { ...cell, text: number }).with(at + 1, { ...cell, text });
  });
}
