import { and, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { paidPayment } from '../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import { differsMuch } from '../../domain/payments/payment-form.ts';
import { receiptConfirmers } from '../../domain/permissions.ts';
import { hasRole } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { readPaymentStatus } from '../../domain/statuses.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import type { ConfirmPayOrderInput } from '../payment-confirmation/payment-confirmation-machine.ts';

/** The person who confirms, and the merchant's setting. */
export interface LaneInput {
  readonly roles: readonly StaffRole[];
  /** Whether this merchant confirms receipts at all. */
  readonly confirmsReceipts: boolean;
}

export interface LaneContext extends LaneInput {
  /** All payments of this round, in the order in which they are looked at. */
  readonly queue: readonly PaidPayment[];
  /** Place in it of the payment that is shown. */
  readonly at: number;
  readonly confirmed: number;
  readonly rejected: number;
  readonly skipped: number;
  readonly key: string;
  readonly problem: Problem | null;
}

export type LaneEvent =
  | (Stamp &
      (
        | ({ readonly type: 'viewer.change' } & LaneInput)
        | { readonly type: 'lane.start'; readonly payments: readonly PaidPayment[] }
        | { readonly type: 'receipt.confirm' | 'receipt.retry' }
        | { readonly type: 'question.close' }
        | { readonly type: 'payment.skip' | 'payment.open' }
        // By the workflow that rejects it.
        | { readonly type: 'payment.rejected'; readonly paymentOrderId: string }
      ))
  | DeliveryEvent;

/** The server accepted the confirmation: the money was received; or refused it. */
export interface LaneEmitted {
  readonly type: 'payment.confirmed' | 'payment.writeRefused';
  readonly paymentOrderId: string;
}

type PaymentOutcome = Outcome<PaymentOrder>;

export const quickConfirmationMachine = setup({
  types: {
    context: {} as LaneContext,
    input: {} as LaneInput,
    events: {} as LaneEvent,
    emitted: {} as LaneEmitted,
    tags: {} as 'busy' | 'shown' | DeliveryTag,
  },
  actors: {
    confirmPayOrder: fromPromise<PaymentOutcome, ConfirmPayOrderInput>(notProvided),
    paymentOrderDetail: fromPromise<PaymentOutcome, { readonly paymentOrderId: string }>(notProvided),
  },
  guards: {
    mayConfirm: ({ context }) => context.confirmsReceipts && hasRole(context.roles, receiptConfirmers),
    hasPayments({ event }) {
      assertEvent(event, 'lane.start');
      return event.payments.length > 0;
    },
    differsMuch({ context }) {
      const { due, paid } = laneShown(context);
      return differsMuch(due, paid);
    },
    isShown({ context, event }) {
      assertEvent(event, 'payment.rejected');
      return event.paymentOrderId === laneShown(context).id;
    },
    isBehindLast: ({ context }) => context.at >= context.queue.length,
    isAccepted: (_, outcome: PaymentOutcome) => outcome.ok,
    isAlreadyConfirmed: (_, outcome: PaymentOutcome) =>
      !outcome.ok && outcome.problem.reason === 'already_confirmed',
    isStillPaid: (_, outcome: PaymentOutcome) =>
      outcome.ok && readPaymentStatus(outcome.value.status) === 'paid',
  },
  actions: {
    start: assign(({ event }) => {
      assertEvent(event, 'lane.start');
      return { queue: event.payments, at: 0, confirmed: 0, rejected: 0, skipped: 0, key: '', problem: null };
    }),
    takeKey: assign(({ event }) => {
      assertEvent(event, 'receipt.confirm');
      return { key: event.key ?? '', problem: null };
    }),
    countConfirmed: assign(({ context }) => ({ confirmed: context.confirmed + 1 })),
    countRejected: assign(({ context }) => ({ rejected: context.rejected + 1 })),
    countSkipped: assign(({ context }) => ({ skipped: context.skipped + 1, problem: null })),
    moveOn: assign(({ context }) => ({ at: context.at + 1, problem: null })),
    takeProblem: assign((_, outcome: PaymentOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    takePayment: assign(({ context }, outcome: PaymentOutcome) =>
      outcome.ok
        ? {
            queue: context.queue.map((payment, at) =>
              at === context.at ? paidPayment(outcome.value) : payment,
            ),
            problem: null,
          }
        : {},
    ),
    emitAnswer: emit(({ context }, outcome: PaymentOutcome) => ({
      type: outcome.ok ? 'payment.confirmed' : 'payment.writeRefused',
      paymentOrderId: laneShown(context).id,
    })),
  },
}).createMachine({
  id: 'quick-confirmation',
  description:
    'Paid payments are looked at one after the other, and each is confirmed, rejected or left for later.',
  context: ({ input }) => ({
    ...input,
    queue: [],
    at: 0,
    confirmed: 0,
    rejected: 0,
    skipped: 0,
    key: '',
    problem: null,
  }),
  initial: 'finished',
  on: {
    'viewer.change': {
      actions: assign({
        roles: ({ event }) => event.roles,
        confirmsReceipts: ({ event }) => event.confirmsReceipts,
      }),
    },
  },
  states: {
    deciding: { always: [{ target: 'finished', guard: 'isBehindLast' }, { target: 'showing' }] },
    showing: {
      tags: ['shown'],
      on: {
        'receipt.confirm': [
          { target: 'asking', guard: and(['mayConfirm', 'differsMuch']) },
          { target: 'confirming', guard: 'mayConfirm', actions: 'takeKey' },
        ],
        'payment.skip': { target: 'deciding', actions: ['countSkipped', 'moveOn'] },
        'payment.rejected': {
          target: 'deciding',
          guard: 'isShown',
          actions: ['countRejected', 'moveOn'],
        },
        'lane.start': { target: 'deciding', guard: and(['mayConfirm', 'hasPayments']), actions: 'start' },
      },
    },
    asking: {
      tags: ['shown'],
      on: {
        'receipt.confirm': { target: 'confirming', guard: 'mayConfirm', actions: 'takeKey' },
        'question.close': 'showing',
      },
    },
    confirming: {
      ...write({
        service: 'confirmPayOrder',
        input: ({ context }: { readonly context: LaneContext }) => confirmInput(context),
        onDone: [
          { target: 'deciding', guard: 'isAccepted', actions: ['emitAnswer', 'countConfirmed', 'moveOn'] },
          { target: 'overtaken', guard: 'isAlreadyConfirmed', actions: ['emitAnswer', 'takeProblem'] },
          { target: 'refused', actions: ['emitAnswer', 'takeProblem'] },
        ],
      }),
      tags: ['busy', 'shown'],
    },
    unreachable: { tags: ['shown', 'delivery:unreachable'], on: { 'receipt.retry': 'confirming' } },
    // Somebody else was quicker: that is news, and no failure.
    overtaken: { tags: ['shown'], on: { 'payment.skip': { target: 'deciding', actions: 'moveOn' } } },
    refused: {
      tags: ['shown'],
      on: {
        'payment.open': 'reading',
        'payment.skip': { target: 'deciding', actions: ['countSkipped', 'moveOn'] },
      },
    },
    reading: {
      tags: ['busy', 'shown'],
      invoke: {
        id: 'paymentOrderDetail',
        src: 'paymentOrderDetail',
        input: ({ context }) => ({ paymentOrderId: laneShown(context).id }),
        onDone: answered(
          { target: 'showing', guard: 'isStillPaid', actions: ['takePayment'] },
          { target: 'deciding', guard: 'isAccepted', actions: ['moveOn'] },
          { target: 'refused', actions: ['takeProblem'] },
        ),
        onError: 'refused',
      },
    },
    finished: {
      on: {
        'lane.start': { target: 'deciding', guard: and(['mayConfirm', 'hasPayments']), actions: 'start' },
      },
    },
  },
});

/** The payment that is looked at. */
export function laneShown({ queue, at }: Pick<LaneContext, 'queue' | 'at'>): PaidPayment {
  const payment = queue[at];
  if (payment === undefined) throw new Error('behind the last payment there is none to look at');
  return payment;
}

function confirmInput(context: LaneContext): ConfirmPayOrderInput {
  const { id, version, paid } = laneShown(context);
  return { key: context.key, paymentOrderId: id, version, photos: [], paid };
}

export const quickConfirmationWorkflow = defineWorkflow({
  name: 'quick-confirmation',
  machine: quickConfirmationMachine,
  services: { confirmPayOrder: 'write', paymentOrderDetail: 'read' },
  journalled: true,
});
