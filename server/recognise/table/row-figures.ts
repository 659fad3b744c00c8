import { readAmountOfUnit, readCountedAmount, readLikelyAmount } from '../fields/amount.ts';
import type { WrittenAmount } from '../fields/amount.ts';
import { currencyIn } from '../fields/currency.ts';
import type { Currency } from '../fields/currency.ts';
import { readWrittenPrice } from '../fields/price.ts';
import type { Cell, ReadRow } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import { meaningsOf } from './head-lexicon.ts';
import { composedKind } from './head-meaning.ts';
import { comesTo, piecesAndPrice, priceOfPiece, shareOf, unitOfHead } from './pieces-and-price.ts';
import type { RowTexts } from './row-texts.ts';

/** A cell that was read less surely makes its row `unsure`. */
export const sure = 0.8;

/** How much a row says that came, and what it cost; money in satang, or hundredths of its currency. */
export interface RowFigures extends Pick<
  ReadRow,
  'packs' | 'amount' | 'likelyAmount' | 'price' | 'currency'
> {
  /** What the row says itself, before one is reckoned from the others. */
  readonly said: {
    readonly amount: number | null;
    readonly price: number | null;
    readonly total: number | null;
  };
  /** Whether it says that nothing came. */
  readonly isNothing: boolean;
  /** Whether the amount is reckoned, or contradicts the sum. */
  readonly isGuessed: boolean;
  /** Whether it may count or price something else than pieces that came. */
  readonly isDoubted: boolean;
  /** What is right since it multiplies, however surely it was read. */
  readonly proven: readonly (ColumnKind | null)[];
}

/** The figures of a row in a list of a currency; `counts` are the column of its amounts. */
export function figuresOf(row: RowTexts, counts: 'amount' | 'cartons', listed: Currency | null): RowFigures {
  const currency = currencyIn(row.text('price')) ?? currencyIn(row.text('total')) ?? listed;
  const money = (kind: 'price' | 'total') => (currency === 'other' ? null : readWrittenPrice(row.text(kind)));
  const total = row.cell('total')?.isShared ? null : money('total');
  const unit = row.text('unit') === '' ? unitOfHead(row.head(counts)) : row.text('unit');
  const written = writtenAmount(row, counts, unit);
  const isCartons = counts === 'cartons';
  const unpacked = piecesAndPrice(
    { pieces: written !== null && written.pieces > 0 ? written.pieces : null, price: money('price'), total },
    {
      counts: `${row.ownText(counts)} ${unit}`,
      perCarton: row.text('perCarton'),
      discount: row.text('discount'),
      price: row.text('price'),
      priceHead: row.head('price'),
      isCartons,
    },
  );
  const counted = unpacked.pieces;
  const said = priceOfPiece(unpacked.price, total, counted, `${row.text(counts)} ${unit}`) ?? unpacked.price;
  const bySum = shareOf(total, said);
  const isBySum =
    (counted === null && row.ownText(counts) === '') ||
    isLeastSure(row.cell(counts), [row.cell('price'), row.cell('total')]);
  const amount = isBySum ? (bySum ?? counted) : counted;
  const price = said ?? shareOf(total, amount);
  const isContradicted = said !== null && amount !== null && total !== null && !comesTo(amount, said, total);
  const isOfPacks = written?.isPacks === true || (isCartons && row.text('perCarton') === '');
  return {
    said: { amount: counted, price: said, total },
    isNothing: written?.pieces === 0,
    amount,
    ...likelyAmountOf(amount, [bySum, counted]),
    price: price === 0 ? null : price,
    ...(isOfPacks && amount === counted ? { packs: true } : {}),
    ...(currency === 'CNY' && price !== null && price > 0 ? { currency: 'CNY' as const } : {}),
    isGuessed: isContradicted || (amount !== null && amount !== counted),
    isDoubted:
      written?.isSure === false ||
      isOfPacks ||
      unpacked.isPriceDoubted ||
      isOfStock(row.head(counts)) ||
      isMeasure(row.head(counts)),
    proven: counted !== null && said !== null && said * counted === total ? provenBy(counted) : [],
  };
}

function writtenAmount(row: RowTexts, counts: 'amount' | 'cartons', unit: string): WrittenAmount | null {
  const text = row.ownText(counts);
  const isTyped = (row.cell(counts)?.confidence ?? 1) === 1;
  return readAmountOfUnit(text, unit) ?? (isTyped ? readCountedAmount(text) : readLikelyAmount(text));
}

/** Whether a head counts what the sender has. */
function isOfStock(head: string): boolean {
  return composedKind(head) === 'stockAmount';
}

/** Whether what stands below a head was weighed or measured. */
function isMeasure(head: string): boolean {
  return meaningsOf(head)?.has('measure') === true;
}

/** Pieces that the row may have instead of those that it is read with. */
function likelyAmountOf(
  amount: number | null,
  others: readonly (number | null)[],
): Pick<ReadRow, 'likelyAmount'> {
  const likely = others.find((other) => other !== null && other !== amount);
  return likely == null ? {} : { likelyAmount: likely };
}

/** Whether a cell of a picture was read less surely than the others, which are sure: they say what it is. */
function isLeastSure(cell: Cell | null, others: readonly (Cell | null)[]): boolean {
  return others.every(
    (other) => other !== null && other.confidence >= sure && (cell?.confidence ?? 1) < other.confidence,
  );
}

/** Columns that are right if amount and price multiply to the sum: of 1, 10 or 100 pieces price and sum are the same figures, and may be misread alike. */
function provenBy(pieces: number): readonly (ColumnKind | null)[] {
  const isSameFigures = [1, 10, 100].includes(pieces);
  return isSameFigures ? ['amount', 'unit'] : ['amount', 'unit', 'price', 'total'];
}
