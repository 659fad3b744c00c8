import { read, utils } from '@e965/xlsx';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import type { Cell, Grid } from '../recognised.ts';
import { decodeText } from './legacy-text.ts';
import { struckCells } from './struck-cells.ts';
import { maxRows, RecognitionRefused } from '../recognition-refused.ts';

/** Rows above and between the goods that a sheet may have as well. */
const otherRows = 500;
const maxColumns = 100;
const maxMerged = 10_000;

/** The visible sheets of a workbook (.xlsx, .xls), each as a table of the rows and columns that are shown. Throws `file_encrypted`, `file_damaged` and `too_many_rows`. */
export function readWorkbook(bytes: Uint8Array): Grid[] {
  const workbook = parse(() =>
    read(bytes, {
      type: 'array',
      cellDates: true,
      cellStyles: true,
      bookFiles: true,
      sheetRows: maxRows + otherRows + 1,
      dense: true,
    }),
  );
  const struck = struckCells(workbook);
  const hidden = new Set(
    (workbook.Workbook?.Sheets ?? [])
      .filter(({ Hidden }) => Hidden !== undefined && Hidden !== 0)
      .map(({ name }) => name),
  );
  return workbook.SheetNames.filter((name) => !hidden.has(name)).map((name) =>
    gridOf(name, workbook.Sheets[name], struck.get(name)),
  );
}

/** The table of a .csv file in UTF-8, GBK or windows-874. */
export function readCsv(bytes: Uint8Array): Grid[] {
  const text = decodeText(bytes);
  const options = { type: 'string', raw: true, sheetRows: maxRows + otherRows + 1, dense: true } as const;
  const workbook = parse(() => read(text, options));
  return workbook.SheetNames.map((name) => gridOf('', workbook.Sheets[name]));
}

function parse<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new RecognitionRefused(isLocked ? 'file_encrypted' : 'file_damaged');
  }
}

function gridOf(name: string, sheet: WorkSheet | undefined, struck: ReadonlySet<string> = new Set()): Grid {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  if (rows.length > maxRows + otherRows) throw new RecognitionRefused('too_many_rows', maxRows);
  const { isHiddenRow, isHiddenColumn } = hiddenOf(sheet);
  const merged = mergedOf(sheet, isHiddenRow);
  return Array.from(rows, (cells, row) => {
    if (isHiddenRow(row)) return [];
    return Array.from({ length: Math.min(cells?.length ?? 0, maxColumns) }, (_, column): Cell | null => {
      if (isHiddenColumn(column)) return null;
      const { from = row, rowsBelow } = merged.get(`${row}:${column}`) ?? {};
      const text = textOf(rows[from]?.[column]).trim();
      if (text === '') return null;
      return {
        text,
        confidence: 1,
        ...(rowsBelow === undefined ? {} : { rowsBelow }),
        ...(struck.has(utils.encode_cell({ r: from, c: column })) ? { isStruck: true } : {}),
        source: { sheet: name, cell: utils.encode_cell({ r: row, c: column }) },
      };
    });
  });
}

function hiddenOf(sheet: WorkSheet | undefined) {
  const [rows, columns] = [sheet?.['!rows'] ?? [], sheet?.['!cols'] ?? []];
  return {
    isHiddenRow: (at: number) => rows[at]?.hidden === true || rows[at]?.hpx === 0,
    isHiddenColumn: (at: number) => columns[at]?.hidden === true || columns[at]?.wpx === 0,
  };
}

interface Merged {
  /** The row that has the text. */
  readonly from: number;
  readonly rowsBelow?: number;
}

/** Cells that are merged over rows, by the place of the first that is shown. */
function mergedOf(
  sheet: WorkSheet | undefined,
  isHiddenRow: (row: number) => boolean,
): ReadonlyMap<string, Merged> {
  const merged = new Map<string, Merged>();
  for (const { s: start, e: end } of (sheet?.['!merges'] ?? []).slice(0, maxMerged)) {
    const last = Math.min(end.r, start.r + maxRows);
    let first = start.r;
    while (first < last && isHiddenRow(first)) first += 1;
    if (last > first) merged.set(`${first}:${start.c}`, { from: start.r, rowsBelow: last - first });
    else if (first > start.r) merged.set(`${first}:${start.c}`, { from: start.r });
  }
  return merged;
}

/** Numbers as they are kept, since a format may round them, but in percent where they are shown so; all else as it is shown. */
function textOf(cell: { readonly t: string; readonly v?: unknown; readonly w?: string } | undefined): string {
  if (cell === undefined || cell.t === 'z' || cell.t === 'e') return '';
  if (cell.t === 'n' && typeof cell.v === 'number')
    return cell.w?.endsWith('%') ? `${plainNumber(cell.v * 100)}%` : plainNumber(cell.v);
  return cell.w ?? (typeof cell.v === 'string' ? cell.v : '');
}

/** 12.1 where a calculation has left 12.100000000000001. */
function plainNumber(value: number): string {
  return Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toPrecision(12)));
}
