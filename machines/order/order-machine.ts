import { and, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Address, Order } from '../../domain/contract.ts';
import { maxLineQuantity, minLineQuantity } from '../../domain/limits.ts';
import { countChanges, editedLines, editLine, noEdit } from '../../domain/orders/order-edit.ts';
import type { OrderEdit } from '../../domain/orders/order-edit.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { applyDraft, readDraft } from '../../domain/orders/price-draft.ts';
import type { PriceDraft } from '../../domain/orders/price-draft.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { isOrderSettled } from '../lifecycle.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import { choosingAddress, withAddress } from './choosing-address.ts';
import { draftOf, heldStatus, may, newVersion } from './held-order.ts';
import { cancelInput, updateInput } from './order-writes.ts';
import type { CancelOrderInput, OrderIntent, UpdateOrderInput } from './order-writes.ts';
import { pricingLine } from './pricing-line.ts';

export interface OrderInput {
  readonly orderId: string;
  readonly roles: readonly StaffRole[];
}

export interface OrderContext extends OrderInput {
  readonly order: Order | null;
  /** Whether reading the order again failed, so that the last known version is shown. */
  readonly isStale: boolean;
  readonly edit: OrderEdit;
  /** The price that is being typed; null while no line is open. */
  readonly draft: PriceDraft | null;
  readonly addresses: readonly Address[] | null;
  /** Key of the write under way. */
  readonly key: string;
  /** The kind of write under way. */
  readonly intent: OrderIntent;
  readonly problem: Problem | null;
}

export type OrderEvent =
  | (Stamp &
      (
        | { readonly type: 'viewer.change'; readonly roles: readonly StaffRole[] }
        | { readonly type: 'order.open' }
        | { readonly type: 'line.setQuantity'; readonly skuId: string; readonly quantity: number }
        | { readonly type: 'line.open'; readonly skuId: string }
        | { readonly type: 'price.change'; readonly text: string }
        | { readonly type: 'price.accept' }
        | { readonly type: 'line.remove'; readonly skuId: string }
        | { readonly type: 'edit.discard' }
        | { readonly type: 'addresses.open' }
        | { readonly type: 'address.choose'; readonly addressId: string }
        | { readonly type: 'address.bring'; readonly address: Address }
        | { readonly type: 'order.confirm' }
        | { readonly type: 'order.save' }
        | { readonly type: 'order.cancel' }
        | { readonly type: 'dialog.accept' | 'dialog.dismiss' }
        | { readonly type: 'order.retry' | 'order.acknowledge' }
      ))
  | DeliveryEvent;

