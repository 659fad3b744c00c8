import { plainFigures } from '../../../domain/digits.ts';
import { isColour } from '../../../domain/products/colours.ts';
import { readWrittenAmount } from '../fields/amount.ts';
import { readWrittenPrice } from '../fields/price.ts';
import { isWordedSize } from '../fields/size.ts';
import type { Cell, Grid } from '../recognised.ts';
import { maxRows, RecognitionRefused } from '../recognition-refused.ts';
import { rankedPrices } from './column-kinds.ts';
import type { ColumnKind } from './column-kinds.ts';
import { readHead } from './columns.ts';
import { headerKind } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';

type Cells = Grid[number];

/** Sizes or colours beside each other in a head, with amounts below each. */
interface Matrix {
  readonly kind: 'size' | 'color';
  /** Whether the sizes are bare numbers, which may be something else. */
  readonly isNumbers: boolean;
  /** Places of the first one, and behind the last one. */
  readonly from: number;
  readonly until: number;
  /** The words over all columns, out of one row or two. */
  readonly head: Cells;
  /** Rows that the head takes. */
  readonly height: 1 | 2;
}

/** What the columns are called that a matrix becomes. */
const attributeHeads = { size: 'Size', color: 'Colour' } as const;
const amountHead = 'Qty';

/**
 * A table with a row for each amount of its matrices of sizes or colours, which are columns of their own there. Throws
 * `too_many_rows`.
 */
