import { plainFigures } from '../../digits.ts';

/** A cell of a pasted table, and where it stands. */
export interface Cell {
  readonly text: string;
  readonly from: number;
  readonly until: number;
}

export interface Row {
  readonly cells: readonly Cell[];
  readonly from: number;
  readonly until: number;
}

/** What stands between cells: single spaces count where a row is a table's by its words or figures. */
export const separators = [
  { mark: /\t/g, isAligned: true },
  { mark: /[|｜]/g, isAligned: true },
  { mark: / {2,}|\u3000+/g, isAligned: false },
  { mark: /[ \u3000]+/g, isAligned: false },
] as const;
export type Separator = (typeof separators)[number];

/** The lines of a text, taken apart. */
export function rowsOf(text: string, { mark }: Separator): Row[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const row = { cells: cellsOf(line, from, mark), from, until: from + line.length };
    from += line.length + 1;
    return row;
  });
}

function cellsOf(line: string, begin: number, mark: RegExp): readonly Cell[] {
  const isFramed = mark.source.includes('|');
  const cut = isFramed ? line.replace(/^\s*[|｜]|[|｜]\s*$/g, (edge) => ' '.repeat(edge.length)) : line;
  const cells: Cell[] = [];
  let from = 0;
  for (const { 0: gap, index } of [...cut.matchAll(mark), { 0: '', index: cut.length }]) {
    const text = cut.slice(from, index);
    const lead = text.length - text.trimStart().length;
    const start = begin + from + lead;
    cells.push({ text: text.trim(), from: start, until: start + text.trim().length });
    from = index + gap.length;
  }
  return cells;
}

const figure = /^[฿$¥]?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;
const currency = /^[฿$¥]|(?: ?(?:baht|บาท|thb|元|铢|฿|\.-))$/iu;

/** The number that is all of a cell, money too; null where it is none. */
export function numberIn({ text }: Pick<Cell, 'text'>): number | null {
  const plain = plainFigures(text).replace(/ ?(?:baht|บาท|thb|元|铢|฿|\.-)$/iu, '');
  const found = figure.exec(plain);
  return found === null ? null : Number(`${(found[1] ?? '').replaceAll(',', '')}${found[2] ?? ''}`);
}

/** Whether a number is written as money. */
export function isMoney({ text }: Pick<Cell, 'text'>): boolean {
  return currency.test(text) || /\.\d{2}$/.test(plainFigures(text));
}

/** The number of a list that is all of a cell. */
export function ordinalIn({ text }: Pick<Cell, 'text'>): number | null {
  const found = /^[(（]?(\d{1,3})[.)）、]?$/u.exec(plainFigures(text));
  return found === null ? null : Number(found[1]);
}
