import type { ReadRow } from '../../../server/recognise/recognised.ts';
import type { Goods } from './goods.ts';

/** How much of a page was read right. */
export interface Score {
  readonly rows: number;
  /** Name, amount and price right. */
  readonly rightRows: number;
  readonly cells: number;
  readonly rightCells: number;
  /** Rows that are wrong, or no goods, and do not say so. */
  readonly silent: number;
}

/** Names are right if so much of their letters is. */
const alikeEnough = 0.9;

/** Compares what was read with the goods that the page shows. */
export function scoreRows(goods: readonly Goods[], rows: readonly ReadRow[]): Score {
  const left = [...rows];
  let [rightRows, rightCells, silent] = [0, 0, 0];
  for (const one of goods) {
    const counts = left.map((row) => rightCellsOf(one, row) + likeness(one.name, row.name) / 10);
    const at = counts.indexOf(Math.max(...counts));
    const [row] = at === -1 ? [] : left.splice(at, 1);
    if (row === undefined) continue;
    const right = rightCellsOf(one, row);
    rightCells += right;
    if (right === 3) rightRows += 1;
    else if (row.problem === null) silent += 1;
  }
  silent += left.filter(({ problem }) => problem === null).length;
  return { rows: goods.length, rightRows, cells: goods.length * 3, rightCells, silent };
}

function rightCellsOf({ name, amount, price }: Goods, row: ReadRow): number {
  const checks = [
    likeness(name, row.name) >= alikeEnough,
    row.amount === amount,
    row.price === Math.round(price * 100),
  ];
  return checks.filter(Boolean).length;
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
