import { plainFigures } from '../../../domain/digits.ts';
import { readWrittenAmount } from '../fields/amount.ts';
import { readWrittenPrice } from '../fields/price.ts';
import type { Cell, Grid } from '../recognised.ts';
import { maxRows, RecognitionRefused } from '../recognition-refused.ts';
import { rankedPrices } from './column-kinds.ts';
import type { ColumnKind } from './column-kinds.ts';
import { readHead } from './columns.ts';
import { headerKind } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';
import type { PricesApart } from './matrix-prices.ts';
import { pricesApart } from './matrix-prices.ts';
import { belowWord, isInside, wordsAcross } from './matrix-words.ts';
import type { Across } from './matrix-words.ts';

type Cells = Grid[number];

/** Sizes or colours beside each other in a head, with amounts below each. */
interface Matrix extends Across {
  /** The words over all columns, out of one row or two. */
  readonly head: Cells;
  /** Rows that the head takes. */
  readonly height: 1 | 2;
  /** The prices of lines by size or colour. */
  readonly prices: ReadonlyMap<Cells, Cells>;
}

/** What the columns are called that a matrix becomes. */
const attributeHeads = { size: 'Size', color: 'Colour' } as const;
const amountHead = 'Qty';
const priceHead = 'Price';

/**
 * A table with a row for each amount of its matrices of sizes or colours, which are columns of their own there. Throws
 * `too_many_rows`.
 */
export function unfoldMatrices(table: Grid, hints: ColumnHints): Grid {
  const apart = pricesApart(table, hints);
  const { grid } = apart;
  const rows: Cells[] = [];
  for (let at = 0; at < grid.length; at += 1) {
    const matrix = matrixAt(apart, at, hints);
    if (matrix === null) rows.push(grid[at] ?? []);
    else {
      const end = endOf(grid, at + 1, hints);
      if (matrix.height === 2) rows.pop();
      rows.push(...unfold(matrix, grid.slice(at + 1, end)));
      at = end - 1;
    }
    if (rows.length > maxRows * 2) throw new RecognitionRefused('too_many_rows', maxRows);
  }
  return rows;
}

/** The place of the next head, or the end of the table. */
function endOf(grid: Grid, from: number, hints: ColumnHints): number {
  const next = grid.findIndex((row, at) => at >= from && (readHead(row, hints) !== null || headsMatrix(row)));
  return next === -1 ? grid.length : next;
}

/** The matrix of which a row is the head, or the last row of it. */
function matrixAt({ grid, heads, prices }: PricesApart, at: number, hints: ColumnHints): Matrix | null {
  const row = grid[at] ?? [];
  const parent = grid[at - 1] ?? [];
  const found = heads.get(row) ?? wordsAcross(row) ?? belowWord(parent, row);
  if (found === null) return null;
  const isRunFree = parent.slice(found.from + 1, found.until).every((cell) => cell === null);
  const joined = Array.from(
    { length: Math.max(row.length, parent.length) },
    (_, place) => row[place] ?? (isInside(found, place) ? null : (parent[place] ?? null)),
  );
  const height = !hasKnownHead(found, row) && isRunFree && hasKnownHead(found, joined) ? 2 : 1;
  const head = height === 2 ? joined : row;
  if (!hasKnownHead(found, head) || isBelowFigures(found, grid.slice(0, at + 1 - height), hints)) return null;
  const matrix: Matrix = { ...found, head, height, prices };
  const below = grid.slice(at + 1, endOf(grid, at + 1, hints));
  if (!hasAmounts(matrix, below)) return null;
  // Numbers beside an amount that is not what stands below them may be prices of so many.
  return found.isNumbers && hasOtherAmount(matrix, below) ? null : matrix;
}

/** Whether a row is the head of a matrix, by its words alone. */
export function headsMatrix(row: Cells): boolean {
  const found = wordsAcross(row);
  return found !== null && hasKnownHead(found, row);
}

const namingKinds: readonly (ColumnKind | null)[] = ['name', 'otherName', 'style', 'code'];

