import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { applySellingRule, completeRows } from '../../domain/stock-entry/complete-rows.ts';
import {
  addRow,
  addToExisting,
  applyPriceRule,
  applyVipRule,
  badFirst,
  changeRows,
  deleteRows,
  dropBlank,
  markNamedAlready,
  refusedRows,
  typeIn,
  undo,
  withoutBlanks,
} from '../../domain/stock-entry/entry-list.ts';
import { readyInFirstVersion, reviewEntry } from '../../domain/stock-entry/entry-review.ts';
import { checkedRow, isTyped } from '../../domain/stock-entry/entry-rows.ts';
import {
  askRetyped,
  hasRetyped,
  soughtRows,
  takeFound,
  withChosen,
} from '../../domain/stock-entry/row-lookups.ts';
import { convertPrices, foreignRows } from '../../domain/stock-entry/foreign-prices.ts';
import { maxImportedRows } from '../../domain/limits.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { choosingFile } from './choosing-file.ts';
import { acceptedSource, originalSource, sentSource, unsent } from './entry-source.ts';
import { callRows, importing, takeResult } from './importing.ts';
import { reviewing } from './reviewing.ts';
import type {
  ImportInput,
  ImportOutcome,
  MatchInput,
  MatchOutcome,
  RecogniseInput,
  RecogniseOutcome,
  StockEntryContext,
  StockEntryEmitted,
  StockEntryEvent,
  StockEntryInput,
} from './stock-entry-types.ts';

const nothing = {
  rows: [],
  steps: [],
  source: null,
  images: [],
  columns: [],
  said: [],
  asked: [],
  changedAt: 0,
  mistake: null,
  whyUnread: null,
  whyUnmatched: null,
  call: null,
  refusedIds: [],
  hasBooked: false,
  problem: null,
} satisfies Partial<StockEntryContext>;

