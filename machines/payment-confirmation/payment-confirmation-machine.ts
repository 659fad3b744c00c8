import { and, assign, fromPromise, or, setup } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import { formatAmount, parseBaht, readWire } from '../../domain/money.ts';
import type { Satang } from '../../domain/money.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import {
  addPhotos,
  allSent,
  nextUpload,
  receiptPhotoLimit,
  removePhoto,
  retryPhoto,
  sentPaths,
  markMissing,
} from '../../domain/photos.ts';
import type { ChosenPhoto, KeptPhoto } from '../../domain/photos.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { readPaymentStatus } from '../../domain/statuses.ts';
import type { PaymentStatus } from '../../domain/statuses.ts';
import { decidePayment } from '../lifecycle.ts';
import { notProvided } from '../kit/not-provided.ts';
import { failUpload, hasKeptPhoto, photoUploads, takePhotos, takeUpload } from '../kit/photo-uploads.ts';
import type { UploadInput, UploadOutcome } from '../kit/photo-uploads.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';

/** Who looks at the payment, in which shop. */
interface ConfirmationViewer {
  readonly roles: readonly StaffRole[];
  /** Whether this merchant confirms receipts at all. */
  readonly confirmsReceipts: boolean;
}

export interface ConfirmationInput extends ConfirmationViewer {
  readonly paymentOrderId: string;
}

export interface ConfirmPayOrderInput {
  readonly key: string;
  readonly paymentOrderId: string;
  readonly version: number;
  /** Addresses of the photos added to the proof's own. */
  readonly photos: readonly string[];
  readonly paid: Satang;
}

export interface ConfirmationContext extends ConfirmationInput {
  readonly payment: PaymentOrder | null;
  /** Whether the payment could not be read again and is shown as it was last known. */
  readonly isStale: boolean;
  readonly photos: readonly KeptPhoto[];
  /** The received amount as typed. */
  readonly amount: string;
  readonly mistake: 'amount' | 'tooManyPhotos' | 'repeatedPhoto' | null;
  readonly key: string;
  readonly problem: Problem | null;
}

export type ConfirmationEvent =
  | (Stamp &
      (
        | ({ readonly type: 'viewer.change' } & ConfirmationViewer)
        | { readonly type: 'payment.open' }
        | { readonly type: 'receipt.open' }
        | { readonly type: 'receipt.close' }
        | { readonly type: 'photos.add'; readonly photos: readonly ChosenPhoto[] }
        | { readonly type: 'photo.remove'; readonly blobId: string }
        | { readonly type: 'photo.retry'; readonly blobId: string }
        | { readonly type: 'amount.change'; readonly text: string }
        | { readonly type: 'receipt.confirm' }
        | { readonly type: 'receipt.edit' }
        | { readonly type: 'receipt.retry' }
        | { readonly type: 'refusal.acknowledge' }
      ))
  | DeliveryEvent;

