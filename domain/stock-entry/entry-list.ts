import { placedAs, productNamedAlready, productOf, reviewEntry } from './entry-review.ts';
import type { RowStatus } from './entry-review.ts';
import {
  blankRow,
  isBlank,
  isUntouched,
  piecesOf,
  pricedInBaht,
  priceOf,
  pricesProduct,
  sellingPriceOf,
  vipPriceOf,
  withCheckedAmount,
  withoutLikely,
} from './entry-rows.ts';
import type { EntryField, EntryRow, RowMatch } from './entry-rows.ts';
import { retyped, withChosen } from './row-lookups.ts';
import { matchedProduct } from './recognised-rows.ts';
import type { Problem } from '../outcome.ts';
import { plainBaht } from '../money.ts';
import type { Satang } from '../money.ts';

/** Rows as they were before one step; `before` is null for one that the step added. */
interface EntryChange {
  readonly id: string;
  readonly at: number;
  readonly before: EntryRow | null;
}

/** A step that can be taken back. `field` names the one being typed: its characters are one step. */
interface EntryStep {
  readonly changes: readonly EntryChange[];
  readonly field: string | null;
}

/** The rows, and the steps that led to them, the last one last. */
export interface EntryList {
  readonly rows: readonly EntryRow[];
  readonly steps: readonly EntryStep[];
}

/** What is done to the prices of several rows at once. */
export type PriceRule =
  | { readonly kind: 'set'; readonly text: string }
  /** Hundredths of the price before: 110 raises it by a tenth. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Whether products of the shop sell at the row's price from now on. */
  | { readonly kind: 'sell'; readonly setsPrice: boolean };

/** Steps that can be taken back, and the rows that they may hold together. */
const mostSteps = 20;
const mostKeptRows = 4_000;

/** Types into a field of a row. */
export function typeIn({ rows, steps }: EntryList, id: string, field: EntryField, text: string): EntryList {
  const typed = `${id}/${field}`;
  const changed = rows.map((row) => {
    if (row.id !== id) return row;
    // What is likely by the sum of the row is so at the price that was read.
    if (field === 'price') return { ...pricedInBaht(withoutLikely(row), text), isChecked: true };
    if (field === 'amount') return { ...withCheckedAmount(row), amount: text, isChecked: true };
    const isChecked = row.isChecked || field === 'name';
    return { ...retyped(row, field), [field]: text, isChecked };
  });
  if (steps.at(-1)?.field === typed) return { rows: changed, steps };
  const { steps: longer } = changeRows({ rows, steps }, [id], (row) => row);
  return {
    rows: changed,
    steps: longer.map((step) => (step === longer.at(-1) ? { ...step, field: typed } : step)),
  };
}

/** Changes rows, as one step. */
export function changeRows(
  { rows, steps }: EntryList,
  ids: readonly string[],
  change: (row: EntryRow) => EntryRow,
): EntryList {
  const wanted = new Set(ids);
  const changes = rows.flatMap((row, at) => (wanted.has(row.id) ? [{ id: row.id, at, before: row }] : []));
  return {
    rows: rows.map((row) => (wanted.has(row.id) ? change(row) : row)),
    steps: withStep(steps, changes),
  };
}

/** Applies a price rule to rows; a row without a price that can be read is not raised or lowered. */
export function applyPriceRule(list: EntryList, ids: readonly string[], rule: PriceRule): EntryList {
  return changeRows(list, ids, (row) => {
    if (rule.kind === 'set') return pricedInBaht(row, rule.text);
    if (rule.kind === 'sell') return { ...row, setsPrice: row.product !== null && rule.setsPrice };
    const price = priceOf(row);
    return price === null ? row : { ...row, price: plainBaht(shareOf(price, rule.percent)) };
  });
}

/** Gives rows a VIP price: an amount, or a part of the price at which their products sell. */
export function applyVipRule(
  list: EntryList,
  ids: readonly string[],
  rule: Exclude<PriceRule, { readonly kind: 'sell' }>,
): EntryList {
  return changeRows(list, ids, (row) => {
    if (rule.kind === 'set') return { ...row, vipPrice: rule.text };
    const price = row.product === null && row.sellingPrice !== undefined ? sellingPriceOf(row) : priceOf(row);
    return price === null ? row : { ...row, vipPrice: plainBaht(shareOf(price, rule.percent)) };
  });
}

function shareOf(price: Satang, percent: number): Satang {
  return Math.round((price * percent) / 100);
}

/** Lets new products whose names the shop has add to those. */
export function addToExisting(list: EntryList, ids: readonly string[]): EntryList {
  const wanted = new Set(ids);
  const existing = list.rows.filter((row) => wanted.has(row.id) && productNamedAlready(row) !== null);
  return changeRows(
    list,
    existing.map(({ id }) => id),
    (row) => withChosen(row, productNamedAlready(row)),
  );
}

/** Adds an empty row at the top. */
export function addRow({ rows, steps }: EntryList, id: string): EntryList {
  return { rows: [blankRow(id), ...rows], steps: withStep(steps, [{ id, at: 0, before: null }]) };
}

/** Removes rows. */
export function deleteRows({ rows, steps }: EntryList, ids: readonly string[]): EntryList {
  const wanted = new Set(ids);
  const changes = rows.flatMap((row, at) => (wanted.has(row.id) ? [{ id: row.id, at, before: row }] : []));
  return { rows: rows.filter(({ id }) => !wanted.has(id)), steps: withStep(steps, changes) };
}

