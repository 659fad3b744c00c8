import { measureWords } from '../../../domain/search/units.ts';
import { readWrittenAmount } from '../fields/amount.ts';
import { readWrittenPrice } from '../fields/price.ts';
import type { Cell, Grid, ReadRow } from '../recognised.ts';
import { headAbove } from './columns.ts';
import type { ColumnKind } from './column-kinds.ts';
import type { Columns } from './columns.ts';
import { isSum } from './sums.ts';

/** A row of which only the total is there. */
export interface Below {
  readonly row: ReadRow;
  readonly figure: number;
}

/** What stands alone below goods but for their sum, which comes to more than half of what they do, and what is below that. */
export function withoutSums(below: readonly Below[], goods: readonly ReadRow[]): readonly ReadRow[] {
  const worth = goods.reduce((sum, { amount, price }) => sum + (amount ?? 0) * (price ?? 0), 0);
  const first = below.findIndex(({ figure }) => figure * 2 > worth);
  return (first === -1 ? below : below.slice(0, first)).map(({ row }) => row);
}

/** The total of a row that has nothing else; null of any other. */
export function onlyTotal(cells: readonly (Cell | null)[], columns: Columns): number | null {
  const isAlone = cells.every((cell, at) => {
    const kind = columns[at] ?? null;
    return cell === null || kind === 'total' || kind === 'ignored' || kind === null;
  });
  return isAlone ? readWrittenPrice(cells[columns.indexOf('total')]?.text ?? '') : null;
}

const numbered = /^(?<number>\d{1,3})(?:\s*[.)、．](?!\d)\s*|\s+)(?=.*\p{L})/u;

const measured = new RegExp(`^\\d+[\\s.]*(?:${measureWords.join('|')})\\.?(?![a-z\\p{M}])`, 'iu');

/**
 * Rows of a page whose names do not begin with the numbers of the rows, which a column of numbers that stands close may have left
 * there. A number without which products have the same name, or before what is measured, belongs to the name.
 */
