import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import {
  addLine,
  cartTotal,
  itemsOf,
  refreshLines,
  removeLine,
  restoreLines,
  selectedLines,
  setQuantity,
  toggleAll,
  toggleLine,
} from '../../domain/orders/cart.ts';
import type { FreshProduct } from '../../domain/orders/cart.ts';
import type { Address } from '../../domain/contract.ts';
import type { Satang } from '../../domain/money.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { outputOf } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { takingBack, write } from '../kit/write.ts';
import { deliveryTo, doubted } from './cart-delivery.ts';
import type { CartDelivery } from './cart-delivery.ts';
import type {
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  ProductsInput,
  SubmitOrderInput,
  SubmitOutcome,
} from './cart-types.ts';

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
    isAnother: ({ context: { viewer, lines } }, total: Satang | undefined) =>
      total !== undefined && total !== cartTotal(viewer, selectedLines(lines)),
  },
  actions: {
    takeSelection: assign(({ context, event }) => {
      assertEvent(event, 'order.confirm');
      const lines = selectedLines(context.lines);
      const remark = context.remark.trim();
      return {
        submission: {
          key: event.key ?? '',
          lines,
          total: cartTotal(context.viewer, lines),
          ...(context.addressId === null ? {} : { addressId: context.addressId }),
          ...(remark === '' ? {} : { remark }),
        },
        lines: context.lines.filter((line) => !lines.includes(line)),
        problem: null,
      };
    }),
    takeAsked: assign({
      asked: ({ context: { viewer, lines } }) => itemsOf(viewer, selectedLines(lines)),
    }),
    takeProducts: assign(({ context }, products: readonly FreshProduct[]) => ({
      lines: refreshLines(context.lines, products),
    })),
    doubtDelivery: assign({ delivery: ({ context }) => doubted(context.delivery) }),
    takeDelivery: assign(({ context }, addresses: readonly Address[]) =>
      deliveryTo(addresses, context.addressId),
    ),
    takeOrder: assign((_, outcome: SubmitOutcome) =>
      outcome.ok ? { orderId: outcome.value.id, submission: null, addressId: null, remark: '' } : {},
    ),
    takeProblem: assign((_, outcome: SubmitOutcome) =>
      outcome.ok
        ? {}
        : {
            problem: outcome.problem,
            // The chosen address is gone.
            ...('address_id' in outcome.problem.details && { addressId: null, delivery: null }),
          },
    ),
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
    addressId: null,
    remark: '',
    asked: [],
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
        lines: ({ context, event }) => setQuantity(context.lines, event.skuId, event.quantity, event.product),
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
      on: { 'order.submit': { target: 'asking', guard: 'hasSelection', actions: 'takeAsked' } },
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
      invoke: [
        {
          id: 'merchantAddress',
          src: 'merchantAddress',
          input: ({ context }) => ({ groupId: context.groupId }),
          onDone: { actions: { type: 'takeDelivery', params: outputOf } },
          onError: {
            actions: assign({ delivery: ({ context }) => context.delivery ?? ('unknown' as const) }),
          },
        },
        {
          id: 'refreshProducts',
          src: 'refreshProducts',
          input: ({ context }) => productsInput(context),
          onDone: { actions: { type: 'takeProducts', params: outputOf } },
          onError: {},
        },
      ],
      on: {
        'order.confirm': [
          // Something changed at the moment of the tap.
          {
            target: 'asking',
            reenter: true,
            guard: { type: 'isAnother', params: ({ event }) => event.total },
          },
          { target: 'submitting', guard: 'hasSelection', actions: 'takeSelection' },
        ],
        'order.dismiss': 'editing',
        // The app was closed in the question: what is asked about may have changed.
        'cart.open': { target: 'asking', reenter: true },
        'remark.change': { actions: assign({ remark: ({ event }) => event.text }) },
        'address.choose': {
          actions: assign(({ context: { delivery }, event: { addressId } }) =>
            deliveryTo((delivery as CartDelivery | null)?.addresses ?? [], addressId),
          ),
        },
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
        'order.submit': { target: 'asking', guard: 'hasSelection', actions: ['forgetOrder', 'takeAsked'] },
        'cart.open': { target: 'refused', reenter: true },
      },
    },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: { 'order.retry': 'submitting', 'order.takeBack': 'takingBack' },
    },
    takingBack: takingBack({
      input: ({ context }: { readonly context: CartContext }) => ({ key: context.submission?.key ?? '' }),
      // The same order under another key would be a second one.
      onDone: [
        { target: 'submitting', guard: 'isOnItsWay' },
        { target: 'editing', actions: ['putBack'] },
      ],
    }),
  },
});

function productsInput({ groupId, lines }: CartContext): ProductsInput {
  return {
    groupId,
    skuIds: lines.map(({ product }) => product.id),
    names: lines.map(({ product }) => product.name),
  };
}

function submitInput({ groupId, viewer, submission }: CartContext): SubmitOrderInput {
  const { key = '', total = 0, addressId = null, remark = '', lines = [] } = submission ?? {};
  return {
    key,
    total,
    addressId,
    remark,
    groupId,
    items: itemsOf(viewer, lines),
  };
}

export const cartWorkflow = defineWorkflow({
  name: 'cart',
  machine: cartMachine,
  services: { refreshProducts: 'read', merchantAddress: 'read', submitOrder: 'write', isOnItsWay: 'read' },
  journalled: true,
  fields: { 'remark.change': 'text' },
});
