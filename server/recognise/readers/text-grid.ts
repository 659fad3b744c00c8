import type { Cell, Grid } from '../recognised.ts';

/** A table of texts that stand nowhere in particular: each is found again by its row and its place in it. */
export function textGrid(rows: readonly (readonly string[])[]): Grid {
  return rows.map((texts, row) => texts.map((text, column) => textCell(text, row, column)));
}

/** The cell that a text is at a place of a table; null of an empty one. */
export function textCell(written: string, row: number, column: number): Cell | null {
  const text = written.normalize('NFC').replace(/\s+/g, ' ').trim();
  const source = { sheet: '', cell: `${column + 1}:${row + 1}` };
  return text === '' ? null : { text, confidence: 1, source };
}
