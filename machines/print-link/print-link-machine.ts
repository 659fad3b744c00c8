import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Language } from '../../domain/languages.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface PrintLinkInput {
  /** In the order of their pages; at least one. */
  readonly orderIds: readonly string[];
  /** What they are printed on, as the address of the page names it. */
  readonly paper: string;
}

export interface AskLinkInput extends PrintLinkInput {
  /** Of the page. */
  readonly language: Language;
}

/** A link by which orders are printed. It opens them to whoever has it, so it is never kept. */
export interface SignedLink {
  readonly url: string;
  /** When it ends, as an ISO time. */
  readonly expiresAt: string;
}

export interface PrintLinkContext extends AskLinkInput {
  readonly link: SignedLink | null;
  readonly problem: Problem | null;
}

export type PrintLinkEvent =
  | { readonly type: 'link.ask'; readonly language: Language }
  | { readonly type: 'link.open' | 'link.close' | 'link.retry' | 'openOutside.interrupted' };

type LinkOutcome = Outcome<SignedLink>;

export const printLinkMachine = setup({
  types: {
    context: {} as PrintLinkContext,
    input: {} as PrintLinkInput,
    events: {} as PrintLinkEvent,
    tags: {} as 'busy',
  },
  actors: {
    printLink: fromPromise<LinkOutcome, AskLinkInput>(notProvided),
    openOutside: fromPromise<null, SignedLink>(notProvided),
  },
  guards: { isAccepted: (_, outcome: LinkOutcome) => outcome.ok },
  actions: {
    takeLanguage: assign(({ event }) => {
      assertEvent(event, 'link.ask');
      return { language: event.language, link: null, problem: null };
    }),
    takeLink: assign((_, outcome: LinkOutcome) => (outcome.ok ? { link: outcome.value } : {})),
    takeProblem: assign((_, outcome: LinkOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    forget: assign({ link: null, problem: null }),
  },
}).createMachine({
  id: 'print-link',
  description:
    'Where a page cannot print, orders are opened in the phone’s own browser by a signed link, or the link is copied.',
  context: ({ input }) => ({ ...input, language: 'zh', link: null, problem: null }),
  initial: 'closed',
  on: {
    'link.ask': { target: '.asking', actions: 'takeLanguage' },
    'link.close': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: {},
    asking: {
      tags: ['busy'],
      invoke: {
        id: 'printLink',
        src: 'printLink',
        input: ({ context: { orderIds, paper, language } }) => ({ orderIds, paper, language }),
        onDone: answered(
          { target: 'there', guard: 'isAccepted', actions: ['takeLink'] },
          { target: 'refused', actions: ['takeProblem'] },
        ),
        onError: 'unreachable',
      },
    },
    there: {
      initial: 'unopened',
      on: { 'link.open': '.opening' },
      states: {
        unopened: {},
        opening: {
          tags: ['busy'],
          invoke: {
            id: 'openOutside',
            src: 'openOutside',
            input: ({ context: { link } }) => {
              if (link === null) throw new Error('only a link that is there is opened');
              return link;
            },
            onDone: 'opened',
            onError: 'failed',
          },
          on: { 'openOutside.interrupted': 'unopened' },
        },
        opened: {},
        failed: {},
      },
    },
    refused: {},
    unreachable: { on: { 'link.retry': 'asking' } },
  },
});

export const printLinkWorkflow = defineWorkflow({
  name: 'print-link',
  machine: printLinkMachine,
  services: { printLink: 'read', openOutside: 'once' },
  journalled: false,
});
