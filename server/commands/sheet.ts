import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { read, utils, type WorkBook } from '@e965/xlsx';
import { maxUploadBytes } from '../../domain/limits.ts';
import { normalizeText } from '../contract/request-values.ts';
import { columnKey } from '../sheets/product-sheet.ts';
import { CommandError } from '../startup/process-errors.ts';

/** Columns of a sheet, and whether a row may leave them empty. */
export type Columns = Readonly<Record<string, 'required' | 'optional'>>;

/** A row's cells by column; an empty cell is an empty text. */
export interface SheetRow<Column extends string> {
  /** Line number as a spreadsheet shows it: the header is line 1. */
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** An invalid cell. */
export interface RowError {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

const maxRows = 20_000;
const shownFaults = 20;

/**
 * Reads the first sheet of a CSV or Excel file; its first row names the columns, in any order, by their own names or other ones.
 * Rows without any text are left out.
 * @throws CommandError when the file is of another type, too large, or has other columns
 */
export async function readSheet<const Named extends Columns>(
  path: string,
  columns: Named,
  otherNames: ReadonlyMap<string, keyof Named & string> = new Map(),
): Promise<SheetRow<keyof Named & string>[]> {
  const [head = [], ...rows] = textsOf(await open(path), path);
  const names = head.map(columnKey).map((name) => otherNames.get(name) ?? name);
  refuseOtherColumns(path, names, columns);
  return rows.flatMap((texts, at) => {
    if (texts.every((text) => text === '')) return [];
    const cells = Object.keys(columns).map((column) => [column, texts[names.indexOf(column)] ?? '']);
    return [
      { line: at + 2, cells: Object.fromEntries(cells) as Readonly<Record<keyof Named & string, string>> },
    ];
  });
}

/** The errors of required cells that are empty. */
export function missingCells<Column extends string>(
  { line, cells }: SheetRow<Column>,
  columns: Columns,
): RowError[] {
  return Object.entries<string>(cells)
    .filter(([column, text]) => columns[column] === 'required' && text === '')
    .map(([field]) => ({ line, field, message: 'is required' }));
}

/** Throws a `CommandError` that lists the invalid rows, if there are any: a file is imported as a whole or not at all. */
export function refuseInvalidRows(path: string, errors: readonly RowError[]): void {
  if (errors.length === 0) return;
  const lines = errors
    .toSorted((one, other) => one.line - other.line)
    .slice(0, shownFaults)
    .map(({ line, field, message }) => `  line ${line}: ${field} ${message}`);
  const more = errors.length - lines.length;
  throw new CommandError(
    [`${path} is refused, and nothing was kept:`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join(
      '\n',
    ),
  );
}

async function open(path: string): Promise<WorkBook> {
  const { size } = await stat(path).catch(() => {
    throw new CommandError(`${path} is not there`);
  });
  if (size > maxUploadBytes) throw new CommandError(`${path} is larger than 10 MB`);
  const bytes = await readFile(path);
  // One row more than header and allowed rows, to detect a file with too many.
  const limits = { sheets: 0, sheetRows: maxRows + 2, cellHTML: false, cellFormula: false };
  try {
    if (extname(path).toLowerCase() !== '.csv') return read(bytes, { ...limits, type: 'buffer' });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // `raw`: a text that looks like a date stays a text.
    return read(text, { ...limits, type: 'string', raw: true });
  } catch {
    throw new CommandError(`${path} cannot be read: it must be a CSV file in UTF-8, or an Excel file`);
  }
}

function textsOf(book: WorkBook, path: string): string[][] {
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new CommandError(`${path} holds no sheet`);
  // From the first cell, even when leading ones are empty, so that line numbers are those of the spreadsheet.
  const { e } = utils.decode_range(sheet['!ref'] ?? 'A1');
  const rows = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    defval: '',
    blankrows: true,
    range: { s: { r: 0, c: 0 }, e },
  });
  if (rows.length > maxRows + 1) throw new CommandError(`${path} has more than ${maxRows} rows`);
  return rows.map((cells) => cells.map((cell) => normalizeText(textOf(cell))));
}

/** A cell's text as Excel shows it: a formula's result is stored with floating-point noise, of which 15 digits are shown. */
function textOf(cell: unknown): string {
  return String(typeof cell === 'number' ? Number(cell.toPrecision(15)) : cell);
}

function refuseOtherColumns(path: string, names: readonly string[], columns: Columns): void {
  const known = Object.keys(columns);
  const errors = [
    ...known
      .filter((column) => columns[column] === 'required' && !names.includes(column))
      .map((column) => `${column} is missing`),
    ...names.filter((name) => name !== '' && !known.includes(name)).map((name) => `${name} is not known`),
    ...names
      .filter((name, at) => name !== '' && names.indexOf(name) !== at)
      .map((name) => `${name} is there twice`),
  ];
  if (errors.length > 0)
    throw new CommandError(
      `${path}: column ${errors.join(', ')}. The first row names the columns: ${known.join(', ')}`,
    );
}
