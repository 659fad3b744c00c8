import type { ReadColumn } from '../../domain/stock-entry/entry-columns.ts';
import type { Grid, Reading } from './recognised.ts';
import { maxRows, RecognitionRefused } from './recognition-refused.ts';
import { readColumns } from './table/read-columns.ts';
import { headingKey } from './table/header-words.ts';
import type { ColumnHints } from './table/header-words.ts';
import { readRows } from './table/rows.ts';

/** Heads that are answered: nobody corrects more. */
const maxColumns = 30;

/** What is in the tables of a file. Throws a `RecognitionRefused` where there are no goods, or too many. */
export function readGrids(grids: readonly Grid[], hints: ColumnHints): Reading {
  const tables = grids.map(keepable);
  const rows = tables.flatMap((table) => readRows(table, hints));
  if (rows.length === 0) throw new RecognitionRefused('nothing_recognised');
  if (rows.length > maxRows) throw new RecognitionRefused('too_many_rows', maxRows);
  const columns = new Map<string, ReadColumn>();
  for (const column of tables.flatMap((table) => readColumns(table, hints))) {
    const key = headingKey(column.heading);
    if (!columns.has(key)) columns.set(key, column);
  }
  return { rows, columns: [...columns.values()].slice(0, maxColumns) };
}

/** Control characters: nobody can read them, and no database keeps a zero byte. */
const unreadable = /\p{Cc}/gu;

function keepable(grid: Grid): Grid {
  return grid.map((cells) =>
    cells.map((cell) => (cell === null ? null : { ...cell, text: cell.text.replace(unreadable, ' ') })),
  );
}
