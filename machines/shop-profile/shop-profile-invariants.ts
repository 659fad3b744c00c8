import { findProfileFaults } from '../../domain/shop-profile.ts';
import type { Invariant } from '../kit/invariant.ts';
import { recordEditInvariants } from '../kit/record-edit-invariants.ts';
import { profileEdits } from './shop-profile-machine.ts';
import type { shopProfileMachine } from './shop-profile-machine.ts';

export const shopProfileInvariants: readonly Invariant<typeof shopProfileMachine>[] = [
  ...recordEditInvariants({
    edits: profileEdits,
    hasFault: (form) => findProfileFaults(form).length > 0,
    discard: 'profile.discard',
  }),
  {
    says: 'what somebody types over is what they saw',
    holds: (now, cause) =>
      cause?.event.type !== 'profile.open' ||
      !profileEdits.isTouched(cause.before.context) ||
      cause.before.hasTag('settled') ||
      JSON.stringify(now.context.form) === JSON.stringify(cause.before.context.form),
  },
];
