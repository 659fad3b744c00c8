import type { Invariant } from '../kit/invariant.ts';
import type { lineProfileMachine } from './line-profile-machine.ts';

export const lineProfileInvariants: readonly Invariant<typeof lineProfileMachine>[] = [
  {
    says: 'a profile is there exactly where it is shown',
    holds: (now) => now.matches('shown') === (now.context.profile !== null),
  },
];
