import type { Grid } from '../recognised.ts';

/** A table of texts that stand nowhere in particular: each is found again by its row and its place in it. */
export function textGrid(rows: readonly (readonly string[])[]): Grid {
  return rows.map((cells, row) =>
    cells.map((cell, column) => {
      const text = cell.normalize('NFC').replace(/\s+/g, ' ').trim();
      const source = { sheet: '', cell: `${column + 1}:${row + 1}` };
      return text === '' ? null : { text, confidence: 1, source };
    }),
  );
}
