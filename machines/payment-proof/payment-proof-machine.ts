import { assign, fromPromise, setup } from 'xstate';
import { maxProofPhotos } from '../../domain/limits.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import {
  dueOf,
  type PayableOrder,
  prefill,
  readPaymentForm,
  type PaymentAmounts,
  type PaymentForm,
  type PaymentFormField,
  type PaymentType,
} from '../../domain/payment-form.ts';
import {
  addPhotos,
  allSent,
  nextUpload,
  removePhoto,
  retryPhoto,
  sentPaths,
  markMissing,
  type ChosenPhoto,
  type KeptPhoto,
} from '../../domain/photos.ts';
import { notProvided } from '../kit/not-provided.ts';
import {
  failUpload,
  hasKeptPhoto,
  photoUploads,
  takePhotos,
  takeUpload,
  type UploadInput,
  type UploadOutcome,
} from '../kit/photo-uploads.ts';
import { defineWorkflow, type DeliveryEvent, type Stamp } from '../kit/workflow.ts';

export interface ProofInput {
  readonly orderId: string;
  readonly groupId: string;
}

export interface PayOrderInput {
  readonly key: string;
  readonly groupId: string;
  readonly orderIds: readonly string[];
  readonly photos: readonly string[];
  readonly amounts: PaymentAmounts;
}

export interface ProofContext extends ProofInput {
  /** The order itself first, then the group's other unpaid orders. */
  readonly orders: readonly PayableOrder[];
  readonly chosen: readonly string[];
  readonly photos: readonly KeptPhoto[];
  readonly form: PaymentForm;
  /** Whether an amount was typed; a prefilled one follows the chosen orders. */
  readonly typed: boolean;
  readonly mistake: PaymentFormField | 'photos' | 'tooManyPhotos' | 'repeatedPhoto' | 'orders' | null;
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
        | { readonly type: 'photos.add'; readonly photos: readonly ChosenPhoto[] }
        | { readonly type: 'photo.remove'; readonly blobId: string }
        | { readonly type: 'photo.retry'; readonly blobId: string }
        | { readonly type: 'type.choose'; readonly paymentType: PaymentType }
        | { readonly type: 'amount.change'; readonly field: PaymentFormField; readonly text: string }
        | { readonly type: 'debt.toggle'; readonly orderId: string }
        | { readonly type: 'proof.submit' }
        | { readonly type: 'proof.edit' }
        | { readonly type: 'proof.retry' }
        | { readonly type: 'proof.acknowledge' }
      ))
  | DeliveryEvent;

