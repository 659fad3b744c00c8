// One order as its staff and customer see it: read, edited, confirmed, saved, cancelled.
import { and, assign, fromPromise, setup } from 'xstate';
import type { Address, Order } from '../../domain/contract.ts';
import { maxLineQuantity, minLineQuantity } from '../../domain/limits.ts';
import type { Satang } from '../../domain/money.ts';
import { countChanges, editedLines, editLine, noEdit } from '../../domain/order-edit.ts';
import type { OrderEdit } from '../../domain/order-edit.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { notProvided } from '../not-provided.ts';
import { defineWorkflow } from '../workflow.ts';
import type { DeliveryEvent, Stamp } from '../workflow.ts';
import { heldStatus, may, newVersion } from './held-order.ts';

export interface OrderInput {
  readonly orderId: string;
  readonly roles: readonly StaffRole[];
}

export interface UpdateOrderInput {
  readonly key: string;
  readonly order: Order;
  readonly edit: OrderEdit;
  /** True confirms a created order, false only saves. */
  readonly confirm: boolean;
}

export interface CancelOrderInput {
  readonly key: string;
  readonly orderId: string;
  /** The version that the person saw. */
  readonly version: number | null;
}

export interface OrderContext extends OrderInput {
  readonly order: Order | null;
  /** Whether the order could not be read again and is shown as it was last known. */
  readonly isStale: boolean;
  readonly edit: OrderEdit;
  readonly addresses: readonly Address[] | null;
  /** Key of the write under way. */
  readonly key: string;
  /** What the write under way does. */
  readonly intent: 'confirm' | 'save' | 'cancel';
  readonly problem: Problem | null;
}

