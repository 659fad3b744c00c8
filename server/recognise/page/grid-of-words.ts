import type { Cell, Grid } from '../recognised.ts';
import { provenRows } from '../table/column-content.ts';
import { readHead } from '../table/columns.ts';
import { completeHead } from '../table/complete-head.ts';
import { noHints } from '../table/header-words.ts';
import type { ColumnHints } from '../table/header-words.ts';
import { headsMatrix } from '../table/matrix.ts';
import { typedMarks } from '../thai/typed-marks.ts';
import { hasLostMarks, restoreMarks } from '../thai/thai-words.ts';
import { withHeadsBelow } from './heads-below.ts';
import type { Span } from './heads-below.ts';
import { isMostlyTyped, listRows } from './list-lines.ts';
import { numbersApart } from './numbers-apart.ts';
import { leastSureOf } from './lines-of-words.ts';
import { linesOfPage, sameLine } from './ruled-rows.ts';
import type { PageText } from './ruled-rows.ts';
import { joinRows, joinWrappedCells } from './wrapped-lines.ts';
import type { Word } from './words.ts';

/** A text of which a mark was lost, and guessed, is to be looked at. */
const guessed = 0.75;

/** A cell and the place on the level page that decides about its column. */
interface PlacedCell extends Cell {
  readonly span: Span;
}

/** The table that the words of a page stand in; `aspect` is the page's width divided by its height. */
export function gridOfWords(words: readonly Word[], page: number, aspect: number, hints = noHints): Grid {
  const texts = linesOfPage(words, aspect);
  const columns = texts.flat().flatMap(({ isCell, frame }) => (isCell && frame !== undefined ? [frame] : []));
  const lines = texts.map((line) => cellsOf(line, page, columns));
  const head = lines.find((line) => readHead(line, hints) !== null || headsMatrix(line));
  const list = head === undefined ? listRows(lines) : null;
  if (list !== null) return list;
  const under = head === undefined ? [] : lines.slice(lines.indexOf(head) + 1);
  const heads = withHeadsBelow(head ?? [], under[0]);
  const spans = head === undefined ? usualSpans(lines) : columnsBelow(heads.columns, under, hints);
  if (spans === null) return lines;
  const placed = lines.map((line) => placeInColumns(line === head ? heads.head : line, spans));
  const isTyped = isMostlyTyped(words);
  if (head === undefined || !isTyped) return placed;
  const at = lines.indexOf(head);
  const whole = wholeHead(placed.slice(at), hints);
  const named = readHead(whole.head, hints);
  if (named === null) return placed;
  const below = numbersApart(whole.head, whole.below);
  const kinds = completeHead(whole.head, named, below, hints);
  const ends = spans.map((_, column) => spans[column + 1]?.left ?? 1);
  return [...placed.slice(0, at), whole.head, ...joinWrappedCells(below, kinds, ends)];
}

/** A head and what is below it; words of it that go on in the next line are part of it. */
function wholeHead([head = [], ...below]: Grid, hints: ColumnHints) {
  const [next = [], ...others] = below;
  const kinds = readHead(head, hints) ?? [];
  const isRest = next.every(
    (cell, at) => cell === null || (head[at] != null && kinds[at] !== 'name' && !/\p{N}/u.test(cell.text)),
  );
  if (!isRest || next.every((cell) => cell === null)) return { head, below };
  const joined = joinRows(head, next);
  const known = (row: Grid[number]) => readHead(row, hints)?.filter((kind) => kind !== null).length ?? 0;
  return known(joined) < known(head) ? { head, below } : { head: joined, below: others };
}

/** The texts of a line as cells; in a cell of a drawn table it is that which decides about the column. */
function cellsOf(line: readonly PageText[], page: number, columns: readonly Span[]): PlacedCell[] {
  return line.map(({ text, confidence, leastSure, box, seen, frame, isCell, rowsBelow }) => ({
    text: restoreMarks(confidence === 1 ? typedMarks(text) : text),
    confidence: hasLostMarks(text) ? Math.min(confidence, guessed) : confidence,
    ...(leastSure === undefined ? {} : { leastSure }),
    ...(rowsBelow === undefined ? {} : { rowsBelow }),
    ...(isCell ? { isCell } : {}),
    source: { page, box: seen ?? box },
    span:
      isCell && frame !== undefined && !isAcross(frame, columns)
        ? { left: frame.left, right: frame.right }
        : { left: box[0], right: box[0] + box[2] },
  }));
}

/** Whether a cell reaches over several columns. */
function isAcross(cell: Span, columns: readonly Span[]): boolean {
  return columns.some(
    ({ left, right }) =>
      left > cell.left - sameLine &&
      right < cell.right + sameLine &&
      right - left < cell.right - cell.left - sameLine,
  );
}

