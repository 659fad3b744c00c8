import type { Invariant } from '../kit/invariant.ts';
import type { roleAdminMachine } from './role-admin-machine.ts';

export const roleAdminInvariants: readonly Invariant<typeof roleAdminMachine>[] = [
  {
    says: 'only a person who was seen is changed',
    holds: (now) => !now.hasTag('busy') || now.context.person !== null,
  },
  {
    says: 'a role is taken away only after a question',
    holds: (now, cause) =>
      cause === null ||
      !now.matches('removing') ||
      cause.before.matches('removing') ||
      cause.before.matches('unreachable') ||
      cause.before.matches('takingBack') ||
      cause.event.type === 'removal.confirm',
  },
  {
    says: 'a role that is given is another one than before',
    holds: (now) => !now.matches('savingRole') || now.context.person?.role !== now.context.role,
  },
  {
    says: 'staff are no customers: they are neither VIP nor moved',
    holds: (now) => (!now.matches('settingVip') && !now.matches('moving')) || now.context.person?.role === '',
  },
  {
    says: 'open orders are left behind only after a question',
    holds: (now) => !now.context.isConfirmed || now.context.change === 'group',
  },
  {
    says: 'a refusal explains itself, and is not over before it was read',
    holds: (now) =>
      (!now.matches({ shown: 'refused' }) && !now.matches('conflict') && !now.matches('askingMove')) ||
      (now.context.problem !== null && !now.hasTag('settled')),
  },
];
