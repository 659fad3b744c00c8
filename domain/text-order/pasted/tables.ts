import type { PlacedText } from '../figures/rewritings.ts';
import { columnsByFigures } from './table-figures.ts';
import { isSumLabel, isVariantHead, roleOfHead, type ColumnRole, type Columns } from './table-heads.ts';
import { numberIn, rowsOf, separators, type Cell, type Row, type Separator } from './table-rows.ts';

interface Table {
  readonly columns: Columns;
  readonly rows: readonly Row[];
  /** The head and its rule, if it has any. */
  readonly skipped: readonly Row[];
}

/**
 * A text in which the rows of pasted tables say goods and how many of them alone: numbers of rows, prices and sums are left out, figures in columns
 * of sizes are said to be sizes. Each letter has its place in the text that was pasted; what is no table stays as it is.
 */
export function plainTables(pasted: string): PlacedText {
  const tables = separators.flatMap((separator) => tablesIn(pasted, separator));
  let [text, at] = ['', 0];
  const places: number[] = [];
  const keep = (until: number) => {
    for (; at < until; at += 1) {
      text += pasted[at] ?? '';
      places.push(at);
    }
  };
  const write = (said: string, from: number, until = from) => {
    for (let letter = 0; letter < said.length; letter += 1) {
      text += said[letter] ?? '';
      places.push(Math.min(from + letter, Math.max(from, until - 1)));
    }
  };
  const done = new Set<number>();
  const changed = tables
    .flatMap(({ columns, rows, skipped }) => [
      ...rows.map((row) => ({ row, columns })),
      ...skipped.map((row) => ({ row, columns: null })),
    ])
    .toSorted((one, other) => one.row.from - other.row.from);
  for (const { row, columns } of changed) {
    if (done.has(row.from)) continue;
    done.add(row.from);
    keep(row.from);
    if (columns !== null) writeRow(row, columns, write);
    at = row.until;
  }
  keep(pasted.length);
  return { text, places: [...places, pasted.length] };
}

type Write = (said: string, from: number, until?: number) => void;

function writeRow({ cells }: Row, columns: Columns, write: Write): void {
  const roleOf = (at: number) => columns.roles[at] ?? 'goods';
  const unit = cells.find((cell, at) => roleOf(at) === 'unit' && !isBlank(cell));
  const hasQuantity = cells.some(
    (cell, at) => ['quantity', 'variant'].includes(roleOf(at)) && (numberIn(cell) ?? 1) > 0 && !isBlank(cell),
  );
  const filled = cells.filter((cell) => !isBlank(cell));
  const [only] = filled;
  // Towels: a row of its own above rows of their colours.
  if (filled.length === 1 && only !== undefined && !hasQuantity) {
    write(only.text, only.from, only.until);
    write(':', only.until);
  }
  if (!hasQuantity) return;
  for (const [at, cell] of cells.entries()) {
    const role = roleOf(at);
    if (isBlank(cell) || role === 'left-out' || role === 'unit') continue;
    const number = numberIn(cell);
    if (role === 'quantity') {
      const said = number === null ? cell.text : `${columns.isDoubtful ? '≈' : 'qty '}${number}`;
      write(unit === undefined || number === null ? said : `${said} ${unit.text}`, cell.from, cell.until);
    } else if (role === 'variant') {
      if (number === null || number === 0) continue;
      write(`${sizeOf(columns.heads[at] ?? '')} qty ${number}`, cell.from, cell.until);
      write(',', cell.until);
    } else {
      if (role === 'note') write(', ', cell.from);
      write(role === 'size' ? sizeOf(cell.text) : cell.text, cell.from, cell.until);
    }
    write(' ', cell.until);
  }
}

/** A figure alone is a size where it stands in such a column. */
function sizeOf(said: string): string {
  return numberIn({ text: said }) === null ? said : `size ${said}`;
}

function isBlank({ text }: Cell): boolean {
  return /^[-–—/.*]*$|^n\/?a$/iu.test(text);
}

function tablesIn(text: string, separator: Separator): Table[] {
  const rows = rowsOf(text, separator);
  const tables: Table[] = [];
  for (let from = 0; from < rows.length; from += 1) {
    const head = headedFrom(rows, from, separator);
    const table = head ?? figuredFrom(rows, from, separator);
    if (table === null) continue;
    tables.push(table);
    const last = Math.max(...[...table.rows, ...table.skipped].map((row) => row.from));
    from = Math.max(
      from,
      rows.findLastIndex((row) => row.from <= last),
    );
  }
  return tables;
}

