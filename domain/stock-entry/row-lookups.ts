import type { components } from '../contract.gen.ts';
import { withCheckedName } from './entry-rows.ts';
import type { EntryCategory, EntryField, EntryProduct, EntryRow, SimilarProduct } from './entry-rows.ts';
import { openSimilar } from './row-doubts.ts';
import { matchedCategory, matchedProduct, similarProduct, withLikely } from './recognised-rows.ts';

type RowMeaning = components['schemas']['RowMeaning'];

/** What the server is asked about a row: which product it means. */
export interface SoughtRow extends Pick<EntryRow, 'name' | 'color' | 'size' | 'style' | 'barcode'> {
  readonly rowId: string;
}

/** What the server found for a row. */
export interface FoundRow {
  readonly sought: SoughtRow;
  /** Null where it is none for sure. */
  readonly product: EntryProduct | null;
  /** That of the product. */
  readonly category: EntryCategory | null;
  readonly namesakes?: number;
  readonly similar?: SimilarProduct;
  readonly likelyCategory?: EntryCategory;
}

/** Rows that are asked for together. */
const maxSoughtRows = 100;

const naming: readonly EntryField[] = ['name', 'color', 'size', 'style'];

/** A row in which this field is typed: its product is looked for again, unless a person chose it. */
export function retyped(row: EntryRow, field: EntryField): EntryRow {
  const looked = field === 'name' ? withCheckedName(row) : row;
  return naming.includes(field) && row.isChosen !== true ? { ...looked, lookup: 'needed' } : looked;
}

/** Whether rows have to be looked for again. */
export function hasRetyped(rows: readonly EntryRow[]): boolean {
  return rows.some(isRetyped);
}

/** The rows, of which those that were typed anew are to be looked for as they are now. */
export function askRetyped(rows: readonly EntryRow[]): readonly EntryRow[] {
  return rows.map((row) => (isRetyped(row) ? { ...row, lookup: 'asked' } : row));
}

function isRetyped({ lookup, name }: EntryRow): boolean {
  return lookup === 'needed' && name.trim() !== '';
}

/** What is asked about the rows that are to be looked for, of which some may be left for the next time. */
export function soughtRows(rows: readonly EntryRow[]): readonly SoughtRow[] {
  return rows
    .filter(({ lookup }) => lookup === 'asked')
    .slice(0, maxSoughtRows)
    .map(soughtRow);
}

function soughtRow({ id, name, color, size, style, barcode }: EntryRow): SoughtRow {
  return { rowId: id, name, color, size, style, barcode };
}

/** Whether a row waits for what was asked, and is still called so. */
function isSought(row: EntryRow, sought: SoughtRow): boolean {
  return row.lookup === 'asked' && JSON.stringify(soughtRow(row)) === JSON.stringify(sought);
}

/** What the server answers for a row. */
export function foundRow(
  row: SoughtRow,
  { match, namesakes, similar, likely_category: likely }: RowMeaning = {},
): FoundRow {
  return {
    sought: row,
    product: match === undefined ? null : matchedProduct(match, row),
    category: match === undefined ? null : matchedCategory(match),
    ...(namesakes === undefined ? {} : { namesakes }),
    ...(similar === undefined ? {} : { similar: similarProduct(similar, row) }),
    ...withLikely(likely),
  };
}

/** The rows with what was found for those that still wait for it; no step, since it belongs to what was typed. */
export function takeFound(rows: readonly EntryRow[], found: readonly FoundRow[]): readonly EntryRow[] {
  const byId = new Map(found.map((one) => [one.sought.rowId, one]));
  return rows.map((row) => {
    const one = byId.get(row.id);
    return one !== undefined && isSought(row, one.sought) ? withFound(row, one) : row;
  });
}

function withFound(
  { lookup: _asked, similar: _similar, namesakes: _namesakes, likelyCategory: _likely, ...row }: EntryRow,
  { sought: _sought, product, category, ...questions }: FoundRow,
): EntryRow {
  const setsPrice = product !== null && row.setsPrice;
  return { ...row, product, category: category ?? row.category, setsPrice, ...questions };
}

/** A row of which a person says which product it is: nothing is asked about that any more. */
export function withChosen(row: EntryRow, product: EntryProduct | null): EntryRow {
  const { similar: _similar, lookup: _lookup, isMisread, ...known } = withCheckedName(row);
  // Of the product that was asked about, the reading is what it was taken for.
  const isAnswered = product !== null && openSimilar(row)?.product.id === product.id;
  const misread = isMisread === true && !isAnswered ? { isMisread } : {};
  return { ...known, ...misread, product, isChosen: true, isChecked: true };
}
