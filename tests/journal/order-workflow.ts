import { assign, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { defineWorkflow } from '../../machines/kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../../machines/kit/workflow.ts';

interface OrderContext {
  readonly groupId: string;
  readonly lines: readonly string[];
  readonly stock: number | null;
  readonly key: string;
  readonly orderId: string | null;
  readonly problem: Problem | null;
  readonly error: unknown;
}

export interface SubmitInput {
  readonly key: string;
  readonly lines: readonly string[];
}

type OrderEvent =
  | (Stamp &
      (
        | { readonly type: 'line.add'; readonly line: string }
        | { readonly type: 'stock.look' }
        | { readonly type: 'receipt.print' }
        | { readonly type: 'order.submit' }
        | { readonly type: 'order.retry' }
        | { readonly type: 'order.leave' }
      ))
  | { readonly type: 'printReceipt.interrupted' }
  | DeliveryEvent;

const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'));

/** A chart with a service of each kind, one of which ends without leaving its state. */
const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as { readonly groupId: string },
    events: {} as OrderEvent,
  },
  actors: {
    readStock: fromPromise<number>(notProvided),
    submitOrder: fromPromise<Outcome<{ readonly id: string }>, SubmitInput>(notProvided),
    printReceipt: fromPromise(notProvided),
  },
}).createMachine({
  id: 'test-order',
  context: ({ input }) => ({
    ...input,
    lines: [],
    stock: null,
    key: '',
    orderId: null,
    problem: null,
    error: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'line.add': { actions: assign({ lines: ({ context, event }) => [...context.lines, event.line] }) },
        'stock.look': 'looking',
        'receipt.print': 'printing',
        'order.submit': { target: 'submitting', actions: assign({ key: ({ event }) => event.key ?? '' }) },
      },
    },
    looking: {
      invoke: {
        id: 'readStock',
        src: 'readStock',
        onDone: { actions: assign({ stock: ({ event }) => event.output }) },
        onError: { actions: assign({ error: ({ event }) => event.error }) },
      },
      on: { 'order.leave': 'editing' },
    },
    printing: {
      invoke: { id: 'printReceipt', src: 'printReceipt', onDone: 'editing', onError: 'editing' },
      on: { 'printReceipt.interrupted': 'interrupted' },
    },
    interrupted: { on: { 'receipt.print': 'printing' } },
    submitting: {
      initial: 'sending',
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => ({ key: context.key, lines: context.lines }),
        onDone: [
          {
            target: 'submitted',
            guard: ({ event }) => event.output.ok,
            actions: assign({ orderId: ({ event }) => (event.output.ok ? event.output.value.id : null) }),
          },
          {
            target: 'refused',
            actions: assign({ problem: ({ event }) => (event.output.ok ? null : event.output.problem) }),
          },
        ],
        onError: { target: 'unreachable', actions: assign({ error: ({ event }) => event.error }) },
      },
      on: { 'delivery.waiting': '.waiting', 'delivery.unknown': '.unknown', 'order.leave': 'editing' },
      states: { sending: {}, waiting: {}, unknown: {} },
    },
    submitted: {},
    refused: {},
    unreachable: { on: { 'order.retry': 'submitting' } },
  },
});

export const orderWorkflow = defineWorkflow({
  name: 'test-order',
  machine: orderMachine,
  services: { readStock: 'read', submitOrder: 'write', printReceipt: 'once' },
  journalled: true,
});
