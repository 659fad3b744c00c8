import { and, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import type { Side } from '../../domain/edit-conflict.ts';
import { maxProofPhotos } from '../../domain/limits.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { EditablePayment, PaymentDecision } from '../../domain/payments/payment-edit.ts';
import { choosePaymentType, typePaymentText } from '../../domain/payments/payment-edit-form.ts';
import type { PaymentEditField, PaymentText } from '../../domain/payments/payment-edit-form.ts';
import type { PaymentType } from '../../domain/payments/payment-form.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { readPaymentStatus } from '../../domain/statuses.ts';
import { notProvided } from '../kit/not-provided.ts';
import { choosingPhotos, latePhotos, photoForm, photoUploads } from '../kit/photo-form.ts';
import type { PhotoEvent, UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import { decidePayment } from '../lifecycle.ts';
import {
  editInput,
  faultsBeside,
  faultsIn,
  isTouched,
  leavesTheirs,
  restOn,
  unopenedEdit,
  withAnswer,
  withBoth,
  withRefusal,
  paymentFields,
} from './held-payment.ts';
import type { EditPaymentInput, PaymentEditContext, PaymentEditInput } from './held-payment.ts';

export type PaymentEditEvent =
  | (Stamp &
      (
        | {
            readonly type: 'edit.open';
            readonly payment: EditablePayment;
            readonly roles: readonly StaffRole[];
          }
        | { readonly type: 'text.change'; readonly field: PaymentText; readonly text: string }
        | { readonly type: 'type.choose'; readonly paymentType: PaymentType }
        | PhotoEvent
        | { readonly type: 'side.choose'; readonly field: PaymentEditField; readonly side: Side }
        /** The payment was seen to be confirmed or rejected. */
        | { readonly type: 'payment.decided'; readonly decision: PaymentDecision }
        | {
            readonly type:
              | 'edit.close'
              | 'edit.stay'
              | 'edit.discard'
              | 'edit.save'
              | 'edit.resume'
              | 'edit.retry'
              | 'edit.acknowledge'
              | 'conflict.settle';
          }
      ))
  | DeliveryEvent;

/** The server saved the correction, or refused it: the payment may be another one than was shown. */
export interface PaymentEditEmitted {
  readonly type: 'payment.edited' | 'payment.editRefused';
  readonly paymentOrderId: string;
}

type EditOutcome = Outcome<PaymentOrder>;

const photoPart = photoForm<PaymentEditContext>(() => maxProofPhotos);

export const paymentEditMachine = setup({
  types: {
    context: {} as PaymentEditContext,
    input: {} as PaymentEditInput,
    events: {} as PaymentEditEvent,
    emitted: {} as PaymentEditEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    editPayment: fromPromise<EditOutcome, EditPaymentInput>(notProvided),
  },
  guards: {
    ...photoPart.guards,
    mayEdit({ event }) {
      assertEvent(event, 'edit.open');
      const status = readPaymentStatus(event.payment.status);
      return status !== null && decidePayment(status, { type: 'payment.edit', roles: event.roles }).ok;
    },
    isTouched: ({ context }) => isTouched(context),
    isUntouched: ({ context }) => !isTouched(context),
    hasFault: ({ context }) => faultsIn(context).length > 0,
    isContested({ context, event }) {
      assertEvent(event, 'side.choose');
      return paymentFields.contestedIn(context).includes(event.field);
    },
    isInConflict: ({ context }) => context.theirs !== null,
    isSettled: ({ context }) => paymentFields.isDecided(context),
    leavesTheirs: ({ context }) => leavesTheirs(context),
    hasFaultTogether: ({ context }) => faultsIn(withBoth(context)).length > 0,
    isAccepted: (_, outcome: EditOutcome) => outcome.ok,
    isDecided: ({ context }, outcome: EditOutcome) =>
      !outcome.ok && withRefusal(context, outcome.problem).decision !== null,
    isConflict: ({ context }, outcome: EditOutcome) =>
      !outcome.ok && withRefusal(context, outcome.problem).theirs !== null,
  },
  actions: {
    takePhotos: assign(photoPart.takePhotos),
    refusePhotos: assign(photoPart.refusePhotos),
    removePhoto: assign(photoPart.removePhoto),
    retryPhoto: assign(photoPart.retryPhoto),
    takeUpload: assign(photoPart.takeUpload),
    failUpload: assign(photoPart.failUpload),
    takePayment: assign(({ event }) => {
      assertEvent(event, 'edit.open');
      return restOn(event.payment);
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'text.change');
      return {
        form: typePaymentText(context.form, event.field, event.text),
        faults: faultsBeside(context.faults, event.field),
      };
    }),
    takeType: assign(({ context, event }) => {
      assertEvent(event, 'type.choose');
      return {
        form: choosePaymentType(context.form, event.paymentType, context.seen?.due ?? 0),
        faults: faultsBeside(context.faults, 'paid_amount'),
      };
    }),
    giveUp: assign(({ context: { seen, theirs } }) => restOn(theirs ?? seen)),
    showFaults: assign({ faults: ({ context }) => faultsIn(context) }),
    keepKey: assign(({ event }) => {
      assertEvent(event, ['edit.save', 'conflict.settle']);
      return { key: event.key ?? '', faults: [], mistake: null, problem: null };
    }),
    takeSaved: assign((_, outcome: EditOutcome) => withAnswer(outcome)),
    takeRefusal: assign(({ context }, outcome: EditOutcome) =>
      outcome.ok ? {} : withRefusal(context, outcome.problem),
    ),
    takeDecision: assign(({ event }) => {
      assertEvent(event, 'payment.decided');
      return { decision: event.decision };
    }),
    chooseSide: assign(({ context, event }) => {
      assertEvent(event, 'side.choose');
      return { choices: { ...context.choices, [event.field]: event.side } };
    }),
    takeBoth: assign(({ context }) => withBoth(context)),
    emitAnswer: emit(({ context: { paymentOrderId } }, outcome: EditOutcome) => ({
      type: outcome.ok ? 'payment.edited' : 'payment.editRefused',
      paymentOrderId,
    })),
  },
}).createMachine({
  id: 'payment-edit',
  description: 'A paid payment is corrected; what somebody else changed meanwhile is settled field by field.',
  context: ({ input }) => unopenedEdit(input),
  type: 'parallel',
  states: {
    uploads: {
      ...photoUploads,
      // What is under way is no longer one of the photos.
      on: { 'edit.discard': '.idle', 'edit.acknowledge': '.idle' },
    },
    edit: {
      initial: 'closed',
      states: {
        closed: {
          tags: ['settled'],
          on: { 'edit.open': { target: 'editing', guard: 'mayEdit', actions: 'takePayment' } },
        },
        editing: {
          tags: ['editable'],
          initial: 'typing',
          on: {
            'edit.open': { guard: and(['isUntouched', 'mayEdit']), actions: 'takePayment' },
            'edit.close': [{ target: 'closed', guard: 'isUntouched' }, { target: 'leaving' }],
            'payment.decided': [
              { target: 'overtaken', guard: 'isTouched', actions: 'takeDecision' },
              { target: 'closed', actions: 'giveUp' },
            ],
            'text.change': { actions: 'takeText' },
            'type.choose': { actions: 'takeType' },
            ...choosingPhotos,
            'edit.save': [
              { guard: 'hasFault', actions: 'showFaults' },
              { target: 'awaitingPhotos', guard: 'isTouched', actions: 'keepKey' },
            ],
          },
          states: { typing: {}, refused: {} },
        },
        leaving: {
          on: {
            'edit.stay': [{ target: 'conflict', guard: 'isInConflict' }, { target: 'editing' }],
            'edit.discard': { target: 'closed', actions: 'giveUp' },
            'payment.decided': { target: 'overtaken', actions: 'takeDecision' },
            ...latePhotos,
          },
        },
        awaitingPhotos: {
          tags: ['busy', 'delivery:photos'],
          always: [
            { target: 'saving', guard: 'areAllSent' },
            { target: 'editing', guard: 'hasFailedPhoto' },
          ],
          on: { 'edit.resume': 'editing' },
        },
        saving: write({
          service: 'editPayment',
          input: ({ context }: { readonly context: PaymentEditContext }) => editInput(context),
          onDone: [
            { target: 'saved', guard: 'isAccepted', actions: ['takeSaved', 'emitAnswer'] },
            { target: 'overtaken', guard: 'isDecided', actions: ['takeRefusal', 'emitAnswer'] },
            { target: 'conflict', guard: 'isConflict', actions: ['takeRefusal', 'emitAnswer'] },
            { target: 'editing.refused', actions: ['takeRefusal', 'emitAnswer'] },
          ],
        }),
        conflict: {
          on: {
            'side.choose': { guard: 'isContested', actions: 'chooseSide' },
            'conflict.settle': [
              { target: 'closed', guard: and(['isSettled', 'leavesTheirs']), actions: 'giveUp' },
              {
                target: 'editing',
                guard: and(['isSettled', 'hasFaultTogether']),
                actions: ['takeBoth', 'showFaults'],
              },
              { target: 'awaitingPhotos', guard: 'isSettled', actions: ['takeBoth', 'keepKey'] },
            ],
            'edit.close': 'leaving',
            'payment.decided': { target: 'overtaken', actions: 'takeDecision' },
          },
        },
        overtaken: { on: { 'edit.acknowledge': { target: 'closed', actions: 'giveUp' } } },
        unreachable: { tags: ['delivery:unreachable'], on: { 'edit.retry': 'saving' } },
        saved: {
          tags: ['settled'],
          on: { 'edit.open': { target: 'editing', guard: 'mayEdit', actions: 'takePayment' } },
        },
      },
    },
  },
});

export const paymentEditWorkflow = defineWorkflow({
  name: 'payment-edit',
  machine: paymentEditMachine,
  services: { uploadV2: 'write', editPayment: 'write' },
  journalled: true,
  fields: { 'text.change': 'text' },
  settles: true,
});
