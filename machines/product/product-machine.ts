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
  /** The products of its name and category, itself among them. */
  readonly siblings: readonly Product[];
  readonly quantity: number;
  readonly problem: Problem | null;
}

export type ProductEvent =
  | { readonly type: 'product.open' }
  | { readonly type: 'product.choose'; readonly skuId: string }
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

type Siblings = Outcome<readonly Product[]>;

export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    input: {} as ProductInput,
    events: {} as ProductEvent,
    emitted: {} as ProductEmitted,
  },
  actors: {
    skuSiblings: fromPromise<Siblings, ProductInput>(notProvided),
  },
  guards: {
    isAccepted: (_, outcome: Siblings) => outcome.ok,
    isSibling({ context, event }) {
      assertEvent(event, 'product.choose');
      return context.siblings.some(({ id }) => id === event.skuId);
    },
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
    takeProducts: assign(({ context }, outcome: Siblings) =>
      outcome.ok ? { siblings: outcome.value, ...shownOf(outcome.value, context.skuId), problem: null } : {},
    ),
    takeProblem: assign((_, outcome: Siblings) => (outcome.ok ? {} : { problem: outcome.problem })),
    chooseSibling: assign(({ context, event }) => {
      assertEvent(event, 'product.choose');
      return { skuId: event.skuId, ...shownOf(context.siblings, event.skuId), quantity: minLineQuantity };
    }),
    takeId: assign(({ event }) => {
      assertEvent(event, 'product.choose');
      return { skuId: event.skuId, product: null, siblings: [], quantity: minLineQuantity };
    }),
    changeQuantity: assign(({ event }) => {
      assertEvent(event, 'quantity.change');
      return { quantity: event.quantity };
    }),
    resetQuantity: assign({ quantity: minLineQuantity }),
    emitChosen: emit(({ context: { product, quantity } }) => {
      if (product === null) throw new Error('a quantity is chosen only of a product that was read');
      return { type: 'product.chosen', product, quantity };
    }),
  },
}).createMachine({
  id: 'product',
  description:
    'One product: read with those of its name and category, another of them chosen, and a quantity for the cart.',
  context: ({ input }) => ({
    ...input,
    product: null,
    siblings: [],
    quantity: minLineQuantity,
    problem: null,
  }),
  initial: 'loading',
  on: {
    'product.choose': [
      { target: '.shown', guard: 'isSibling', actions: 'chooseSibling' },
      { target: '.loading', reenter: true, actions: 'takeId' },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: 'skuSiblings',
        src: 'skuSiblings',
        input: ({ context: { skuId, groupId } }) => ({ skuId, groupId }),
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: ['takeProducts'] },
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
        'quantity.open': { target: 'choosing', guard: 'isInStock', actions: 'resetQuantity' },
        'quantity.change': { guard: 'fitsStock', actions: 'changeQuantity' },
        'quantity.accept': { target: 'chosen', guard: 'isInStock', actions: 'emitChosen' },
      },
    },
    choosing: {
      on: {
        'quantity.change': { guard: 'fitsStock', actions: 'changeQuantity' },
        'quantity.close': 'shown',
        'quantity.accept': { target: 'chosen', actions: 'emitChosen' },
      },
    },
    chosen: {
      description: 'The quantity is on its way into the cart; another tap on the button is the same wish.',
      on: {
        'product.open': 'loading',
        'quantity.open': { target: 'choosing', actions: 'resetQuantity' },
        'quantity.change': { target: 'shown', guard: 'fitsStock', actions: 'changeQuantity' },
      },
    },
  },
});

function shownOf(siblings: readonly Product[], skuId: string): Pick<ProductContext, 'product'> {
  return { product: siblings.find(({ id }) => id === skuId) ?? null };
}

export const productWorkflow = defineWorkflow({
  name: 'product',
  machine: productMachine,
  services: { skuSiblings: 'read' },
  journalled: false,
});
