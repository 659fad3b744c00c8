import { plainFigures } from '../../../domain/digits.ts';
import { readAmountOfUnit, readCountedAmount, readLikelyAmount } from '../fields/amount.ts';
import { currencyIn } from '../fields/currency.ts';
import type { Currency } from '../fields/currency.ts';
import { readWrittenPrice } from '../fields/price.ts';
import { boxAround } from '../page/words.ts';
import type { Cell, Grid, ReadRow, RowProblem, Source } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import { columnsByContent, isGuessed, readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import { completeHead } from './complete-head.ts';
import { meaningsOf } from './head-lexicon.ts';
import { composedKind } from './head-meaning.ts';
import { noHints } from './header-words.ts';
import { currencyOfHead, currencyOfList } from './list-currency.ts';
import { comesTo, priceOfPiece, piecesAndPrice, shareOf, unitOfHead } from './pieces-and-price.ts';
import {
  isReckonedSum,
  unknownHead,
  onlyTotal,
  withoutEdges,
  withoutNumbers,
  withoutSums,
} from './not-goods.ts';
import type { Below } from './not-goods.ts';
import { isCountedOtherwise } from './other-amounts.ts';
import { isCharge, isSignature, isSum } from './sums.ts';
import { doubted, isOfReturns, isWithdrawn, mayBeWithdrawn } from './withdrawn.ts';

/** A cell that was read less surely makes its row `unsure`. */
const sure = 0.8;

/**
 * The rows of goods in a table. Heads are found wherever they stand; a table without one is read by its content. `listed` is the
 * currency of the list.
 */
export function readRows(
  grid: Grid,
  hints = noHints,
  listed: Currency | null = currencyOfList([grid], hints),
): ReadRow[] {
  const hasHead = grid.some((row) => readHead(row, hints) !== null);
  let columns: Columns | null = hasHead ? null : columnsByContent(grid);
  const unknown = hasHead ? undefined : unknownHead(grid, columns);
  let heading: string[] = [];
  let wentBack = false;
  let heads: Grid[number] = [];
  let currency = listed;
  const rows: ReadRow[] = [];
  let below: Below[] = [];
  let afterSum: ReadRow[] | null = null;
  let summed = 0;
  for (const [at, cells] of grid.entries()) {
    const head = readHead(cells, hints);
    if (head !== null) {
      columns = completeHead(cells, head, grid.slice(at + 1), hints);
      currency = currencyOfHead(cells, columns) ?? listed;
      heads = cells;
      rows.push(...withoutSums(below, rows));
      below = [];
      afterSum = null;
      summed = rows.length;
      continue;
    }
    if (cells === unknown) rows.length = 0;
    if (columns === null || cells === unknown) continue;
    const alone = onlyText(cells);
    if (alone !== null) {
      heading = isSum(alone) ? [] : splitPath(alone);
      wentBack = isOfReturns(alone);
      continue;
    }
    const goodsAbove = [rows, rows.slice(summed)];
    const isReckoned = goodsAbove.some((goods) => isReckonedSum(cells, columns ?? [], goods));
    if (isReckoned || cells.some((cell) => cell !== null && isSum(cell.text))) {
      afterSum ??= [];
      summed = rows.length;
    }
    const own = readRow(cells, columns, { heading, currency, heads });
    if (own === null || isReckoned) continue;
    const isNamedSum = isSum(own.name);
    if (isNamedSum && goodsAbove.some((goods) => isSumOf(own, goods))) continue;
    const isDoubted =
      isNamedSum ||
      wentBack ||
      mayBeWithdrawn(cells, columns) ||
      isCountedOtherwise(cells, columns, heads, hints);
    const row = asAbove(isDoubted ? doubted(own) : own, rows.at(-1));
    // Below a sum there are other things than goods, unless goods go on.
    if (afterSum !== null && row.amount === null) {
      afterSum.push(row);
      continue;
    }
    rows.push(...(afterSum ?? []));
    afterSum = null;
    // Above others it is the rest of a row that could not be read.
    const figure = onlyTotal(cells, columns);
    if (figure !== null) below.push({ row, figure });
    else {
      rows.push(...below.map((one) => one.row), row);
      below = [];
    }
  }
  const goods = withoutNumbers([...rows, ...withoutSums(below, rows)]);
  if (hasHead || columns === null) return goods;
  return withoutEdges(unknown !== undefined || isGuessed(grid, columns) ? goods.map(doubted) : goods);
}

/** Whether a row has as many pieces as the goods, or costs what they do. */
function isSumOf(row: ReadRow, goods: readonly ReadRow[]): boolean {
  const pieces = goods.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const worth = goods.reduce((sum, { amount, price }) => sum + (amount ?? 0) * (price ?? 0), 0);
  return pieces > 0 && (row.amount === pieces || row.price === worth);
}

/** Another colour or size of the product above, whose name a sheet does not repeat. */
function asAbove(row: ReadRow, above: ReadRow | undefined): ReadRow {
  const isOther = row.color + row.size !== '' && row.amount !== null && 'sheet' in row.source;
  if (row.name !== '' || above === undefined || above.name === '' || !isOther) return row;
  const price = row.price ?? above.price;
  const filled = { ...row, name: above.name, code: row.code || above.code, price };
  return doubted({ ...filled, problem: price === null ? 'price_missing' : null });
}

/** The text of a row that has no other, and no figures, or is of what went back: it heads those below it. */
function onlyText(cells: readonly (Cell | null)[]): string | null {
  const [first, ...others] = cells.filter((cell) => cell !== null);
  if (first === undefined || others.length > 0) return null;
  return !/\d/.test(plainFigures(first.text)) || isOfReturns(first.text) ? first.text : null;
}

/** One row; null where it is empty, a sum, or a product with a code of which there is none. */
function readRow(
  cells: readonly (Cell | null)[],
  columns: Columns,
  {
    heading,
    currency,
    heads,
  }: {
    readonly heading: readonly string[];
    readonly currency: Currency | null;
    readonly heads: Grid[number];
  },
): ReadRow | null {
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)] ?? null;
  const text = (kind: ColumnKind) => cell(kind)?.text.trim() ?? '';
  const ofRow = (kind: ColumnKind) => (cell(kind)?.isShared ? '' : text(kind));
  const filled = cells.filter((one) => one !== null);
  const [first] = filled;
  if (first === undefined) return null;
  const used = cells.flatMap((one, at) => {
    const kind = columns[at] ?? null;
    return one !== null && isUsed(kind) ? [{ kind, confidence: one.confidence }] : [];
  });
  if (used.length === 0 || isWithdrawn(cells, columns) || isCharge(text('name'))) return null;

  const name = text('name');
  const leastSure = cell('name')?.leastSure;
  const counts = columns.includes('cartons') ? 'cartons' : 'amount';
  const head = (kind: ColumnKind) => heads[columns.indexOf(kind)]?.text ?? '';
  const unit = text('unit') === '' ? unitOfHead(head(counts)) : text('unit');
  const isWritten = (cell(counts)?.confidence ?? 1) === 1;
  const written =
    readAmountOfUnit(ofRow(counts), unit) ??
    (isWritten ? readCountedAmount(ofRow(counts)) : readLikelyAmount(ofRow(counts)));
  const named = currencyIn(text('price')) ?? currencyIn(text('total')) ?? currency;
  const money = (kind: 'price' | 'total') => (named === 'other' ? null : readWrittenPrice(text(kind)));
  const total = cell('total')?.isShared ? null : money('total');
  const isCartons = counts === 'cartons';
  const {
    pieces: counted,
    price: writtenPrice,
    isPriceDoubted,
  } = piecesAndPrice(
    { pieces: written !== null && written.pieces > 0 ? written.pieces : null, price: money('price'), total },
    {
      counts: `${ofRow(counts)} ${unit}`,
      perCarton: text('perCarton'),
      discount: text('discount'),
      price: text('price'),
      priceHead: head('price'),
      isCartons,
    },
  );
  const said = priceOfPiece(writtenPrice, total, counted, `${text(counts)} ${unit}`) ?? writtenPrice;
  const isReckoned = counted === null && ofRow(counts) === '';
  const bySum = shareOf(total, said);
  const isBySum = isReckoned || isLeastSure(cell(counts), [cell('price'), cell('total')]);
  const amount = isBySum ? (bySum ?? counted) : counted;
  const isOfSum = filled.some((one) => isSum(one.text));
  if (isOfSum && (counted === null || said === null)) return null;
  const isSigned = filled.some((one) => isSignature(one.text));
  if (counted === null && said === null && total === null && isSigned) return null;
  // A list of our own, or a supplier's: of that product nothing came.
  if (written?.pieces === 0 && text('code') !== '') return null;
  const price = said ?? shareOf(total, amount);
  const isContradicted = said !== null && amount !== null && total !== null && !comesTo(amount, said, total);
  // Cartons of an unknown content, what was weighed, or what the sender has.
  const isOfPacks = written?.isPacks === true || (isCartons && text('perCarton') === '');
  const isOther =
    isOfPacks ||
    isPriceDoubted ||
    composedKind(head(counts)) === 'stockAmount' ||
    meaningsOf(head(counts))?.has('measure') === true;
  const isGuessed = isContradicted || (amount !== null && amount !== counted);
  const proven = counted !== null && said !== null && said * counted === total ? provenBy(counted) : [];
  const doubted = used.filter(({ kind }) => !proven.includes(kind));
  const confidence = Math.min(1, ...doubted.map((one) => one.confidence)) * (isGuessed ? 0.5 : 1);
  const unsure = isGuessed || confidence < sure || written?.isSure === false || isOther;
  const problem = problemOf({
    name,
    amount,
    price: price === 0 ? null : price,
    amountText: ofRow(counts),
    priceText: text('price'),
    unsure,
  });
  const isUnread = (counted === null && ofRow(counts) !== '') || (price === null && text('price') !== '');
  return {
    name,
    color: text('color'),
    size: text('size'),
    style: text('style'),
    barcode: plainFigures(text('barcode')).replace(/[\s-]/g, ''),
    code: text('code'),
    category: categoryOf(text, heading),
    ...(isOfPacks && amount === counted ? { packs: true } : {}),
    amount,
    ...likelyAmountOf(amount, [bySum, counted]),
    price: price === 0 ? null : price,
    ...(named === 'CNY' && price !== null && price > 0 ? { currency: 'CNY' as const } : {}),
    problem,
    confidence: isUnread ? confidence * 0.5 : confidence,
    ...(leastSure === undefined ? {} : { nameConfidence: leastSure }),
    source: placeOf(cell('name') ?? first, filled),
  };
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

