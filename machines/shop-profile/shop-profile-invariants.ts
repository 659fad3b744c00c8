import { findProfileFaults } from '../../domain/shop-profile.ts';
import type { Invariant } from '../kit/invariant.ts';
import { isDecided, isTouched } from './shop-profile-machine.ts';
import type { shopProfileMachine } from './shop-profile-machine.ts';

export const shopProfileInvariants: readonly Invariant<typeof shopProfileMachine>[] = [
  {
    says: 'nothing is sent that has to be corrected, and nothing that was not changed',
    holds: (now) =>
      !now.matches('saving') || (findProfileFaults(now.context.form).length === 0 && isTouched(now.context)),
  },
  {
    says: 'what is being sent stays as it was sent',
    holds: (now, cause) =>
      cause?.before.matches('saving') !== true ||
      !now.matches('saving') ||
      JSON.stringify(now.context) === JSON.stringify(cause.before.context),
  },
  {
    says: 'what two people changed is sent only when each field has its answer',
    holds: (now, cause) =>
      cause?.before.matches('conflict') !== true || !now.matches('saving') || isDecided(cause.before.context),
  },
  {
    says: 'a settled conflict sends the version that it was settled against',
    holds: (now, cause) =>
      cause?.before.matches('conflict') !== true ||
      !now.matches('saving') ||
      now.context.seen?.version === cause.before.context.theirs?.version,
  },
  {
    says: 'there are two profiles to choose from exactly where a conflict is asked',
    holds: (now) => now.matches('conflict') === (now.context.theirs !== null),
  },
  {
    says: 'changes are left only when they were given up or settled',
    holds: (now, cause) =>
      cause === null ||
      !now.matches('closed') ||
      cause.before.matches('closed') ||
      !isTouched(cause.before.context) ||
      ['profile.discard', 'conflict.settle'].includes(cause.event.type),
  },
  {
    says: 'what somebody types over is what they saw',
    holds: (now, cause) =>
      cause?.event.type !== 'profile.open' ||
      !isTouched(cause.before.context) ||
      cause.before.hasTag('settled') ||
      JSON.stringify(now.context.form) === JSON.stringify(cause.before.context.form),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches({ editing: 'refused' }) || now.context.problem !== null,
  },
];