/** A table from its head on. */
function headedFrom(rows: readonly Row[], from: number, separator: Separator): Table | null {
  const [head] = rows.slice(from);
  const heads = head?.cells.map(({ text }) => text) ?? [];
  const roles = rolesOf(heads, separator);
  if (head === undefined || roles === null) return null;
  const all = bodyBelow(rows, from + 1, heads.length);
  const body = all.filter((row) => !isRule(row));
  const columns = { roles, heads, isDoubtful: false };
  const table = body.map((row) => aligned(row, roles, separator));
  const goods = table.filter((row) => !isSum(row, columns));
  const isClear = goods.some(({ cells }) =>
    roles.some(
      (role, at) => ['quantity', 'variant'].includes(role) && numberIn(cells[at] ?? nothing) !== null,
    ),
  );
  if (!isClear) return null;
  const sums = table.filter((row) => !goods.includes(row));
  return { columns, rows: goods, skipped: [head, ...all.filter(isRule), ...sums] };
}

const nothing = { text: '' };

/** What the columns below a head hold; null where it is none. */
function rolesOf(heads: readonly string[], { isAligned, mark }: Separator): readonly ColumnRole[] | null {
  if (heads.length < 2 || heads.some((head) => head.length > 24)) return null;
  const said = heads.map((head) => (head === '' ? ('unknown' as const) : roleOfHead(head)));
  const counted = said.filter((role) => role === 'quantity').length;
  const variants = heads.filter((head, at) => said[at] === null && isVariantHead(head)).length;
  const isGrid = counted === 0 && variants > 1;
  const roles = said.map((role, at) =>
    role === null && isGrid && isVariantHead(heads[at] ?? '') ? ('variant' as const) : role,
  );
  const known = roles.filter((role) => role !== null && role !== 'unknown').length;
  const isWhole = known === heads.length || (isAligned && known >= heads.length - 1 && known > 1);
  const isTable = (counted === 1 || isGrid) && isWhole && roles.some((role) => role === 'goods');
  if (!isTable || (mark.source.startsWith('[ ') && heads.length < 3)) return null;
  return roles.map((role) => role ?? 'goods');
}

/** The rows below a head: lines without cells, and a single blank line, stay between them. */
function bodyBelow(rows: readonly Row[], from: number, columns: number): Row[] {
  const body: Row[] = [];
  for (const row of rows.slice(from)) {
    const filled = row.cells.filter((cell) => cell.text !== '').length;
    if (filled === 0) continue;
    if (filled < 2 && row.cells.length < columns) break;
    body.push(row);
  }
  return body;
}

function isRule({ cells }: Row): boolean {
  return cells.every(({ text }) => /^[:\-–=_+ ]*$/.test(text));
}

/** A row whose cells stand under the heads: names may be of several words, and cells may be left out, where only spaces are between. */
function aligned(row: Row, roles: readonly ColumnRole[], { isAligned }: Separator): Row {
  const { cells } = row;
  if (isAligned || cells.length === roles.length) return row;
  const isName = (role: ColumnRole) => role === 'goods' || role === 'size';
  const [first, last] = [roles.findIndex(isName), roles.findLastIndex(isName)];
  const behind = roles.length - 1 - last;
  const names = cells.slice(first, cells.length - behind);
  const [from, until] = [names[0]?.from, names.at(-1)?.until];
  if (from === undefined || until === undefined || first < 0) return row;
  const middle = names.map(({ text }) => text).join(' ');
  const blank = Array.from({ length: last - first }, () => ({ text: '', from: until, until }));
  return {
    ...row,
    cells: [
      ...cells.slice(0, first),
      { text: middle, from, until },
      ...blank,
      ...cells.slice(cells.length - behind),
    ],
  };
}

/** A row of sums: it says so, or names no goods. */
function isSum({ cells }: Row, { roles }: Columns): boolean {
  const isNamed = cells.some(
    (cell, at) =>
      roles[at] === 'goods' && !isBlank(cell) && numberIn(cell) === null && !isSumLabel(cell.text),
  );
  return !isNamed || cells.some(({ text }) => isSumLabel(text));
}

/** A table without a head, which the figures of its rows tell. */
function figuredFrom(rows: readonly Row[], from: number, separator: Separator): Table | null {
  const [first] = rows.slice(from);
  if (first === undefined || first.cells.length < 3) return null;
  const next = rows.slice(from).findIndex((row) => row.cells.length < 3);
  const all = rows.slice(from, next < 0 ? rows.length : from + next);
  const body = all.filter((row) => !isRule(row) && !row.cells.some(({ text }) => isSumLabel(text)));
  const columns = columnsByFigures(body, separator);
  if (columns === null) return null;
  const named = columns.rows;
  return {
    columns: columns.columns,
    rows: named,
    skipped: all.filter((row) => !named.some((one) => one.from === row.from)),
  };
}
