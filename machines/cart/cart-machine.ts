import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import {
  addLine,
  cartTotal,
  linePrice,
  refreshLines,
  removeLine,
  restoreLines,
  selectedLines,
  setQuantity,
  toggleAll,
  toggleLine,
} from '../../domain/orders/cart.ts';
import type { CartLine, CartProduct, FreshProduct } from '../../domain/orders/cart.ts';
import type { Address } from '../../domain/contract.ts';
import type { Satang } from '../../domain/money.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { Viewer } from '../../domain/products/prices.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { outputOf } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import { deliveryTo, doubted } from './cart-delivery.ts';
import type { CartDelivery } from './cart-delivery.ts';

export interface CartInput {
  readonly groupId: string;
  readonly viewer: Viewer;
}

/** The lines that were taken out of the cart for one order, and the key it is sent under. */
export interface CartSubmission {
  readonly key: string;
  readonly lines: readonly CartLine[];
  readonly total: Satang;
}

export interface SubmitOrderInput {
  readonly key: string;
  readonly groupId: string;
  readonly items: readonly { readonly skuId: string; readonly quantity: number; readonly price: Satang }[];
  readonly total: Satang;
}

/** The products of the cart, as its group sees them. */
export interface ProductsInput {
  readonly groupId: string;
  readonly skuIds: readonly string[];
}

type SubmitOutcome = Outcome<{ readonly id: string }>;

export interface CartContext extends CartInput {
  readonly lines: readonly CartLine[];
  /** Null while it is read. */
  readonly delivery: CartDelivery | 'unknown' | null;
  readonly submission: CartSubmission | null;
  readonly orderId: string | null;
  readonly problem: Problem | null;
}

export type CartEvent =
  | (Stamp &
      (
        | { readonly type: 'line.add'; readonly product: CartProduct; readonly quantity: number }
        | { readonly type: 'line.order'; readonly product: CartProduct; readonly quantity: number }
        | { readonly type: 'line.setQuantity'; readonly skuId: string; readonly quantity: number }
        | { readonly type: 'line.remove'; readonly skuId: string }
        | { readonly type: 'line.toggle'; readonly skuId: string }
        | { readonly type: 'lines.toggle' }
        | { readonly type: 'viewer.change'; readonly viewer: Viewer }
        | { readonly type: 'cart.open' }
        | { readonly type: 'cart.clear' }
        | { readonly type: 'order.submit' }
        | { readonly type: 'order.confirm' }
        | { readonly type: 'order.dismiss' }
        | { readonly type: 'order.retry' }
        | { readonly type: 'order.takeBack' }
        | { readonly type: 'order.acknowledge' }
      ))
  | DeliveryEvent;