/** Numbers may stand in a row of goods, whose name may be a word of heads. */
function hasKnownHead(found: Across, cells: Cells): boolean {
  return cells.some((cell, place) => {
    if (cell === null || isInside(found, place)) return false;
    const kind = headerKind(cell.text);
    return found.isNumbers ? namingKinds.includes(kind) : kind !== null;
  });
}

/** Whether the columns are figures by the head above, so that a row below is of goods. */
function isBelowFigures(found: Across, above: Grid, hints: ColumnHints): boolean {
  if (!found.isNumbers) return false;
  const head = above.map((row) => readHead(row, hints)).findLast((columns) => columns !== null) ?? [];
  return head.slice(found.from, found.until).some((kind) => kind !== null && isFigure(kind));
}

/** What is written where there are none. */
const none = /^(?:[-–—/×x]|0|无|ไม่มี)?$/iu;

function amountOf(cell: Cell | null | undefined): number | null {
  const text = cell?.text.trim() ?? '';
  return none.test(text) ? 0 : (readWrittenAmount(text)?.pieces ?? null);
}

function hasAmounts({ from, until }: Across, below: Grid): boolean {
  const cells = below.flatMap((row) => row.slice(from, until).filter((cell) => cell !== null));
  const amounts = cells.filter((cell) => amountOf(cell) !== null);
  return amounts.some((cell) => (amountOf(cell) ?? 0) > 0) && amounts.length * 5 >= cells.length * 4;
}

function totalOf({ from, until }: Across, row: Cells): number {
  return row.slice(from, until).reduce((sum, cell) => sum + (amountOf(cell) ?? 0), 0);
}

/** The columns beside a matrix that say what a line comes to; -1 where there is none. */
interface Sums {
  readonly pieces: number;
  readonly money: number;
  readonly price: number;
}

const amountKinds: readonly (ColumnKind | null)[] = ['amount', 'pieces', 'figure', 'orderedAmount'];
const priceKinds: readonly (ColumnKind | null)[] = rankedPrices;

function isFigure(kind: ColumnKind): boolean {
  return kind === 'total' || amountKinds.includes(kind) || priceKinds.includes(kind);
}

/** The sums by what they come to in most lines, or else by their heads. */
function sumsOf(matrix: Matrix, below: Grid): Sums {
  const lines = below.filter((row) => totalOf(matrix, row) > 0);
  const places = Array.from(matrix.head, (_, place) => place).filter((place) => !isInside(matrix, place));
  const isMostly = (place: number, expected: (row: Cells) => number | null) => {
    const checks = lines.flatMap((row) => {
      const [wanted, figure] = [expected(row), moneyOf(row[place])];
      return wanted === null || figure === null ? [] : [figure === wanted];
    });
    return checks.length > 0 && checks.filter(Boolean).length * 5 >= checks.length * 4;
  };
  const headed = (kinds: readonly (ColumnKind | null)[], among = places) =>
    among.find((place) => kinds.includes(headerKind(matrix.head[place]?.text ?? ''))) ?? -1;
  const price = headed(priceKinds);
  const counting = places.find((place) => isMostly(place, (row) => totalOf(matrix, row) * 100));
  const worth = places
    .filter((place) => place !== price && place !== counting)
    .find((place) => isMostly(place, (row) => worthOf(matrix, row, price)));
  const others = (taken: number | undefined) => places.filter((place) => place !== price && place !== taken);
  const pieces = counting ?? headed(amountKinds, others(worth));
  const money = worth ?? headed(['total', 'figure'], others(pieces));
  return { pieces, money, price };
}

function hasOtherAmount(matrix: Matrix, below: Grid): boolean {
  const { pieces } = sumsOf(matrix, below);
  const lines = below.filter((row) => totalOf(matrix, row) > 0 && row[pieces] != null);
  return lines.filter((row) => amountOf(row[pieces]) !== totalOf(matrix, row)).length * 5 > lines.length;
}

/** Satang, or hundredths of what a figure counts. */
function moneyOf(cell: Cell | null | undefined): number | null {
  return cell == null ? null : readWrittenPrice(plainFigures(cell.text));
}