/** Where the columns stand in most rows; null where nothing tells. */
function usualSpans(lines: readonly PlacedCell[][]): Span[] | null {
  const counts = lines.map(({ length }) => length).filter((length) => length > 1);
  const [usual] = [...new Set(counts)].sort(
    (one, other) => countOf(counts, other) - countOf(counts, one) || other - one,
  );
  if (usual === undefined) return null;
  const samples = lines.filter(({ length }) => length === usual).map((line) => line.map(({ span }) => span));
  return Array.from({ length: usual }, (_, at) => ({
    left: median(samples.map((spans) => spans[at]?.left ?? 0)),
    right: median(samples.map((spans) => spans[at]?.right ?? 0)),
  }));
}

/** The columns below a head: as wide as most lines say, or some, where amounts and prices come to their sums so in more lines. */
function columnsBelow(
  head: readonly PlacedCell[],
  lines: readonly PlacedCell[][],
  hints: ColumnHints,
): Span[] {
  const whole = lines.filter(({ length }) => length === head.length);
  const rows = lines.filter(({ length }) => length * 2 > head.length);
  const isUsual = whole.length > 0 && whole.length * 5 >= rows.length * 2;
  const [wide, narrow] = [whole, []].map((like) => withHeadless(spansOf(head, like), lines));
  if (isUsual || whole.length < 2) return (isUsual ? wide : narrow) ?? [];
  const proven = (spans: readonly Span[] = []) => {
    const [heads = [], ...below] = [head, ...lines].map((line) => placeInColumns(line, spans));
    return provenRows(below, completeHead(heads, readHead(heads, hints) ?? [], below, hints));
  };
  return (proven(wide) > proven(narrow) ? wide : narrow) ?? [];
}

/** Where the columns of a head reach by what some lines below have: figures may stand at the right of a column, its word at the left. */
function spansOf(head: readonly PlacedCell[], lines: readonly PlacedCell[][]): Span[] {
  return head.map(({ span: { left, right } }, at) => {
    const spans = lines.map((line) => line[at]?.span ?? { left, right });
    return {
      left: Math.min(left, median([left, ...spans.map((span) => span.left)])),
      right: Math.max(right, median([right, ...spans.map((span) => span.right)])),
    };
  });
}

/** The columns of a head, and those in which most lines below it have a text beside those that stand under its words. */
function withHeadless(heads: readonly Span[], lines: readonly PlacedCell[][]): Span[] {
  const strays = lines
    .flatMap((line) => {
      const under = new Set(
        line.filter(({ span }) => isUnder(span, heads)).map(({ span }) => nearest(span, heads)),
      );
      return line
        .map(({ span }) => span)
        .filter((span) => !isUnder(span, heads) && under.has(nearest(span, heads)));
    })
    .sort((one, other) => one.left - other.left);
  const columns: Span[][] = [];
  let end = -Infinity;
  for (const stray of strays) {
    if (stray.left >= end) columns.push([]);
    columns.at(-1)?.push(stray);
    end = Math.max(end, stray.right);
  }
  const headless = columns
    .filter((column) => column.length * 5 >= lines.length * 2)
    .map((column) => ({
      left: median(column.map(({ left }) => left)),
      right: median(column.map(({ right }) => right)),
    }));
  return [...heads, ...headless].sort((one, other) => one.left - other.left);
}

function isUnder(span: Span, columns: readonly Span[]): boolean {
  return columns.some(({ left, right }) => span.left < right && left < span.right);
}

/** A line's cells at the columns that they stand under; two under one column are one. */
function placeInColumns(line: readonly PlacedCell[], spans: readonly Span[]): (Cell | null)[] {
  const placed: (Cell | null)[] = spans.map(() => null);
  for (const cell of line) {
    const at = nearest(cell.span, spans);
    const before = placed[at];
    placed[at] =
      before == null
        ? cell
        : {
            ...before,
            text: `${before.text} ${cell.text}`,
            confidence: Math.min(before.confidence, cell.confidence),
            ...leastSureOf(before, cell),
          };
  }
  return placed;
}

/** The column that a span shares most with; of those that it shares nothing with the one beside it. */
function nearest(span: Span, columns: readonly Span[]): number {
  const shares = columns.map(
    (column) => Math.min(span.right, column.right) - Math.max(span.left, column.left),
  );
  return shares.indexOf(Math.max(...shares));
}

function countOf(numbers: readonly number[], wanted: number): number {
  return numbers.filter((number) => number === wanted).length;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
