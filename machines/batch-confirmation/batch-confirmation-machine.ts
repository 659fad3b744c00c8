import { and, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { isConfirmable, isGone, selectedPayment } from '../../domain/payments/paid-payment.ts';
import type { SelectablePayment, SelectedPayment } from '../../domain/payments/paid-payment.ts';
import { mayConfirmReceipts } from '../../domain/permissions.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { keyOfCall, write } from '../kit/write.ts';

/** The person who confirms, and the merchant's setting. */
interface BatchViewer {
  readonly roles: readonly StaffRole[];
  /** Whether this merchant confirms receipts at all. */
  readonly confirmsReceipts: boolean;
}

export interface BatchInput extends BatchViewer {
  /** The most payments that one call may hold. */
  readonly paymentsPerCall: number;
}

/** What is confirmed at once: in calls of so many payments, each under a key that follows from the one of the intent. */
export interface BatchCall {
  readonly key: string;
  /** Of the call under way, from 1. */
  readonly number: number;
  /** Ids of the payments that have no answer yet, in the order in which they are sent. */
  readonly ids: readonly string[];
}

/** What the server made of one payment. */
export interface BatchResult {
  readonly id: string;
  readonly ok: boolean;
  readonly reason: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The answer for a payment, which is shown until it is put away. */
export interface BatchAnswer extends BatchResult {
  readonly payment: SelectedPayment;
}

export interface BatchConfirmInput {
  readonly key: string;
  readonly payments: readonly SelectedPayment[];
}

export interface BatchContext extends BatchInput {
  /** In the order in which they were selected. */
  readonly selected: readonly SelectedPayment[];
  readonly call: BatchCall | null;
  /** Of the last batch. */
  readonly answers: readonly BatchAnswer[];
  /** Milliseconds since 1970 at which that batch was confirmed. */
  readonly confirmedAt: number;
  readonly problem: Problem | null;
}

export type BatchEvent =
  | (Stamp &
      (
        | ({ readonly type: 'viewer.change' } & BatchViewer)
        /** As they are seen now: one that was selected before is replaced. Those of which nothing came in are left out. */
        | { readonly type: 'payments.select'; readonly payments: readonly SelectablePayment[] }
        | { readonly type: 'payments.deselect'; readonly ids: readonly string[] }
        | { readonly type: 'batch.ask' | 'batch.close' | 'batch.confirm' | 'batch.retry' }
        | { readonly type: 'answers.dismiss' | 'refusal.acknowledge' }
      ))
  | DeliveryEvent;

/** A call was answered: what is known of payments is out of date. */
export interface BatchEmitted {
  readonly type: 'batch.answered';
}

type BatchOutcome = Outcome<readonly BatchResult[]>;

export const batchConfirmationMachine = setup({
  types: {
    context: {} as BatchContext,
    input: {} as BatchInput,
    events: {} as BatchEvent,
    emitted: {} as BatchEmitted,
    tags: {} as 'busy' | DeliveryTag,
  },
  actors: { batchConfirmPayOrder: fromPromise<BatchOutcome, BatchConfirmInput>(notProvided) },
  guards: {
    mayConfirm: ({ context }) => mayConfirmReceipts(context),
    hasSelected: ({ context }) => context.selected.length > 0,
    hasAnswers: ({ context }) => context.answers.length > 0,
    hasCallsLeft: ({ context }) => (context.call?.ids.length ?? 0) > 0,
    isAccepted: (_, outcome: BatchOutcome) => outcome.ok,
  },
  actions: {
    select: assign(({ context, event }) => {
      assertEvent(event, 'payments.select');
      const ids = event.payments.map(({ id }) => id);
      const chosen = event.payments.filter(isConfirmable).map(selectedPayment);
      return {
        selected: [...context.selected.filter(({ id }) => !ids.includes(id)), ...chosen],
        answers: withoutAnswers(context, ids),
      };
    }),
    deselect: assign(({ context, event }) => {
      assertEvent(event, 'payments.deselect');
      return {
        selected: context.selected.filter(({ id }) => !event.ids.includes(id)),
        answers: withoutAnswers(context, event.ids),
      };
    }),
    takeCall: assign(({ context, event }) => {
      assertEvent(event, 'batch.confirm');
      return {
        call: { key: event.key ?? '', number: 1, ids: context.selected.map(({ id }) => id) },
        answers: [],
        confirmedAt: event.at ?? 0,
        problem: null,
      };
    }),
    takeResults: assign(({ context }, outcome: BatchOutcome) =>
      outcome.ok ? takeResults(context, outcome.value) : {},
    ),
    takeRefusal: assign((_, outcome: BatchOutcome) =>
      outcome.ok ? {} : { problem: outcome.problem, call: null },
    ),
    dropCall: assign({ call: null }),
    dismissAnswers: assign({ answers: [] }),
    emitAnswered: emit({ type: 'batch.answered' }),
  },
}).createMachine({
  id: 'batch-confirmation',
  description:
    'Paid payments are selected and confirmed in batches, with an answer for each: confirmed ones leave the selection, the others stay.',
  context: ({ input }) => ({
    ...input,
    selected: [],
    call: null,
    answers: [],
    confirmedAt: 0,
    problem: null,
  }),
  initial: 'choosing',
  on: {
    'viewer.change': {
      actions: assign({
        roles: ({ event }) => event.roles,
        confirmsReceipts: ({ event }) => event.confirmsReceipts,
      }),
    },
  },
  states: {
    choosing: {
      on: {
        'payments.select': { guard: 'mayConfirm', actions: 'select' },
        'payments.deselect': { actions: 'deselect' },
        'batch.ask': { target: 'asking', guard: and(['mayConfirm', 'hasSelected']) },
        'answers.dismiss': { guard: 'hasAnswers', actions: 'dismissAnswers' },
      },
    },
    asking: {
      on: {
        'batch.close': 'choosing',
        'batch.confirm': { target: 'confirming', guard: 'mayConfirm', actions: 'takeCall' },
      },
    },
    confirming: write({
      service: 'batchConfirmPayOrder',
      input: ({ context }: { readonly context: BatchContext }) => batchInput(context),
      onDone: [
        { target: 'answered', guard: 'isAccepted', actions: ['emitAnswered', 'takeResults'] },
        { target: 'refused', actions: ['emitAnswered', 'takeRefusal'] },
      ],
    }),
    answered: {
      always: [
        { target: 'confirming', guard: 'hasCallsLeft' },
        { target: 'choosing', actions: 'dropCall' },
      ],
    },
    refused: { on: { 'refusal.acknowledge': 'choosing' } },
    unreachable: { tags: ['delivery:unreachable'], on: { 'batch.retry': 'confirming' } },
  },
});

/** Ids of the call under way. */
function callIds({ call, paymentsPerCall }: BatchContext): readonly string[] {
  return call?.ids.slice(0, paymentsPerCall) ?? [];
}

function withoutAnswers({ answers }: BatchContext, ids: readonly string[]): readonly BatchAnswer[] {
  return answers.filter(({ ok, id }) => ok || !ids.includes(id));
}

function batchInput(context: BatchContext): BatchConfirmInput {
  const { call, selected } = context;
  if (call === null) throw new Error('payments are confirmed only once they were asked about');
  const ids = callIds(context);
  return { key: keyOfCall(call), payments: selected.filter(({ id }) => ids.includes(id)) };
}

/** Each payment of the call has its answer; those that wait no more leave the selection, and the next call is due. */
function takeResults(
  context: BatchContext,
  results: readonly BatchResult[],
): Pick<BatchContext, 'selected' | 'answers' | 'call'> {
  const { call, selected } = context;
  const ids = callIds(context);
  const byId = new Map(results.map((result) => [result.id, result]));
  const answers = selected
    .filter(({ id }) => ids.includes(id))
    .map((payment): BatchAnswer => ({ ...(byId.get(payment.id) ?? unanswered(payment.id)), payment }));
  const left = new Set(answers.filter((answer) => answer.ok || isGone(answer)).map(({ id }) => id));
  return {
    selected: selected.filter(({ id }) => !left.has(id)),
    answers: [...context.answers, ...answers],
    call: call && { ...call, number: call.number + 1, ids: call.ids.slice(ids.length) },
  };
}

function unanswered(id: string): BatchResult {
  return { id, ok: false, reason: 'server_error', message: '', details: {} };
}

export const batchConfirmationWorkflow = defineWorkflow({
  name: 'batch-confirmation',
  machine: batchConfirmationMachine,
  services: { batchConfirmPayOrder: 'write' },
  journalled: true,
});
