import type { Cell, Grid } from '../recognised.ts';
import { readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import { meaningsOf } from './head-lexicon.ts';
import { headerKind } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';

/** A table with heads of one row: a word may go on in the row below (`Unit` / `Price`), or stand over the unit that it is in. */
export function joinHeads(grid: Grid, hints: ColumnHints): Grid {
  const rows: Grid[number][] = [];
  for (let at = 0; at < grid.length; at += 1) {
    const [row, next] = [grid[at] ?? [], grid[at + 1]];
    const joined = next !== undefined && isOfHead(row) && isOfHead(next) ? join(row, next) : null;
    if (joined !== null && knows(joined, hints) >= Math.max(1, knows(row, hints), knows(next ?? [], hints))) {
      rows.push(joined);
      at += 1;
    } else rows.push(row);
  }
  return rows;
}

/** Whether a row has words of heads only, and several. */
function isOfHead(row: Grid[number]): boolean {
  const texts = row.flatMap((cell) => cell?.text ?? []);
  return texts.length > 1 && texts.every((text) => headerKind(text) !== null || meaningsOf(text) !== null);
}

/** How many columns a head names; 0 of a row that is none. */
function knows(row: Grid[number], hints: ColumnHints): number {
  const columns: Columns = readHead(row, hints) ?? [];
  return new Set(columns.filter((kind) => kind !== null && kind !== 'ignored')).size;
}

function join(above: Grid[number], below: Grid[number]): (Cell | null)[] {
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [upper, lower] = [above[at] ?? null, below[at] ?? null];
    if (upper === null || lower === null) return upper ?? lower;
    return { ...upper, text: `${upper.text} ${lower.text}` };
  });
}
