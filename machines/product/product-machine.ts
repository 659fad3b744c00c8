import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { minLineQuantity } from '../../domain/limits.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface ProductInput {
  readonly skuId: string;
  readonly groupId: string;
}

export interface ProductContext extends ProductInput {
  readonly product: Product | null;
  readonly quantity: number;
  readonly problem: Problem | null;
}

export type ProductEvent =
  | { readonly type: 'product.open' }
  | { readonly type: 'quantity.open' }
  | { readonly type: 'quantity.change'; readonly quantity: number }
  | { readonly type: 'quantity.close' }
  | { readonly type: 'quantity.accept' };

/** A quantity of the product is to go into the cart and be ordered. */
export interface ProductEmitted {
  readonly type: 'product.chosen';
  readonly product: Product;
  readonly quantity: number;
}

export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    input: {} as ProductInput,
    events: {} as ProductEvent,
    emitted: {} as ProductEmitted,
  },
  actors: {
    skuDetail: fromPromise<Outcome<Product>, ProductInput>(notProvided),
  },
  guards: {
    isAccepted: (_, outcome: Outcome<Product>) => outcome.ok,
    isInStock: ({ context }) => (context.product?.stock ?? 0) >= minLineQuantity,
    fitsStock({ context, event }) {
      assertEvent(event, 'quantity.change');
      const { quantity } = event;
      return (
        Number.isInteger(quantity) && quantity >= minLineQuantity && quantity <= (context.product?.stock ?? 0)
      );
    },
  },
  actions: {
    takeProduct: assign((_, outcome: Outcome<Product>) =>
      outcome.ok ? { product: outcome.value, problem: null } : {},
    ),
    takeProblem: assign((_, outcome: Outcome<Product>) => (outcome.ok ? {} : { problem: outcome.problem })),
    emitChosen: emit(({ context: { product, quantity } }) => {
      if (product === null) throw new Error('a quantity is chosen only of a product that was read');
      return { type: 'product.chosen', product, quantity };
    }),
  },
}).createMachine({
  id: 'product',
  description: 'One product: read, and a quantity of it chosen for the cart.',
  context: ({ input }) => ({ ...input, product: null, quantity: minLineQuantity, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'skuDetail',
        src: 'skuDetail',
        input: ({ context: { skuId, groupId } }) => ({ skuId, groupId }),
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: ['takeProduct'] },
          { target: 'missing', actions: ['takeProblem'] },
        ),
        onError: 'unreachable',
      },
    },
    missing: { on: { 'product.open': 'loading' } },
    unreachable: { on: { 'product.open': 'loading' } },
    shown: {
      on: {
        'product.open': 'loading',
        'quantity.open': {
          target: 'choosing',
          guard: 'isInStock',
          actions: assign({ quantity: minLineQuantity }),
        },
      },
    },
    choosing: {
      on: {
        'quantity.change': {
          guard: 'fitsStock',
          actions: assign({ quantity: ({ event }) => event.quantity }),
        },
        'quantity.close': 'shown',
        'quantity.accept': { target: 'shown', actions: 'emitChosen' },
      },
    },
  },
});

export const productWorkflow = defineWorkflow({
  name: 'product',
  machine: productMachine,
  services: { skuDetail: 'read' },
  journalled: false,
});
