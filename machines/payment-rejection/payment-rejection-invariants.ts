import type { Invariant } from '../kit/invariant.ts';
import type { paymentRejectionMachine } from './payment-rejection-machine.ts';

export const paymentRejectionInvariants: readonly Invariant<typeof paymentRejectionMachine>[] = [
  {
    says: 'a payment is rejected only at the word of the person, with a reason',
    holds: (now, cause) =>
      !now.matches('rejecting') ||
      (now.context.reason.trim() !== '' &&
        (cause === null || !cause.before.matches('asking') || cause.event.type === 'rejection.confirm')),
  },
  {
    says: 'what may have left is sent again as it is',
    holds: (now, cause) =>
      cause === null ||
      !(cause.before.matches('rejecting') || cause.before.matches('unreachable')) ||
      !now.matches('rejecting') ||
      (now.context.key === cause.before.context.key && now.context.reason === cause.before.context.reason),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => now.matches('refused') === (now.context.problem !== null),
  },
];
