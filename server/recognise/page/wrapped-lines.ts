import type { Cell, Grid } from '../recognised.ts';
import type { Columns } from '../table/columns.ts';
import type { ColumnKind } from '../table/column-kinds.ts';
import { isSum } from '../table/sums.ts';
import { boxAround } from './words.ts';

type Row = readonly (Cell | null)[];

/** A line this much nearer to one row than rows are to each other belongs to it. */
const near = 0.8;

const texts: ReadonlySet<ColumnKind> = new Set([
  'name',
  'otherName',
  'color',
  'size',
  'style',
  'category',
  'unit',
  'code',
]);
const counted: ReadonlySet<ColumnKind> = new Set(['amount', 'figure', 'price', 'total']);

/**
 * The lines below a head, each row one: a text that is too long for its column goes on in the lines below it, or above where figures
 * stand in the middle. A line with a text alone that stands as far from others as rows do, and would have had room, is its own.
 * `ends` says where each column has to end.
 */
export function joinWrappedCells(lines: Grid, columns: Columns, ends: readonly number[]): Grid {
  const isRow = lines.map((line) => line.some((cell, at) => isKind(columns, at, counted) && hasDigit(cell)));
  const isRest = lines.map(
    (line, at) =>
      !isRow[at] &&
      line.some((cell) => cell !== null) &&
      !line.some((cell) => cell?.isCell) &&
      line.every((cell, place) => cell === null || (isKind(columns, place, texts) && !isSum(cell.text))),
  );
  const pitch = Math.min(
    ...lines.flatMap((line, at) => (isRow[at] && isRow[at - 1] ? [apart(lines[at - 1], line)] : [])),
  );
  const owners = lines.map((_, at) => at);
  const rows = isRow.flatMap((is, at) => (is ? [at] : []));
  for (const [place, row] of [-1, ...rows].entries()) {
    const next = rows[place] ?? lines.length;
    const between = Array.from({ length: next - row - 1 }, (_, at) => row + 1 + at);
    const gaps = Array.from({ length: next - row }, (_, at) => apart(lines[row + at], lines[row + at + 1]));
    const widest = gaps.indexOf(Math.max(...gaps));
    const others = gaps.filter((_, at) => at !== widest);
    const isTold = others.every((gap) => gap < near * Math.min(pitch, gaps[widest] ?? 0));
    const isSumAbove = lines[row]?.some((cell) => isSum(cell?.text ?? '')) ?? false;
    for (const [beside, at] of between.entries()) {
      if (row === -1 || isSumAbove || !isRest[at]) break;
      if (isTold ? beside >= widest : !hadNoRoom(lines[at - 1], lines[at] ?? [], ends)) break;
      owners[at] = row;
    }
    for (const [beside, at] of [...between.entries()].reverse())
      if (next < lines.length && isRest[at] && isTold && beside >= widest) owners[at] = next;
      else break;
  }
  return rowsOf(lines, owners);
}

/** The lines as the rows that they belong to. */
function rowsOf(lines: Grid, owners: readonly number[]): Grid {
  return lines.flatMap((_, at) => {
    if (owners[at] !== at) return [];
    return [lines.filter((_line, place) => owners[place] === at).reduce(joinRows)];
  });
}

function isKind(columns: Columns, at: number, kinds: ReadonlySet<ColumnKind>): boolean {
  const kind = columns[at] ?? null;
  return kind !== null && kinds.has(kind);
}

function hasDigit(cell: Cell | null): boolean {
  return /\p{N}/u.test(cell?.text ?? '');
}

function boxOf(cell: Cell | null) {
  return cell !== null && 'page' in cell.source ? cell.source.box : null;
}

/** How far the tops of two lines are apart; infinitely where one is missing. */
function apart(one: Row | undefined, other: Row | undefined): number {
  return one === undefined || other === undefined ? Infinity : Math.abs(topOf(other) - topOf(one));
}

function topOf(line: Row | undefined): number {
  return Math.min(...(line ?? []).flatMap((cell) => boxOf(cell)?.[1] ?? []));
}

/** Whether what stands below a text would not have had room behind it. */
function hadNoRoom(above: Row | undefined, line: Row, ends: readonly number[]): boolean {
  return line.some((cell, at) => {
    const [before, after] = [boxOf(above?.[at] ?? null), boxOf(cell)];
    return before !== null && after !== null && before[0] + before[2] + after[2] > (ends[at] ?? 1);
  });
}

/** Two lines as one, each text of the second behind that above it. */
export function joinRows(one: Row, other: Row): Row {
  return one.map((cell, at) => {
    const rest = other[at] ?? null;
    return cell === null || rest === null ? (cell ?? rest) : joinCells(cell, rest);
  });
}

function joinCells(one: Cell, other: Cell): Cell {
  const gap = gapBetween(one.text, other.text);
  const boxes = [boxOf(one), boxOf(other)];
  const [first, second] = boxes;
  return {
    ...one,
    text: `${one.text}${gap}${other.text}`,
    ...(first && second && 'page' in one.source
      ? { source: { page: one.source.page, box: boxAround(first, second) } }
      : {}),
  };
}

/** What stands between a text and its rest in the next line. */
export function gapBetween(text: string, rest: string): '' | ' ' {
  const isUnparted = text.endsWith('-') || /[\p{Script=Han}\p{Script=Thai}]$/u.test(text);
  const isCut = /[\p{L}\p{N}]-$/u.test(text) && /^\p{N}/u.test(rest);
  return isCut || (isUnparted && /^[\p{Script=Han}\p{Script=Thai}]|^\p{Ll}/u.test(rest)) ? '' : ' ';
}