/** Removes a row that was added and left empty, with the steps that were about it: there is nothing of it to take back. */
export function dropBlank(list: EntryList, id: string): EntryList {
  if (!list.rows.some((row) => row.id === id && isUntouched(row))) return list;
  return {
    rows: list.rows.filter((row) => row.id !== id),
    steps: list.steps
      .map((step) => ({ ...step, changes: step.changes.filter((change) => change.id !== id) }))
      .filter(({ changes }) => changes.length > 0),
  };
}

/** Takes the last step back. */
export function undo({ rows, steps }: EntryList): EntryList {
  const changes = steps.at(-1)?.changes ?? [];
  const before = new Map(changes.map((change) => [change.id, change.before]));
  const present = new Set(rows.map(({ id }) => id));
  const kept = rows.flatMap((row) => before.get(row.id) ?? (before.has(row.id) ? [] : [row]));
  const restored = changes
    .filter(({ id }) => !present.has(id))
    .reduce<readonly EntryRow[]>(
      (list, { at, before: row }) => (row === null ? list : [...list.slice(0, at), row, ...list.slice(at)]),
      kept,
    );
  return { rows: restored, steps: steps.slice(0, -1) };
}

function withStep(steps: readonly EntryStep[], changes: readonly EntryChange[]): readonly EntryStep[] {
  if (changes.length === 0) return steps;
  const all = [...steps, { changes, field: null }].slice(-mostSteps);
  let left = mostKeptRows;
  const newestFirst = [...all].reverse().filter((step) => {
    left -= step.changes.length;
    return left >= 0;
  });
  return newestFirst.reverse();
}

/** The rows with those first that need something. Taken once, since a row does not move while somebody types in it. */
export function badFirst(rows: readonly EntryRow[], refusedIds: readonly string[] = []): readonly EntryRow[] {
  const { judged } = reviewEntry(rows, refusedIds);
  const statuses = rows.map((row) => {
    const verdict = judged.get(row.id);
    return verdict && placedAs(row, verdict);
  });
  const of = (status: RowStatus) => rows.filter((_, at) => statuses[at] === status);
  return [...of('faulty'), ...of('unsure'), ...of('good')];
}

/** A row as it is booked; its product's VIP price where one of its rows says it. */
export interface BookedRow extends EntryRow {
  readonly pieces: number;
  readonly paid: Satang;
  /** At which its product sells where that is new; null where a log of version 0.1.0 does not say. */
  readonly selling: Satang | null;
  readonly vip: Satang | null;
}

/** The rows as they are booked. Throws for one that cannot be. */
export function bookedRows(rows: readonly EntryRow[]): readonly BookedRow[] {
  const vips = new Map(
    rows.filter(pricesProduct).flatMap((row) => {
      const vip = vipPriceOf(row);
      return vip === null ? [] : [[productOf(row), vip] as const];
    }),
  );
  return rows.map((row) => {
    const [pieces, paid] = [piecesOf(row), priceOf(row)];
    if (pieces === null || paid === null || row.category === null)
      throw new Error(`${row.id} is not ready to be booked`);
    const selling = row.product === null ? sellingPriceOf(row) : null;
    return { ...row, pieces, paid, selling, vip: vips.get(productOf(row)) ?? null };
  });
}

/** The rows, of which those that the server knows by name say so; `sent` are those that the refusal counts. */
export function markNamedAlready(
  rows: readonly EntryRow[],
  sent: readonly EntryRow[],
  { reason, details: { items } }: Problem,
): readonly EntryRow[] {
  if (reason !== 'product_exists' || !Array.isArray(items)) return rows;
  const found = new Map(
    (items as readonly { readonly item: number; readonly match: RowMatch }[]).map(({ item, match }) => [
      sent[item]?.id,
      match,
    ]),
  );
  return rows.map((row) => {
    const match = found.get(row.id);
    if (match === undefined) return row;
    return { ...row, namedAlready: { as: productOf(row), product: matchedProduct(match, row) } };
  });
}

/** Ids of the rows that a refused import names. */
export function refusedRows(rows: readonly EntryRow[], { reason, details }: Problem): readonly string[] {
  const { items, product, sku_id: skuId, category_id: categoryId, field } = details;
  if (reason === 'duplicate_line' && Array.isArray(items))
    return items.flatMap((at: unknown) => (typeof at === 'number' ? (rows[at]?.id ?? []) : []));
  if (reason === 'barcode_taken') {
    const { barcode } = (product ?? {}) as { readonly barcode?: string };
    return rows.filter((row) => row.barcode !== '' && row.barcode.trim() === barcode).map(({ id }) => id);
  }
  const at = Number(/^items[./](\d+)/.exec(typeof field === 'string' ? field : '')?.[1] ?? Number.NaN);
  if (rows[at] !== undefined) return [rows[at].id];
  return rows
    .filter(
      (row) =>
        (skuId !== undefined && row.product?.id === skuId) ||
        (categoryId !== undefined && row.category?.ids.some((id) => id === categoryId) === true),
    )
    .map(({ id }) => id);
}

/** The rows but those that were added and left empty. */
export function withoutBlanks(rows: readonly EntryRow[]): readonly EntryRow[] {
  return rows.filter((row) => !isBlank(row));
}
