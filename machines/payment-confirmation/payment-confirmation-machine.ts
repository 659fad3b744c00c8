import { and, assign, emit, fromPromise, or, setup } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import { formatAmount, parseBaht, readWire } from '../../domain/money.ts';
import type { Satang } from '../../domain/money.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { isNothingReceived } from '../../domain/payments/payment-form.ts';
import { receiptPhotoLimit, sentPaths } from '../../domain/photos/photos.ts';
import type { KeptPhoto } from '../../domain/photos/photos.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { readPaymentStatus } from '../../domain/statuses.ts';
import type { PaymentStatus } from '../../domain/statuses.ts';
import { decidePayment, isPaymentSettled } from '../lifecycle.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import { notProvided } from '../kit/not-provided.ts';
import { choosingPhotos, latePhotos, photoForm, photoUploads, refusedWith } from '../kit/photo-form.ts';
import type { PhotoEvent, UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

/** The person who views the payment, and the merchant's setting. */
interface ConfirmationViewer {
  readonly roles: readonly StaffRole[];
  /** Whether this merchant confirms receipts at all. */
  readonly confirmsReceipts: boolean;
}

export interface ConfirmationInput extends ConfirmationViewer {
  readonly paymentOrderId: string;
  /** Photos that a receipt may have, beside those of the proof; absent in logs of version 0.1.0. */
  readonly receiptPhotos?: number;
}

export interface ConfirmPayOrderInput {
  readonly key: string;
  readonly paymentOrderId: string;
  readonly version: number;
  /** URLs of the photos that finance added. */
  readonly photos: readonly string[];
  readonly paid: Satang;
}

export interface ConfirmationContext extends ConfirmationInput {
  readonly payment: PaymentOrder | null;
  /** Whether reading the payment again failed, so that the last known version is shown. */
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
        | PhotoEvent
        | { readonly type: 'amount.change'; readonly text: string }
        | { readonly type: 'receipt.confirm' }
        | { readonly type: 'receipt.edit' }
        | { readonly type: 'receipt.retry' }
        | { readonly type: 'refusal.acknowledge' }
      ))
  | DeliveryEvent;

/** The server accepted the confirmation: the money was received; or refused it. */
export interface ConfirmationEmitted {
  readonly type: 'payment.confirmed' | 'payment.writeRefused';
  readonly paymentOrderId: string;
}

const photoPart = photoForm(photoLimit);

const record = loadedRecord({
  service: 'paymentOrderDetail',
  input: ({ context: { paymentOrderId } }: { readonly context: ConfirmationContext }) => ({ paymentOrderId }),
  open: 'payment.open',
  take: 'takePayment',
  forget: 'forgetPayment',
});

export const paymentConfirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    input: {} as ConfirmationInput,
    events: {} as ConfirmationEvent,
    emitted: {} as ConfirmationEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    paymentOrderDetail: fromPromise<Outcome<PaymentOrder>, { readonly paymentOrderId: string }>(notProvided),
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    confirmPayOrder: fromPromise<Outcome<PaymentOrder>, ConfirmPayOrderInput>(notProvided),
  },
  guards: {
    isSettled({ context }) {
      const status = statusOf(context);
      return status !== null && isPaymentSettled(status);
    },
    confirmsReceipts: ({ context }) => context.confirmsReceipts,
    mayConfirm: ({ context }) => {
      const status = statusOf(context);
      return status !== null && decidePayment(status, { type: 'payment.confirm', roles: context.roles }).ok;
    },
    isAccepted: (_, outcome: Outcome<PaymentOrder>) => outcome.ok,
    isAlreadyConfirmed: (_, outcome: Outcome<PaymentOrder>) =>
      !outcome.ok && outcome.problem.reason === 'already_confirmed',
    isKnown: ({ context }) => context.payment !== null,
    hasMistake({ context: { amount, payment } }) {
      const received = parseBaht(amount);
      return received === null || isNothingReceived(readWire(payment?.should_paid_amount ?? 0), received);
    },
    ...photoPart.guards,
  },
  actions: {
    takePhotos: assign(photoPart.takePhotos),
    refusePhotos: assign(photoPart.refusePhotos),
    removePhoto: assign(photoPart.removePhoto),
    retryPhoto: assign(photoPart.retryPhoto),
    takeUpload: assign(photoPart.takeUpload),
    failUpload: assign(photoPart.failUpload),
    takePayment: assign(({ context }, outcome: Outcome<PaymentOrder>) =>
      outcome.ok
        ? {
            payment: outcome.value,
            amount: amountFor(context, outcome.value),
            isStale: false,
            problem: null,
          }
        : {},
    ),
    forgetPayment: assign({ payment: null, isStale: false }),
    takeProblem: assign(({ context }, outcome: Outcome<PaymentOrder>) =>
      outcome.ok ? {} : refusedWith(context, outcome.problem),
    ),
    markStale: assign({ isStale: true }),
    emitAnswer: emit(({ context: { paymentOrderId } }, outcome: Outcome<PaymentOrder>) => ({
      type: outcome.ok ? 'payment.confirmed' : 'payment.writeRefused',
      paymentOrderId,
    })),
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
        ...record,
        loading: { ...record.loading, on: latePhotos },
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
                    amount: context.amount || prefilledAmount(context.payment),
                    mistake: null,
                  })),
                },
                ...latePhotos,
              },
            },
          },
        },
        editing: {
          tags: ['editable'],
          on: {
            'receipt.close': 'shown',
            ...choosingPhotos,
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
          tags: ['busy', 'delivery:photos'],
          always: [
            { target: 'confirming', guard: and(['confirmsReceipts', 'mayConfirm', 'areAllSent']) },
            { target: 'editing', guard: or(['hasFailedPhoto', 'areAllSent']) },
          ],
          on: { 'receipt.edit': 'editing' },
        },
        confirming: write({
          service: 'confirmPayOrder',
          input: ({ context }: { readonly context: ConfirmationContext }) => confirmInput(context),
          onDone: [
            { target: 'shown', guard: 'isAccepted', actions: ['takePayment', 'emitAnswer'] },
            {
              target: 'alreadyConfirmed',
              guard: 'isAlreadyConfirmed',
              actions: ['takeProblem', 'emitAnswer'],
            },
            { target: 'refused', actions: ['takeProblem', 'emitAnswer'] },
          ],
        }),
        alreadyConfirmed: { on: { 'refusal.acknowledge': 'loading' } },
        refused: { on: { 'refusal.acknowledge': 'loading' } },
        unreachable: { tags: ['delivery:unreachable'], on: { 'receipt.retry': 'confirming' } },
      },
    },
  },
});

function photoLimit({ payment, receiptPhotos }: ConfirmationContext): number {
  return payment === null ? (receiptPhotos ?? 0) : receiptPhotoLimit(payment, receiptPhotos);
}

/** What the field shows until somebody types: what was paid. */
function prefilledAmount(payment: PaymentOrder | null): string {
  return formatAmount(readWire(payment?.paid_amount ?? 0));
}

/** The amount for a payment that was read again: what was typed stays, what was prefilled follows a correction. */
function amountFor({ amount, payment }: ConfirmationContext, now: PaymentOrder): string {
  return amount === prefilledAmount(payment) ? prefilledAmount(now) : amount;
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