/** The server accepted a change of the order, or its end; or refused it. */
export interface OrderEmitted {
  readonly type: 'order.changed' | 'order.writeRefused';
  readonly orderId: string;
  readonly intent: OrderIntent;
}

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as OrderInput,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
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
    isWholeQuantity({ event }) {
      assertEvent(event, 'line.setQuantity');
      const { quantity } = event;
      return Number.isInteger(quantity) && quantity >= minLineQuantity && quantity <= maxLineQuantity;
    },
    isShort({ context: { problem }, event }) {
      assertEvent(event, 'line.setQuantity');
      return problem?.reason === 'insufficient_stock' && problem.details['sku_id'] === event.skuId;
    },
    isSettled({ context }) {
      const status = heldStatus(context);
      return status !== null && isOrderSettled(status);
    },
    mayOpenLine({ context, event }) {
      assertEvent(event, 'line.open');
      return may(context, 'order.save') && draftOf(context, event.skuId) !== null;
    },
    mayAcceptPrice: ({ context }) =>
      may(context, 'order.save') && context.draft !== null && readDraft(context.draft) !== null,
    isPricing: ({ context }) => context.draft !== null,
    isKnown: ({ context }) => context.order !== null,
    isAccepted: (_, outcome: Outcome<Order>) => outcome.ok,
    isCancelling: ({ context }) => context.intent === 'cancel',
  },
  actions: {
    keepKey: assign(({ event }) => {
      assertEvent(event, ['order.save', 'dialog.accept']);
      return { key: event.key ?? '', problem: null };
    }),
    takeOrder: assign(({ context }, outcome: Outcome<Order>) =>
      outcome.ok ? newVersion(context, outcome.value) : {},
    ),
    takeSaved: assign((_, outcome: Outcome<Order>) =>
      outcome.ok ? { order: outcome.value, isStale: false, edit: noEdit, problem: null } : {},
    ),
    forgetOrder: assign({ order: null, isStale: false, edit: noEdit, draft: null }),
    markStale: assign({ isStale: true }),
    typePrice: assign(({ context, event }) => {
      assertEvent(event, 'price.change');
      return { draft: context.draft === null ? null : { ...context.draft, text: event.text } };
    }),
    acceptPrice: assign({
      edit: ({ context }) =>
        context.draft === null ? context.edit : applyDraft(context.edit, context.draft),
    }),
    takeQuantity: assign(({ context, event }) => {
      assertEvent(event, 'line.setQuantity');
      return { edit: editLine(context.edit, event.skuId, { quantity: event.quantity }) };
    }),
    removeLine: assign(({ context, event }) => {
      assertEvent(event, 'line.remove');
      return { edit: editLine(context.edit, event.skuId, { removed: true }) };
    }),
    closeLine: assign({ draft: null }),
    takeAddresses: assign((_, addresses: readonly Address[]) => ({ addresses })),
    chooseAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.choose');
      return { edit: { ...context.edit, addressId: event.addressId } };
    }),
    bringAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.bring');
      return withAddress(context, event.address);
    }),
    takeProblem: assign((_, outcome: Outcome<Order>) => (outcome.ok ? {} : { problem: outcome.problem })),
    emitAnswer: emit(({ context: { orderId, intent } }, outcome: Outcome<Order>) => ({
      type: outcome.ok ? 'order.changed' : 'order.writeRefused',
      orderId,
      intent,
    })),
  },
}).createMachine({
  id: 'order',
  description: 'One order as its staff and customer see it: read, edited, confirmed, saved, cancelled.',
  context: ({ input }) => ({
    ...input,
    order: null,
    isStale: false,
    edit: noEdit,
    draft: null,
    addresses: null,
    key: '',
    intent: 'save',
    problem: null,
  }),
  initial: 'loading',
  on: { 'viewer.change': { actions: assign({ roles: ({ event }) => event.roles }) } },
  states: {
    ...loadedRecord({
      service: 'orderDetail',
      input: ({ context }: { readonly context: OrderContext }) => ({ orderId: context.orderId }),
      open: 'order.open',
      take: 'takeOrder',
      forget: 'forgetOrder',
    }),
    shown: {
      initial: 'deciding',
      on: { 'order.open': 'loading' },
      states: {
        deciding: {
          always: [
            { target: 'closed', guard: 'isSettled' },
            { target: 'pricing', guard: 'isPricing' },
            { target: 'resting' },
          ],
        },
        closed: { tags: ['settled'] },
        resting: {
          tags: ['editable'],
          on: {
            'line.setQuantity': {
              guard: and(['mayEdit', 'isWholeQuantity']),
              actions: 'takeQuantity',
            },
            'line.open': {
              target: 'pricing',
              guard: 'mayOpenLine',
              actions: assign({ draft: ({ context, event }) => draftOf(context, event.skuId) }),
            },
            'line.remove': { guard: 'mayRemoveLine', actions: 'removeLine' },
            'edit.discard': { actions: assign({ edit: noEdit }) },
            'addresses.open': { target: 'choosingAddress', guard: 'mayEdit' },
            'address.bring': { guard: 'mayEdit', actions: 'bringAddress' },
            'order.confirm': { target: 'askingConfirm', guard: 'mayConfirm' },
            'order.cancel': { target: 'askingCancel', guard: 'mayCancel' },
            'order.save': {
              target: '#order.updating',
              guard: 'maySave',
              actions: ['keepKey', assign({ intent: 'save' })],
            },
          },
        },
        pricing: pricingLine,
        choosingAddress,
        askingConfirm: {
          on: {
            'dialog.dismiss': 'resting',
            'dialog.accept': [
              {
                target: '#order.updating',
                guard: 'mayConfirm',
                actions: ['keepKey', assign({ intent: 'confirm' })],
              },
              // The roles were removed while the question was open.
              { target: 'resting' },
            ],
          },
        },
        askingCancel: {
          on: {
            'dialog.dismiss': 'resting',
            'dialog.accept': [
              {
                target: '#order.cancelling',
                guard: 'mayCancel',
                actions: ['keepKey', assign({ intent: 'cancel' })],
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    updating: write({
      service: 'updateOrder',
      input: ({ context }: { readonly context: OrderContext }) => updateInput(context),
      onDone: [
        { target: 'shown', guard: 'isAccepted', actions: ['takeSaved', 'emitAnswer'] },
        { target: 'refused', actions: ['takeProblem', 'emitAnswer'] },
      ],
    }),
    cancelling: write({
      service: 'cancelOrder',
      input: ({ context }: { readonly context: OrderContext }) => cancelInput(context),
      onDone: [
        { target: 'shown', guard: 'isAccepted', actions: ['takeSaved', 'emitAnswer'] },
        { target: 'refused', actions: ['takeProblem', 'emitAnswer'] },
      ],
    }),
    refused: {
      on: {
        'order.acknowledge': 'loading',
        // As many as there are, of what there was too little of.
        'line.setQuantity': {
          target: 'loading',
          guard: and(['isShort', 'mayEdit', 'isWholeQuantity']),
          actions: 'takeQuantity',
        },
      },
    },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: { 'order.retry': [{ target: 'cancelling', guard: 'isCancelling' }, { target: 'updating' }] },
    },
  },
});

export const orderWorkflow = defineWorkflow({
  name: 'order',
  machine: orderMachine,
  services: { orderDetail: 'read', merchantAddress: 'read', updateOrder: 'write', cancelOrder: 'write' },
  journalled: true,
  fields: { 'price.change': 'text' },
  settles: true,
});
