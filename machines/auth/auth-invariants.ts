import type { Invariant } from '../kit/invariant.ts';
import type { authMachine } from './auth-machine.ts';

export const authInvariants: readonly Invariant<typeof authMachine>[] = [
  {
    says: 'whoever is signed in, or was until the session expired, is known',
    holds: (now) => !(now.matches('signedIn') || now.matches('expired')) || now.context.session !== null,
  },
  {
    says: 'nobody is known while the server has still to be told of a sign-out',
    holds: ({ context }) => !context.farewellDue || context.session === null,
  },
  {
    says: 'of a session it keeps who and until when, and no secret',
    holds: ({ context: { session } }) =>
      session === null || Object.keys(session).sort().join() === 'expires_at,user_id',
  },
  {
    says: 'nobody signs in without choosing how',
    holds: (now) => !(now.matches('signingIn') || now.matches('redirecting')) || now.context.method !== null,
  },
  {
    says: 'one language is saved at a time: what is being told to the server stays as it was sent',
    holds: (now, cause) =>
      cause === null ||
      cause.event.type !== 'language.choose' ||
      !cause.before.matches({ signedIn: 'savingLanguage' }) ||
      now.context.language?.key === cause.before.context.language?.key,
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches('refused') || now.context.problem !== null,
  },
  {
    says: 'whoever would leave open orders behind is asked, and is signed in with an answer only',
    holds: (now, cause) =>
      cause === null ||
      !cause.before.matches('asking') ||
      !now.matches('signingIn') ||
      now.context.method?.joins ===
        { 'join.confirm': true, 'join.decline': false }[cause.event.type as string],
  },
  {
    says: 'of what is asked it keeps how many orders there are, and no name',
    holds: ({ context: { problem } }) =>
      problem?.reason !== 'has_open_orders' || Object.keys(problem.details).join() === 'count',
  },
];
