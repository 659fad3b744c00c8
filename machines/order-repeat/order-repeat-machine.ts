import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { OrderLine, Product } from '../../domain/contract.ts';
import type { FreshProduct } from '../../domain/orders/cart.ts';
import { repeatLines } from '../../domain/orders/repeat-order.ts';
import type { PiecesInCart, RepeatedLine } from '../../domain/orders/repeat-order.ts';
import { outputOf } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface OrderRepeatInput {
  /** Of the cart. */
  readonly groupId: string;
}

export interface RepeatProductsInput {
  readonly groupId: string;
  readonly skuIds: readonly string[];
}

export interface OrderRepeatContext extends OrderRepeatInput {
  /** As they were ordered. */
  readonly lines: readonly OrderLine[];
  readonly inCart: PiecesInCart;
  readonly offer: readonly RepeatedLine[];
}

export type OrderRepeatEvent =
  | { readonly type: 'repeat.open'; readonly lines: readonly OrderLine[]; readonly inCart: PiecesInCart }
  | { readonly type: 'repeat.accept' | 'repeat.retry' | 'repeat.close' };

/** These products go into the cart. */
export interface OrderRepeatEmitted {
  readonly type: 'order.repeated';
  readonly lines: readonly { readonly product: Product; readonly quantity: number }[];
}

export const orderRepeatMachine = setup({
  types: {
    context: {} as OrderRepeatContext,
    input: {} as OrderRepeatInput,
    events: {} as OrderRepeatEvent,
    emitted: {} as OrderRepeatEmitted,
  },
  actors: { readProducts: fromPromise<readonly FreshProduct[], RepeatProductsInput>(notProvided) },
  guards: { hasAny: ({ context }) => context.offer.some(({ quantity }) => quantity > 0) },
  actions: {
    takeLines: assign(({ event }) => {
      assertEvent(event, 'repeat.open');
      return { lines: event.lines, inCart: event.inCart, offer: [] };
    }),
    takeProducts: assign(({ context }, products: readonly FreshProduct[]) => ({
      offer: repeatLines(context.lines, products, context.inCart),
    })),
    emitRepeated: emit(({ context: { offer } }) => ({
      type: 'order.repeated',
      lines: offer.flatMap(({ product, quantity }) =>
        product === null || quantity === 0 ? [] : [{ product, quantity }],
      ),
    })),
  },
}).createMachine({
  id: 'order-repeat',
  description: 'The products of an earlier order are put into the cart again, as far as they can be had.',
  context: ({ input }) => ({ ...input, lines: [], inCart: {}, offer: [] }),
  initial: 'closed',
  states: {
    closed: { on: { 'repeat.open': { target: 'reading', actions: 'takeLines' } } },
    reading: {
      invoke: {
        id: 'readProducts',
        src: 'readProducts',
        input: ({ context: { groupId, lines } }) => ({
          groupId,
          skuIds: lines.map(({ sku_id }) => sku_id),
        }),
        onDone: { target: 'offered', actions: { type: 'takeProducts', params: outputOf } },
        onError: 'unreachable',
      },
      on: { 'repeat.close': 'closed' },
    },
    offered: {
      on: {
        'repeat.accept': { target: 'closed', guard: 'hasAny', actions: 'emitRepeated' },
        'repeat.close': 'closed',
      },
    },
    unreachable: { on: { 'repeat.retry': 'reading', 'repeat.close': 'closed' } },
  },
});

/** Not journalled: it only reads, and the cart keeps what comes of it. */
export const orderRepeatWorkflow = defineWorkflow({
  name: 'order-repeat',
  machine: orderRepeatMachine,
  services: { readProducts: 'read' },
  journalled: false,
});
