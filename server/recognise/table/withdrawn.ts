import { plainFigures } from '../../../domain/digits.ts';
import type { Cell, Grid, ReadRow } from '../recognised.ts';
import type { Columns } from './columns.ts';
import { readHead } from './columns.ts';
import type { ColumnHints } from './header-words.ts';

const words =
  '(?:ถูก|ลูกค้า|ขอ)?(?:ยกเลิก(?:แล้ว|รายการ)?|คืน(?:สินค้า|ของ)?|รับคืน|ส่งคืน|ตีกลับ)|ตัดออก|ของหมด|สินค้าหมด|ไม่ส่ง|(?:已|全部)?(?:退货|退貨|退回|退|取消|作废|作廢|缺货|缺貨)|未发|未發|return(?:s|ed)?|cancell?ed|void(?:ed)?|credit ?note|out of stock|sold out|refund(?:ed)?|not (?:sent|shipped|delivered|supplied)';
const whole = new RegExp(`^(?:${words})$`, 'iu');
const last = new RegExp(`[(（\\[]\\s*(?:${words})\\s*[)）\\]]$`, 'iu');
const first = new RegExp(`^(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
/** Thai and Chinese words go on without a space, but for the shortest, with which names of goods begin. */
const within =
  /^[(（[【]?(?:ถูก|ลูกค้า|ขอ|已|全部|部分|partially )?(?:ยกเลิก|คืน|รับคืน|ส่งคืน|ตีกลับ|ของหมด|สินค้าหมด|退货|退貨|退回|取消|作废|作廢|缺货|缺貨|(?:returned|cancell?ed|refunded)(?!\p{L}))/iu;
/** Of some of the goods in a row, the others may have come. */
const partial = /\d|部分|บางส่วน|partial/iu;

/** What heads goods that went back, or a whole list of them. */
const returns =
  /\bcredit (?:note|memo)\b|\b(?:goods|sales|purchase|items|products) returns?\b|\breturn(?:s|ed)? (?:note|slip|form|list|order|goods|items|products|stock|merchandise)\b|^return(?:s|ed)?(?: to (?:supplier|vendor))?:?$|退[货貨](?:[单單]|清[单單]|明[细細]|通知|商品|部分)|^退[货貨]|ใบ(?:ลดหนี้|รับคืน|ส่งคืน|คืน)|(?:รายการ|สินค้า|ของ)(?:ที่)?(?:รับ|ส่ง)?คืน|^(?:รับ|ส่ง)?คืน(?:สินค้า|ของ)?$/iu;
const longestTitle = 60;

/** Whether a text heads goods that went back. */
export function isOfReturns(text: string): boolean {
  return text.length <= longestTitle && returns.test(text.trim());
}

/** Whether a row says of itself that its goods did not come: they were sent back, or the row was cancelled. */
export function isWithdrawn(cells: readonly (Cell | null)[], columns: Columns): boolean {
  const amount = cells[columns.indexOf('amount')]?.text ?? '';
  const total = cells[columns.indexOf('total')]?.text ?? '';
  if (/^[-−–]\s*\d/u.test(plainFigures(amount).trim())) return true;
  if (/^[-−–(]\s*[฿¥]?\s*\d[\d,.]*\)?$/u.test(plainFigures(total).trim())) return true;
  if (last.test(cells[columns.indexOf('name')]?.text.trim() ?? '')) return true;
  const isUnpaid = columns.includes('total') && cells[columns.indexOf('total')] == null;
  return cells.some((cell, at) => {
    if (cell === null || isOfProduct(columns, at)) return false;
    const text = cell.text.trim();
    const isStatus = columns[at] === 'status' && saysSo(text) && !partial.test(plainFigures(text));
    return whole.test(text) || isStatus || (isUnpaid && first.test(text));
  });
}

/** Whether a row may say so: its name, or what is written beside it, begins with such a word. */
export function mayBeWithdrawn(cells: readonly (Cell | null)[], columns: Columns): boolean {
  return cells.some((cell, at) => {
    const isAsked = columns[at] === 'name' || !isOfProduct(columns, at);
    return cell !== null && isAsked && saysSo(cell.text.trim());
  });
}

function saysSo(text: string): boolean {
  return first.test(text) || within.test(text);
}

function isOfProduct(columns: Columns, at: number): boolean {
  return ['name', 'color', 'size', 'style', 'category'].includes(columns[at] ?? '');
}

/** Whether a table is called, by its sheet or above its first head, a list of what went back. */
export function isListOfReturns(grid: Grid, hints: ColumnHints): boolean {
  const hasHead = grid.some((row) => readHead(row, hints) !== null);
  const first = grid.findIndex((row) =>
    hasHead ? readHead(row, hints) !== null : row.filter(isCell).length > 2,
  );
  const above = first === -1 ? grid : grid.slice(0, first);
  const texts = above.flatMap((row) => row.filter(isCell).map(({ text }) => text));
  const source = grid.flat().find(isCell)?.source;
  return [...texts, source !== undefined && 'sheet' in source ? source.sheet : ''].some(isOfReturns);
}

function isCell(cell: Cell | null): cell is Cell {
  return cell !== null;
}

/** What is to be looked at, since it may be something else. */
export function doubted(row: ReadRow): ReadRow {
  return { ...row, problem: row.problem ?? 'unsure', confidence: row.confidence * 0.5 };
}
