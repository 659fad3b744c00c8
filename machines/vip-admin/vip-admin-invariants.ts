import type { Invariant } from '../kit/invariant.ts';
import type { vipAdminMachine } from './vip-admin-machine.ts';

export const vipAdminInvariants: readonly Invariant<typeof vipAdminMachine>[] = [
  {
    says: 'what is wanted is shown exactly until it is answered or given up',
    holds: (now) =>
      (now.context.wanted !== null) ===
      (now.matches('setting') || now.matches('unreachable') || now.matches('takingBack')),
  },
  {
    says: 'only a product that was seen is changed',
    holds: (now) => !now.matches('setting') || now.context.product !== null,
  },
  {
    says: 'a refusal explains itself, and is not over before it was read',
    holds: (now) =>
      !now.matches({ shown: 'refused' }) || (now.context.problem !== null && !now.hasTag('settled')),
  },
];
