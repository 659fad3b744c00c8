import type { ReadColumn } from '../../domain/stock-entry/entry-columns.ts';
import type { Grid, Reading, ReadRow, Source } from './recognised.ts';
import { maxRows, RecognitionRefused } from './recognition-refused.ts';
import { listRows } from './page/list-lines.ts';
import { readWrittenLine } from './page/written-line.ts';
import { plainHan } from './readers/plain-han.ts';
import { plainDecimals } from './table/decimal-commas.ts';
import { fillMerged } from './table/merged-cells.ts';
import { withoutDittoMarks } from './table/ditto-marks.ts';
import { readHead } from './table/columns.ts';
import { readColumns } from './table/read-columns.ts';
import { headingKey } from './table/header-words.ts';
import type { ColumnHints } from './table/header-words.ts';
import { currencyOfList } from './table/list-currency.ts';
import { unfoldMatrices } from './table/matrix.ts';
import { readRows } from './table/rows.ts';
import { sideBySide } from './table/side-by-side.ts';
import { withoutStruck } from './table/struck-out.ts';
import { joinHeads } from './table/two-row-heads.ts';
import { doubted, isListOfReturns } from './table/withdrawn.ts';

/** Heads that are answered: nobody corrects more. */
const maxColumns = 30;

/** What is in the tables of a file. Throws a `RecognitionRefused` where there are no goods, or too many. */
export function readGrids(grids: readonly Grid[], hints: ColumnHints): Reading {
  const kept = grids.map(keepable).map((grid) => listInColumn(grid, hints));
  const tables = plainDecimals(kept, hints)
    .flatMap((grid) => sideBySide(fillMerged(grid, hints), hints))
    .map((grid) => withoutStruck(withoutDittoMarks(grid, hints), hints));
  const unfolded = tables.map((table) => joinHeads(unfoldMatrices(table, hints), hints));
  const currency = currencyOfList(unfolded, hints);
  const returned = grids.flatMap((grid) => (isListOfReturns(grid, hints) ? (sourceOf(grid) ?? []) : []));
  const rows = withoutPriceLists(unfolded.map((table) => readRows(table, hints, currency))).map((row) =>
    returned.some((source) => isOfList(row.source, source)) ? doubted(row) : row,
  );
  if (rows.length === 0) throw new RecognitionRefused('nothing_recognised');
  if (rows.length > maxRows) throw new RecognitionRefused('too_many_rows', maxRows);
  const columns = new Map<string, ReadColumn>();
  for (const column of unfolded.flatMap((table) => readColumns(table, hints))) {
    const key = headingKey(column.heading);
    if (!columns.has(key)) columns.set(key, column);
  }
  return { rows, columns: [...columns.values()].slice(0, maxColumns) };
}

/** Lines that say goods in words, of which a table without a head has one in each row of a column, as messages of a chat do, as the table that they make; else the table. */
function listInColumn(grid: Grid, hints: ColumnHints): Grid {
  const width = Math.max(0, ...grid.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => grid.flatMap((row) => row[at] ?? []));
  const lines = columns.find(
    (cells) => cells.filter(({ text }) => readWrittenLine(text) !== null).length > 1,
  );
  if (lines === undefined || grid.some((row) => readHead(row, hints) !== null)) return grid;
  return listRows(lines.map((cell) => [cell])) ?? grid;
}

function sourceOf(grid: Grid): Source | undefined {
  return grid.flat().find((cell) => cell !== null)?.source;
}

/** Whether something stands in the list that begins somewhere: in the same sheet, or on that page or one behind it. */
function isOfList(source: Source, list: Source): boolean {
  if ('page' in source) return 'page' in list && source.page >= list.page;
  return 'sheet' in list && source.sheet === list.sheet;
}

/** A cover or a price list says of nothing that it came, where another table does. */
function withoutPriceLists(tables: readonly (readonly ReadRow[])[]): ReadRow[] {
  const hasGoods = tables.flat().some(({ amount, price }) => amount !== null && price !== null);
  return tables
    .filter(
      (rows) =>
        !hasGoods || rows.some(({ amount, problem }) => amount !== null || problem === 'amount_unreadable'),
    )
    .flat();
}

/** Control characters: nobody can read them, and no database keeps a zero byte. */
const unreadable = /\p{Cc}/gu;

/** Characters of a text that are read: nothing of goods is longer. */
const maxText = 1000;

function keepable(grid: Grid): Grid {
  return grid.map((cells) =>
    cells.map((cell) =>
      cell === null
        ? null
        : { ...cell, text: plainHan(cell.text.slice(0, maxText).replace(unreadable, ' ')) },
    ),
  );
}
