import { and, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { isConfirmable, isGone, paidPayment } from '../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import { differsMuch } from '../../domain/payments/payment-form.ts';
import { mayConfirmReceipts } from '../../domain/permissions.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { readPaymentStatus } from '../../domain/statuses.ts';
import { answered } from '../kit/answered.ts';
import type { Page } from '../kit/list-machine.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import type { ConfirmPayOrderInput } from '../payment-confirmation/payment-confirmation-machine.ts';
import { confirmInput, isOfEarlierVersion, laneShown, pageInput, withPage } from './lane-round.ts';
import type { LaneContext, LaneEmitted, LaneEvent, LaneInput, LanePageInput } from './lane-types.ts';

type PaymentOutcome = Outcome<PaymentOrder>;
type PageOutcome = Outcome<Page<PaidPayment>>;

/** Payments left to look at below which the next page is read. */
const readAhead = 5;

export const quickConfirmationMachine = setup({
  types: {
    context: {} as LaneContext,
    input: {} as LaneInput,
    events: {} as LaneEvent,
    emitted: {} as LaneEmitted,
    tags: {} as 'busy' | 'shown' | 'stalled' | DeliveryTag,
  },
  actors: {
    confirmPayOrder: fromPromise<PaymentOutcome, ConfirmPayOrderInput>(notProvided),
    paymentOrderDetail: fromPromise<PaymentOutcome, { readonly paymentOrderId: string }>(notProvided),
    readPage: fromPromise<PageOutcome, LanePageInput>(notProvided),
  },
  guards: {
    mayConfirm: ({ context }) => mayConfirmReceipts(context),
    hasPayments({ event }) {
      assertEvent(event, 'lane.start');
      return event.payments.length > 0;
    },
    differsMuch({ context }) {
      const { due, paid } = laneShown(context);
      return differsMuch(due, paid);
    },
    isShown({ context, event }) {
      assertEvent(event, ['payment.rejected', 'payment.changed']);
      return event.paymentOrderId === laneShown(context).id;
    },
    isLookedAt({ context, event }) {
      assertEvent(event, 'receipt.confirm');
      const shown = laneShown(context);
      return isOfEarlierVersion(event) || (event.paymentOrderId === shown.id && isConfirmable(shown));
    },
    isOfEarlierVersion({ event }) {
      assertEvent(event, 'receipt.confirm');
      return isOfEarlierVersion(event);
    },
    isRefused: ({ context }) => context.problem !== null,
    hasNext: ({ context }) => context.at < context.queue.length,
    isWhole: ({ context }) => context.pages === null,
    needsPage: ({ context: { pages, queue, at } }) => pages !== null && queue.length - at <= readAhead,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isTaken: (_, outcome: PaymentOutcome) =>
      !outcome.ok && isGone({ ok: false, reason: outcome.problem.reason }),
    isStillPaid: (_, outcome: PaymentOutcome) =>
      outcome.ok && readPaymentStatus(outcome.value.status) === 'paid',
  },
  actions: {
    start: assign(({ event }) => {
      assertEvent(event, 'lane.start');
      return {
        queue: event.payments,
        pages: event.pages ?? null,
        pagesProblem: null,
        at: 0,
        confirmed: 0,
        rejected: 0,
        skipped: 0,
        taken: 0,
        key: '',
        problem: null,
        isUnread: false,
      };
    }),
    takePage: assign(({ context }, outcome: PageOutcome) =>
      outcome.ok ? withPage(context, outcome.value) : { pagesProblem: outcome.problem },
    ),
    takeKey: assign(({ event }) => {
      assertEvent(event, ['receipt.confirm', 'question.confirm']);
      return { key: event.key ?? '', problem: null };
    }),
    countConfirmed: assign(({ context }) => ({ confirmed: context.confirmed + 1 })),
    countRejected: assign(({ context }) => ({ rejected: context.rejected + 1 })),
    countTaken: assign(({ context }) => ({ taken: context.taken + 1 })),
    countSkipped: assign(({ context }) => ({ skipped: context.skipped + 1 })),
    moveOn: assign(({ context }) => ({ at: context.at + 1, problem: null, isUnread: false })),
    takeProblem: assign((_, outcome: PaymentOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    takePayment: assign(({ context }, outcome: PaymentOutcome) =>
      outcome.ok
        ? {
            queue: context.queue.map((payment, at) =>
              at === context.at ? { ...paidPayment(outcome.value), id: payment.id } : payment,
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
    pages: null,
    pagesProblem: null,
    at: 0,
    confirmed: 0,
    rejected: 0,
    skipped: 0,
    taken: 0,
    key: '',
    problem: null,
    isUnread: false,
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
    // Read while a payment is looked at or confirmed, so that nobody waits for the next one.
    pages: {
      initial: 'resting',
      // An answer for the round before is not one for this.
      on: { 'lane.start': '.resting' },
      states: {
        resting: { always: { target: 'reading', guard: 'needsPage' } },
        reading: {
          invoke: {
            id: 'readPage',
            src: 'readPage',
            input: ({ context }) => pageInput(context),
            onDone: answered(
              { target: 'resting', guard: 'isAccepted', actions: ['takePage'] },
              { target: 'stalled', actions: ['takePage'] },
            ),
            onError: 'stalled',
          },
        },
        stalled: {
          tags: ['stalled'],
          on: { 'pages.retry': { target: 'reading', actions: assign({ pagesProblem: null }) } },
        },
      },
    },
    lane: {
      initial: 'finished',
      states: {
        // Behind the last that was read it waits for the next page.
        deciding: {
          tags: ['busy'],
          always: [
            { target: 'showing', guard: 'hasNext' },
            { target: 'finished', guard: 'isWhole' },
          ],
        },
        showing: {
          tags: ['shown'],
          on: {
            'receipt.confirm': [
              { target: 'asking', guard: and(['mayConfirm', 'isLookedAt', 'differsMuch']) },
              { target: 'confirming', guard: and(['mayConfirm', 'isLookedAt']), actions: 'takeKey' },
            ],
            'payment.changed': { target: 'reading', guard: 'isShown' },
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
            'question.confirm': { target: 'confirming', guard: 'mayConfirm', actions: 'takeKey' },
            'receipt.confirm': {
              target: 'confirming',
              guard: and(['mayConfirm', 'isOfEarlierVersion']),
              actions: 'takeKey',
            },
            'question.close': 'showing',
          },
        },
        confirming: {
          ...write({
            service: 'confirmPayOrder',
            input: ({ context }: { readonly context: LaneContext }) => confirmInput(context),
            onDone: [
              {
                target: 'deciding',
                guard: 'isAccepted',
                actions: ['emitAnswer', 'countConfirmed', 'moveOn'],
              },
              { target: 'overtaken', guard: 'isTaken', actions: ['emitAnswer', 'takeProblem'] },
              { target: 'refused', actions: ['emitAnswer', 'takeProblem'] },
            ],
          }),
          tags: ['busy', 'shown'],
        },
        unreachable: { tags: ['shown', 'delivery:unreachable'], on: { 'receipt.retry': 'confirming' } },
        // Somebody else was quicker: that is news, and no failure.
        overtaken: {
          tags: ['shown'],
          on: { 'payment.skip': { target: 'deciding', actions: ['countTaken', 'moveOn'] } },
        },
        refused: {
          tags: ['shown'],
          on: {
            'payment.open': { target: 'reading', actions: assign({ isUnread: false }) },
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
              { target: 'deciding', guard: 'isAccepted', actions: ['countTaken', 'moveOn'] },
              { target: 'refused', actions: ['takeProblem'] },
            ),
            onError: [
              { target: 'refused', guard: 'isRefused', actions: assign({ isUnread: true }) },
              { target: 'showing' },
            ],
          },
        },
        finished: {
          on: {
            'lane.start': { target: 'deciding', guard: and(['mayConfirm', 'hasPayments']), actions: 'start' },
          },
        },
      },
    },
  },
});

export const quickConfirmationWorkflow = defineWorkflow({
  name: 'quick-confirmation',
  machine: quickConfirmationMachine,
  services: { confirmPayOrder: 'write', paymentOrderDetail: 'read', readPage: 'read' },
  journalled: true,
});