/** The server took the order that was made of the cart. */
export interface CartEmitted {
  readonly type: 'order.submitted';
}

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    input: {} as CartInput,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    refreshProducts: fromPromise<readonly FreshProduct[], ProductsInput>(notProvided),
    merchantAddress: fromPromise<readonly Address[], { readonly groupId: string }>(notProvided),
    submitOrder: fromPromise<SubmitOutcome, SubmitOrderInput>(notProvided),
    isOnItsWay: fromPromise<boolean, { readonly key: string }>(notProvided),
  },
  guards: {
    hasLines: ({ context }) => context.lines.length > 0,
    isOnItsWay: (_, onItsWay: boolean) => onItsWay,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    hasSelection: ({ context }) => selectedLines(context.lines).length > 0,
  },
  actions: {
    takeSelection: assign(({ context, event }) => {
      assertEvent(event, 'order.confirm');
      const lines = selectedLines(context.lines);
      return {
        submission: { key: event.key ?? '', lines, total: cartTotal(context.viewer, lines) },
        lines: context.lines.filter((line) => !lines.includes(line)),
        problem: null,
      };
    }),
    takeProducts: assign(({ context }, products: readonly FreshProduct[]) => ({
      lines: refreshLines(context.lines, products),
    })),
    doubtDelivery: assign({ delivery: ({ context }) => doubted(context.delivery) }),
    takeDelivery: assign((_, addresses: readonly Address[]) => ({ delivery: deliveryTo(addresses) })),
    takeOrder: assign((_, outcome: SubmitOutcome) =>
      outcome.ok ? { orderId: outcome.value.id, submission: null } : {},
    ),
    takeProblem: assign((_, outcome: SubmitOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    emitSubmitted: emit({ type: 'order.submitted' }),
    putBack: assign({
      lines: ({ context }) => restoreLines(context.lines, context.submission?.lines ?? []),
      submission: null,
    }),
    forgetOrder: assign({ orderId: null, problem: null }),
  },
}).createMachine({
  id: 'cart',
  description: 'What a person is about to buy.',
  context: ({ input }) => ({
    ...input,
    lines: [],
    delivery: null,
    submission: null,
    orderId: null,
    problem: null,
  }),
  initial: 'editing',
  on: {
    'viewer.change': { actions: assign({ viewer: ({ event }) => event.viewer }) },
    'line.add': {
      actions: assign({
        lines: ({ context, event }) => addLine(context.lines, event.product, event.quantity),
      }),
    },
    'line.order': {
      actions: assign({
        lines: ({ context, event }) =>
          addLine(context.lines, event.product, event.quantity).map((line) => ({
            ...line,
            selected: line.product.id === event.product.id,
          })),
      }),
    },
    'line.setQuantity': {
      actions: assign({
        lines: ({ context, event }) => setQuantity(context.lines, event.skuId, event.quantity),
      }),
    },
    'line.remove': {
      actions: assign({ lines: ({ context, event }) => removeLine(context.lines, event.skuId) }),
    },
    'line.toggle': {
      actions: assign({ lines: ({ context, event }) => toggleLine(context.lines, event.skuId) }),
    },
    'lines.toggle': { actions: assign({ lines: ({ context }) => toggleAll(context.lines) }) },
    'cart.clear': { actions: assign({ lines: [] }) },
  },
  states: {
    editing: {
      tags: ['editable'],
      initial: 'resting',
      on: { 'order.submit': { target: 'asking', guard: 'hasSelection' } },
      states: {
        resting: {
          on: { 'cart.open': { target: 'refreshing', guard: 'hasLines' } },
        },
        refreshing: {
          invoke: {
            id: 'refreshProducts',
            src: 'refreshProducts',
            input: ({ context }) => productsInput(context),
            onDone: { target: 'resting', actions: { type: 'takeProducts', params: outputOf } },
            onError: 'resting',
          },
        },
      },
    },
    asking: {
      entry: 'doubtDelivery',
      invoke: {
        id: 'merchantAddress',
        src: 'merchantAddress',
        input: ({ context }) => ({ groupId: context.groupId }),
        onDone: { actions: { type: 'takeDelivery', params: outputOf } },
        onError: {
          actions: assign({ delivery: ({ context }) => context.delivery ?? ('unknown' as const) }),
        },
      },
      on: {
        'order.confirm': { target: 'submitting', guard: 'hasSelection', actions: 'takeSelection' },
        'order.dismiss': 'editing',
      },
    },
    submitting: write({
      service: 'submitOrder',
      input: ({ context }: { readonly context: CartContext }) => submitInput(context),
      onDone: [
        { target: 'submitted', guard: 'isAccepted', actions: ['takeOrder', 'emitSubmitted'] },
        { target: 'refused', actions: ['putBack', 'takeProblem'] },
      ],
    }),
    submitted: {
      tags: ['settled'],
      // The app was closed before anybody could be told.
      on: {
        'order.acknowledge': { target: 'editing', actions: 'forgetOrder' },
        'cart.open': [
          { target: 'editing.refreshing', guard: 'hasLines', actions: 'forgetOrder' },
          { target: 'editing', actions: 'forgetOrder' },
        ],
      },
    },
    refused: {
      tags: ['editable'],
      invoke: {
        id: 'refreshProducts',
        src: 'refreshProducts',
        input: ({ context }) => productsInput(context),
        onDone: { actions: { type: 'takeProducts', params: outputOf } },
        onError: {},
      },
      on: {
        'order.acknowledge': { target: 'editing', actions: 'forgetOrder' },
        'order.submit': { target: 'asking', guard: 'hasSelection', actions: 'forgetOrder' },
      },
    },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: { 'order.retry': 'submitting', 'order.takeBack': 'takingBack' },
    },
    takingBack: {
      tags: ['busy', 'delivery:sending'],
      invoke: {
        id: 'isOnItsWay',
        src: 'isOnItsWay',
        input: ({ context }) => ({ key: context.submission?.key ?? '' }),
        onDone: [
          // What may have left cannot be taken back: the same order under another key would be a second one.
          { target: 'submitting', guard: { type: 'isOnItsWay', params: ({ event }) => event.output } },
          { target: 'editing', actions: 'putBack' },
        ],
        onError: 'unreachable',
      },
    },
  },
});

function productsInput({ groupId, lines }: CartContext): ProductsInput {
  return { groupId, skuIds: lines.map((line) => line.product.id) };
}

function submitInput(context: CartContext): SubmitOrderInput {
  const { key, lines, total } = context.submission ?? { key: '', lines: [], total: 0 };
  return {
    key,
    groupId: context.groupId,
    items: lines.map((line) => ({
      skuId: line.product.id,
      quantity: line.quantity,
      price: linePrice(context.viewer, line),
    })),
    total,
  };
}

export const cartWorkflow = defineWorkflow({
  name: 'cart',
  machine: cartMachine,
  services: { refreshProducts: 'read', merchantAddress: 'read', submitOrder: 'write', isOnItsWay: 'read' },
  journalled: true,
});
