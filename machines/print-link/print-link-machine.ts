import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface PrintLinkInput {
  readonly orderId: string;
}

export interface AskLinkInput extends PrintLinkInput {
  readonly key: string;
  /** The language of the page. */
  readonly language: string;
}

/** Of a link only this comes in an event: its address is a secret, which the device keeps in memory. */
export interface PrintLinkAnswer {
  /** ISO time. */
  readonly expiresAt: string;
}

export interface PrintLinkContext extends PrintLinkInput {
  readonly language: string;
  readonly key: string;
  /** ISO time; null where there is no link. */
  readonly expiresAt: string | null;
  readonly problem: Problem | null;
}

export type PrintLinkEvent =
  | (Stamp &
      (
        | { readonly type: 'link.ask'; readonly language: string }
        | { readonly type: 'link.open' | 'link.close' | 'link.retry' | 'openOutside.interrupted' }
      ))
  | DeliveryEvent;

type LinkOutcome = Outcome<PrintLinkAnswer>;

const none = { language: '', key: '', expiresAt: null, problem: null } as const;

export const printLinkMachine = setup({
  types: {
    context: {} as PrintLinkContext,
    input: {} as PrintLinkInput,
    events: {} as PrintLinkEvent,
    tags: {} as 'busy' | 'settled' | DeliveryTag,
  },
  actors: {
    printLink: fromPromise<LinkOutcome, AskLinkInput>(notProvided),
    /** Fails where the address is no longer in memory: a new one is asked for. */
    openOutside: fromPromise<null, PrintLinkInput>(notProvided),
  },
  guards: { isAccepted: (_, outcome: LinkOutcome) => outcome.ok },
  actions: {
    takeLanguage: assign(({ event }) => {
      assertEvent(event, 'link.ask');
      return { ...none, language: event.language, key: event.key ?? '' };
    }),
    takeLink: assign((_, outcome: LinkOutcome) => (outcome.ok ? { expiresAt: outcome.value.expiresAt } : {})),
    takeProblem: assign({ problem: (_, outcome: LinkOutcome) => (outcome.ok ? null : outcome.problem) }),
    forget: assign(none),
  },
}).createMachine({
  id: 'print-link',
  description:
    'Where a page cannot print, the order is opened in the phone’s own browser by a signed link, or the link is copied.',
  context: ({ input }) => ({ ...input, ...none }),
  initial: 'closed',
  states: {
    closed: {
      tags: ['settled'],
      on: { 'link.ask': { target: 'asking', actions: 'takeLanguage' } },
    },
    asking: write({
      service: 'printLink',
      input: ({ context: { orderId, key, language } }: { readonly context: PrintLinkContext }) => ({
        orderId,
        key,
        language,
      }),
      onDone: [
        { target: 'there', guard: 'isAccepted', actions: ['takeLink'] },
        { target: 'refused', actions: ['takeProblem'] },
      ],
    }),
    there: {
      initial: 'unopened',
      on: {
        'link.close': { target: 'closed', actions: 'forget' },
        'link.ask': { target: 'asking', actions: 'takeLanguage' },
      },
      states: {
        unopened: { on: { 'link.open': 'opening' } },
        opening: {
          tags: ['busy'],
          invoke: {
            id: 'openOutside',
            src: 'openOutside',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: 'opened',
            onError: 'failed',
          },
          on: { 'openOutside.interrupted': 'unopened' },
        },
        opened: { on: { 'link.open': 'opening' } },
        failed: { on: { 'link.open': 'opening' } },
      },
    },
    refused: { on: { 'link.close': { target: 'closed', actions: 'forget' } } },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: { 'link.retry': 'asking', 'link.close': { target: 'closed', actions: 'forget' } },
    },
  },
});

export const printLinkWorkflow = defineWorkflow({
  name: 'print-link',
  machine: printLinkMachine,
  services: { printLink: 'write', openOutside: 'once' },
  journalled: true,
  settles: true,
});
