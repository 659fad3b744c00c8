import { bookedRows } from '../../domain/stock-entry/entry-list.ts';
import { sumsOf } from '../../domain/stock-entry/entry-review.ts';
import { addToMade } from '../../domain/stock-entry/made-products.ts';
import { piecesOf } from '../../domain/stock-entry/entry-rows.ts';
import { write } from '../kit/write.ts';
import type { EntryResult, ImportInput, ImportOutcome, StockEntryContext } from './stock-entry-types.ts';

/** Products that are listed by name once they are booked. */
const listedProducts = 20;

/** The states from the confirmation to the answer. What was not ready stays in the draft. */
export const importing = {
  confirming: write({
    service: 'confirmImportSkus',
    input: ({ context }: { readonly context: StockEntryContext }) => importInput(context),
    onDone: [
      { target: 'booked', guard: 'isAccepted', actions: ['takeResult', 'emitImported'] },
      { target: 'refused', actions: ['takeRefusal'] },
    ],
  }),
  booked: { always: [{ target: 'partlyDone', guard: 'hasRows' }, { target: 'done' }] },
  refused: { on: { 'entry.edit': 'reviewing', 'entry.discard': 'discarded' } },
  unreachable: { tags: ['delivery:unreachable'], on: { 'entry.retry': 'confirming' } },
  partlyDone: { on: { 'entry.resume': 'reviewing', 'entry.discard': 'discarded' } },
  done: { tags: ['settled'] },
} as const;

/** The rows that are being booked, as they are sent. */
export function callRows({ call, rows }: Pick<StockEntryContext, 'call' | 'rows'>) {
  const ids = new Set(call?.rowIds);
  return rows.filter(({ id }) => ids.has(id));
}

function importInput(context: StockEntryContext): ImportInput {
  const { call, said, source } = context;
  if (call === null) throw new Error('rows are booked only once they were confirmed');
  return {
    key: call.key,
    at: call.at,
    rows: bookedRows(callRows(context)),
    said,
    filepath: source?.filepath ?? '',
  };
}

/** What the answer of an import changes: what was booked leaves the draft, and what was made is there for the rows that stay. */
export function takeResult(context: StockEntryContext, outcome: ImportOutcome): Partial<StockEntryContext> {
  if (!outcome.ok) return {};
  const booked = callRows(context);
  const { created, increased, skuIds, made = [] } = outcome.value;
  const { pieces, value } = sumsOf(booked);
  const products = booked.slice(0, listedProducts).map((row, at) => ({
    skuId: skuIds[at] ?? '',
    name: row.name,
    pieces: piecesOf(row) ?? 0,
  }));
  const result: EntryResult = { items: booked.length, created, increased, pieces, value, products };
  const left = context.rows.filter((row) => !booked.includes(row));
  const rows = addToMade(left, booked, skuIds, made);
  return { rows, steps: [], call: null, refusedIds: [], hasBooked: true, problem: null, result };
}