export type OrderEvent =
  | (Stamp &
      (
        | { readonly type: 'viewer.change'; readonly roles: readonly StaffRole[] }
        | { readonly type: 'order.open' }
        | { readonly type: 'line.setQuantity'; readonly skuId: string; readonly quantity: number }
        | { readonly type: 'line.setPrice'; readonly skuId: string; readonly price: Satang }
        | { readonly type: 'line.remove'; readonly skuId: string }
        | { readonly type: 'edit.discard' }
        | { readonly type: 'addresses.open' }
        | { readonly type: 'address.choose'; readonly addressId: string }
        | { readonly type: 'order.confirm' }
        | { readonly type: 'order.save' }
        | { readonly type: 'order.cancel' }
        | { readonly type: 'dialog.accept' }
        | { readonly type: 'dialog.dismiss' }
        | { readonly type: 'order.retry' }
        | { readonly type: 'order.acknowledge' }
      ))
  | DeliveryEvent;

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as OrderInput,
    events: {} as OrderEvent,
    tags: {} as 'busy' | 'editable' | 'settled',
  },
  actors: {
    orderDetail: fromPromise<Outcome<Order>, { readonly orderId: string }>(notProvided),
    merchantAddress: fromPromise<readonly Address[], { readonly groupId: string }>(notProvided),
    updateOrder: fromPromise<Outcome<Order>, UpdateOrderInput>(notProvided),
    cancelOrder: fromPromise<Outcome<Order>, CancelOrderInput>(notProvided),
  },
  guards: {
    mayEdit: ({ context }) => may(context, 'order.save'),
    maySave: ({ context }) =>
      may(context, 'order.save') && context.order !== null && countChanges(context.order, context.edit) > 0,
    mayConfirm: ({ context }) => may(context, 'order.confirm'),
    mayCancel: ({ context }) => may(context, 'order.cancel'),
    mayRemoveLine: ({ context }) =>
      may(context, 'order.save') &&
      context.order !== null &&
      editedLines(context.order, context.edit).length > 1,
    isWholeQuantity: ({ event }) =>
      'quantity' in event &&
      Number.isInteger(event.quantity) &&
      event.quantity >= minLineQuantity &&
      event.quantity <= maxLineQuantity,
    isSettled: ({ context }) => ['completed', 'cancelled'].includes(heldStatus(context) ?? ''),
    isPrice: ({ event }) => 'price' in event && Number.isInteger(event.price) && event.price >= 0,
    isKnown: ({ context }) => context.order !== null,
    isCancelling: ({ context }) => context.intent === 'cancel',
  },
  actions: {
    keepKey: assign({ key: ({ event }) => ('key' in event ? (event.key ?? '') : ''), problem: null }),
    takeOrder: assign(({ context }, outcome: Outcome<Order>) =>
      outcome.ok ? newVersion(context, outcome.value) : {},
    ),
    takeSaved: assign((_, outcome: Outcome<Order>) =>
      outcome.ok ? { order: outcome.value, isStale: false, edit: noEdit, problem: null } : {},
    ),
    forgetOrder: assign({ order: null, isStale: false, edit: noEdit }),
    takeProblem: assign((_, outcome: Outcome<Order>) => (outcome.ok ? {} : { problem: outcome.problem })),
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({
    ...input,
    order: null,
    isStale: false,
    edit: noEdit,
    addresses: null,
    key: '',
    intent: 'save',
    problem: null,
  }),
  initial: 'loading',
  on: { 'viewer.change': { actions: assign({ roles: ({ event }) => event.roles }) } },
  states: {
    loading: {
      invoke: {
        id: 'orderDetail',
        src: 'orderDetail',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            target: 'shown',
            guard: ({ event }) => event.output.ok,
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          {
            target: 'missing',
            actions: ['forgetOrder', { type: 'takeProblem', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          { target: 'shown', guard: 'isKnown', actions: assign({ isStale: true }) },
          { target: 'unloaded' },
        ],
      },
    },
    missing: { on: { 'order.open': 'loading' } },
    unloaded: { on: { 'order.open': 'loading' } },
    shown: {
      initial: 'deciding',
      on: { 'order.open': 'loading' },
      states: {
        deciding: { always: [{ target: 'closed', guard: 'isSettled' }, { target: 'resting' }] },
        closed: { tags: ['settled'] },
        resting: {
          tags: ['editable'],
          on: {
            'line.setQuantity': {
              guard: and(['mayEdit', 'isWholeQuantity']),
              actions: assign({
                edit: ({ context, event }) =>
                  editLine(context.edit, event.skuId, { quantity: event.quantity }),
              }),
            },
            'line.setPrice': {
              guard: and(['mayEdit', 'isPrice']),
              actions: assign({
                edit: ({ context, event }) => editLine(context.edit, event.skuId, { price: event.price }),
              }),
            },
            'line.remove': {
              guard: 'mayRemoveLine',
              actions: assign({
                edit: ({ context, event }) => editLine(context.edit, event.skuId, { removed: true }),
              }),
            },
            'edit.discard': { actions: assign({ edit: noEdit }) },
            'addresses.open': { target: 'choosingAddress', guard: 'mayEdit' },
            'order.confirm': { target: 'askingConfirm', guard: 'mayConfirm' },
            'order.cancel': { target: 'askingCancel', guard: 'mayCancel' },
            'order.save': {
              target: '#order.updating',
              guard: 'maySave',
              actions: ['keepKey', assign({ intent: 'save' })],
            },
          },
        },
        choosingAddress: {
          initial: 'loading',
          on: { 'dialog.dismiss': 'resting' },
          states: {
            loading: {
              invoke: {
                id: 'merchantAddress',
                src: 'merchantAddress',
                input: ({ context }) => ({ groupId: context.order?.group_id ?? '' }),
                onDone: { target: 'listed', actions: assign({ addresses: ({ event }) => event.output }) },
                onError: 'unloaded',
              },
            },
            unloaded: { on: { 'addresses.open': 'loading' } },
            listed: {
              on: {
                'address.choose': {
                  target: '#order.shown.resting',
                  actions: assign({
                    edit: ({ context, event }) => ({ ...context.edit, addressId: event.addressId }),
                  }),
                },
              },
            },
          },
        },
        askingConfirm: {
          on: {
            'dialog.dismiss': 'resting',
            'dialog.accept': {
              target: '#order.updating',
              actions: ['keepKey', assign({ intent: 'confirm' })],
            },
          },
        },
        askingCancel: {
          on: {
            'dialog.dismiss': 'resting',
            'dialog.accept': {
              target: '#order.cancelling',
              actions: ['keepKey', assign({ intent: 'cancel' })],
            },
          },
        },
      },
    },
    updating: {
      tags: ['busy'],
      initial: 'sending',
      invoke: {
        id: 'updateOrder',
        src: 'updateOrder',
        input: ({ context }) => updateInput(context),
        onDone: [
          {
            target: 'shown',
            guard: ({ event }) => event.output.ok,
            actions: { type: 'takeSaved', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'takeProblem', params: ({ event }) => event.output } },
        ],
        onError: 'unreachable',
      },
      on: { 'delivery.waiting': '.waiting', 'delivery.unknown': '.unknown' },
      states: { sending: {}, waiting: {}, unknown: {} },
    },
    cancelling: {
      tags: ['busy'],
      initial: 'sending',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { key, orderId, order } }) => ({ key, orderId, version: order?.version ?? null }),
        onDone: [
          {
            target: 'shown',
            guard: ({ event }) => event.output.ok,
            actions: { type: 'takeSaved', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'takeProblem', params: ({ event }) => event.output } },
        ],
        onError: 'unreachable',
      },
      on: { 'delivery.waiting': '.waiting', 'delivery.unknown': '.unknown' },
      states: { sending: {}, waiting: {}, unknown: {} },
    },
    refused: { on: { 'order.acknowledge': 'loading' } },
    unreachable: {
      on: { 'order.retry': [{ target: 'cancelling', guard: 'isCancelling' }, { target: 'updating' }] },
    },
  },
});

function updateInput({ key, order, edit, intent }: OrderContext): UpdateOrderInput {
  if (order === null) throw new Error('an order is updated only after it was read');
  return { key, order, edit, confirm: intent === 'confirm' };
}

export const orderWorkflow = defineWorkflow({
  name: 'order',
  machine: orderMachine,
  services: { orderDetail: 'read', merchantAddress: 'read', updateOrder: 'write', cancelOrder: 'write' },
  journalled: true,
});
