import { assign, emit, fromPromise, setup } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface RejectionInput {
  readonly paymentOrderId: string;
}

export interface RejectPayOrderInput extends RejectionInput {
  readonly key: string;
  /** The version of the payment that the person saw. */
  readonly version: number;
  readonly reason: string;
}

export interface RejectionContext extends RejectPayOrderInput {
  /** Readable number of the payment and its group, to be named where the rejection waits to be sent. */
  readonly paymentNo: string;
  readonly groupName: string;
  readonly mistake: 'reason' | null;
  readonly problem: Problem | null;
}

export type RejectionEvent =
  | (Stamp &
      (
        | {
            readonly type: 'rejection.open';
            readonly payment: Pick<PaymentOrder, 'version' | 'payment_no' | 'group_name'>;
          }
        | { readonly type: 'reason.change'; readonly text: string }
        | {
            readonly type:
              'rejection.close' | 'rejection.confirm' | 'rejection.retry' | 'rejection.acknowledge';
          }
      ))
  | DeliveryEvent;

/** The server rejected the payment, or refused to. */
export interface RejectionEmitted {
  readonly type: 'payment.rejected' | 'payment.rejectionRefused';
  readonly paymentOrderId: string;
}

type RejectOutcome = Outcome<PaymentOrder>;

export const paymentRejectionMachine = setup({
  types: {
    context: {} as RejectionContext,
    input: {} as RejectionInput,
    events: {} as RejectionEvent,
    emitted: {} as RejectionEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: { rejectPayOrder: fromPromise<RejectOutcome, RejectPayOrderInput>(notProvided) },
  guards: {
    hasReason: ({ context }) => context.reason.trim() !== '',
    isAccepted: (_, outcome: RejectOutcome) => outcome.ok,
  },
  actions: {
    takeProblem: assign((_, outcome: RejectOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    emitAnswer: emit(({ context: { paymentOrderId } }, outcome: RejectOutcome) => ({
      type: outcome.ok ? 'payment.rejected' : 'payment.rejectionRefused',
      paymentOrderId,
    })),
  },
}).createMachine({
  id: 'payment-rejection',
  description: 'A payment whose money did not come, or not as claimed, is rejected with a reason.',
  context: ({ input }) => ({
    ...input,
    key: '',
    version: 0,
    reason: '',
    paymentNo: '',
    groupName: '',
    mistake: null,
    problem: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      tags: ['settled'],
      on: {
        'rejection.open': {
          target: 'asking',
          actions: assign({
            version: ({ event }) => event.payment.version,
            paymentNo: ({ event }) => event.payment.payment_no,
            groupName: ({ event }) => event.payment.group_name,
            mistake: null,
          }),
        },
      },
    },
    asking: {
      tags: ['editable'],
      on: {
        'reason.change': { actions: assign({ reason: ({ event }) => event.text, mistake: null }) },
        'rejection.close': 'closed',
        'rejection.confirm': [
          {
            target: 'rejecting',
            guard: 'hasReason',
            actions: assign({ key: ({ event }) => event.key ?? '', problem: null }),
          },
          { actions: assign({ mistake: 'reason' }) },
        ],
      },
    },
    rejecting: write({
      service: 'rejectPayOrder',
      input: ({
        context: { paymentOrderId, key, version, reason },
      }: {
        readonly context: RejectionContext;
      }) => ({ paymentOrderId, key, version, reason: reason.trim() }),
      onDone: [
        { target: 'rejected', guard: 'isAccepted', actions: ['emitAnswer'] },
        { target: 'refused', actions: ['takeProblem', 'emitAnswer'] },
      ],
    }),
    rejected: { tags: ['settled'] },
    refused: { on: { 'rejection.acknowledge': { target: 'closed', actions: assign({ problem: null }) } } },
    unreachable: { tags: ['delivery:unreachable'], on: { 'rejection.retry': 'rejecting' } },
  },
});

export const paymentRejectionWorkflow = defineWorkflow({
  name: 'payment-rejection',
  machine: paymentRejectionMachine,
  services: { rejectPayOrder: 'write' },
  journalled: true,
  fields: { 'reason.change': 'text' },
  settles: true,
});
