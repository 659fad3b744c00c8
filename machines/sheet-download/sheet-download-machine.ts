import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** Which sheet of products: all of them, or an empty one with an example. */
export type SheetKind = 'export' | 'template';

/** How a file gets out of the app here: by itself, by the share sheet, which only a tap may open, or not at all. */
export type SavingWay = 'download' | 'share' | 'none';

export interface SheetContext {
  readonly way: SavingWay;
  readonly kind: SheetKind;
  readonly problem: Problem | null;
}

export type SheetEvent =
  | { readonly type: 'sheet.ask'; readonly kind: SheetKind }
  | { readonly type: 'sheet.save' | 'sheet.retry' | 'saveFile.interrupted' };

export const sheetDownloadMachine = setup({
  types: {
    context: {} as SheetContext,
    input: {} as { readonly way: SavingWay },
    events: {} as SheetEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    readSheet: fromPromise<Outcome<null>, { readonly kind: SheetKind }>(notProvided),
    /** Whether it was saved; false where the person thought better of it. */
    saveFile: fromPromise<boolean>(notProvided),
  },
  guards: {
    cannotSave: ({ context }) => context.way === 'none',
    needsTap: ({ context }, outcome: Outcome<null>) => outcome.ok && context.way === 'share',
    isAccepted: (_, outcome: Outcome<null>) => outcome.ok,
    isSaved: (_, saved: boolean) => saved,
  },
  actions: {
    takeKind: assign(({ event }) => {
      assertEvent(event, 'sheet.ask');
      return { kind: event.kind, problem: null };
    }),
    takeProblem: assign({ problem: (_, outcome: Outcome<null>) => (outcome.ok ? null : outcome.problem) }),
  },
}).createMachine({
  id: 'sheet-download',
  description: 'A sheet of products is read and saved as a file, by whatever way this browser has.',
  context: ({ input }) => ({ ...input, kind: 'export', problem: null }),
  initial: 'idle',
  on: {
    'sheet.ask': [
      { target: '.unsupported', guard: 'cannotSave', actions: 'takeKind' },
      { target: '.reading', actions: 'takeKind' },
    ],
  },
  states: {
    idle: {},
    reading: {
      tags: ['busy'],
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context: { kind } }) => ({ kind }),
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
