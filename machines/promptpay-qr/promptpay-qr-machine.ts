import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { SavingWay } from '../sheet-download/sheet-download-machine.ts';

export interface AskQrInput {
  readonly orderIds: readonly string[];
}

/** A QR that asks for an amount. */
export interface ShownQr {
  /** Baht. */
  readonly amount: number;
  /** The picture, as a data URL. */
  readonly picture: string;
}

export interface PromptpayQrContext extends AskQrInput {
  readonly way: SavingWay;
  readonly qr: ShownQr | null;
  readonly problem: Problem | null;
}

export type PromptpayQrEvent =
  | { readonly type: 'qr.open'; readonly orderIds: readonly string[] }
  | { readonly type: 'qr.close' | 'qr.retry' | 'qr.save' | 'savePicture.interrupted' };

type QrOutcome = Outcome<ShownQr>;

export const promptpayQrMachine = setup({
  types: {
    context: {} as PromptpayQrContext,
    input: {} as { readonly way: SavingWay },
    events: {} as PromptpayQrEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    promptpayQr: fromPromise<QrOutcome, AskQrInput>(notProvided),
    /** Whether it was saved; false where the person thought better of it. */
    savePicture: fromPromise<boolean, ShownQr>(notProvided),
  },
  guards: {
    isAccepted: (_, outcome: QrOutcome) => outcome.ok,
    canSave: ({ context }) => context.way !== 'none',
    isSaved: (_, saved: boolean) => saved,
  },
  actions: {
    takeOrders: assign(({ event }) => {
      assertEvent(event, 'qr.open');
      return { orderIds: event.orderIds, qr: null, problem: null };
    }),
    takeQr: assign((_, outcome: QrOutcome) => (outcome.ok ? { qr: outcome.value } : {})),
    takeProblem: assign({ problem: (_, outcome: QrOutcome) => (outcome.ok ? null : outcome.problem) }),
    forget: assign({ qr: null, problem: null }),
  },
}).createMachine({
  id: 'promptpay-qr',
  description:
    'What is due of some orders is shown as a PromptPay QR, read anew each time, and saved as a picture.',
  context: ({ input }) => ({ ...input, orderIds: [], qr: null, problem: null }),
  initial: 'closed',
  on: { 'qr.close': { target: '.closed', actions: 'forget' } },
  states: {
    closed: { tags: ['settled'], on: { 'qr.open': { target: 'loading', actions: 'takeOrders' } } },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'promptpayQr',
        src: 'promptpayQr',
        input: ({ context: { orderIds } }) => ({ orderIds }),
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: ['takeQr'] },
          { target: 'refused', actions: ['takeProblem'] },
        ),
        onError: 'unreachable',
      },
    },
    shown: {
      initial: 'unsaved',
      states: {
        unsaved: { on: { 'qr.save': { target: 'saving', guard: 'canSave' } } },
        saving: {
          tags: ['busy'],
          invoke: {
            id: 'savePicture',
            src: 'savePicture',
            input: ({ context: { qr } }) => savedQr(qr),
            onDone: [
              { target: 'saved', guard: { type: 'isSaved', params: ({ event }) => event.output } },
              { target: 'unsaved' },
            ],
            onError: 'failed',
          },
          on: { 'savePicture.interrupted': 'unsaved' },
        },
        saved: { on: { 'qr.save': 'saving' } },
        failed: { on: { 'qr.save': 'saving' } },
      },
    },
    refused: { on: { 'qr.retry': 'loading' } },
    unreachable: { on: { 'qr.retry': 'loading' } },
  },
});

function savedQr(qr: ShownQr | null): ShownQr {
  if (qr === null) throw new Error('only a QR that is shown is saved');
  return qr;
}

export const promptpayQrWorkflow = defineWorkflow({
  name: 'promptpay-qr',
  machine: promptpayQrMachine,
  services: { promptpayQr: 'read', savePicture: 'once' },
  journalled: false,
});
