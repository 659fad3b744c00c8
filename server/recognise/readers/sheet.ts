import { read, utils } from '@e965/xlsx';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import type { Cell, Grid } from '../recognised.ts';
import { decodeText } from './legacy-text.ts';
import { maxRows, RecognitionRefused } from '../recognition-refused.ts';

/** Rows above and between the goods that a sheet may have as well. */
const otherRows = 500;
const maxColumns = 100;

/** The visible sheets of a workbook (.xlsx, .xls), each as a table. Throws `file_encrypted`, `file_damaged` and `too_many_rows`. */
export function readWorkbook(bytes: Uint8Array): Grid[] {
  const workbook = parse(() =>
    read(bytes, { type: 'array', cellDates: true, sheetRows: maxRows + otherRows + 1, dense: true }),
  );
  const hidden = new Set(
    (workbook.Workbook?.Sheets ?? [])
      .filter(({ Hidden }) => Hidden !== undefined && Hidden !== 0)
      .map(({ name }) => name),
  );
  return workbook.SheetNames.filter((name) => !hidden.has(name)).map((name) =>
    gridOf(name, workbook.Sheets[name]),
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

function gridOf(name: string, sheet: WorkSheet | undefined): Grid {
  const rows: readonly (readonly CellObject[] | undefined)[] = sheet?.['!data'] ?? [];
  if (rows.length > maxRows + otherRows) throw new RecognitionRefused('too_many_rows', maxRows);
  return Array.from(rows, (cells, row) =>
    Array.from((cells ?? []).slice(0, maxColumns), (cell, column): Cell | null => {
      const text = textOf(cell).trim();
      if (text === '') return null;
      return { text, confidence: 1, source: { sheet: name, cell: utils.encode_cell({ r: row, c: column }) } };
    }),
  );
}

/** Numbers as they are kept, since a format may round them; all else as it is shown. */
function textOf(cell: { readonly t: string; readonly v?: unknown; readonly w?: string } | undefined): string {
  if (cell === undefined || cell.t === 'z' || cell.t === 'e') return '';
  if (cell.t === 'n' && typeof cell.v === 'number') return plainNumber(cell.v);
  return cell.w ?? (typeof cell.v === 'string' ? cell.v : '');
}

/** 12.1 where a calculation has left 12.100000000000001. */
function plainNumber(value: number): string {
  return Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toPrecision(12)));
}
