import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { RequestOf } from '../../domain/operations.ts';
import type { StatementDays } from '../../domain/payments/statement-range.ts';
import type { ReportDays } from '../../domain/reports/report-days.ts';
import type { Table } from '../../domain/sheets/workbook.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** The filters of a list of orders or payments, as it was asked for. */
export type ExportedList = Pick<
  RequestOf<'exportOrders'>['body'],
  | 'group_id'
  | 'order_by'
  | 'order_type'
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'group_name'
  | 'group_by'
  | 'id'
>;

/**
 * Which sheet: all products, an empty one with an example, the protocol of a stocktake, a group's statement, the end of a day, a
 * report, the orders or payments of a list, or one of rows that are on this device.
 */
export type Sheet =
  | { readonly kind: 'export' | 'template' }
  | { readonly kind: 'stocktake'; readonly stocktakeId: string }
  | ({ readonly kind: 'statement'; readonly groupId: string } & StatementDays)
  | { readonly kind: 'dayClose'; readonly day: string }
  /** Of all groups where it names none. */
  | ({ readonly kind: 'report'; readonly groupId: string } & ReportDays)
  | { readonly kind: 'orders' | 'payments'; readonly list: ExportedList }
  | { readonly kind: 'rows'; readonly table: Table };

export interface SaveFileInput {
  readonly fileName: string;
}

/** How a file gets out of the app here: by itself, by the share sheet, which only a tap may open, or not at all. */
export type SavingWay = 'download' | 'share' | 'none';

export interface SheetContext {
  readonly way: SavingWay;
  readonly sheet: Sheet;
  readonly fileName: string;
  readonly problem: Problem | null;
}

export type SheetEvent =
  | { readonly type: 'sheet.ask'; readonly sheet: Sheet; readonly fileName: string }
  | { readonly type: 'sheet.save' | 'sheet.retry' | 'saveFile.interrupted' };

export const sheetDownloadMachine = setup({
  types: {
    context: {} as SheetContext,
    input: {} as { readonly way: SavingWay },
    events: {} as SheetEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    readSheet: fromPromise<Outcome<null>, Sheet>(notProvided),
    /** Whether it was saved; false where the person thought better of it. */
    saveFile: fromPromise<boolean, SaveFileInput>(notProvided),
  },
  guards: {
    cannotSave: ({ context }) => context.way === 'none',
    needsTap: ({ context }, outcome: Outcome<null>) => outcome.ok && context.way === 'share',
    isAccepted: (_, outcome: Outcome<null>) => outcome.ok,
    isSaved: (_, saved: boolean) => saved,
  },
  actions: {
    takeSheet: assign(({ event }) => {
      assertEvent(event, 'sheet.ask');
      const { sheet, fileName } = event;
      return { sheet, fileName, problem: null };
    }),
    takeProblem: assign({ problem: (_, outcome: Outcome<null>) => (outcome.ok ? null : outcome.problem) }),
  },
}).createMachine({
  id: 'sheet-download',
  description: 'A sheet is read and saved as a file, by whatever way this browser has.',
  context: ({ input }) => ({ ...input, sheet: { kind: 'export' }, fileName: '', problem: null }),
  initial: 'idle',
  on: {
    'sheet.ask': [
      { target: '.unsupported', guard: 'cannotSave', actions: 'takeSheet' },
      { target: '.reading', actions: 'takeSheet' },
    ],
  },
  states: {
    idle: {},
    reading: {
      tags: ['busy'],
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context: { sheet } }) => sheet,
        onDone: answered(
          { target: 'ready', guard: 'needsTap' },
          { target: 'saving', guard: 'isAccepted' },
          { target: 'refused', actions: ['takeProblem'] },
        ),
        onError: 'unreachable',
      },
    },
    ready: { on: { 'sheet.save': 'saving' } },
    saving: {
      tags: ['busy'],
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { fileName } }) => ({ fileName }),
        onDone: [
          { target: 'saved', guard: { type: 'isSaved', params: ({ event }) => event.output } },
          { target: 'ready' },
        ],
        onError: 'failed',
      },
      on: { 'saveFile.interrupted': 'ready' },
    },
    saved: { tags: ['settled'] },
    failed: { on: { 'sheet.save': 'saving' } },
    unsupported: { tags: ['settled'] },
    refused: { on: { 'sheet.retry': 'reading' } },
    unreachable: { on: { 'sheet.retry': 'reading' } },
  },
});

export const sheetDownloadWorkflow = defineWorkflow({
  name: 'sheet-download',
  machine: sheetDownloadMachine,
  services: { readSheet: 'read', saveFile: 'once' },
  journalled: false,
});