export function withoutNumbers(rows: readonly ReadRow[]): ReadRow[] {
  const shifts = rows.map(({ name, source }, at) => {
    const number = 'page' in source && !measured.test(name) ? numbered.exec(name)?.groups?.['number'] : null;
    return number == null ? null : Number(number) - at;
  });
  const counts = new Map<number, number>();
  for (const shift of shifts) if (shift !== null) counts.set(shift, (counts.get(shift) ?? 0) + 1);
  const [usual, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [0, 0];
  const others = shifts.filter((shift) => shift !== null).length - count;
  if (count < Math.max(2, Math.min(3, rows.length)) || others > count) return [...rows];
  const without = rows.map((row, at) =>
    shifts[at] === null || Math.abs((shifts[at] ?? 0) - usual) > 2
      ? row
      : { ...row, name: row.name.replace(numbered, '') },
  );
  return productsOf(without) < productsOf(rows) ? [...rows] : without;
}

function productsOf(rows: readonly ReadRow[]): number {
  const whole = rows.map(({ name, color, size, style }) => [name, color, size, style].join('\n'));
  return new Set(whole).size;
}

/** Whether a row without a price has as many pieces as all goods above it, each of which has one, or comes to as much, and is called nothing but a sum. */
export function isReckonedSum(
  cells: readonly (Cell | null)[],
  columns: Columns,
  goods: readonly ReadRow[],
): boolean {
  const text = (kind: 'amount' | 'price' | 'total') => cells[columns.indexOf(kind)]?.text ?? '';
  if (!columns.includes('price') || text('price') !== '') return false;
  if (goods.some(({ price, amount, free }) => price === null && !(amount === null && free))) return false;
  const called = cells.filter(
    (cell, at) =>
      cell !== null && /\p{L}/u.test(cell.text) && !isFigure(columns[at] ?? null) && !isSum(cell.text),
  );
  if (called.some((cell) => !isSumOfGroup(cell?.text ?? ''))) return false;
  if (goods.length < (called.length > 0 ? 1 : 2)) return false;
  const pieces = goods.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const worth = goods.reduce((sum, { amount, price }) => sum + (amount ?? 0) * (price ?? 0), 0);
  const total = readWrittenPrice(text('total'));
  const isAsMany = readWrittenAmount(text('amount'))?.pieces === pieces;
  const isAsMuch = total !== null && Math.abs(total - worth) < 100;
  // A name that begins as sums do has to be proven by all that the row says.
  if (called.length > 0 && ((text('amount') !== '' && !isAsMany) || (text('total') !== '' && !isAsMuch)))
    return false;
  return isAsMany || isAsMuch;
}

/** Whether a text begins or ends as the name of a group's sum does: `รวมกลุ่มผิวกาย`, `Total lamps`, `护肤小计`. */
function isSumOfGroup(text: string): boolean {
  return /^(?:รวม|ยอด|(?:sub ?-?|grand )?total\b|合计|小计|共计|总计|合計|小計)|(?:[合小总][计計]|\b(?:sub ?-?)?total)$/iu.test(
    text.trim(),
  );
}

const figureKinds: ReadonlySet<ColumnKind> = new Set([
  'amount',
  'cartons',
  'perCarton',
  'price',
  'discount',
  'remark',
  'ignored',
]);

/** Whether all that a row without a name says are figures and words that stand in their columns: `Page total` beside what it comes to. */
export function isLabelledFigure(cells: readonly (Cell | null)[], columns: Columns): boolean {
  const filled = cells.flatMap((cell, at) => (cell === null ? [] : [{ ...cell, kind: columns[at] ?? null }]));
  const isWords = ({ text }: Cell) => /\p{L}{2}/u.test(text) && readWrittenAmount(text) === null;
  const isMoney = ({ text }: Cell) => readWrittenPrice(text) !== null;
  return (
    filled.length > 1 &&
    filled.some(isWords) &&
    filled.some(isMoney) &&
    filled.every(
      (cell) =>
        cell.confidence === 1 &&
        ((isWords(cell) && !isMoney(cell) && cell.kind !== null && figureKinds.has(cell.kind)) ||
          (isMoney(cell) && (cell.kind === 'total' || cell.kind === 'price'))),
    )
  );
}

function isFigure(kind: Columns[number]): boolean {
  return kind === 'amount' || kind === 'unit' || kind === 'total';
}

/** What stands above the goods of a table without a known head and may be one that nobody understands: words over most of their columns. */
export function unknownHead(grid: Grid, columns: Columns | null): Grid[number] | undefined {
  const above = headAbove(grid);
  if (above !== undefined || columns === null) return above;
  const first = grid.findIndex((row) => isComplete(row, columns));
  const goods = grid[first];
  if (goods === undefined) return undefined;
  return grid.slice(0, first).findLast((row) => {
    const words = row.filter(
      (cell, at) => cell !== null && cell.confidence === 1 && goods[at] != null && isWord(cell.text),
    );
    return words.length > 2 && words.length * 2 > goods.filter((cell) => cell !== null).length;
  });
}

function isComplete(row: readonly (Cell | null)[], columns: Columns): boolean {
  const text = (kind: 'amount' | 'price') => row[columns.indexOf(kind)]?.text ?? '';
  return readWrittenAmount(text('amount')) !== null && readWrittenPrice(text('price')) !== null;
}

function isWord(text: string): boolean {
  return /\p{L}/u.test(text) && readWrittenAmount(text) === null && readWrittenPrice(text) === null;
}

/** Rows of a file without those above and below the goods that say neither an amount nor a price: addresses, days, numbers. */
export function withoutEdges(rows: readonly ReadRow[]): ReadRow[] {
  const isSaid = ({ amount, price, problem, source }: ReadRow) =>
    amount !== null || price !== null || problem !== 'amount_missing' || 'page' in source;
  const first = rows.findIndex(isSaid);
  return first === -1 ? [...rows] : rows.slice(first, rows.findLastIndex(isSaid) + 1);
}