/** Where a row stands: on a page all of it, so that its figures are found beside its name; in a sheet its name's cell. */
function placeOf({ source }: Cell, cells: readonly Cell[]): Source {
  if (!('page' in source)) return source;
  const boxes = cells.flatMap((cell) => ('page' in cell.source ? [cell.source.box] : []));
  return { page: source.page, box: boxes.reduce(boxAround, source.box) };
}

/** Columns that are right if amount and price multiply to the sum: of 1, 10 or 100 pieces price and sum are the same figures, and may be misread alike. */
function provenBy(pieces: number): readonly (ColumnKind | null)[] {
  const isSameFigures = [1, 10, 100].includes(pieces);
  return isSameFigures ? ['amount', 'unit'] : ['amount', 'unit', 'price', 'total'];
}

function isUsed(kind: ColumnKind | null): boolean {
  return kind !== null && kind !== 'ignored' && kind !== 'code';
}

function categoryOf(text: (kind: ColumnKind) => string, heading: readonly string[]): readonly string[] {
  const levels = [text('category1'), text('category2'), text('category3')].filter((level) => level !== '');
  if (levels.length > 0) return levels;
  const path = splitPath(text('category'));
  return path.length > 0 ? path : heading;
}

function splitPath(text: string): string[] {
  return text
    .split(/[>/›»→|\\]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function problemOf(row: {
  readonly name: string;
  readonly amount: number | null;
  readonly price: number | null;
  readonly amountText: string;
  readonly priceText: string;
  readonly unsure: boolean;
}): RowProblem | null {
  if (row.name === '') return 'name_missing';
  if (row.amount === null) return row.amountText === '' ? 'amount_missing' : 'amount_unreadable';
  if (row.price === null) return row.priceText === '' ? 'price_missing' : 'price_unreadable';
  return row.unsure ? 'unsure' : null;
}
