import { assign, fromPromise, setup } from 'xstate';
import type { MaskedOrder } from '../../domain/contract.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface SharedOrderInput {
  readonly orderId: string;
}

export interface SharedOrderContext extends SharedOrderInput {
  readonly order: MaskedOrder | null;
}

export interface SharedOrderEvent {
  readonly type: 'order.open' | 'language.change';
}

export const sharedOrderMachine = setup({
  types: {
    context: {} as SharedOrderContext,
    input: {} as SharedOrderInput,
    events: {} as SharedOrderEvent,
  },
  actors: {
    orderDetail: fromPromise<Outcome<MaskedOrder>, SharedOrderInput>(notProvided),
  },
  guards: { isAccepted: (_, outcome: Outcome<MaskedOrder>) => outcome.ok },
  actions: {
    takeOrder: assign((_, outcome: Outcome<MaskedOrder>) => (outcome.ok ? { order: outcome.value } : {})),
    forgetOrder: assign({ order: null }),
  },
}).createMachine({
  id: 'shared-order',
  description: 'One order as whoever holds its link sees it: read without saying who asks, and nothing else.',
  context: ({ input }) => ({ ...input, order: null }),
  initial: 'loading',
  // The answer under way names the products in the language in which it was asked for.
  on: { 'language.change': { target: '.loading', reenter: true } },
  states: {
    loading: {
      invoke: {
        id: 'orderDetail',
        src: 'orderDetail',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: ['takeOrder'] },
          { target: 'missing', actions: ['forgetOrder'] },
        ),
        onError: 'unreachable',
      },
    },
    shown: { on: { 'order.open': 'loading' } },
    missing: { on: { 'order.open': 'loading' } },
    unreachable: { on: { 'order.open': 'loading' } },
  },
});

export const sharedOrderWorkflow = defineWorkflow({
  name: 'shared-order',
  machine: sharedOrderMachine,
  services: { orderDetail: 'read' },
  journalled: false,
});
