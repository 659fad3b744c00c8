import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { read, utils, type WorkBook } from '@e965/xlsx';
import { maxUploadBytes } from '../../domain/limits.ts';
import { tidyText } from '../contract/request-values.ts';
import { CommandRefusal } from '../startup/process-errors.ts';

/** Columns of a sheet, by what a row may leave out. */
export type Columns = Readonly<Record<string, 'required' | 'optional'>>;

/** A row by column; a cell that is empty is an empty text. */
export interface SheetRow<Column extends string> {
  /** As a spreadsheet counts them: the head is line 1. */
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** What is wrong with one cell. */
export interface RowFault {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

const maxRows = 20_000;
const shownFaults = 20;

/**
 * Reads the first sheet of a CSV or Excel file; its first row names the columns, in any order. Rows without any text are left out.
 * @throws CommandRefusal when it is no such file, is too large, or has other columns
 */
export async function readSheet<const Named extends Columns>(
  path: string,
  columns: Named,
): Promise<SheetRow<keyof Named & string>[]> {
  const [head = [], ...rows] = textsOf(await open(path), path);
  const names = head.map((name) => name.toLowerCase().replace(/\s+/g, '_'));
  refuseOtherColumns(path, names, columns);
  return rows.flatMap((texts, at) => {
    if (texts.every((text) => text === '')) return [];
    const cells = Object.keys(columns).map((column) => [column, texts[names.indexOf(column)] ?? '']);
    return [
      { line: at + 2, cells: Object.fromEntries(cells) as Readonly<Record<keyof Named & string, string>> },
    ];
  });
}

/** The faults of cells that are required and empty. */
export function missingCells<Column extends string>(
  { line, cells }: SheetRow<Column>,
  columns: Columns,
): RowFault[] {
  return Object.entries<string>(cells)
    .filter(([column, text]) => columns[column] === 'required' && text === '')
    .map(([field]) => ({ line, field, message: 'is required' }));
}

/** Refuses a file that has a fault, as a whole, and names each. */
export function refuseFaults(path: string, faults: readonly RowFault[]): void {
  if (faults.length === 0) return;
  const lines = faults
    .toSorted((one, other) => one.line - other.line)
    .slice(0, shownFaults)
    .map(({ line, field, message }) => `  line ${line}: ${field} ${message}`);
  const more = faults.length - lines.length;
  throw new CommandRefusal(
    [`${path} is refused, and nothing was kept:`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join(
      '\n',
    ),
  );
}

async function open(path: string): Promise<WorkBook> {
  const { size } = await stat(path).catch(() => {
    throw new CommandRefusal(`${path} is not there`);
  });
  if (size > maxUploadBytes) throw new CommandRefusal(`${path} is larger than 10 MB`);
  const bytes = await readFile(path);
  // One row more than the head and the rows that are allowed, to see that there are too many.
  const limits = { sheets: 0, sheetRows: maxRows + 2, cellHTML: false, cellFormula: false };
  try {
    if (extname(path).toLowerCase() !== '.csv') return read(bytes, { ...limits, type: 'buffer' });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // `raw`: a text that looks like a date stays what it is.
    return read(text, { ...limits, type: 'string', raw: true });
  } catch {
    throw new CommandRefusal(`${path} cannot be read: it must be a CSV file in UTF-8, or an Excel file`);
  }
}

function textsOf(book: WorkBook, path: string): string[][] {
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new CommandRefusal(`${path} holds no sheet`);
  // From the first cell, wherever the filled ones begin, so that lines count as a spreadsheet shows them.
  const { e } = utils.decode_range(sheet['!ref'] ?? 'A1');
  const rows = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    defval: '',
    blankrows: true,
    range: { s: { r: 0, c: 0 }, e },
  });
  if (rows.length > maxRows + 1) throw new CommandRefusal(`${path} has more than ${maxRows} rows`);
  return rows.map((cells) => cells.map((cell) => tidyText(textOf(cell))));
}

/** What a cell shows: Excel keeps what a formula comes to with more figures than are true, and shows 15. */
function textOf(cell: unknown): string {
  return String(typeof cell === 'number' ? Number(cell.toPrecision(15)) : cell);
}

function refuseOtherColumns(path: string, names: readonly string[], columns: Columns): void {
  const known = Object.keys(columns);
  const faults = [
    ...known
      .filter((column) => columns[column] === 'required' && !names.includes(column))
      .map((column) => `${column} is missing`),
    ...names.filter((name) => name !== '' && !known.includes(name)).map((name) => `${name} is not known`),
    ...names
      .filter((name, at) => name !== '' && names.indexOf(name) !== at)
      .map((name) => `${name} is there twice`),
  ];
  if (faults.length > 0)
    throw new CommandRefusal(
      `${path}: column ${faults.join(', ')}. The first row names the columns: ${known.join(', ')}`,
    );
}