export const paymentProofMachine = setup({
  types: {
    context: {} as ProofContext,
    input: {} as ProofInput,
    events: {} as ProofEvent,
    tags: {} as 'busy' | 'editable' | 'settled',
  },
  actors: {
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    payOrder: fromPromise<Outcome<{ readonly payment_order_id: string }>, PayOrderInput>(notProvided),
  },
  guards: {
    hasKeptPhoto: ({ context }) => hasKeptPhoto(context),
    hasFailedPhoto: ({ context }) => context.photos.some((photo) => photo.status === 'failed'),
    hasMistake: ({ context }) => findMistake(context) !== null,
    areAllSent: ({ context }) => allSent(context.photos),
    isUploadingPhoto: ({ context, event }) =>
      'blobId' in event && nextUpload(context.photos)?.blobId === event.blobId,
    fitsPhotos: ({ context, event }) =>
      'photos' in event && addPhotos(context.photos, event.photos, maxProofPhotos) !== null,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isDebt: ({ context, event }) => 'orderId' in event && event.orderId !== context.orderId,
  },
  actions: {
    takePhotos: assign(({ context, event }) =>
      'photos' in event ? takePhotos(context, event.photos, maxProofPhotos) : {},
    ),
    takeUpload: assign(({ context, event }) =>
      'output' in event ? takeUpload(context, event.output as UploadOutcome) : {},
    ),
    failUpload: assign(({ context }) => failUpload(context)),
    takeAnswer: assign(({ context }, outcome: Outcome<{ readonly payment_order_id: string }>) =>
      outcome.ok
        ? { paymentOrderId: outcome.value.payment_order_id, problem: null }
        : { problem: outcome.problem, photos: markMissing(context.photos, outcome.problem) },
    ),
    showMistake: assign({ mistake: ({ context }) => findMistake(context) }),
    keepKey: assign({
      key: ({ event }) => ('key' in event ? (event.key ?? '') : ''),
      mistake: null,
      problem: null,
    }),
  },
}).createMachine({
  id: 'payment-proof',
  description:
    'The proof that an order was paid: photos, how it was paid, and which debts are settled with it.',
  context: ({ input }) => ({
    ...input,
    orders: [],
    chosen: [input.orderId],
    photos: [],
    form: prefill('receipt', 0),
    typed: false,
    mistake: null,
    key: '',
    problem: null,
    paymentOrderId: null,
  }),
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
              actions: assign(({ context, event }) => open(context, event.orders)),
            },
            // Chosen before the sheet was closed, and made ready after it.
            'photos.add': { guard: 'fitsPhotos', actions: 'takePhotos' },
          },
        },
        editing: {
          tags: ['editable'],
          on: {
            'proof.open': { actions: assign(({ context, event }) => open(context, event.orders)) },
            'proof.close': 'closed',
            'photos.add': [
              { guard: 'fitsPhotos', actions: 'takePhotos' },
              { actions: assign({ mistake: 'tooManyPhotos' }) },
            ],
            'photo.remove': {
              actions: assign({ photos: ({ context, event }) => removePhoto(context.photos, event.blobId) }),
            },
            'photo.retry': {
              actions: assign({ photos: ({ context, event }) => retryPhoto(context.photos, event.blobId) }),
            },
            'type.choose': {
              actions: assign({
                form: ({ context, event }) =>
                  prefill(event.paymentType, dueOf(context.orders, context.chosen)),
                typed: false,
                mistake: null,
              }),
            },
            'amount.change': {
              actions: assign({
                form: ({ context, event }) => ({ ...context.form, [event.field]: event.text }),
                typed: true,
                mistake: null,
              }),
            },
            'debt.toggle': {
              guard: 'isDebt',
              actions: assign(({ context, event }) => toggleDebt(context, event.orderId)),
            },
            'proof.submit': [
              { guard: 'hasMistake', actions: 'showMistake' },
              { target: 'awaitingPhotos', actions: 'keepKey' },
            ],
          },
        },
        awaitingPhotos: {
          tags: ['busy'],
          always: [
            { target: 'submitting', guard: 'areAllSent' },
            { target: 'editing', guard: 'hasFailedPhoto' },
          ],
          on: { 'proof.edit': 'editing' },
        },
        submitting: {
          tags: ['busy'],
          initial: 'sending',
          invoke: {
            id: 'payOrder',
            src: 'payOrder',
            input: ({ context }) => payInput(context),
            onDone: [
              {
                target: 'accepted',
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
              { target: 'refused', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
            ],
            onError: 'unreachable',
          },
          on: { 'delivery.waiting': '.waiting', 'delivery.unknown': '.unknown' },
          states: { sending: {}, waiting: {}, unknown: {} },
        },
        accepted: { tags: ['settled'], on: { 'proof.acknowledge': 'acknowledged' } },
        acknowledged: { tags: ['settled'] },
        refused: { on: { 'proof.edit': 'editing', 'proof.close': 'closed' } },
        unreachable: { on: { 'proof.retry': 'submitting' } },
      },
    },
  },
});

function open(context: ProofContext, orders: readonly PayableOrder[]): Partial<ProofContext> {
  const chosen = context.chosen.filter((id) => orders.some((order) => order.id === id));
  return follow({ ...context, orders, chosen });
}

function toggleDebt(context: ProofContext, orderId: string): Partial<ProofContext> {
  const chosen = context.chosen.includes(orderId)
    ? context.chosen.filter((id) => id !== orderId)
    : [...context.chosen, orderId];
  return follow({ ...context, chosen });
}

/** Prefilled amounts follow what is due; typed ones stay. */
function follow(context: ProofContext): Partial<ProofContext> {
  const { orders, chosen, form, typed } = context;
  return {
    orders,
    chosen,
    form: typed ? form : prefill(form.type, dueOf(context.orders, context.chosen)),
    mistake: null,
  };
}

/** What keeps the proof from being submitted, in the order in which it is told. */
function findMistake(context: ProofContext): ProofContext['mistake'] {
  if (context.photos.length === 0) return 'photos';
  const form = readPaymentForm(context.form);
  if (!form.ok) return form.field;
  return context.chosen.length === 0 ? 'orders' : null;
}

function payInput({ key, groupId, chosen, photos, form }: ProofContext): PayOrderInput {
  const amounts = readPaymentForm(form);
  if (!amounts.ok) throw new Error('a proof is submitted only with readable amounts');
  return { key, groupId, orderIds: chosen, photos: sentPaths(photos), amounts: amounts.value };
}

export const paymentProofWorkflow = defineWorkflow({
  name: 'payment-proof',
  machine: paymentProofMachine,
  services: { uploadV2: 'write', payOrder: 'write' },
  journalled: true,
  fields: { 'amount.change': 'text' },
  settles: true,
});
