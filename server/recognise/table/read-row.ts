import { plainFigures } from '../../../domain/digits.ts';
import type { Currency } from '../fields/currency.ts';
import { isFreeWord } from '../fields/free-words.ts';
import { boxAround } from '../page/words.ts';
import type { Cell, Grid, ReadRow, RowProblem, Source } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import { composedKind } from './head-meaning.ts';
import type { Columns } from './columns.ts';
import { freeOf, freePieces, partFree } from './free-pieces.ts';
import { figuresOf, sure } from './row-figures.ts';
import type { RowFigures } from './row-figures.ts';
import { textsOfRow } from './row-texts.ts';
import type { RowTexts } from './row-texts.ts';
import { isCarriage, isCharge, isSignature, isSum } from './sums.ts';
import { isWithdrawn } from './withdrawn.ts';

/** What stands above a row. */
export interface Above {
  readonly columns: Columns;
  readonly heads: Grid[number];
  /** Names of categories, which head several rows. */
  readonly heading: readonly string[];
  readonly currency: Currency | null;
}

/** One row; null where it is empty, a sum, a signature, or a product with a code of which there is none. */
export function readRow(written: Grid[number], { columns, heads, heading, currency }: Above): ReadRow | null {
  const parted = partFree(written, { columns, heads });
  const { cells, beside } = parted;
  const filled = cells.filter((cell) => cell !== null);
  const [first] = filled;
  const used = cells.flatMap((cell, at) => {
    const kind = columns[at] ?? null;
    return cell !== null && isUsed(kind) ? [{ kind, confidence: cell.confidence }] : [];
  });
  const row = textsOfRow(cells, columns, heads);
  if (first === undefined || used.length === 0) return null;
  if (isWithdrawn(cells, columns) || isOfCharge(filled, row)) return null;

  const counts = columns.includes('cartons') ? 'cartons' : 'amount';
  const figures = figuresOf(row, counts, currency);
  const isNothing = figures.isNothing && beside === 0 && freePieces(cells, columns) === 0;
  if (isNoGoods(filled, row, { ...figures, isNothing }) || isNotOrdered(filled, row, columns)) return null;
  const { said, isNothing: _nothing, isGuessed, isDoubted, proven, ...read } = figures;
  const surest = used.filter(({ kind }) => !proven.includes(kind)).map(({ confidence }) => confidence);
  const confidence = Math.min(1, ...surest) * (isGuessed ? 0.5 : 1);
  const isUnread =
    (said.amount === null && row.ownText(counts) !== '') ||
    (said.price === null && read.price === null && row.text('price') !== '');
  const leastSure = row.cell('name')?.leastSure;
  return {
    name: row.text('name'),
    color: row.text('color'),
    size: row.text('size'),
    style: row.text('style'),
    barcode: plainFigures(row.text('barcode')).replace(/[\s-]/g, ''),
    code: row.text('code'),
    category: categoryOf(row, heading),
    ...read,
    ...freeOf(parted, { columns, heads }, figures),
    problem: problemOf(row, counts, read) ?? (isGuessed || confidence < sure || isDoubted ? 'unsure' : null),
    confidence: isUnread ? confidence * 0.5 : confidence,
    ...(leastSure === undefined ? {} : { nameConfidence: leastSure }),
    source: placeOf(row.cell('name') ?? first, filled),
  };
}

function isUsed(kind: ColumnKind | null): boolean {
  return kind !== null && kind !== 'ignored' && kind !== 'code';
}

/** Whether a row is a sum, a signature, or a product of a list of which nothing came. */
function isNoGoods(filled: readonly Cell[], row: RowTexts, { said, isNothing }: RowFigures): boolean {
  const says = (is: (text: string) => boolean) => filled.some(({ text }) => is(text));
  if ((said.amount === null || said.price === null) && says(isSum)) return true;
  if (said.amount === null && said.price === null && said.total === null && says(isSignature)) return true;
  return isNothing && row.text('code') !== '';
}

/** Whether a row is of what is paid for beside the goods, as its name says, or its code, or whatever it has where no name is. */
function isOfCharge(filled: readonly Cell[], row: RowTexts): boolean {
  const [name, code] = [row.text('name'), row.text('code')];
  const isGoods = name !== '' || row.text('color') !== '' || row.text('size') !== '';
  return isCharge(name) || isCarriage(code) || (!isGoods && filled.some(({ text }) => isCharge(text)));
}

/** Whether a list of what is sold has a row that nobody filled in: of that nothing was ordered. */
function isNotOrdered(filled: readonly Cell[], row: RowTexts, columns: Columns): boolean {
  const isBlank = (kind: ColumnKind) => /^[-–—0.]*$/u.test(row.text(kind));
  return (
    columns.includes('total') &&
    isBlank('amount') &&
    isBlank('total') &&
    row.text('price') !== '' &&
    composedKind(row.head('amount')) === 'orderedAmount' &&
    filled.every(({ confidence }) => confidence === 1)
  );
}

/** Where a row stands: on a page all of it, so that its figures are found beside its name; in a sheet its name's cell. */
function placeOf({ source }: Cell, cells: readonly Cell[]): Source {
  if (!('page' in source)) return source;
  const boxes = cells.flatMap((cell) => ('page' in cell.source ? [cell.source.box] : []));
  return { page: source.page, box: boxes.reduce(boxAround, source.box) };
}

function categoryOf({ text }: RowTexts, heading: readonly string[]): readonly string[] {
  const levels = [text('category1'), text('category2'), text('category3')].filter((level) => level !== '');
  if (levels.length > 0) return levels;
  const path = splitPath(text('category'));
  return path.length > 0 ? path : heading;
}

/** The names of a path of categories. */
export function splitPath(text: string): string[] {
  return text
    .split(/[>/›»→|\\]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What a row lacks. */
function problemOf(
  row: RowTexts,
  counts: 'amount' | 'cartons',
  { amount, price }: Pick<ReadRow, 'amount' | 'price'>,
): RowProblem | null {
  if (row.text('name') === '') return 'name_missing';
  if (amount === null) return row.ownText(counts) === '' ? 'amount_missing' : 'amount_unreadable';
  if (price === null) return priceProblem(row.text('price'));
  return null;
}

/** A gift is written at a price of nothing. */
const zeroPrice = /^[฿¥￥]?\s*0+(?:[.,]0*)?\s*(?:[-฿¥元]|บาท|baht|thb)?$/iu;

function priceProblem(text: string): RowProblem {
  if (text === '') return 'price_missing';
  return isFreeWord(text) || zeroPrice.test(plainFigures(text).trim()) ? 'price_zero' : 'price_unreadable';
}