export function unfoldMatrices(grid: Grid, hints: ColumnHints): Grid {
  const rows: Cells[] = [];
  for (let at = 0; at < grid.length; at += 1) {
    const matrix = matrixAt(grid, at, hints);
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
function matrixAt(grid: Grid, at: number, hints: ColumnHints): Matrix | null {
  const row = grid[at] ?? [];
  const parent = grid[at - 1] ?? [];
  const found = wordsAcross(row) ?? belowWord(parent, row);
  if (found === null) return null;
  const isRunFree = parent.slice(found.from + 1, found.until).every((cell) => cell === null);
  const joined = Array.from(
    { length: Math.max(row.length, parent.length) },
    (_, place) => row[place] ?? (isInside(found, place) ? null : (parent[place] ?? null)),
  );
  const height = !hasKnownHead(found, row) && isRunFree && hasKnownHead(found, joined) ? 2 : 1;
  const head = height === 2 ? joined : row;
  if (!hasKnownHead(found, head) || isBelowFigures(found, grid.slice(0, at + 1 - height), hints)) return null;
  const matrix: Matrix = { ...found, head, height };
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

type Across = Pick<Matrix, 'kind' | 'from' | 'until' | 'isNumbers'>;

function isInside({ from, until }: Pick<Across, 'from' | 'until'>, place: number): boolean {
  return place >= from && place < until;
}

const numberSize = /^(?:size|eu|เบอร์|ไซ[สซ]์)? ?(?<number>\d{2,3}(?:\.5)?) ?(?:码|号|號|cm|ซม\.?)?$/iu;

/** The sizes or colours that stand beside each other in a row. */
function wordsAcross(row: Cells): Across | null {
  const texts = row.map((cell) => cell?.text.trim() ?? '');
  const runs: Across[] = [
    ...runsOf(texts, isWordedSize).map((run) => ({ ...run, kind: 'size', isNumbers: false }) as const),
    ...runsOf(texts, (text) => numberSize.test(text))
      .filter(({ from, until }) => until - from > 2 && isAscending(texts.slice(from, until)))
      .map((run) => ({ ...run, kind: 'size', isNumbers: true }) as const),
    ...runsOf(texts, (text) => isColour(text.replace(/^สี/u, ''))).map(
      (run) => ({ ...run, kind: 'color', isNumbers: false }) as const,
    ),
  ].filter(({ from, until }) => until - from > 1);
  return runs.toSorted((one, other) => other.until - other.from - (one.until - one.from))[0] ?? null;
}

function runsOf(texts: readonly string[], is: (text: string) => boolean): Pick<Across, 'from' | 'until'>[] {
  const runs: { from: number; until: number }[] = [];
  for (const [at, text] of texts.entries()) {
    if (!is(text)) continue;
    const last = runs.at(-1);
    // One that nobody knows between two that are known is of their kind.
    const between = texts.slice(last?.until ?? at, at);
    if (
      last !== undefined &&
      between.length < 2 &&
      between.every((one) => one !== '' && headerKind(one) === null)
    )
      last.until = at + 1;
    else runs.push({ from: at, until: at + 1 });
  }
  return runs;
}

function isAscending(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(numberSize.exec(text)?.groups?.['number']));
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

const attributeWords = [
  ['size', /尺[码碼寸]|[码碼]数|size|ไซ[สซ]์|ขนาด/iu],
  ['color', /颜色|顏色|colou?r|สี/iu],
] as const;

/** Whether a word with texts below it, each over a column, is that of a matrix. */
export function areAcross(word: Cell, below: Cells): boolean {
  return attributeWords.some(([, form]) => form.test(word.text)) || wordsAcross(below) !== null;
}

/** What stands below a word for sizes or colours that spans several columns, in a row with nothing else. */
function belowWord(parent: Cells, row: Cells): Across | null {
  for (const [kind, word] of attributeWords) {
    const from = parent.findIndex((cell) => cell !== null && word.test(cell.text));
    if (from === -1) continue;
    const next = parent.findIndex((cell, at) => at > from && cell !== null);
    const filled = row.flatMap((cell, at) => (cell === null ? [] : [at]));
    const until = filled.length === 0 ? from : (filled.at(-1) ?? from) + 1;
    const isRun = filled[0] === from && filled.length === until - from && filled.length > 1;
    if (isRun && (next === -1 || until <= next)) return { kind, from, until, isNumbers: false };
  }
  return null;
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
  const pieces =
    places.find((place) => isMostly(place, (row) => totalOf(matrix, row) * 100)) ?? headed(amountKinds);
  const product = (row: Cells) => {
    const each = moneyOf(row[price]);
    return each === null ? null : each * totalOf(matrix, row);
  };
  const others = places.filter((place) => place !== price && place !== pieces);
  const money = others.find((place) => isMostly(place, product)) ?? headed(['total', 'figure'], others);
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

/** The head and the rows of a matrix, with a row for each of its amounts. */
function unfold(matrix: Matrix, below: Grid): Cells[] {
  const { from, until, head } = matrix;
  const sums = sumsOf(matrix, below);
  const width = Math.max(until, ...[...below, head].map((cells) => cells.length));
  const put = (cells: Cells, attribute: Cell | null, amount: Cell | null): Cells =>
    Array.from({ length: width }, (_, place) => {
      if (place === from) return attribute;
      if (place === from + 1) return amount;
      return isInside(matrix, place) || place === sums.pieces ? null : (cells[place] ?? null);
    });
  const [first = null] = head.slice(from);
  const title =
    first === null
      ? head
      : put(head, { ...first, text: attributeHeads[matrix.kind] }, { ...first, text: amountHead });
  return [
    title,
    ...below.flatMap((cells): Cells[] => {
      const counted = cells.slice(from, until).flatMap((cell, at) => {
        const word = head[from + at];
        return cell === null || word == null || amountOf(cell) === 0 ? [] : [{ cell, word }];
      });
      const total = totalOf(matrix, cells);
      if (total === 0) return [put(cells, null, cells[sums.pieces] ?? null)];
      const share = isDoubted(cells, total, sums) ? 0.5 : 1;
      return counted.map(({ cell, word }) =>
        put(
          cells.map((one, place) => (place === sums.money ? moneyShare(cells, cell, total, sums) : one)),
          { ...cell, text: word.text },
          { ...cell, confidence: cell.confidence * share },
        ),
      );
    }),
  ];
}

/** Whether the sums beside a line say something else than its amounts. */
function isDoubted(cells: Cells, total: number, { pieces, money, price }: Sums): boolean {
  const said = cells[pieces] ?? null;
  const [each, sum] = [moneyOf(cells[price]), moneyOf(cells[money])];
  return (
    (said !== null && amountOf(said) !== total) || (each !== null && sum !== null && each * total !== sum)
  );
}

/** What an amount is of the money of its line, where no price says it; null where one does, or it is no whole share. */
function moneyShare(cells: Cells, cell: Cell, total: number, { money, price }: Sums): Cell | null {
  const [whole, sum] = [cells[money] ?? null, moneyOf(cells[money])];
  if (whole === null || sum === null || cells[price] != null || sum % total !== 0) return null;
  return { ...whole, text: String(((sum / total) * (amountOf(cell) ?? 0)) / 100) };
}