export const stockEntryMachine = setup({
  types: {
    context: {} as StockEntryContext,
    input: {} as StockEntryInput,
    events: {} as StockEntryEvent,
    emitted: {} as StockEntryEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    recognise: fromPromise<RecogniseOutcome, RecogniseInput>(notProvided),
    matchRows: fromPromise<MatchOutcome, MatchInput>(notProvided),
    confirmImportSkus: fromPromise<ImportOutcome, ImportInput>(notProvided),
  },
  guards: {
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isPhoto: ({ context }) => context.source?.kind === 'photo',
    isUploaded: ({ context }) => (context.source?.filepath ?? null) !== null,
    canReadAgain: ({ context: { source, columns, hasBooked } }) =>
      (source?.filepath ?? null) !== null && columns.length > 0 && !hasBooked,
    hasRow({ context, event }) {
      assertEvent(event, ['row.change', 'row.check', 'row.product', 'row.leave']);
      return context.rows.some(({ id }) => id === event.rowId);
    },
    isNewRow({ context, event }) {
      assertEvent(event, 'row.add');
      return !context.rows.some(({ id }) => id === event.rowId);
    },
    isRate({ context, event }) {
      assertEvent(event, 'rows.convert');
      return event.rate > 0 && foreignRows(context.rows).length > 0;
    },
    hasRetyped: ({ context }) => hasRetyped(context.rows),
    hasSought: ({ context }) => soughtRows(context.rows).length > 0,
    hasSteps: ({ context }) => context.steps.length > 0,
    hasRows: ({ context }) => context.rows.length > 0,
    hasReady: ({ context }) => reviewEntry(context.rows, context.refusedIds).ready.length > 0,
    hadReady: ({ context }) => readyInFirstVersion(context.rows, context.refusedIds).length > 0,
  },
  actions: {
    takeFile: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { ...nothing, source: unsent(event.file, timeOf(event)), changedAt: timeOf(event) };
    }),
    turnPhoto: assign(({ context: { source } }) => ({
      source: source && { ...source, turns: (source.turns + 1) % 4, crop: null },
    })),
    cropPhoto: assign(({ context: { source }, event }) => {
      assertEvent(event, 'file.crop');
      return { source: source && { ...source, crop: event.crop } };
    }),
    acceptFile: assign(({ context, event }) => {
      assertEvent(event, 'file.accept');
      return { source: acceptedSource(event.file, context.source), mistake: null, problem: null };
    }),
    showOriginal: assign(({ context: { source } }) => ({ source: originalSource(source), problem: null })),
    markLost: assign({ mistake: 'fileLost' }),
    markUnread: assign((_, outcome: RecogniseOutcome) => ({
      mistake: 'notReadAgain' as const,
      whyUnread: outcome.ok ? null : outcome.problem,
    })),
    markUnreached: assign({ mistake: 'notReadAgain', whyUnread: null }),
    takeColumns: assign(({ event }) => {
      assertEvent(event, 'columns.correct');
      return { asked: event.said, mistake: null, whyUnread: null, problem: null };
    }),
    takeUpload: assign(({ context: { source } }, outcome: UploadOutcome) => ({
      source: source && outcome.ok ? sentSource(source, outcome.value) : source,
      problem: null,
    })),
    takeProblem: assign({
      problem: (_, outcome: Outcome<unknown>) => (outcome.ok ? null : outcome.problem),
    }),
    takeRows: assign(({ context }, outcome: RecogniseOutcome) =>
      outcome.ok
        ? {
            ...outcome.value,
            rows: [...context.rows.filter(isTyped), ...outcome.value.rows],
            said: context.asked,
            mistake: null,
            problem: null,
            steps: [],
            refusedIds: [],
          }
        : {},
    ),
    beginByHand: assign(({ event }) => ({ ...nothing, changedAt: timeOf(event) })),
    noteTime: assign(({ event }) => ({ changedAt: timeOf(event) })),
    changeRow: assign(({ context, event }) => {
      assertEvent(event, 'row.change');
      const { rowId, field, text } = event;
      return { ...typeIn(context, rowId, field, text), ...withoutRefused(context, [rowId]) };
    }),
    checkRow: assign(({ context, event }) => {
      assertEvent(event, 'row.check');
      return changeRows(context, [event.rowId], checkedRow);
    }),
    takeProduct: assign(({ context, event }) => {
      assertEvent(event, 'row.product');
      const { rowId, product, category } = event;
      const list = changeRows(context, [rowId], (row) => ({
        ...withChosen(row, product),
        category: category ?? row.category,
        setsPrice: product !== null && row.setsPrice,
      }));
      return { ...list, ...withoutRefused(context, [rowId]) };
    }),
    takeCategory: assign(({ context, event }) => {
      assertEvent(event, 'rows.category');
      const { rowIds, category } = event;
      const list = changeRows(context, rowIds, (row) => ({ ...row, category }));
      return { ...list, ...withoutRefused(context, rowIds) };
    }),
    convertPrices: assign(({ context, event }) => {
      assertEvent(event, 'rows.convert');
      const ids = foreignRows(context.rows).map(({ id }) => id);
      return { ...convertPrices(context, event.rate), ...withoutRefused(context, ids) };
    }),
    applyPriceRule: assign(({ context, event }) => {
      assertEvent(event, 'rows.price');
      return {
        ...applyPriceRule(context, event.rowIds, event.rule),
        ...withoutRefused(context, event.rowIds),
      };
    }),
    applySellingRule: assign(({ context, event }) => {
      assertEvent(event, 'rows.sellingPrice');
      return {
        ...applySellingRule(context, event.rowIds, event.rule),
        ...withoutRefused(context, event.rowIds),
      };
    }),
    completeRows: assign(({ context, event }) => {
      assertEvent(event, 'rows.complete');
      return {
        ...completeRows(context, event.rowIds, event),
        ...withoutRefused(context, event.rowIds),
      };
    }),
    applyVipRule: assign(({ context, event }) => {
      assertEvent(event, 'rows.vipPrice');
      return applyVipRule(context, event.rowIds, event.rule);
    }),
    addRow: assign(({ context, event }) => {
      assertEvent(event, 'row.add');
      return addRow(context, event.rowId);
    }),
    leaveRow: assign(({ context, event }) => {
      assertEvent(event, 'row.leave');
      return dropBlank(context, event.rowId);
    }),
    addToExisting: assign(({ context, event }) => {
      assertEvent(event, 'rows.addToExisting');
      return { ...addToExisting(context, event.rowIds), ...withoutRefused(context, event.rowIds) };
    }),
    deleteRows: assign(({ context, event }) => {
      assertEvent(event, 'rows.delete');
      return { ...deleteRows(context, event.rowIds), ...withoutRefused(context, event.rowIds) };
    }),
    askRetyped: assign(({ context: { rows } }) => ({ rows: askRetyped(rows), whyUnmatched: null })),
    takeFound: assign(({ context: { rows } }, outcome: MatchOutcome) =>
      outcome.ok ? { rows: takeFound(rows, outcome.value) } : {},
    ),
    takeUnmatched: assign({
      whyUnmatched: (_, outcome: MatchOutcome) => (outcome.ok ? null : outcome.problem),
    }),
    undo: assign(({ context }) => undo(context)),
    takeCall: assign(({ context, event }) => {
      assertEvent(event, ['entry.book', 'entry.confirm']);
      const rows = withoutBlanks(context.rows);
      const ready =
        event.type === 'entry.book'
          ? reviewEntry(rows, context.refusedIds).ready
          : readyInFirstVersion(rows, context.refusedIds);
      const rowIds = ready.slice(0, maxImportedRows).map(({ id }) => id);
      const call = { key: event.key ?? '', at: timeOf(event), rowIds };
      return { rows, call, mistake: null, problem: null, result: null };
    }),
    takeResult: assign(({ context }, outcome: ImportOutcome) => takeResult(context, outcome)),
    takeRefusal: assign(({ context }, outcome: ImportOutcome) =>
      outcome.ok
        ? {}
        : {
            problem: outcome.problem,
            rows: markNamedAlready(context.rows, callRows(context), outcome.problem),
            refusedIds: refusedRows(callRows(context), outcome.problem),
            call: null,
          },
    ),
    emitImported: emit((_, outcome: ImportOutcome) => ({
      type: 'stock.imported',
      skuIds: outcome.ok ? [...new Set(outcome.value.skuIds)] : [],
    })),
    orderRows: assign({ rows: ({ context }) => badFirst(context.rows, context.refusedIds) }),
    forgetAll: assign(nothing),
  },
}).createMachine({
  id: 'stock-entry',
  description:
    'Goods come into stock from a photo, a sheet or a document: it is read, its rows are corrected, and what is ready is booked at once.',
  context: ({ input }) => ({ ...input, ...nothing, result: null }),
  initial: 'choosing',
  states: {
    ...choosingFile,
    reviewing,
    ...importing,
    discarded: { tags: ['settled'], entry: 'forgetAll' },
  },
});

/** A row that is changed is no longer the one that was refused. */
function withoutRefused(
  { refusedIds }: StockEntryContext,
  ids: readonly string[],
): Pick<StockEntryContext, 'refusedIds'> {
  return { refusedIds: refusedIds.filter((id) => !ids.includes(id)) };
}

function timeOf(event: StockEntryEvent): number {
  return ('at' in event ? event.at : undefined) ?? 0;
}

export const stockEntryWorkflow = defineWorkflow({
  name: 'stock-entry',
  machine: stockEntryMachine,
  services: { uploadV2: 'write', recognise: 'read', matchRows: 'read', confirmImportSkus: 'write' },
  journalled: true,
  fields: { 'row.change': 'text' },
  settles: true,
});
