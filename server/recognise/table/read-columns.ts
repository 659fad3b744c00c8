import type { ReadColumn } from '../../../domain/stock-entry/entry-columns.ts';
import type { Grid } from '../recognised.ts';
import { columnsByContent, completeHead, headAbove, readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import { headerKey, namedKind } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';

/** Characters of a head that are told, and kept. */
const maxHeading = 200;

/**
 * The heads of a table, and what each column was taken for. Of a table without a known head it is what stands above its first figures:
 * somebody who says what those mean makes it one.
 */
export function readColumns(grid: Grid, hints: ColumnHints): ReadColumn[] {
  const at = grid.findIndex((row) => readHead(row, hints) !== null);
  const cells = (at === -1 ? headAbove(grid) : grid[at]) ?? [];
  const columns = at === -1 ? columnsByContent(grid) : columnsOfHead(grid, at, hints);
  return cells.flatMap((cell, place) => {
    if (cell === null || headerKey(cell.text) === '') return [];
    const kind = namedKind(columns?.[place] ?? null);
    const heading = cell.text.trim().slice(0, maxHeading);
    return [kind === null ? { heading } : { heading, kind }];
  });
}

function columnsOfHead(grid: Grid, at: number, hints: ColumnHints): Columns | null {
  const head = grid[at] ?? [];
  const columns = readHead(head, hints);
  return columns === null ? null : completeHead(head, columns, grid.slice(at + 1));
}
