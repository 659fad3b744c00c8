import { rangeStart } from '../../domain/date-range.ts';
import { parseBaht, type Satang } from '../../domain/money.ts';
import { missingCells, type Columns, type RowError, type SheetRow } from './sheet.ts';

/** A sheet of debts: what a customer owed on a day. `key` identifies a debt in this sheet and in later ones. */
export const debtColumns = {
  key: 'required',
  line_id: 'required',
  date: 'required',
  amount: 'required',
  remark: 'optional',
  extra: 'optional',
} as const satisfies Columns;

type Row = SheetRow<keyof typeof debtColumns>;

export interface DebtRow {
  readonly line: number;
  readonly key: string;
  readonly lineId: string;
  readonly date: Date;
  readonly amount: Satang;
  readonly remark: string;
  /** What else is known of it, as text or a JSON object of more facts; empty for nothing. */
  readonly extra: string;
}

const maxKeyLength = 100;
const maxRemarkLength = 500;
const maxExtraLength = 2000;
const dayMs = 24 * 60 * 60 * 1000;
/** Day 0 of Excel, which stores a date as a number of days. */
const excelEpoch = Date.UTC(1899, 11, 30);

/** Reads the debts of a sheet and collects the errors of its rows. */
export function readDebtRows(
  rows: readonly Row[],
  now: Date,
): { readonly debts: readonly DebtRow[]; readonly errors: readonly RowError[] } {
  const debts: DebtRow[] = [];
  const errors: RowError[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const { line, cells } = row;
    const date = readDate(cells.date);
    const amount = parseBaht(cells.amount);
    const before = lines.get(cells.key);
    lines.set(cells.key, before ?? line);
    const errorsOfRow = missingCells(row, debtColumns);
    const refuse = (field: string, message: string) => errorsOfRow.push({ line, field, message });
    if (errorsOfRow.length === 0) {
      if (cells.key.length > maxKeyLength) refuse('key', `has more than ${maxKeyLength} letters`);
      if (before !== undefined) refuse('key', `is that of line ${before}`);
      if (date === null) refuse('date', 'must be a day like 2026-01-31');
      if (date !== null && date > now) refuse('date', 'is in the future');
      if (amount === null || amount === 0) refuse('amount', 'must be more than 0, with at most two decimals');
      if (cells.remark.length > maxRemarkLength) refuse('remark', `has more than ${maxRemarkLength} letters`);
      if (cells.extra.length > maxExtraLength) refuse('extra', `has more than ${maxExtraLength} letters`);
    }
    errors.push(...errorsOfRow);
    if (errorsOfRow.length === 0 && date !== null && amount !== null) {
      const { key, line_id: lineId, remark, extra } = cells;
      debts.push({ line, key, lineId, date, amount, remark, extra });
    }
  }
  return { debts, errors };
}

/** The start of a day in Bangkok; null when the text is not a date. */
function readDate(text: string): Date | null {
  const isNumber = /^\d{1,5}$/.test(text);
  return rangeStart(isNumber ? new Date(excelEpoch + Number(text) * dayMs).toISOString().slice(0, 10) : text);
}
