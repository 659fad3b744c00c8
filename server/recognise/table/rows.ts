import { plainFigures } from '../../../domain/digits.ts';
import { readWrittenAmount } from '../fields/amount.ts';
import { readWrittenPrice } from '../fields/price.ts';
import { boxAround } from '../page/words.ts';
import type { Cell, Grid, ReadRow, RowProblem, Source } from '../recognised.ts';
import { columnsByContent, readHead } from './columns.ts';
import type { Columns } from './columns.ts';
import type { ColumnKind } from './header-words.ts';

/** A cell that was read less surely makes its row `unsure`. */
const sure = 0.8;

/** What names a sum, alone or before a figure: a product may begin with the same word. */
const sumWords =
  /^(?:รวม(?:ทั้งสิ้น|ทั้งหมด|เป็นเงิน|เงิน|ราคา|สุทธิ)*|ยอด(?:รวม|สุทธิ|ชำระ|เงิน)+|จำนวนเงิน(?:รวม)?|ภาษี(?:มูลค่าเพิ่ม)?|ส่วนลด|หัก|มัดจำ|(?:grand |sub ?|net )?total(?: amount| due)?|vat|tax|discount|deposit|合计|总计|小计|共计|總計|合計|小計|税额?|稅額?|折扣|定金|订金)[\s:：.]*[\d.,%฿\s]*$/iu;

/** The rows of goods in a table. Heads are found wherever they stand; a table without one is read by its content. */
export function readRows(grid: Grid): ReadRow[] {
  let columns: Columns | null = grid.some((row) => readHead(row) !== null) ? null : columnsByContent(grid);
  let heading: string[] = [];
  const rows: ReadRow[] = [];
  for (const cells of grid) {
    const head = readHead(cells);
    if (head !== null) {
      columns = head;
      continue;
    }
    if (columns === null) continue;
    const alone = onlyText(cells);
    if (alone !== null) {
      heading = sumWords.test(alone) ? [] : splitPath(alone);
      continue;
    }
    const row = readRow(cells, columns, heading);
    if (row !== null) rows.push(row);
  }
  return rows;
}

/** The text of a row that has no other, and no figures: it heads those below it. */
function onlyText(cells: readonly (Cell | null)[]): string | null {
  const [first, ...others] = cells.filter((cell) => cell !== null);
  return first !== undefined && others.length === 0 && !/\d/.test(plainFigures(first.text))
    ? first.text
    : null;
}

/** One row; null where it is empty, or a sum. */
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
  const written =
    readWrittenAmount(`${text('amount')} ${text('unit')}`.trim()) ?? readWrittenAmount(text('amount'));
  const total = readWrittenPrice(text('total'));
  const said = readWrittenPrice(text('price'));
  const amount = written !== null && written.pieces > 0 ? written.pieces : null;
  const isSum = filled.some((one) => sumWords.test(one.text.trim()));
  if (isSum && (amount === null || said === null)) return null;
  const price = said ?? shareOf(total, amount);
  const isContradicted = said !== null && amount !== null && total !== null && said * amount !== total;
  const confidence = Math.min(...used.map((one) => one.confidence)) * (isContradicted ? 0.5 : 1);
  const unsure = isContradicted || confidence < sure || written?.isSure === false;
  return {
    name,
    color: text('color'),
    size: text('size'),
    style: text('style'),
    barcode: plainFigures(text('barcode')).replace(/[\s-]/g, ''),
    code: text('code'),
    category: categoryOf(text, heading),
    amount,
    price: price === 0 ? null : price,
    problem: problemOf({
      name,
      amount,
      price: price === 0 ? null : price,
      amountText: text('amount'),
      priceText: text('price'),
      unsure,
    }),
    confidence,
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

/** What a piece costs where only the sum is said. */
function shareOf(total: number | null, amount: number | null): number | null {
  return total !== null && amount !== null && total % amount === 0 ? total / amount : null;
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
