import type { Grid } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import type { Columns } from './columns.ts';

/** What is told of goods beside their codes, which nobody reads. */
const told: readonly ColumnKind[] = ['name', 'color', 'size', 'style'];

/** `A-1203`, but not `250ml`. */
const code = /^(?=.*\d)(?!\d+(?:\.\d+)?\s?[a-z]{1,3}$)[a-z\d][a-z\d./_-]{2,}$/iu;

const months = [
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  '[มก]\\.?ค\\.|[กม]\\.?[พย]\\.|มี\\.?ค\\.|เม\\.?ย\\.|พ\\.?[คย]\\.|มิ\\.?ย\\.|ส\\.?ค\\.|ต\\.?ค\\.|ธ\\.?ค\\.|[月日]',
].join('|');
/** `3 May`, `5 พ.ย. 68`, `11月3日`. */
const day = new RegExp(`\\d\\s*(?:${months})`, 'iu');

/** The column under words that nobody knows of which the texts tell apart what would be the same goods without it; -1 where there is none. */
export function tellingColumn(head: Grid[number], columns: Columns, below: Grid): number {
  return columns.findIndex((_, at) => {
    const texts = below.flatMap((row) => row[at]?.text ?? []);
    const isText = texts.filter((text) => /\p{L}/u.test(text)).length * 2 > texts.length;
    const isCode = texts.filter((text) => code.test(text) || day.test(text)).length * 2 > texts.length;
    return isText && !isCode && sameBut(at, head, columns, below).size > 0;
  });
}

/** The rows that would be the same goods as others if figures or codes under words that nobody knows did not tell them apart. */
export function toldByUnknown(head: Grid[number], columns: Columns, below: Grid): ReadonlySet<Grid[number]> {
  return new Set(columns.flatMap((_, at) => [...sameBut(at, head, columns, below)]));
}

/** Rows of the same goods of which an unknown column says different things. */
function sameBut(at: number, head: Grid[number], columns: Columns, below: Grid): ReadonlySet<Grid[number]> {
  if (columns[at] !== null || head[at] == null || head[at].confidence < 1) return new Set();
  const groups = new Map<string, Grid[number][]>();
  for (const row of below) {
    const goods = told.map((kind) => row[columns.indexOf(kind)]?.text ?? '');
    const same = groups.get(goods.join('\n'));
    if (same === undefined) groups.set(goods.join('\n'), goods[0] === '' ? [] : [row]);
    else if (goods[0] !== '') same.push(row);
  }
  return new Set(
    [...groups.values()].filter((rows) => new Set(rows.map((row) => row[at]?.text ?? '')).size > 1).flat(),
  );
}
