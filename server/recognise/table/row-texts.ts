import type { Cell, Grid } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import type { Columns } from './columns.ts';

/** What the columns of a row hold, and what stands over them; texts are empty where there is none. */
export interface RowTexts {
  cell(kind: ColumnKind): Cell | null;
  text(kind: ColumnKind): string;
  /** The text, unless it stands for several rows. */
  ownText(kind: ColumnKind): string;
  head(kind: ColumnKind): string;
}

/** A row by the kinds of its columns. */
export function textsOfRow(cells: Grid[number], columns: Columns, heads: Grid[number]): RowTexts {
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)] ?? null;
  const text = (kind: ColumnKind) => cell(kind)?.text.trim() ?? '';
  return {
    cell,
    text,
    ownText: (kind) => (cell(kind)?.isShared ? '' : text(kind)),
    head: (kind) => heads[columns.indexOf(kind)]?.text ?? '',
  };
}
