import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { User } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';

/** The sign-in method; its credentials never enter the journal. */
export type SignInMethod = (
  { readonly by: 'persona'; readonly persona: string } | { readonly by: 'line' }
) & {
  /** Whether an invitation is followed that leaves open orders behind; absent before it was asked. */
  readonly joins?: boolean;
};

/** A session without its secret. */
export interface Session {
  readonly user_id: string;
  /** Milliseconds since 1970. */
  readonly expires_at: number;
}

export interface AuthContext {
  readonly session: Session | null;
  readonly method: SignInMethod | null;
  readonly problem: Problem | null;
  /** Whether the sign-out still has to be sent to the server. */
  readonly farewellDue: boolean;
  /** The language to save on the server, and the idempotency key of that write. */
  readonly language: LanguageInput | null;
  /** A language chosen while another is being saved; saved next, so that the last choice wins. */
  readonly nextLanguage: LanguageInput | null;
}

export interface LanguageInput {
  readonly key: string;
  readonly language: User['language'];
}

export type AuthEvent =
  | (Stamp &
      (
        | { readonly type: 'app.open' }
        | { readonly type: 'offline.open' }
        | { readonly type: 'persona.choose'; readonly persona: string }
        | { readonly type: 'line.choose' }
        | { readonly type: 'line.return' }
        | { readonly type: 'lineLogin.interrupted' }
        | { readonly type: 'signIn.retry' }
        | { readonly type: 'join.confirm' | 'join.decline' }
        | { readonly type: 'language.choose'; readonly language: User['language'] }
        | { readonly type: 'session.expire' }
        | { readonly type: 'session.end' }
      ))
  | DeliveryEvent;

/** The ways to sign in, wherever nobody is. */
const ways = {
  'persona.choose': { target: 'signingIn', actions: 'choosePersona' },
  'line.choose': { target: 'redirecting', actions: 'chooseLine' },
  'line.return': { target: 'signingIn', actions: 'chooseLine' },
} as const;

export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, tags: {} as 'busy' | 'open' },
  actors: {
    lineLogin: fromPromise<null>(notProvided),
    signIn: fromPromise<Outcome<Session>, { readonly method: SignInMethod }>(notProvided),
    updateUserInfo: fromPromise<Outcome<null>, LanguageInput>(notProvided),
    signOut: fromPromise<null>(notProvided),
  },
  guards: {
    knowsPerson: ({ context }) => context.session !== null,
    owesFarewell: ({ context }) => context.farewellDue,
    wantsOtherLanguage: ({ context: { language, nextLanguage } }) =>
      nextLanguage !== null && nextLanguage.language !== language?.language,
    isAccepted: (_, outcome: Outcome<Session>) => outcome.ok,
    hasOpenOrders: (_, outcome: Outcome<Session>) =>
      !outcome.ok && outcome.problem.reason === 'has_open_orders',
  },
  actions: {
    choosePersona: assign(({ event }) => {
      assertEvent(event, 'persona.choose');
      return { method: { by: 'persona', persona: event.persona }, problem: null };
    }),
    chooseLine: assign({ method: { by: 'line' }, problem: null }),
    answerQuestion: assign(({ context: { method }, event: { type } }) => ({
      method: method && { ...method, joins: type === 'join.confirm' },
      problem: null,
    })),
    takeSession: assign((_, outcome: Outcome<Session>) =>
      outcome.ok ? { session: outcome.value, problem: null, farewellDue: false } : {},
    ),
    endSession: assign({ session: null, method: null, farewellDue: true }),
    takeProblem: assign((_, outcome: Outcome<Session>) => (outcome.ok ? {} : { problem: outcome.problem })),
  },
}).createMachine({
  id: 'auth',
  description: 'Who uses this device.',
  context: {
    session: null,
    method: null,
    problem: null,
    farewellDue: false,
    language: null,
    nextLanguage: null,
  },
  initial: 'signedOut',
  states: {
    signedOut: {
      tags: ['open'],
      on: {
        ...ways,
        'app.open': { target: 'sayingFarewell', guard: 'owesFarewell' },
        'offline.open': { target: 'signedIn', guard: 'knowsPerson' },
      },
    },
    redirecting: {
      tags: ['busy'],
      invoke: { id: 'lineLogin', src: 'lineLogin', onDone: 'signingIn', onError: 'unreachable' },
      on: { 'lineLogin.interrupted': 'signedOut', 'line.return': 'signingIn' },
    },
    signingIn: {
      tags: ['busy'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ method: context.method ?? { by: 'line' } }),
        onDone: answered(
          { target: 'signedIn', guard: 'isAccepted', actions: ['takeSession'] },
          { target: 'asking', guard: 'hasOpenOrders', actions: ['takeProblem'] },
          { target: 'refused', actions: ['takeProblem'] },
        ),
        onError: 'unreachable',
      },
    },
    refused: {
      tags: ['open'],
      on: {
        'signIn.retry': 'signingIn',
        ...ways,
        'offline.open': { target: 'signedIn', guard: 'knowsPerson' },
      },
    },
    asking: {
      tags: ['open'],
      on: {
        'join.confirm': { target: 'signingIn', actions: 'answerQuestion' },
        'join.decline': { target: 'signingIn', actions: 'answerQuestion' },
        ...ways,
        'offline.open': { target: 'signedIn', guard: 'knowsPerson' },
      },
    },
    unreachable: {
      tags: ['open'],
      on: {
        'signIn.retry': 'signingIn',
        ...ways,
        'offline.open': { target: 'signedIn', guard: 'knowsPerson' },
      },
    },
    signedIn: {
      initial: 'resting',
      states: {
        resting: {},
        savingLanguage: {
          invoke: {
            id: 'updateUserInfo',
            src: 'updateUserInfo',
            input: ({ context }) => context.language ?? { key: '', language: 'zh' },
            onDone: [
              {
                target: 'savingLanguage',
                reenter: true,
                guard: 'wantsOtherLanguage',
                actions: assign({ language: ({ context }) => context.nextLanguage, nextLanguage: null }),
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
          on: {
            'language.choose': { actions: assign({ nextLanguage: ({ event }) => languageInput(event) }) },
          },
        },
      },
      on: {
        'language.choose': {
          target: '.savingLanguage',
          actions: assign({ language: ({ event }) => languageInput(event), nextLanguage: null }),
        },
        'session.expire': 'expired',
        'session.end': { target: 'sayingFarewell', actions: 'endSession' },
      },
    },
    expired: {
      tags: ['open'],
      on: {
        ...ways,
        'offline.open': 'signedIn',
        'session.end': { target: 'sayingFarewell', actions: 'endSession' },
      },
    },
    sayingFarewell: {
      tags: ['open'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: assign({ farewellDue: false }) },
        onError: 'signedOut',
      },
      on: {
        ...ways,
      },
    },
  },
});

function languageInput({ key, language }: Stamp & { readonly language: User['language'] }): LanguageInput {
  return { key: key ?? '', language };
}

export const authWorkflow = defineWorkflow({
  name: 'auth',
  machine: authMachine,
  services: { lineLogin: 'once', signIn: 'read', updateUserInfo: 'write', signOut: 'read' },
  journalled: true,
});
