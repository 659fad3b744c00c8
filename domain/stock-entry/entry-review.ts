import {
  identityOf,
  isBlank,
  piecesOf,
  priceOf,
  pricesProduct,
  sellingPriceOf,
  sellsAt,
  vipPriceOf,
} from './entry-rows.ts';
import type { EntryProduct, EntryRow } from './entry-rows.ts';
import { productKey } from '../name-keys.ts';
import type { Satang } from '../money.ts';
import { isUnsure, openSimilar } from './row-doubts.ts';

/** What keeps a row from being booked. `similar`: its name may be misread; `namedAlready`, `refused`: the server said so. */
export type RowFault =
  | 'name'
  | 'amount'
  | 'price'
  | 'currency'
  | 'similar'
  | 'sellingPrice'
  | 'vipPrice'
  | 'vipNotBelow'
  | 'category'
  | 'twoPrices'
  | 'twoBarcodes'
  | 'namedAlready'
  | 'refused';

/** What version 0.1.0 did not ask for. */
const askedLater: readonly RowFault[] = ['sellingPrice', 'vipNotBelow', 'namedAlready'];

/** `faulty` stays in the draft; `unsure` is booked like `good`, and asks to be looked at. */
export type RowStatus = 'faulty' | 'unsure' | 'good';

export interface JudgedRow {
  readonly faults: readonly RowFault[];
  readonly status: RowStatus;
  /** Whether it has to be looked at, also where it lacks something. */
  readonly isUnsure: boolean;
}

/** How many rows are how; each is faulty or ready, and either may be unsure. `unchecked` ones are ready and unsure. */
type EntryCounts = Readonly<Record<'faulty' | 'unsure' | 'ready' | 'unchecked', number>>;

/** All rows as they can be booked now, with their sums. */
export interface EntryReview {
  /** By the row's id. */
  readonly judged: ReadonlyMap<string, JudgedRow>;
  readonly ready: readonly EntryRow[];
  readonly counts: EntryCounts;
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

/** The rows that version 0.1.0 booked, in their order. */
export function readyInFirstVersion(
  rows: readonly EntryRow[],
  refusedIds: readonly string[],
): readonly EntryRow[] {
  const { judged } = reviewEntry(rows, refusedIds);
  return rows.filter(({ id }) => judged.get(id)?.faults.every((fault) => askedLater.includes(fault)));
}

/** How a row stands for its place in the list: one of a log of version 0.1.0 keeps the place that it had there. */
export function placedAs(row: EntryRow, { faults, status }: JudgedRow): RowStatus {
  const isOld = row.sellingPrice === undefined && row.namedAlready === undefined;
  if (!isOld || !faults.every((fault) => askedLater.includes(fault))) return status;
  return isUnsure(row) ? 'unsure' : 'good';
}

function judgeAll(rows: readonly EntryRow[], refusedIds: ReadonlySet<string>): EntryReview {
  const contradictions = contradictionsOf(rows);
  const judged = new Map(
    rows.map((row): readonly [string, JudgedRow] => [
      row.id,
      judgeRow(row, contradictions.get(row.id) ?? [], refusedIds.has(row.id)),
    ]),
  );
  const verdicts = [...judged.values()];
  const ready = rows.filter(({ id }) => judged.get(id)?.status !== 'faulty');
  const counts = {
    faulty: rows.length - ready.length,
    unsure: verdicts.filter((verdict) => verdict.isUnsure).length,
    ready: ready.length,
    unchecked: verdicts.filter(({ status }) => status === 'unsure').length,
  };
  return { judged, ready, counts, ...sumsOf(ready) };
}

/** What is known of a row alone, found once for each. */
interface RowFacts {
  readonly faults: readonly RowFault[];
  readonly product: string;
  readonly pieces: number | null;
  readonly price: Satang | null;
  /** Null where its product is not new. */
  readonly sellingPrice: Satang | null;
  /** Null where it does not become that of its product. */
  readonly vipPrice: Satang | null;
  readonly barcode: string | null;
  readonly isBlank: boolean;
  /** By what is wrong with it beside the others: the same object for the same verdict. */
  readonly verdicts: Map<string, JudgedRow>;
}

const factsByRow = new WeakMap<EntryRow, RowFacts>();

function factsOf(row: EntryRow): RowFacts {
  const known = factsByRow.get(row);
  if (known !== undefined) return known;
  const facts: RowFacts = {
    faults: faultsOf(row),
    product: productOf(row),
    pieces: piecesOf(row),
    price: priceOf(row),
    sellingPrice: row.product === null ? sellingPriceOf(row) : null,
    vipPrice: pricesProduct(row) ? vipPriceOf(row) : null,
    barcode: barcodeOf(row),
    isBlank: isBlank(row),
    verdicts: new Map(),
  };
  factsByRow.set(row, facts);
  return facts;
}

function judgeRow(row: EntryRow, contradictions: readonly RowFault[], isRefused: boolean): JudgedRow {
  const { faults: own, verdicts } = factsOf(row);
  const beside = [...contradictions, ...(isRefused ? (['refused'] as const) : [])];
  const key = beside.join(' ');
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const faults: readonly RowFault[] = [...own, ...beside];
  const doubts = isUnsure(row);
  const verdict: JudgedRow = {
    faults,
    status: faults.length > 0 ? 'faulty' : doubts ? 'unsure' : 'good',
    isUnsure: doubts,
  };
  verdicts.set(key, verdict);
  return verdict;
}

/** What rows that can be booked come to. */
export function sumsOf(
  ready: readonly EntryRow[],
): Pick<EntryReview, 'created' | 'increased' | 'pieces' | 'value'> {
  const known = new Set(ready.flatMap(({ product }) => product?.id ?? []));
  const fresh = new Set(ready.flatMap((row) => (row.product === null ? factsOf(row).product : [])));
  const facts = ready.map(factsOf);
  return {
    created: fresh.size,
    increased: known.size,
    pieces: facts.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0),
    value: facts.reduce((sum, { pieces, price }) => sum + (pieces ?? 0) * (price ?? 0), 0),
  };
}

