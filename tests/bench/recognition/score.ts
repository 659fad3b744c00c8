import { sureNameFrom } from '../../../domain/stock-entry/entry-rows.ts';
import type { ReadRow } from '../../../server/recognise/recognised.ts';
import type { Goods } from './goods.ts';
import type { MeantProduct } from './shop-reader.ts';

/** How much of a page was read right. */
export interface Score {
  readonly rows: number;
  /** Name, amount and price right. */
  readonly rightRows: number;
  /** The same, or with a misread name that leads to the right product of the shop. */
  readonly rightWithProducts: number;
  /** Goods to whose product a row with their amount and price leads, by its exact name or by a misread one. */
  readonly exactProducts: number;
  readonly askedProducts: number;
  /** Rows whose misread name leads to another product than that of the page which is called most like it. */
  readonly wrongProducts: number;
  readonly cells: number;
  readonly rightCells: number;
  /** Names that were read to the letter and others, and of how many of them the app says that they are to be checked. */
  readonly rightNames: number;
  readonly markedRightNames: number;
  readonly wrongNames: number;
  readonly markedWrongNames: number;
  /** Rows that are wrong, or no goods, and do not say so. */
  readonly silent: number;
}

/** Names are right if so much of their letters is. */
const alikeEnough = 0.9;

/** Compares what was read with the goods that the page shows; `meant` says which product of the shop a name means. */
export function scoreRows(
  goods: readonly Goods[],
  rows: readonly ReadRow[],
  meant: (name: string) => MeantProduct | null = () => null,
): Score {
  const left = [...rows];
  let [rightRows, rightCells, silent] = [0, 0, 0];
  let [rightNames, markedRightNames, wrongNames, markedWrongNames] = [0, 0, 0, 0];
  let [rightWithProducts, exactProducts, askedProducts] = [0, 0, 0];
  const products = rows.map((row) => ({ row, product: meant(row.name) }));
  for (const one of goods) {
    const found = products.find(({ row, product }) => product?.name === one.name && hasFigures(one, row));
    if (found?.product?.isAsked === true) askedProducts += 1;
    else if (found !== undefined) exactProducts += 1;
    const counts = left.map((row) => rightCellsOf(one, row) + likeness(one.name, row.name) / 10);
    const at = counts.indexOf(Math.max(...counts));
    const [row] = at === -1 ? [] : left.splice(at, 1);
    const right = row === undefined ? 0 : rightCellsOf(one, row);
    if (right === 3 || found !== undefined) rightWithProducts += 1;
    if (row === undefined) continue;
    rightCells += right;
    const isMarked = Number((row.nameConfidence ?? 1) < sureNameFrom);
    if (likeness(one.name, row.name) === 1)
      [rightNames, markedRightNames] = [rightNames + 1, markedRightNames + isMarked];
    else [wrongNames, markedWrongNames] = [wrongNames + 1, markedWrongNames + isMarked];
    if (right === 3) rightRows += 1;
    else if (row.problem === null) silent += 1;
  }
  silent += left.filter(({ problem }) => problem === null).length;
  const wrongProducts = products.filter(
    ({ row, product }) => product?.isAsked === true && product.name !== mostLike(row.name, goods),
  ).length;
  const withProducts = { rightWithProducts, exactProducts, askedProducts, wrongProducts };
  const names = { rightNames, markedRightNames, wrongNames, markedWrongNames };
  return {
    rows: goods.length,
    rightRows,
    ...withProducts,
    ...names,
    cells: goods.length * 3,
    rightCells,
    silent,
  };
}

function rightCellsOf(one: Goods, row: ReadRow): number {
  const isNamed = likeness(one.name, row.name) >= alikeEnough;
  return [isNamed, row.amount === one.amount, isPriced(one, row)].filter(Boolean).length;
}

function mostLike(name: string, goods: readonly Goods[]): string | undefined {
  return goods.toSorted((one, other) => likeness(other.name, name) - likeness(one.name, name))[0]?.name;
}

function hasFigures(one: Goods, row: ReadRow): boolean {
  return row.amount === one.amount && isPriced(one, row);
}

function isPriced({ price }: Goods, row: ReadRow): boolean {
  return row.price === Math.round(price * 100);
}

/** The share of two texts that is the same, by the letters to change (Levenshtein); spaces and marks do not count. */
function likeness(one: string, other: string): number {
  const [from, to] = [plain(one), plain(other)];
  let costs = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const change = (costs[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (costs[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    costs = next;
  }
  return 1 - (costs[to.length] ?? 0) / Math.max(1, from.length, to.length);
}

function plain(text: string): string[] {
  return Array.from(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{P}]/gu, ''),
  );
}
