import { readWrittenAmount } from '../fields/amount.ts';
import type { Grid, ReadRow } from '../recognised.ts';
import type { Columns } from './columns.ts';
import { headerKind } from './header-words.ts';
import { comesTo } from './pieces-and-price.ts';
import type { RowFigures } from './row-figures.ts';
import { doubted } from './withdrawn.ts';

type Cells = Grid[number];

/** The pieces of a row that came for nothing: 0 where its amount has them already. Nothing where there are none. */
export function freeOf(
  cells: Cells,
  { columns, heads }: { readonly columns: Columns; readonly heads: Cells },
  { amount, likelyAmount, said }: RowFigures,
): Pick<ReadRow, 'free' | 'likelyAmount'> {
  const free = freePieces(cells, columns);
  const at = columns.indexOf('amount');
  if (free === 0 || (amount === null && piecesAt(cells, at) !== 0 && cells[at] != null)) return {};
  const isCounted =
    headerKind(heads[at]?.text ?? '') === 'pieces' ||
    columns.some((kind, place) => kind === 'ignored' && (piecesAt(cells, place) ?? 0) + free === amount) ||
    (likelyAmount !== undefined && likelyAmount + free === amount);
  if (isCounted) return { free: 0 };
  const { price, total } = said;
  const isPaid = amount !== null && price !== null && total !== null && comesTo(amount, price, total);
  return { free, ...(isPaid ? { likelyAmount: amount } : {}) };
}

/** How many pieces a row says that came for nothing. */
export function freePieces(cells: Cells, columns: Columns): number {
  return piecesAt(cells, columns.indexOf('free')) ?? 0;
}

function piecesAt(cells: Cells, place: number): number | null {
  const cell = cells[place] ?? null;
  return cell === null || cell.isShared === true ? null : (readWrittenAmount(cell.text)?.pieces ?? null);
}

/** A row whose amount has what came for nothing too, at the price of what was paid for: it is to be looked at. */
export function withFree({ free, ...row }: ReadRow): ReadRow {
  if (free === undefined) return row;
  if (row.amount !== null) return doubted({ ...row, amount: row.amount + free });
  return doubted({ ...row, amount: free, problem: row.price === null ? 'price_missing' : null });
}