/** What a line comes to by its price or those of its sizes; null where one is missing. */
function worthOf(matrix: Matrix, row: Cells, price: number): number | null {
  const bySize = matrix.prices.get(row);
  const worths = row.slice(matrix.from, matrix.until).flatMap((cell, at) => {
    const pieces = amountOf(cell) ?? 0;
    const each = moneyOf(bySize?.[at] ?? row[price]);
    return pieces === 0 ? [] : [each === null ? NaN : each * pieces];
  });
  const worth = worths.reduce((sum, one) => sum + one, 0);
  return Number.isNaN(worth) ? null : worth;
}

/** The head and the rows of a matrix, with a row for each of its amounts. */
function unfold(matrix: Matrix, below: Grid): Cells[] {
  const { from, until, head } = matrix;
  const sums = sumsOf(matrix, below);
  const width = Math.max(until, ...[...below, head].map((cells) => cells.length));
  const free = head.findIndex((cell) => cell !== null && headerKind(cell.text) === 'free');
  const isPriced = below.some((cells) => matrix.prices.has(cells));
  const put = (cells: Cells, attribute: Cell | null, amount: Cell | null, price = cells[sums.price]): Cells =>
    Array.from({ length: width + (isPriced ? 1 : 0) }, (_, place) => {
      if (place === from) return attribute;
      if (place === from + 1) return amount;
      if (place === free && attribute !== null && cells !== head) return null;
      if (isPriced && (place === width || place === sums.price))
        return place === width ? (price ?? null) : null;
      return isInside(matrix, place) || place === sums.pieces ? null : (cells[place] ?? null);
    });
  const [first = null] = head.slice(from);
  const title =
    first === null
      ? head
      : put(
          head,
          { ...first, text: attributeHeads[matrix.kind] },
          { ...first, text: amountHead },
          { ...first, text: priceHead },
        );
  return [
    title,
    ...below.flatMap((cells): Cells[] => {
      const counted = cells.slice(from, until).flatMap((cell, at) => {
        const word = head[from + at];
        const price = matrix.prices.get(cells)?.[at] ?? cells[sums.price];
        return cell === null || word == null || amountOf(cell) === 0 ? [] : [{ cell, word, price }];
      });
      const total = totalOf(matrix, cells);
      if (total === 0) return [put(cells, null, cells[sums.pieces] ?? null)];
      const share = isDoubted(matrix, cells, total, sums) || hasPieces(cells[free]) ? 0.5 : 1;
      return counted.map(({ cell, word, price }) =>
        put(
          cells.map((one, place) => (place === sums.money ? moneyShare(matrix, cells, cell, sums) : one)),
          { ...cell, text: word.text },
          { ...cell, confidence: cell.confidence * share },
          price,
        ),
      );
    }),
  ];
}

/** Whether a line has pieces that came for nothing, which are of one of its sizes: nothing says of which. */
function hasPieces(cell: Cell | null | undefined): boolean {
  return (amountOf(cell) ?? 0) > 0;
}

/** Whether the sums beside a line say something else than its amounts. */
function isDoubted(matrix: Matrix, cells: Cells, total: number, { pieces, money, price }: Sums): boolean {
  const said = cells[pieces] ?? null;
  const [worth, sum] = [worthOf(matrix, cells, price), moneyOf(cells[money])];
  return (said !== null && amountOf(said) !== total) || (worth !== null && sum !== null && worth !== sum);
}

/** What an amount is of the money of its line, where no price says it; null where one does, or it is no whole share. */
function moneyShare(matrix: Matrix, cells: Cells, cell: Cell, { money, price }: Sums): Cell | null {
  const [whole, sum, total] = [cells[money] ?? null, moneyOf(cells[money]), totalOf(matrix, cells)];
  const isSaid = cells[price] != null || matrix.prices.has(cells);
  if (whole === null || sum === null || isSaid || sum % total !== 0) return null;
  return { ...whole, text: String(((sum / total) * (amountOf(cell) ?? 0)) / 100) };
}
