import { plainFigures } from '../../../domain/digits.ts';
import type { Currency } from '../fields/currency.ts';
import type { Grid, ReadRow } from '../recognised.ts';
import { bySize } from './by-size.ts';
import { columnsByContent, isGuessed, readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import { completeHead } from './complete-head.ts';
import { noHints } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';
import { isCalledFree, withFree } from './free-pieces.ts';
import { withLetterSizes } from './letter-sizes.ts';
import { currencyOfHead, currencyOfList } from './list-currency.ts';
import {
  isLabelledFigure,
  isReckonedSum,
  onlyTotal,
  unknownHead,
  withoutEdges,
  withoutNumbers,
  withoutSums,
} from './not-goods.ts';
import type { Below } from './not-goods.ts';
import { isCountedOtherwise } from './other-amounts.ts';
import { aboveHeadOfPage, withoutPageEdges } from './page-edges.ts';
import { readRow, splitPath } from './read-row.ts';
import { isSum } from './sums.ts';
import { toldByUnknown } from './telling-columns.ts';
import { doubted, isOfReturns, mayBeWithdrawn } from './withdrawn.ts';

/**
 * The rows of goods in a table. Heads are found wherever they stand; a table without one is read by its content. `listed` is the
 * currency of the list.
 */
export function readRows(
  grid: Grid,
  hints = noHints,
  listed: Currency | null = currencyOfList([grid], hints),
): ReadRow[] {
  const heads = new Map(
    grid.flatMap((cells, at) => {
      const columns = readHead(cells, hints);
      return columns === null ? [] : [[at, columns] as const];
    }),
  );
  const byContent = heads.size > 0 ? null : columnsByContent(grid);
  const unknown = heads.size > 0 ? undefined : unknownHead(grid, byContent);
  const goods = new Goods(hints, listed, byContent);
  for (const [at, cells] of grid.entries()) {
    const head = heads.get(at);
    const below = grid.slice(at + 1);
    if (head !== undefined) goods.beginBelow(cells, completeHead(cells, head, below, hints), below);
    else if (cells === unknown) goods.forget();
    else goods.add(cells);
  }
  const rows = withLetterSizes(withoutNumbers(withoutPageEdges(goods.all())))
    .flatMap(bySize)
    .map(withFree);
  if (byContent === null) return rows;
  return withoutEdges(unknown !== undefined || isGuessed(grid, byContent) ? rows.map(doubted) : rows);
}

/** The goods of a table, read row by row. */
class Goods {
  readonly #hints: ColumnHints;
  readonly #listed: Currency | null;
  #columns: Columns | null;
  #currency: Currency | null;
  #heads: Grid[number] = [];
  #heading: readonly string[] = [];
  /** Rows that only words that nobody knows tell apart from others. */
  #alike: ReadonlySet<Grid[number]> = new Set();
  /** Whether what the rows are headed by went back. */
  #wentBack = false;
  readonly #rows: ReadRow[] = [];
  /** Rows with a total alone: the sums of the table, unless goods go on below them. */
  #totals: Below[] = [];
  /** What stands below a sum without an amount; null where there was no sum. */
  #afterSum: ReadRow[] | null = null;
  /** How many rows stand above the last sum. */
  #summed = 0;

  constructor(hints: ColumnHints, listed: Currency | null, columns: Columns | null) {
    this.#hints = hints;
    this.#listed = listed;
    this.#currency = listed;
    this.#columns = columns;
  }

  /** What stands above the goods of a table without a known head are none. */
  forget(): void {
    this.#rows.length = 0;
  }

  beginBelow(heads: Grid[number], columns: Columns, below: Grid): void {
    this.#columns = columns;
    this.#alike = toldByUnknown(heads, columns, below);
    const above = aboveHeadOfPage(this.#rows, heads);
    this.#rows.splice(above.length);
    this.#currency = currencyOfHead(heads, columns) ?? this.#listed;
    this.#heads = heads;
    this.#rows.push(...withoutSums(this.#totals, this.#rows));
    this.#totals = [];
    this.#afterSum = null;
    this.#summed = this.#rows.length;
  }

  add(cells: Grid[number]): void {
    const columns = this.#columns;
    if (columns === null) return;
    const alone = onlyText(cells);
    if (alone === null) this.#addRow(cells, columns);
    else {
      this.#heading = isSum(alone) ? [] : splitPath(alone);
      this.#wentBack = isOfReturns(alone);
    }
  }

  all(): ReadRow[] {
    return [...this.#rows, ...withoutSums(this.#totals, this.#rows)];
  }

  #addRow(cells: Grid[number], columns: Columns): void {
    const goodsAbove = [this.#rows, this.#rows.slice(this.#summed)];
    const isReckoned = goodsAbove.some((goods) => isReckonedSum(cells, columns, goods));
    const isLabelled = isLabelledFigure(cells, columns);
    if (isReckoned || isLabelled || cells.some((cell) => cell !== null && isSum(cell.text))) {
      this.#afterSum ??= [];
      this.#summed = this.#rows.length;
    }
    const own = readRow(cells, {
      columns,
      heads: this.#heads,
      heading: this.#heading,
      currency: this.#currency,
    });
    if (own === null || isReckoned || isLabelled) return;
    const isNamedSum = isSum(own.name);
    if (isNamedSum && goodsAbove.some((goods) => isSumOf(own, goods))) return;
    const isDoubted =
      isNamedSum ||
      this.#wentBack ||
      this.#alike.has(cells) ||
      mayBeWithdrawn(cells, columns) ||
      isCalledFree(cells, columns) ||
      isCountedOtherwise(cells, columns, this.#heads, this.#hints);
    this.#take(asAbove(isDoubted ? doubted(own) : own, this.#rows.at(-1)), onlyTotal(cells, columns));
  }

  /** Below a sum there are other things than goods, and a total alone is one, unless goods go on. */
  #take(row: ReadRow, total: number | null): void {
    if (this.#afterSum !== null && row.amount === null) {
      this.#afterSum.push(row);
      return;
    }
    this.#rows.push(...(this.#afterSum ?? []));
    this.#afterSum = null;
    if (total !== null) this.#totals.push({ row, figure: total });
    else {
      this.#rows.push(...this.#totals.map((one) => one.row), row);
      this.#totals = [];
    }
  }
}

/** Whether a row has as many pieces as the goods, or costs what they do. */
function isSumOf(row: ReadRow, goods: readonly ReadRow[]): boolean {
  const pieces = goods.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const worth = goods.reduce((sum, { amount, price }) => sum + (amount ?? 0) * (price ?? 0), 0);
  return pieces > 0 && (row.amount === pieces || row.price === worth);
}

/** Another colour or size of the product above, whose name a sheet does not repeat. */
function asAbove(row: ReadRow, above: ReadRow | undefined): ReadRow {
  const isOther = row.color + row.size !== '' && row.amount !== null && 'sheet' in row.source;
  if (row.name !== '' || above === undefined || above.name === '' || !isOther) return row;
  const price = row.price ?? above.price;
  const filled = { ...row, name: above.name, code: row.code || above.code, price };
  return doubted({ ...filled, problem: price === null ? 'price_missing' : null });
}

/** The text of a row that has no other, and no figures, or is of what went back: it heads those below it. */
function onlyText(cells: Grid[number]): string | null {
  const [first, ...others] = cells.filter((cell) => cell !== null);
  if (first === undefined || others.length > 0) return null;
  return !/\d/.test(plainFigures(first.text)) || isOfReturns(first.text) ? first.text : null;
}
