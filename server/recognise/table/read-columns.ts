import type { ReadColumn } from '../../../domain/stock-entry/entry-columns.ts';
import type { Grid } from '../recognised.ts';
import { namedKind } from './column-kinds.ts';
import { columnsByContent, headlessHeading, readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import { completeHead } from './complete-head.ts';
import { headerKey, maxHeading } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';
import { unknownHead } from './not-goods.ts';

/**
 * The heads of a table, and what each column was taken for; one without a head is called by its first text. Of a table without a known head it is what stands above its first figures:
 * somebody who says what those mean makes it one.
 */
export function readColumns(grid: Grid, hints: ColumnHints): ReadColumn[] {
  const at = grid.findIndex((row) => readHead(row, hints) !== null);
  const columns = at === -1 ? columnsByContent(grid) : columnsOfHead(grid, at, hints);
  const cells = (at === -1 ? unknownHead(grid, columns) : grid[at]) ?? [];
  return cells.flatMap((cell, place) => {
    const heading =
      cell?.text.trim().slice(0, maxHeading) ??
      (at === -1 ? '' : headlessHeading(cells, grid.slice(at + 1), place));
    if (headerKey(heading) === '') return [];
    const kind = namedKind(columns?.[place] ?? null);
    return [kind === null ? { heading } : { heading, kind }];
  });
}

function columnsOfHead(grid: Grid, at: number, hints: ColumnHints): Columns | null {
  const head = grid[at] ?? [];
  const columns = readHead(head, hints);
  return columns === null ? null : completeHead(head, columns, grid.slice(at + 1), hints);
}