export const paymentConfirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    input: {} as ConfirmationInput,
    events: {} as ConfirmationEvent,
    tags: {} as 'busy' | 'editable' | 'settled',
  },
  actors: {
    paymentOrderDetail: fromPromise<Outcome<PaymentOrder>, { readonly paymentOrderId: string }>(notProvided),
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    confirmPayOrder: fromPromise<Outcome<PaymentOrder>, ConfirmPayOrderInput>(notProvided),
  },
  guards: {
    isSettled: ({ context }) => statusOf(context) === 'completed',
    confirmsReceipts: ({ context }) => context.confirmsReceipts,
    mayConfirm: ({ context }) => {
      const status = statusOf(context);
      return status !== null && decidePayment(status, { type: 'payment.confirm', roles: context.roles }).ok;
    },
    isAccepted: (_, outcome: Outcome<PaymentOrder>) => outcome.ok,
    isAlreadyConfirmed: (_, outcome: Outcome<PaymentOrder>) =>
      !outcome.ok && outcome.problem.reason === 'already_confirmed',
    isKnown: ({ context }) => context.payment !== null,
    hasMistake: ({ context }) => parseBaht(context.amount) === null,
    hasKeptPhoto: ({ context }) => hasKeptPhoto(context),
    hasFailedPhoto: ({ context }) => context.photos.some((photo) => photo.status === 'failed'),
    areAllSent: ({ context }) => allSent(context.photos),
    isUploadingPhoto: ({ context, event }) =>
      'blobId' in event && nextUpload(context.photos)?.blobId === event.blobId,
    fitsPhotos: ({ context, event }) =>
      'photos' in event && addPhotos(context.photos, event.photos, photoLimit(context)) !== null,
  },
  actions: {
    takePhotos: assign(({ context, event }) =>
      'photos' in event ? takePhotos(context, event.photos, photoLimit(context)) : {},
    ),
    takeUpload: assign(({ context, event }) =>
      'output' in event ? takeUpload(context, event.output as UploadOutcome) : {},
    ),
    failUpload: assign(({ context }) => failUpload(context)),
    takePayment: assign((_, outcome: Outcome<PaymentOrder>) =>
      outcome.ok ? { payment: outcome.value, isStale: false, problem: null } : {},
    ),
    forgetPayment: assign({ payment: null, isStale: false }),
    takeProblem: assign(({ context }, outcome: Outcome<PaymentOrder>) =>
      outcome.ok ? {} : { problem: outcome.problem, photos: markMissing(context.photos, outcome.problem) },
    ),
  },
}).createMachine({
  id: 'payment-confirmation',
  description:
    'One payment order: read by everyone it concerns, and confirmed by those who receive the money.',
  context: ({ input }) => ({
    ...input,
    payment: null,
    isStale: false,
    photos: [],
    amount: '',
    mistake: null,
    key: '',
    problem: null,
  }),
  on: {
    'viewer.change': {
      actions: assign({
        roles: ({ event }) => event.roles,
        confirmsReceipts: ({ event }) => event.confirmsReceipts,
      }),
    },
  },
  type: 'parallel',
  states: {
    uploads: photoUploads,
    payment: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'paymentOrderDetail',
            src: 'paymentOrderDetail',
            input: ({ context }) => ({ paymentOrderId: context.paymentOrderId }),
            onDone: [
              {
                target: 'shown',
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                actions: { type: 'takePayment', params: ({ event }) => event.output },
              },
              {
                target: 'missing',
                actions: ['forgetPayment', { type: 'takeProblem', params: ({ event }) => event.output }],
              },
            ],
            onError: [
              { target: 'shown', guard: 'isKnown', actions: assign({ isStale: true }) },
              { target: 'unloaded' },
            ],
          },
          // Chosen before the sheet was closed or the payment read again, and made ready after it.
          on: { 'photos.add': { guard: 'fitsPhotos', actions: 'takePhotos' } },
        },
        missing: { on: { 'payment.open': 'loading' } },
        unloaded: { on: { 'payment.open': 'loading' } },
        shown: {
          initial: 'deciding',
          on: { 'payment.open': 'loading' },
          states: {
            deciding: { always: [{ target: 'closed', guard: 'isSettled' }, { target: 'resting' }] },
            closed: { tags: ['settled'] },
            resting: {
              on: {
                'receipt.open': {
                  target: '#payment-confirmation.payment.editing',
                  guard: and(['confirmsReceipts', 'mayConfirm']),
                  actions: assign(({ context }) => ({
                    amount: context.amount || formatAmount(readWire(context.payment?.paid_amount ?? 0)),
                    mistake: null,
                  })),
                },
                // Chosen before the sheet was closed, and made ready after it.
                'photos.add': { guard: 'fitsPhotos', actions: 'takePhotos' },
              },
            },
          },
        },
        editing: {
          tags: ['editable'],
          on: {
            'receipt.close': 'shown',
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
            'amount.change': { actions: assign({ amount: ({ event }) => event.text, mistake: null }) },
            'receipt.confirm': [
              {
                guard: and(['confirmsReceipts', 'mayConfirm', 'hasMistake']),
                actions: assign({ mistake: 'amount' }),
              },
              {
                target: 'awaitingPhotos',
                guard: and(['confirmsReceipts', 'mayConfirm']),
                actions: assign({ key: ({ event }) => event.key ?? '', mistake: null, problem: null }),
              },
            ],
          },
        },
        awaitingPhotos: {
          tags: ['busy'],
          always: [
            { target: 'confirming', guard: and(['confirmsReceipts', 'mayConfirm', 'areAllSent']) },
            { target: 'editing', guard: or(['hasFailedPhoto', 'areAllSent']) },
          ],
          on: { 'receipt.edit': 'editing' },
        },
        confirming: {
          tags: ['busy'],
          initial: 'sending',
          invoke: {
            id: 'confirmPayOrder',
            src: 'confirmPayOrder',
            input: ({ context }) => confirmInput(context),
            onDone: [
              {
                target: 'shown',
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                actions: { type: 'takePayment', params: ({ event }) => event.output },
              },
              {
                target: 'alreadyConfirmed',
                guard: { type: 'isAlreadyConfirmed', params: ({ event }) => event.output },
                actions: { type: 'takeProblem', params: ({ event }) => event.output },
              },
              { target: 'refused', actions: { type: 'takeProblem', params: ({ event }) => event.output } },
            ],
            onError: 'unreachable',
          },
          on: { 'delivery.waiting': '.waiting', 'delivery.unknown': '.unknown' },
          states: { sending: {}, waiting: {}, unknown: {} },
        },
        alreadyConfirmed: { on: { 'refusal.acknowledge': 'loading' } },
        refused: { on: { 'refusal.acknowledge': 'loading' } },
        unreachable: { on: { 'receipt.retry': 'confirming' } },
      },
    },
  },
});

function photoLimit({ payment }: ConfirmationContext): number {
  return payment === null ? 0 : receiptPhotoLimit(payment);
}

function statusOf({ payment }: ConfirmationContext): PaymentStatus | null {
  return payment === null ? null : readPaymentStatus(payment.status);
}

function confirmInput({
  key,
  paymentOrderId,
  payment,
  photos,
  amount,
}: ConfirmationContext): ConfirmPayOrderInput {
  const paid = parseBaht(amount);
  if (paid === null || payment === null)
    throw new Error('a receipt is confirmed only with a readable amount');
  return { key, paymentOrderId, version: payment.version, photos: sentPaths(photos), paid };
}

export const paymentConfirmationWorkflow = defineWorkflow({
  name: 'payment-confirmation',
  machine: paymentConfirmationMachine,
  services: { paymentOrderDetail: 'read', uploadV2: 'write', confirmPayOrder: 'write' },
  journalled: true,
  fields: { 'amount.change': 'text' },
  settles: true,
});
