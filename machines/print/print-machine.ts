import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { Stamp } from '../kit/workflow.ts';

/** Whether the print dialog was opened, or there is none here: a browser inside another app has none. */
export type PrintAnswer = 'opened' | 'unavailable';

export interface PrintContext {
  /** How often the document went to the print dialog on this device. */
  readonly times: number;
}

export type PrintEvent = Stamp & {
  readonly type: 'print.start' | 'print.dismiss' | 'printPage.interrupted';
};

export const printMachine = setup({
  types: { context: {} as PrintContext, events: {} as PrintEvent, tags: {} as 'busy' | 'settled' },
  actors: { printPage: fromPromise<PrintAnswer>(notProvided) },
  guards: { isOpened: (_, answer: PrintAnswer) => answer === 'opened' },
  actions: { count: assign({ times: ({ context }) => context.times + 1 }) },
}).createMachine({
  id: 'print',
  description:
    'A document to be printed: the print dialog opens once for each time it is asked for, never again by itself.',
  context: { times: 0 },
  initial: 'ready',
  states: {
    ready: { tags: ['settled'], on: { 'print.start': 'printing' } },
    printing: {
      tags: ['busy'],
      invoke: {
        id: 'printPage',
        src: 'printPage',
        onDone: [
          {
            target: 'printed',
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            actions: 'count',
          },
          { target: 'unavailable' },
        ],
        onError: 'failed',
      },
      on: { 'printPage.interrupted': 'interrupted' },
    },
    printed: { tags: ['settled'], on: { 'print.start': 'printing' } },
    unavailable: { tags: ['settled'], on: { 'print.start': 'printing' } },
    failed: { tags: ['settled'], on: { 'print.start': 'printing' } },
    interrupted: { on: { 'print.start': 'printing', 'print.dismiss': 'ready' } },
  },
});

export const printWorkflow = defineWorkflow({
  name: 'print',
  machine: printMachine,
  services: { printPage: 'once' },
  journalled: true,
  settles: true,
});
