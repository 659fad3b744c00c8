import { identityOf, isBlank, piecesOf, priceOf, pricesProduct, sureFrom, vipPriceOf } from './entry-rows.ts';
import type { EntryRow } from './entry-rows.ts';
import { productKey } from './names.ts';
import type { Satang } from './money.ts';

/** What keeps a row from being booked. `refused`: the server named it. */
export type RowFault =
  'name' | 'amount' | 'price' | 'vipPrice' | 'category' | 'twoPrices' | 'twoBarcodes' | 'refused';

/** `faulty` stays in the draft; `unsure` is booked like `good`, and asks to be looked at. */
export type RowStatus = 'faulty' | 'unsure' | 'good';

export interface JudgedRow {
  readonly faults: readonly RowFault[];
  readonly status: RowStatus;
}

/** All rows as they can be booked now, with their sums. */
export interface EntryReview {
  /** By the row's id. */
  readonly judged: ReadonlyMap<string, JudgedRow>;
  readonly ready: readonly EntryRow[];
  readonly counts: Readonly<Record<RowStatus, number>>;
  readonly created: number;
  readonly increased: number;
  readonly pieces: number;
  readonly value: Satang;
}

const reviews = new WeakMap<readonly EntryRow[], Map<string, EntryReview>>();

/** Judges rows, each alone and beside the others; `refusedIds` names those that the server refused. Equal rows are judged once. */
export function reviewEntry(rows: readonly EntryRow[], refusedIds: readonly string[] = []): EntryReview {
  const known = reviews.get(rows) ?? new Map<string, EntryReview>();
  reviews.set(rows, known);
  const key = refusedIds.join(' ');
  const review = known.get(key) ?? judgeAll(rows, new Set(refusedIds));
  known.set(key, review);
  return review;
}

function judgeAll(rows: readonly EntryRow[], refusedIds: ReadonlySet<string>): EntryReview {
  const contradictions = contradictionsOf(rows);
  const judged = new Map(
    rows.map((row): readonly [string, JudgedRow] => {
      const faults: readonly RowFault[] = [
        ...faultsOf(row),
        ...(contradictions.get(row.id) ?? []),
        ...(refusedIds.has(row.id) ? (['refused'] as const) : []),
      ];
      return [row.id, { faults, status: faults.length > 0 ? 'faulty' : isUnsure(row) ? 'unsure' : 'good' }];
    }),
  );
  const counts = { faulty: 0, unsure: 0, good: 0 };
  for (const { status } of judged.values()) counts[status] += 1;
  const ready = rows.filter(({ id }) => judged.get(id)?.status !== 'faulty');
  return { judged, ready, counts, ...sumsOf(ready) };
}

/** What rows that can be booked come to. */
export function sumsOf(
  ready: readonly EntryRow[],
): Pick<EntryReview, 'created' | 'increased' | 'pieces' | 'value'> {
  const known = new Set(ready.flatMap(({ product }) => product?.id ?? []));
  const fresh = new Set(ready.flatMap((row) => (row.product === null ? productKey(identityOf(row)) : [])));
  return {
    created: fresh.size,
    increased: known.size,
    pieces: ready.reduce((sum, row) => sum + (piecesOf(row) ?? 0), 0),
    value: ready.reduce((sum, row) => sum + (piecesOf(row) ?? 0) * (priceOf(row) ?? 0), 0),
  };
}

/** What is missing or wrong in a row, the first thing to correct first. */
function faultsOf(row: EntryRow): readonly RowFault[] {
  const hasVip = pricesProduct(row) && row.vipPrice.trim() !== '';
  const faults: readonly (RowFault | false)[] = [
    row.name.trim() === '' && 'name',
    piecesOf(row) === null && 'amount',
    priceOf(row) === null && 'price',
    row.category === null && 'category',
    hasVip && vipPriceOf(row) === null && 'vipPrice',
  ];
  return faults.filter((fault) => fault !== false);
}

function isUnsure({ isChecked, confidence, problem }: EntryRow): boolean {
  return !isChecked && (confidence < sureFrom || problem === 'unsure');
}

/** Rows of one product at two prices or with two barcodes, and rows of two products with one barcode. */
function contradictionsOf(rows: readonly EntryRow[]): ReadonlyMap<string, readonly RowFault[]> {
  const found = new Map<string, RowFault[]>();
  const mark = (group: readonly EntryRow[], fault: RowFault) => {
    for (const { id } of group) found.set(id, [...new Set([...(found.get(id) ?? []), fault])]);
  };
  const whole = rows.filter((row) => !isBlank(row));
  for (const group of groupBy(whole, productOf).values()) {
    if (hasTwo(group, priceOf) || hasTwo(group.filter(pricesProduct), vipPriceOf)) mark(group, 'twoPrices');
    if (hasTwo(group, barcodeOf)) mark(group, 'twoBarcodes');
  }
  const coded = whole.filter((row) => barcodeOf(row) !== null);
  for (const group of groupBy(coded, (row) => row.barcode.trim()).values())
    if (hasTwo(group, productOf)) mark(group, 'twoBarcodes');
  return found;
}

/** What tells a row's product from those of other rows. */
export function productOf(row: EntryRow): string {
  if (row.product !== null) return row.product.id;
  return row.name.trim() === '' ? `unnamed ${row.id}` : productKey(identityOf(row));
}

function barcodeOf({ barcode }: EntryRow): string | null {
  return barcode.trim() === '' ? null : barcode.trim();
}

function hasTwo(rows: readonly EntryRow[], valueOf: (row: EntryRow) => string | number | null): boolean {
  return new Set(rows.map(valueOf).filter((value) => value !== null)).size > 1;
}

function groupBy(
  rows: readonly EntryRow[],
  keyOf: (row: EntryRow) => string,
): ReadonlyMap<string, readonly EntryRow[]> {
  const groups = new Map<string, EntryRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
