import { and, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Address, Order } from '../../domain/contract.ts';
import { noEdit } from '../../domain/orders/order-edit.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { applyDraft, readDraft } from '../../domain/orders/price-draft.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import { askingStep } from './asking-step.ts';
import { choosingAddress, withAddress } from './choosing-address.ts';
import {
  draftOf,
  editAfter,
  editWithRemark,
  hasChanges,
  hasRoomFor,
  isClosed,
  isLineQuantity,
  isShortOf,
  linesOf,
  may,
  newVersion,
  refusedBy,
  withEdit,
} from './held-order.ts';
import type { OrderContext, OrderEmitted, OrderEvent, OrderInput } from './order-events.ts';
import { cancelInput, onAnswer, remarkInput, updateInput } from './order-writes.ts';
import type { CancelOrderInput, UpdateOrderInput, UpdateRemarkInput } from './order-writes.ts';
import { takesPicked } from './picked-line.ts';
import { pricingLine } from './pricing-line.ts';
import { orderRecord, type ReadOrder, type ReadOrderInput } from './read-order.ts';
import { writingRemark } from './writing-remark.ts';

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as OrderInput,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    orderDetail: fromPromise<ReadOrder, ReadOrderInput>(notProvided),
    merchantAddress: fromPromise<readonly Address[], { readonly groupId: string }>(notProvided),
    updateOrder: fromPromise<Outcome<Order>, UpdateOrderInput>(notProvided),
    updateOrderRemark: fromPromise<Outcome<Order>, UpdateRemarkInput>(notProvided),
    cancelOrder: fromPromise<Outcome<Order>, CancelOrderInput>(notProvided),
  },
  guards: {
    mayEdit: ({ context }) => may(context, 'order.save'),
    maySave: ({ context }) => may(context, 'order.save') && hasChanges(context),
    mayRemark: ({ context }) => may(context, 'order.remark'),
    maySaveRemark: ({ context }) => may(context, 'order.remark') && hasChanges(context),
    changesRemark: ({ context }) =>
      may(context, 'order.remark') && hasChanges({ order: context.order, edit: editWithRemark(context) }),
    mayConfirm: ({ context }) => may(context, 'order.confirm'),
    mayCancel: ({ context }) => may(context, 'order.cancel'),
    mayRemoveLine: ({ context }) => may(context, 'order.save') && linesOf(context).length > 1,
    mayAddLine({ context, event }) {
      assertEvent(event, 'line.add');
      return may(context, 'order.save') && hasRoomFor(context, event.line.sku_id);
    },
    mayUndoLine({ context, event }) {
      assertEvent(event, 'line.undo');
      return linesOf({ ...context, edit: editAfter(context, event) }).length > 0;
    },
    mayReplaceLine({ context, event }) {
      assertEvent(event, 'line.replace');
      return may(context, 'order.save') && linesOf(context).some(({ sku_id }) => sku_id === event.skuId);
    },
    isWholeQuantity({ event }) {
      assertEvent(event, 'line.setQuantity');
      return isLineQuantity(event.quantity);
    },
    isShort({ context, event }) {
      assertEvent(event, ['line.setQuantity', 'line.remove']);
      return isShortOf(context, event.skuId);
    },
    isClosed: ({ context }) => isClosed(context),
    mayOpenLine({ context, event }) {
      assertEvent(event, 'line.open');
      return may(context, 'order.save') && draftOf(context, event.skuId) !== null;
    },
    mayAcceptPrice: ({ context }) =>
      may(context, 'order.save') && context.draft !== null && readDraft(context.draft) !== null,
    isPricing: ({ context }) => context.draft !== null,
    isRemarking: ({ context }) => context.remarkText !== null,
    isKnown: ({ context }) => context.order !== null,
    isAccepted: (_, outcome: Outcome<Order>) => outcome.ok,
    isCancelling: ({ context }) => context.intent === 'cancel',
    isRemarkOnly: ({ context }) => context.intent === 'remark',
  },
  actions: {
    keepKey: assign(({ event }) => {
      assertEvent(event, ['order.save', 'dialog.accept', 'remark.accept']);
      return { key: event.key ?? '', problem: null };
    }),
    takeOrder: assign(({ context }, outcome: ReadOrder) =>
      outcome.ok ? newVersion(context, outcome.value, outcome.stock) : {},
    ),
    takeSaved: assign((_, outcome: Outcome<Order>) =>
      outcome.ok
        ? { order: outcome.value, isStale: false, edit: noEdit, overtaken: null, problem: null }
        : {},
    ),
    forgetOrder: assign({
      order: null,
      isStale: false,
      edit: noEdit,
      draft: null,
      remarkText: null,
      overtaken: null,
    }),
    markStale: assign({ isStale: true }),
    typePrice: assign(({ context, event }) => {
      assertEvent(event, 'price.change');
      return { draft: context.draft === null ? null : { ...context.draft, text: event.text } };
    }),
    acceptPrice: assign(({ context }) =>
      context.draft === null ? {} : withEdit(context, applyDraft(context.edit, context.draft)),
    ),
    takeEdit: assign(({ context, event }) => {
      assertEvent(event, [
        'line.setQuantity',
        'line.remove',
        'line.undo',
        'line.add',
        'line.replace',
        'address.choose',
        'address.undo',
        'remark.undo',
      ]);
      return withEdit(context, editAfter(context, event));
    }),
    openRemark: assign({ remarkText: ({ context }) => context.edit.remark ?? context.order?.remark ?? '' }),
    typeRemark: assign(({ event }) => {
      assertEvent(event, 'remark.change');
      return { remarkText: event.text };
    }),
    acceptRemark: assign(({ context }) => withEdit(context, editWithRemark(context))),
    closeRemark: assign({ remarkText: null }),
    intendConfirm: assign({ intent: 'confirm' }),
    intendSave: assign({ intent: 'save' }),
    intendRemark: assign({ intent: 'remark' }),
    intendCancel: assign({ intent: 'cancel' }),
    closeLine: assign({ draft: null }),
    takeAddresses: assign((_, addresses: readonly Address[]) => ({ addresses })),
    bringAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.bring');
      return withAddress(context, event.address);
    }),
    takeProblem: assign(({ context }, outcome: Outcome<Order>) =>
      outcome.ok ? {} : refusedBy(context, outcome.problem),
    ),
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
    remarkText: null,
    overtaken: null,
    addresses: null,
    key: '',
    intent: 'save',
    problem: null,
  }),
  initial: 'loading',
  on: { 'viewer.change': { actions: assign({ roles: ({ event }) => event.roles }) } },
  states: {
    ...orderRecord,
    loading: { ...orderRecord.loading, ...takesPicked },
    shown: {
      initial: 'deciding',
      on: { 'order.open': 'loading', ...takesPicked.on },
      states: {
        deciding: {
          always: [
            { target: 'closed', guard: 'isClosed' },
            { target: 'pricing', guard: 'isPricing' },
            { target: 'writingRemark', guard: 'isRemarking' },
            { target: 'resting' },
          ],
        },
        closed: {
          tags: ['settled'],
          on: { 'remark.open': { target: 'writingRemark', guard: 'mayRemark', actions: 'openRemark' } },
        },
        resting: {
          tags: ['editable'],
          on: {
            'line.setQuantity': {
              guard: and(['mayEdit', 'isWholeQuantity']),
              actions: 'takeEdit',
            },
            'line.open': {
              target: 'pricing',
              guard: 'mayOpenLine',
              actions: assign({ draft: ({ context, event }) => draftOf(context, event.skuId) }),
            },
            'line.remove': { guard: 'mayRemoveLine', actions: 'takeEdit' },
            'line.replace': { guard: 'mayReplaceLine', actions: 'takeEdit' },
            'line.undo': { guard: 'mayUndoLine', actions: 'takeEdit' },
            'address.undo': { actions: 'takeEdit' },
            'remark.undo': { target: 'deciding', actions: 'takeEdit' },
            'remark.open': { target: 'writingRemark', guard: 'mayRemark', actions: 'openRemark' },
            'edit.discard': { target: 'deciding', actions: assign({ edit: noEdit, overtaken: null }) },
            'changes.acknowledge': { actions: assign({ overtaken: null }) },
            'addresses.open': { target: 'choosingAddress', guard: 'mayEdit' },
            'address.bring': { guard: 'mayEdit', actions: 'bringAddress' },
            'order.confirm': { target: 'askingConfirm', guard: 'mayConfirm' },
            'order.cancel': { target: 'askingCancel', guard: 'mayCancel' },
            'order.save': [
              { target: '#order.updating', guard: 'maySave', actions: ['keepKey', 'intendSave'] },
              { target: '#order.remarking', guard: 'maySaveRemark', actions: ['keepKey', 'intendRemark'] },
            ],
          },
        },
        pricing: pricingLine,
        writingRemark,
        choosingAddress,
        askingConfirm: askingStep({
          target: '#order.updating',
          guard: 'mayConfirm',
          intend: 'intendConfirm',
        }),
        askingCancel: askingStep({ target: '#order.cancelling', guard: 'mayCancel', intend: 'intendCancel' }),
      },
    },
    updating: write({
      service: 'updateOrder',
      input: ({ context }: { readonly context: OrderContext }) => updateInput(context),
      onDone: onAnswer,
    }),
    remarking: write({
      service: 'updateOrderRemark',
      input: ({ context }: { readonly context: OrderContext }) => remarkInput(context),
      onDone: onAnswer,
    }),
    cancelling: write({
      service: 'cancelOrder',
      input: ({ context }: { readonly context: OrderContext }) => cancelInput(context),
      onDone: onAnswer,
    }),
    refused: {
      on: {
        'order.acknowledge': 'loading',
        // Of what there was too little of: as many as there are, or none.
        'line.setQuantity': {
          target: 'loading',
          guard: and(['isShort', 'mayEdit', 'isWholeQuantity']),
          actions: 'takeEdit',
        },
        'line.remove': { target: 'loading', guard: and(['isShort', 'mayRemoveLine']), actions: 'takeEdit' },
      },
    },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: {
        'order.retry': [
          { target: 'cancelling', guard: 'isCancelling' },
          { target: 'remarking', guard: 'isRemarkOnly' },
          { target: 'updating' },
        ],
      },
    },
  },
});

export const orderWorkflow = defineWorkflow({
  name: 'order',
  machine: orderMachine,
  services: {
    orderDetail: 'read',
    merchantAddress: 'read',
    updateOrder: 'write',
    updateOrderRemark: 'write',
    cancelOrder: 'write',
  },
  journalled: true,
  fields: { 'price.change': 'text', 'remark.change': 'text' },
  settles: true,
});
