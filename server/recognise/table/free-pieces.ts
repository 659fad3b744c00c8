import { readAmountOfUnit, readWrittenAmount } from '../fields/amount.ts';
import { isFreeWord, readPaidAndFree } from '../fields/free-words.ts';
import { readWrittenPrice } from '../fields/price.ts';
import type { Grid, ReadRow } from '../recognised.ts';
import type { Columns } from './columns.ts';
import { headerKind } from './header-words.ts';
import { comesTo, unitOfHead } from './pieces-and-price.ts';
import type { RowFigures } from './row-figures.ts';
import { doubted } from './withdrawn.ts';

type Cells = Grid[number];

interface Table {
  readonly columns: Columns;
  readonly heads: Cells;
}

/** A row with what is paid for in its column of amounts. */
interface Parted {
  readonly cells: Cells;
  /** Pieces beside these that came for nothing. */
  readonly beside: number;
}

/** A row whose amount says that a part of it came for nothing, with the other part as its amount; all is paid for where a plus adds what comes to the sum. */
export function partFree(cells: Cells, { columns, heads }: Table): Parted {
  const at = columns.indexOf('amount');
  const cell = cells[at] ?? null;
  const parts = cell === null || cell.isShared === true ? null : readPaidAndFree(cell.text);
  if (cell === null || parts === null) return { cells, beside: 0 };
  const text = (kind: 'unit' | 'price' | 'total') => cells[columns.indexOf(kind)]?.text ?? '';
  const unit = text('unit') || unitOfHead(heads[at]?.text ?? '');
  const [paid, free] = [parts.paid, parts.free].map((part) => readAmountOfUnit(part, unit)?.pieces ?? null);
  if (free == null || (paid == null && parts.paid !== '')) return { cells, beside: 0 };
  const [price, total] = [readWrittenPrice(text('price')), readWrittenPrice(text('total'))];
  const counted = [parts.paid, parts.free].reduce(
    (sum, part) => sum + Number.parseInt(part.replaceAll(',', ''), 10),
    0,
  );
  const isPaid = [counted, (paid ?? 0) + free].some(
    (pieces) => price !== null && total !== null && comesTo(pieces, price, total),
  );
  if (!parts.isSaid && isPaid) {
    const whole = parts.paid.replace(/^[\d,]+/, String(counted));
    return { cells: cells.with(at, { ...cell, text: whole }), beside: 0 };
  }
  return { cells: cells.with(at, parts.paid === '' ? null : { ...cell, text: parts.paid }), beside: free };
}

/** The pieces of a row that came for nothing: 0 where its amount has them already. Nothing where there are none. */
export function freeOf(
  { cells, beside }: Parted,
  { columns, heads }: Table,
  { amount, likelyAmount, said }: RowFigures,
): Pick<ReadRow, 'free' | 'likelyAmount'> {
  const free = freePieces(cells, columns) + beside;
  const at = columns.indexOf('amount');
  if (free === 0 || (amount === null && piecesAt(cells, at) !== 0 && cells[at] != null)) return {};
  const isCounted =
    beside === 0 &&
    (headerKind(heads[at]?.text ?? '') === 'pieces' ||
      columns.some((kind, place) => kind === 'ignored' && (piecesAt(cells, place) ?? 0) + free === amount) ||
      (likelyAmount !== undefined && likelyAmount + free === amount));
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

/** Whether words beside the goods of a row say that they came for nothing. */
export function isCalledFree(cells: Cells, columns: Columns): boolean {
  return cells.some(
    (cell, at) =>
      cell !== null &&
      ['remark', 'status', 'total', 'discount'].includes(columns[at] ?? '') &&
      isFreeWord(cell.text),
  );
}
