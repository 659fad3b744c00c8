import { assign, fromPromise, setup } from 'xstate';
import type { PrintOrder } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { PrintAnswer } from '../print/print-machine.ts';

/** The signatures of a print link, one for each of its orders, and until when it is valid: seconds since 1970, as text. */
export interface PrintPass {
  readonly sigs: readonly string[];
  readonly exp: string;
}

export interface PrintedOrdersInput {
  readonly orderIds: readonly string[];
  /** Null where whoever is signed in sees the orders. */
  readonly pass: PrintPass | null;
}

export interface OrderPrintInput extends PrintedOrdersInput {
  /** From the laid out pages to the print dialog. */
  readonly pauseMs: number;
}

export interface OrderPrintContext extends OrderPrintInput {
  readonly orders: readonly PrintOrder[];
  readonly problem: Problem | null;
}

export interface OrderPrintEvent {
  readonly type:
    'pages.open' | 'pages.change' | 'pages.laid' | 'print.start' | 'print.dismiss' | 'printPage.interrupted';
}

type OrdersOutcome = Outcome<readonly PrintOrder[]>;

export const orderPrintMachine = setup({
  types: {
    context: {} as OrderPrintContext,
    input: {} as OrderPrintInput,
    events: {} as OrderPrintEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    printedOrders: fromPromise<OrdersOutcome, PrintedOrdersInput>(notProvided),
    /** Answers when the pause is over and the pictures of the pages are there. */
    pagesReady: fromPromise<null, { readonly pauseMs: number }>(notProvided),
    printPage: fromPromise<PrintAnswer>(notProvided),
  },
  guards: {
    isAccepted: (_, outcome: OrdersOutcome) => outcome.ok,
    isOpened: (_, answer: PrintAnswer) => answer === 'opened',
  },
  actions: {
    takeOrders: assign((_, outcome: OrdersOutcome) =>
      outcome.ok ? { orders: outcome.value, problem: null } : {},
    ),
    // What is laid out again is drawn again.
    forget: assign({ orders: [] }),
    takeProblem: assign((_, outcome: OrdersOutcome) =>
      outcome.ok ? {} : { orders: [], problem: outcome.problem },
    ),
  },
}).createMachine({
  id: 'order-print',
  description:
    'Orders as pages: the print dialog opens by itself once they are laid out, and later as often as it is asked for.',
  context: ({ input }) => ({ ...input, orders: [], problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'printedOrders',
        src: 'printedOrders',
        input: ({ context: { orderIds, pass } }) => ({ orderIds, pass }),
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: ['takeOrders'] },
          { target: 'refused', actions: ['takeProblem'] },
        ),
        onError: 'unreachable',
      },
    },
    refused: { tags: ['settled'], on: { 'pages.open': 'loading' } },
    unreachable: { tags: ['settled'], on: { 'pages.open': 'loading' } },
    shown: {
      initial: 'laying',
      on: { 'pages.open': { target: 'loading', actions: 'forget' } },
      states: {
        laying: { tags: ['busy'], on: { 'pages.laid': 'waiting' } },
        waiting: {
          invoke: {
            id: 'pagesReady',
            src: 'pagesReady',
            input: ({ context: { pauseMs } }) => ({ pauseMs }),
            onDone: 'printing',
            onError: 'ready',
          },
          on: { 'print.start': 'printing', 'pages.change': 'ready' },
        },
        ready: { tags: ['settled'], on: { 'print.start': 'printing' } },
        printing: {
          tags: ['busy'],
          invoke: {
            id: 'printPage',
            src: 'printPage',
            onDone: [
              { target: 'printed', guard: { type: 'isOpened', params: ({ event }) => event.output } },
              { target: 'unavailable' },
            ],
            onError: 'failed',
          },
          on: { 'printPage.interrupted': 'interrupted' },
        },
        printed: { tags: ['settled'], on: { 'print.start': 'printing' } },
        unavailable: { tags: ['settled'], on: { 'print.start': 'printing' } },
        failed: { tags: ['settled'], on: { 'print.start': 'printing' } },
        interrupted: { on: { 'print.dismiss': 'ready', 'print.start': 'printing' } },
      },
    },
  },
});

/** Not journalled: opened again, the page prints again. */
export const orderPrintWorkflow = defineWorkflow({
  name: 'order-print',
  machine: orderPrintMachine,
  services: { printedOrders: 'read', pagesReady: 'read', printPage: 'once' },
  journalled: false,
});