/** What is missing or wrong in a row, the first thing to correct first. */
function faultsOf(row: EntryRow): readonly RowFault[] {
  const hasVip = pricesProduct(row) && row.vipPrice.trim() !== '';
  const [vip, sells] = [vipPriceOf(row), sellsAt(row)];
  // Whether it needs what new products need is said with its product.
  const mayBeSimilar = openSimilar(row) !== null;
  const faults: readonly (RowFault | false)[] = [
    row.name.trim() === '' && 'name',
    piecesOf(row) === null && 'amount',
    row.currency === undefined ? priceOf(row) === null && 'price' : 'currency',
    mayBeSimilar && 'similar',
    !mayBeSimilar && row.category === null && 'category',
    !mayBeSimilar && missesSellingPrice(row) && 'sellingPrice',
    hasVip && vip === null && 'vipPrice',
    hasVip && vip !== null && sells !== null && vip >= sells && 'vipNotBelow',
    productNamedAlready(row) !== null && 'namedAlready',
  ];
  return faults.filter((fault) => fault !== false);
}

/** The product of the shop that a new product has the name of, once the server said so; null where its name is another by now. */
export function productNamedAlready(row: EntryRow): EntryProduct | null {
  const { product, namedAlready } = row;
  if (product !== null || namedAlready === undefined) return null;
  return namedAlready.as === productOf(row) ? namedAlready.product : null;
}

/** Whether a row is a new product of which nobody has said at what it sells. */
export function missesSellingPrice(row: EntryRow): boolean {
  return row.product === null && sellsAt(row) === null;
}

/** Ids of the rows that miss a category, and of those that miss a selling price, but for those that may mean a product of the shop. */
export function incompleteRows(rows: readonly EntryRow[]): {
  readonly category: readonly string[];
  readonly sellingPrice: readonly string[];
} {
  const decided = rows.filter((row) => !isBlank(row) && openSimilar(row) === null);
  return {
    category: decided.filter((row) => row.category === null).map(({ id }) => id),
    sellingPrice: decided.filter(missesSellingPrice).map(({ id }) => id),
  };
}

/** Rows of one product at two prices or with two barcodes, and rows of two products with one barcode. */
function contradictionsOf(rows: readonly EntryRow[]): ReadonlyMap<string, readonly RowFault[]> {
  const found = new Map<string, RowFault[]>();
  const mark = (group: readonly EntryRow[], fault: RowFault) => {
    for (const { id } of group) found.set(id, [...new Set([...(found.get(id) ?? []), fault])]);
  };
  const whole = rows.filter((row) => !factsOf(row).isBlank);
  for (const group of groupBy(whole, (row) => factsOf(row).product).values()) {
    if (hasTwo(group, 'price') || hasTwo(group, 'sellingPrice') || hasTwo(group, 'vipPrice'))
      mark(group, 'twoPrices');
    if (hasTwo(group, 'barcode')) mark(group, 'twoBarcodes');
  }
  const coded = whole.filter((row) => factsOf(row).barcode !== null);
  for (const group of groupBy(coded, (row) => factsOf(row).barcode ?? '').values())
    if (hasTwo(group, 'product')) mark(group, 'twoBarcodes');
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

function hasTwo(
  rows: readonly EntryRow[],
  fact: keyof Pick<RowFacts, 'price' | 'sellingPrice' | 'vipPrice' | 'barcode' | 'product'>,
): boolean {
  if (rows.length < 2) return false;
  return new Set(rows.map((row) => factsOf(row)[fact]).filter((value) => value !== null)).size > 1;
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
