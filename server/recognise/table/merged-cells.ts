import type { Cell, Grid } from '../recognised.ts';
import { readHead } from './columns.ts';
import type { ColumnHints } from './header-words.ts';

type Row = (Cell | null)[];

/** Cells below merged ones that are filled: no list of goods has more. */
const mostCovered = 100_000;

/**
 * The table with what is merged over rows of goods in each of them: a name above several colours. A head stays where it stands, and rows
 * that are wholly merged are one.
 */
export function fillMerged(grid: Grid, hints: ColumnHints): Grid {
  const covers = grid.flat().reduce((sum, cell) => sum + (cell?.rowsBelow ?? 0), 0);
  if (covers === 0 || covers > mostCovered) return grid;
  const isHead = grid.map((row) => readHead(row, hints) !== null);
  const firstHead = isHead.indexOf(true);
  const filled: Row[] = grid.map((row) => [...row]);
  const covered = coveredCells(grid);
  for (const [at, row] of grid.entries()) {
    if (at < firstHead || isHead[at]) continue;
    for (const [column, cell] of row.entries()) {
      if (cell?.rowsBelow === undefined) continue;
      const below = Array.from({ length: cell.rowsBelow }, (_, place) => at + 1 + place);
      const ofGoods = below.filter((place) =>
        grid[place]?.some((one, beside) => one !== null && !covered.has(`${place}:${beside}`)),
      );
      if (ofGoods.length === 0) continue;
      for (const place of [at, ...ofGoods]) {
        const cells = filled[place];
        if (cells === undefined) continue;
        while (cells.length < column) cells.push(null);
        const own = grid[place]?.find((one, beside) => one !== null && !covered.has(`${place}:${beside}`));
        cells[column] = { ...cell, isShared: true, source: (place === at ? cell : (own ?? cell)).source };
      }
    }
  }
  return filled;
}

/** The places that a merged cell above covers. */
function coveredCells(grid: Grid): ReadonlySet<string> {
  return new Set(
    grid.flatMap((row, at) =>
      row.flatMap((cell, column) =>
        Array.from({ length: cell?.rowsBelow ?? 0 }, (_, place) => `${at + 1 + place}:${column}`),
      ),
    ),
  );
}
