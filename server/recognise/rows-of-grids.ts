import type { Grid, ReadRow } from './recognised.ts';
import { maxRows, RecognitionRefused } from './recognition-refused.ts';
import { readRows } from './table/rows.ts';

/** The rows of goods in the tables of a file. Throws a `RecognitionRefused` where there are none, or too many. */
export function rowsOfGrids(grids: readonly Grid[]): ReadRow[] {
  const rows = grids.map(keepable).flatMap(readRows);
  if (rows.length === 0) throw new RecognitionRefused('nothing_recognised');
  if (rows.length > maxRows) throw new RecognitionRefused('too_many_rows', maxRows);
  return rows;
}

/** Control characters: nobody can read them, and no database keeps a zero byte. */
const unreadable = /\p{Cc}/gu;

function keepable(grid: Grid): Grid {
  return grid.map((cells) =>
    cells.map((cell) => (cell === null ? null : { ...cell, text: cell.text.replace(unreadable, ' ') })),
  );
}
