import type { Grid } from '../recognised.ts';
import { readHead } from './columns.ts';
import type { ColumnHints } from './header-words.ts';

/** The table without what is crossed out: a row if its name is, or all of it, else the cell. */
export function withoutStruck(grid: Grid, hints: ColumnHints): Grid {
  if (!grid.some((row) => row.some((cell) => cell?.isStruck))) return grid;
  let name = -1;
  return grid.map((row) => {
    const head = readHead(row, hints);
    if (head !== null) name = head.indexOf('name');
    const isGone = row[name]?.isStruck ?? false;
    return row.map((cell) => (isGone || cell?.isStruck ? null : cell));
  });
}
