import type { ColumnRole, Columns } from './table-heads.ts';
import { isMoney, numberIn, ordinalIn, type Row, type Separator } from './table-rows.ts';

interface Figured {
  readonly columns: Columns;
  readonly rows: readonly Row[];
}

/** Columns of figures whose products are those of another one: how many, for how much each, for how much in all. */
interface Product {
  readonly one: number;
  readonly other: number;
  readonly sum: number;
}

/**
 * What the columns of rows without a head hold, where their figures tell: the first ones count the rows, or two of them make a third one. Null where
 * they do not tell.
 */
export function columnsByFigures(body: readonly Row[], separator: Separator): Figured | null {
  return separator.isAligned ? alignedColumns(body) : trailingColumns(body);
}

function alignedColumns(body: readonly Row[]): Figured | null {
  const width = Math.max(0, ...body.map(({ cells }) => cells.length));
  const rows = body.filter(
    ({ cells }) => cells.some(isWord) && cells.filter((cell) => numberIn(cell) !== null).length > 0,
  );
  const numbers = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.every(({ cells }) => numberIn(cells[at] ?? nothing) !== null),
  );
  const isCounting =
    rows.length > 1 && rows.every(({ cells }, at) => ordinalIn(cells[0] ?? nothing) === at + 1);
  const figures = isCounting ? numbers.filter((at) => at > 0) : numbers;
  const product = productIn(rows, figures);
  const isMoneyIn = (at: number) => rows.some(({ cells }) => isMoney(cells[at] ?? nothing));
  const plain = figures.filter((at) => !isMoneyIn(at));
  const [only] = plain;
  const isOnly = plain.length === 1 && only !== undefined && (isCounting || figures.length > 1);
  if (rows.length === 0 || (product === null && !isCounting)) return null;
  const roles = Array.from({ length: width }, (_, at): ColumnRole => {
    if (isCounting && at === 0) return 'left-out';
    if (product === null) {
      if (isOnly && at === only) return 'quantity';
      return figures.includes(at) && isMoneyIn(at) ? 'left-out' : 'goods';
    }
    if (at === quantityOf(product, isMoneyIn)) return 'quantity';
    if (at === product.sum || at === product.one || at === product.other) return 'left-out';
    return figures.includes(at) ? 'size' : 'goods';
  });
  // Which of several figures is how many is told by how they are read.
  if (!roles.includes('quantity')) return null;
  return {
    rows,
    columns: { roles, heads: [], isDoubtful: product !== null && isEither(product, isMoneyIn) },
  };
}

const nothing = { text: '' };

function isWord(cell: Row['cells'][number]): boolean {
  return /\p{L}/u.test(cell.text) && numberIn(cell) === null;
}

/** How many stands before the price of one, where that is not told by how it is written. */
function quantityOf({ one, other }: Product, isMoneyIn: (at: number) => boolean): number {
  return isMoneyIn(one) && !isMoneyIn(other) ? other : one;
}

function isEither({ one, other }: Product, isMoneyIn: (at: number) => boolean): boolean {
  return isMoneyIn(one) === isMoneyIn(other);
}

function productIn(rows: readonly Row[], figures: readonly number[]): Product | null {
  const valueOf = (row: Row, at: number) => numberIn(row.cells[at] ?? nothing) ?? 0;
  for (const one of figures)
    for (const other of figures.filter((at) => at > one))
      for (const sum of figures.filter((at) => at > other)) {
        const isProduct = (row: Row) => {
          const product = valueOf(row, one) * valueOf(row, other);
          return product > 0 && Math.abs(product - valueOf(row, sum)) < 0.01 * product;
        };
        const isTold = rows.length > 1 || rows.some((row) => valueOf(row, sum) >= leastSum);
        if (isTold && rows.every(isProduct)) return { one, other, sum };
      }
  return null;
}

/** A single row of smaller figures may be anything. */
const leastSum = 100;

/** Rows of words, of which the last three figures are how many, the price of one, and of all. */
function trailingColumns(body: readonly Row[]): Figured | null {
  const last = body.findIndex((row) => tailOf(row) === null);
  const rows = (last < 0 ? body : body.slice(0, last)).flatMap((row) => tailOf(row) ?? []);
  const isCounting = rows.every(({ cells: [first] }, at) => ordinalIn(first ?? nothing) === at + 1);
  if (rows.length < 2) return null;
  const cells = rows.map((row) => {
    const [name, numbers] = [row.cells.slice(isCounting ? 1 : 0, -3), row.cells.slice(-3)];
    const [from, until] = [name[0]?.from ?? row.from, name.at(-1)?.until ?? row.from];
    return { ...row, cells: [{ text: name.map(({ text }) => text).join(' '), from, until }, ...numbers] };
  });
  const isMoneyIn = (at: number) => cells.some((row) => isMoney(row.cells[at] ?? nothing));
  const product = { one: 1, other: 2, sum: 3 };
  const quantity = quantityOf(product, isMoneyIn);
  const roles = (['goods', 'left-out', 'left-out', 'left-out'] as const).map((role, at) =>
    at === quantity ? ('quantity' as const) : role,
  );
  return { rows: cells, columns: { roles, heads: [], isDoubtful: isEither(product, isMoneyIn) } };
}

function tailOf(row: Row): Row | null {
  const [one, other, sum] = row.cells.slice(-3).map((cell) => numberIn(cell) ?? 0);
  const isProduct = one !== undefined && other !== undefined && one * other > 0 && one * other === sum;
  return isProduct && row.cells.slice(0, -3).some(isWord) ? row : null;
}
