import { plainFigures } from '../../../domain/digits.ts';
import { readLikelyAmount, readWrittenAmount } from '../fields/amount.ts';
import { readWrittenPrice } from '../fields/price.ts';
import { boxAround } from '../page/words.ts';
import type { Cell, Grid, ReadRow, RowProblem, Source } from '../recognised.ts';
import { columnsByContent, completeHead, headAbove, readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import { noHints } from './header-words.ts';
import type { ColumnKind } from './header-words.ts';

/** A cell that was read less surely makes its row `unsure`. */
const sure = 0.8;

/** What names a sum, alone or before a figure: a product may begin with the same word. */
const sumWords =
  /^(?:รวม(?:ทั้งสิ้น|ทั้งหมด|เป็นเงิน|เงิน|ราคา|สุทธิ)*|ยอด(?:รวม|สุทธิ|ชำระ|เงิน)+|จำนวนเงิน(?:รวม)?|ภาษี(?:มูลค่าเพิ่ม)?|ส่วนลด|หัก|มัดจำ|(?:grand |sub ?|net )?total(?: amount| due)?|vat|tax|discount|deposit|合计|总计|小计|共计|總計|合計|小計|税额?|稅額?|折扣|定金|订金)[\s:：.]*[\d.,%฿\s]*$/iu;

/** The rows of goods in a table. Heads are found wherever they stand; a table without one is read by its content. */
export function readRows(grid: Grid, hints = noHints): ReadRow[] {
  const hasHead = grid.some((row) => readHead(row, hints) !== null);
  const unknownHead = hasHead ? undefined : headAbove(grid);
  let columns: Columns | null = hasHead ? null : columnsByContent(grid);
  let heading: string[] = [];
  const rows: ReadRow[] = [];
  for (const [at, cells] of grid.entries()) {
    const head = readHead(cells, hints);
    if (head !== null) {
      columns = completeHead(cells, head, grid.slice(at + 1), hints);
      continue;
    }
    if (columns === null || cells === unknownHead) continue;
    const alone = onlyText(cells);
    if (alone !== null) {
      heading = sumWords.test(alone) ? [] : splitPath(alone);
      continue;
    }
    const row = readRow(cells, columns, heading);
    if (row !== null) rows.push(row);
  }
  return withoutNumbers(rows);
}

const numbered = /^(?<number>\d{1,3})(?:\s*[.)、．](?!\d)\s*|\s+)(?=.*\p{L})/u;

/** Rows whose names do not begin with the numbers of the rows, which a column of numbers that stands close may have left there. */
function withoutNumbers(rows: readonly ReadRow[]): ReadRow[] {
  const shifts = rows.map(({ name }, at) => {
    const number = numbered.exec(name)?.groups?.['number'];
    return number === undefined ? null : Number(number) - at;
  });
  const counts = new Map<number, number>();
  for (const shift of shifts) if (shift !== null) counts.set(shift, (counts.get(shift) ?? 0) + 1);
  const [usual, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [0, 0];
  const others = shifts.filter((shift) => shift !== null).length - count;
  if (count < Math.min(3, rows.length) || others > count) return [...rows];
  return rows.map((row, at) =>
    shifts[at] === null || Math.abs((shifts[at] ?? 0) - usual) > 2
      ? row
      : { ...row, name: row.name.replace(numbered, '') },
  );
}

/** The text of a row that has no other, and no figures: it heads those below it. */
function onlyText(cells: readonly (Cell | null)[]): string | null {
  const [first, ...others] = cells.filter((cell) => cell !== null);
  return first !== undefined && others.length === 0 && !/\d/.test(plainFigures(first.text))
    ? first.text
    : null;
}

/** One row; null where it is empty, a sum, or a product with a code of which there is none. */
function readRow(
  cells: readonly (Cell | null)[],
  columns: Columns,
  heading: readonly string[],
): ReadRow | null {
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)] ?? null;
  const text = (kind: ColumnKind) => cell(kind)?.text.trim() ?? '';
  const filled = cells.filter((one) => one !== null);
  const [first] = filled;
  if (first === undefined) return null;
  const used = cells
    .filter((one, at) => one !== null && isUsed(columns[at] ?? null))
    .filter((one) => one !== null);
  if (used.length === 0) return null;

  const name = text('name');
  const leastSure = cell('name')?.leastSure;
  const written =
    readWrittenAmount(`${text('amount')} ${text('unit')}`.trim()) ??
    readWrittenAmount(text('amount')) ??
    ((cell('amount')?.confidence ?? 1) < 1 ? readLikelyAmount(text('amount')) : null);
  const total = readWrittenPrice(text('total'));
  const said = readWrittenPrice(text('price'));
  const counted = written !== null && written.pieces > 0 ? written.pieces : null;
  const isReckoned = counted === null && text('amount') === '';
  const bySum = shareOf(total, said);
  const amount = isReckoned ? bySum : counted;
  const isSum = filled.some((one) => sumWords.test(one.text.trim()));
  if (isSum && (counted === null || said === null)) return null;
  // A list of our own, or a supplier's: of that product nothing came.
  if (written?.pieces === 0 && text('code') !== '') return null;
  const price = said ?? shareOf(total, amount);
  const isContradicted = said !== null && amount !== null && total !== null && said * amount !== total;
  const isGuessed = isContradicted || (isReckoned && amount !== null);
  const confidence = Math.min(...used.map((one) => one.confidence)) * (isGuessed ? 0.5 : 1);
  const unsure = isGuessed || confidence < sure || written?.isSure === false;
  const problem = problemOf({
    name,
    amount,
    price: price === 0 ? null : price,
    amountText: text('amount'),
    priceText: text('price'),
    unsure,
  });
  const isUnread = (amount === null && text('amount') !== '') || (price === null && text('price') !== '');
  return {
    name,
    color: text('color'),
    size: text('size'),
    style: text('style'),
    barcode: plainFigures(text('barcode')).replace(/[\s-]/g, ''),
    code: text('code'),
    category: categoryOf(text, heading),
    amount,
    ...(isReckoned || bySum === null || bySum === counted ? {} : { likelyAmount: bySum }),
    price: price === 0 ? null : price,
    problem,
    confidence: isUnread ? confidence * 0.5 : confidence,
    ...(leastSure === undefined ? {} : { nameConfidence: leastSure }),
    source: placeOf(cell('name') ?? first, filled),
  };
}

/** Where a row stands: on a page all of it, so that its figures are found beside its name; in a sheet its name's cell. */
function placeOf({ source }: Cell, cells: readonly Cell[]): Source {
  if (!('page' in source)) return source;
  const boxes = cells.flatMap((cell) => ('page' in cell.source ? [cell.source.box] : []));
  return { page: source.page, box: boxes.reduce(boxAround, source.box) };
}

function isUsed(kind: ColumnKind | null): boolean {
  return kind !== null && kind !== 'ignored' && kind !== 'code';
}

/** What a piece costs where only the sum is said, or how many pieces there are. */
function shareOf(total: number | null, part: number | null): number | null {
  return total !== null && part !== null && part > 0 && total % part === 0 ? total / part : null;
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
