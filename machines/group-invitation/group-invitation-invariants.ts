import type { Invariant } from '../kit/invariant.ts';
import type { groupInvitationMachine } from './group-invitation-machine.ts';

export const groupInvitationInvariants: readonly Invariant<typeof groupInvitationMachine>[] = [
  {
    says: 'a link is there exactly where it is shown: none is kept',
    holds: (now) => now.matches('shown') === (now.context.invitation !== null),
  },
  { says: 'a refusal says why', holds: (now) => !now.matches('refused') || now.context.problem !== null },
  {
    says: 'nothing is shared where the browser cannot',
    holds: (now) => !now.matches({ shown: 'sharing' }) || now.context.canShare,
  },
];
