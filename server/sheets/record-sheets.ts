import { dayInBangkok } from '../../domain/date-range.ts';
import { maxExportedRows } from '../../domain/limits.ts';
import type { Cell, Row, Sheet } from '../../domain/sheets/workbook.ts';
import type { SheetAnswer, SheetCall } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import { changesBetween, historyStep } from '../lifecycles/history-steps.ts';
import type { RecordExport } from '../store/queries/records/record-exports.ts';
import type { Language } from './product-sheet.ts';
import { workbook } from './workbook.ts';

export type Words = Readonly<Record<Language, string>>;

/** A column of a sheet: its names, its width in letters, and what a row holds in it. */
export interface Column<TRow> extends Words {
  readonly width: number;
  readonly cell: (row: TRow, language: Language) => Cell;
}

/** One sheet of the two that an export has. */
export interface SheetOf<TRow> {
  readonly name: Words;
  readonly columns: readonly Column<TRow>[];
}

/** What is exported, and how. */
export interface ExportOf<TRecord, TLine> {
  readonly kind: 'orders' | 'payments';
  readonly language: Language;
  readonly source: RecordExport<TRecord, TLine>;
  readonly records: SheetOf<TRecord>;
  readonly lines: SheetOf<TLine>;
}

type ExportCall = SheetCall<'exportOrders'> | SheetCall<'exportPayments'>;

/** Rows that are read, and held, at once. */
export const rowsAtOnce = 1000;

/** What the audit log keeps of a request: what a caller sends beside it is ignored. */
const notedFields: readonly string[] = [
  'group_id',
  'order_by',
  'order_type',
  'start_date',
  'end_date',
  'status',
  'group_name',
  'group_by',
  'id',
  'differs',
  'duplicate',
  'payment_type',
];

/** As many rows as are counted before an export is refused. */
export const countedRows = maxExportedRows + 1;

/**
 * The answer of an export: a sheet of records and one of their lines, read by the part while they are sent. It is noted in the
 * audit log before. Throws `too_many_rows`.
 */
export async function recordSheets<TRecord, TLine>(
  call: ExportCall,
  { kind, language, source, records, lines }: ExportOf<TRecord, TLine>,
): Promise<SheetAnswer> {
  const counted = await source.count();
  for (const sheet of ['records', 'lines'] as const)
    if (counted[sheet] > maxExportedRows)
      throw new Refusal('too_many_rows', { limit: maxExportedRows, sheet });
  await note(call, kind, counted);
  return {
    fileName: `${kind}-${dayInBangkok(call.now.toISOString())}.xlsx`,
    bytes: workbook([
      sheetOf(records, language, (last, limit) => source.records(last, limit)),
      sheetOf(lines, language, (last, limit) => source.lines(last, limit)),
    ]),
  };
}

async function note(
  call: ExportCall,
  kind: ExportOf<unknown, unknown>['kind'],
  rows: Readonly<Record<'records' | 'lines', number>>,
): Promise<void> {
  const filters = Object.entries(call.body).filter(
    ([field, value]) => notedFields.includes(field) && value !== null && value !== '',
  );
  const step = historyStep(call, {
    event: `export.${kind}`,
    to_status: 'exported',
    changes: changesBetween({}, { ...Object.fromEntries(filters), ...rows }),
  });
  await call.store.transaction(({ merchant }) => merchant.note(step));
}

type ReadPart<TRow> = (last: TRow | null, limit: number) => Promise<TRow[]>;

function sheetOf<TRow>({ name, columns }: SheetOf<TRow>, language: Language, read: ReadPart<TRow>): Sheet {
  return {
    name: name[language],
    widths: columns.map(({ width }) => width),
    headRows: 1,
    rows: rowsOf(columns, language, read),
  };
}

/** The names of the columns, then the rows, a part held at a time. */
async function* rowsOf<TRow>(
  columns: readonly Column<TRow>[],
  language: Language,
  read: ReadPart<TRow>,
): AsyncGenerator<readonly Row[]> {
  yield [columns.map((names) => names[language])];
  let last: TRow | null = null;
  for (let written = 0; written < maxExportedRows;) {
    const part: readonly TRow[] = await read(last, Math.min(rowsAtOnce, maxExportedRows - written));
    yield part.map((row) => columns.map(({ cell }) => cell(row, language)));
    if (part.length < rowsAtOnce) return;
    written += part.length;
    last = part.at(-1) ?? null;
  }
}
