import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { maxProofPhotos } from '../../domain/limits.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import {
  dueOf,
  isOtherThanDue,
  type PayableOrder,
  prefill,
  readPaymentForm,
  typeAmount,
  typedTotal,
  type PaymentForm,
  type PaymentFormField,
  type PaymentType,
} from '../../domain/payments/payment-form.ts';
import type { KeptPhoto } from '../../domain/photos/photos.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { choosingPhotos, latePhotos, photoForm, photoUploads, refusedWith } from '../kit/photo-form.ts';
import type { PhotoEvent, UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import { offerOrders, payableOrders, toggleDebt, withoutRefused } from './chosen-orders.ts';
import { payInput } from './pay-input.ts';
import type { PayOrderInput } from './pay-input.ts';

export interface ProofInput {
  readonly orderId: string;
  readonly groupId: string;
}

export interface ProofContext extends ProofInput {
  /** This order first, then the group's other unpaid orders. */
  readonly orders: readonly PayableOrder[];
  readonly chosen: readonly string[];
  readonly photos: readonly KeptPhoto[];
  readonly form: PaymentForm;
  /** Whether an amount was typed; prefilled amounts follow the chosen orders. */
  readonly typed: boolean;
  readonly mistake:
    PaymentFormField | 'nothingPaid' | 'photos' | 'tooManyPhotos' | 'repeatedPhoto' | 'orders' | null;
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
  readonly paymentOrderId: string | null;
}

export type ProofEvent =
  | (Stamp &
      (
        | { readonly type: 'proof.open'; readonly orders: readonly PayableOrder[] }
        | { readonly type: 'proof.close' }
        | PhotoEvent
        | { readonly type: 'type.choose'; readonly paymentType: PaymentType }
        | { readonly type: 'amount.change'; readonly field: PaymentFormField; readonly text: string }
        | { readonly type: 'debt.toggle'; readonly orderId: string }
        | { readonly type: 'proof.send' }
        | { readonly type: 'proof.confirm' }
        /** Of version 0.1.0, which asked nothing; nothing sends it any more. */
        | { readonly type: 'proof.submit' }
        | { readonly type: 'proof.edit' }
        | { readonly type: 'proof.retry' }
        | { readonly type: 'proof.acknowledge' }
      ))
  | DeliveryEvent;

type PayOutcome = Outcome<{ readonly payment_order_id: string }>;

/** The server accepted the proof: its orders are paid; or refused it. */
export type ProofEmitted =
  | {
      readonly type: 'proof.accepted';
      /** The order that the proof was begun for. */
      readonly orderId: string;
      readonly paymentOrderId: string;
    }
  | { readonly type: 'proof.writeRefused'; readonly orderId: string };

const photoPart = photoForm<ProofContext>(() => maxProofPhotos);

export const paymentProofMachine = setup({
  types: {
    context: {} as ProofContext,
    input: {} as ProofInput,
    events: {} as ProofEvent,
    emitted: {} as ProofEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    payOrder: fromPromise<PayOutcome, PayOrderInput>(notProvided),
  },
  guards: {
    ...photoPart.guards,
    hasMistake: ({ context }) => findMistake(context) !== null,
    paysNothing: ({ context }) => dueOf(context.orders, context.chosen) > 0 && typedTotal(context.form) === 0,
    paysOtherThanDue: ({ context }) =>
      isOtherThanDue(dueOf(context.orders, context.chosen), typedTotal(context.form) ?? 0),
    isAccepted: (_, outcome: PayOutcome) => outcome.ok,
    isDebt({ context, event }) {
      assertEvent(event, 'debt.toggle');
      return event.orderId !== context.orderId;
    },
  },
  actions: {
    takePhotos: assign(photoPart.takePhotos),
    refusePhotos: assign(photoPart.refusePhotos),
    removePhoto: assign(photoPart.removePhoto),
    retryPhoto: assign(photoPart.retryPhoto),
    takeUpload: assign(photoPart.takeUpload),
    failUpload: assign(photoPart.failUpload),
    takeAnswer: assign(({ context }, outcome: PayOutcome) =>
      outcome.ok
        ? { paymentOrderId: outcome.value.payment_order_id, problem: null }
        : { ...refusedWith(context, outcome.problem), ...withoutRefused(context, outcome.problem) },
    ),
    emitAnswer: emit(({ context: { orderId } }, outcome: PayOutcome) =>
      outcome.ok
        ? { type: 'proof.accepted', orderId, paymentOrderId: outcome.value.payment_order_id }
        : { type: 'proof.writeRefused', orderId },
    ),
    showMistake: assign({ mistake: ({ context }) => findMistake(context) }),
    showNothingPaid: assign({ mistake: 'nothingPaid' }),
    keepKey: assign(({ event }) => {
      assertEvent(event, ['proof.send', 'proof.confirm', 'proof.submit']);
      return { key: event.key ?? '', mistake: null, problem: null };
    }),
  },
}).createMachine({
  id: 'payment-proof',
  description:
    'The proof that an order was paid: photos, how it was paid, and which debts are settled with it.',
  context: ({ input }) => ({ ...input, ...emptyProof(input) }),
  type: 'parallel',
  states: {
    uploads: photoUploads,
    proof: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'proof.open': {
              target: 'editing',
              actions: assign(({ context, event }) => offerOrders(context, event.orders)),
            },
            ...latePhotos,
          },
        },
        editing: {
          tags: ['editable'],
          on: {
            'proof.open': { actions: assign(({ context, event }) => offerOrders(context, event.orders)) },
            'proof.close': 'closed',
            ...choosingPhotos,
            'type.choose': {
              actions: assign(({ context, event }) => {
                const typed = context.typed ? typedTotal(context.form) : null;
                const due = dueOf(context.orders, context.chosen);
                return {
                  form: prefill(event.paymentType, typed ?? due),
                  typed: typed !== null,
                  mistake: null,
                };
              }),
            },
            'amount.change': {
              actions: assign({
                form: ({ context, event }) => typeAmount(context.form, event.field, event.text),
                typed: true,
                mistake: null,
              }),
            },
            'debt.toggle': {
              guard: 'isDebt',
              actions: assign(({ context, event }) => toggleDebt(context, event.orderId)),
            },
            'proof.send': [
              { guard: 'hasMistake', actions: 'showMistake' },
              { guard: 'paysNothing', actions: 'showNothingPaid' },
              { target: 'asking', guard: 'paysOtherThanDue' },
              { target: 'awaitingPhotos', actions: 'keepKey' },
            ],
            // For logs of version 0.1.0.
            'proof.submit': [
              { guard: 'hasMistake', actions: 'showMistake' },
              { target: 'awaitingPhotos', actions: 'keepKey' },
            ],
          },
        },
        asking: {
          on: {
            'proof.confirm': { target: 'awaitingPhotos', actions: 'keepKey' },
            'proof.edit': 'editing',
            ...latePhotos,
          },
        },
        awaitingPhotos: {
          tags: ['busy', 'delivery:photos'],
          always: [
            { target: 'submitting', guard: 'areAllSent' },
            { target: 'editing', guard: 'hasFailedPhoto' },
          ],
          on: { 'proof.edit': 'editing' },
        },
        submitting: write({
          service: 'payOrder',
          input: ({ context }: { readonly context: ProofContext }) => payInput(context),
          onDone: [
            { target: 'accepted', guard: 'isAccepted', actions: ['takeAnswer', 'emitAnswer'] },
            { target: 'refused', actions: ['takeAnswer', 'emitAnswer'] },
          ],
        }),
        accepted: { tags: ['settled'], on: { 'proof.acknowledge': 'acknowledged' } },
        // Its payment may be rejected, and the order is paid once more.
        acknowledged: {
          tags: ['settled'],
          on: {
            'proof.open': {
              target: 'editing',
              actions: assign(({ context, event }) => {
                const empty = emptyProof(context);
                return { ...empty, ...offerOrders({ ...context, ...empty }, event.orders) };
              }),
            },
          },
        },
        refused: {
          on: {
            'proof.edit': {
              target: 'editing',
              // What cannot be paid any more is named while the refusal is shown, and not offered again.
              actions: assign({ orders: ({ context }) => payableOrders(context) }),
            },
            'proof.close': 'closed',
          },
        },
        unreachable: { tags: ['delivery:unreachable'], on: { 'proof.retry': 'submitting' } },
      },
    },
  },
});

function emptyProof({ orderId }: ProofInput): Omit<ProofContext, keyof ProofInput> {
  return {
    orders: [],
    chosen: [orderId],
    photos: [],
    form: prefill('receipt', 0),
    typed: false,
    mistake: null,
    key: '',
    problem: null,
    paymentOrderId: null,
  };
}

/** Returns the first field that has to be corrected before the proof is submitted; null if there is none. */
function findMistake(context: ProofContext): ProofContext['mistake'] {
  if (context.photos.length === 0) return 'photos';
  const form = readPaymentForm(context.form);
  if (!form.ok) return form.field;
  return context.chosen.length === 0 ? 'orders' : null;
}

export const paymentProofWorkflow = defineWorkflow({
  name: 'payment-proof',
  machine: paymentProofMachine,
  services: { uploadV2: 'write', payOrder: 'write' },
  journalled: true,
  fields: { 'amount.change': 'text' },
  settles: true,
});
