import { hasRole } from '../../domain/roles.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { paymentLifecycleMachine } from './payment-lifecycle-machine.ts';

export const paymentLifecycleInvariants: readonly Invariant<typeof paymentLifecycleMachine>[] = [
  {
    says: 'completed only from paid, by a confirmation of somebody who may confirm receipts',
    holds: (now, cause) =>
      now.value !== 'completed' ||
      cause?.before.value === 'completed' ||
      (cause?.before.value === 'paid' &&
        cause.event.type === 'payment.confirm' &&
        hasRole(cause.event.roles, ['admin', 'owner', 'manager', 'finance'])),
  },
  {
    says: 'an edit is accepted only between payment and completion, from somebody who may confirm receipts',
    holds: (_, cause) =>
      cause?.event.type !== 'payment.edit' ||
      !cause.before.can(cause.event) ||
      (cause.before.value === 'paid' && hasRole(cause.event.roles, ['admin', 'owner', 'manager', 'finance'])),
  },
  {
    says: 'rejected only from paid, by somebody who may confirm receipts',
    holds: (now, cause) =>
      now.value !== 'rejected' ||
      cause?.before.value === 'rejected' ||
      (cause?.before.value === 'paid' &&
        cause.event.type === 'payment.reject' &&
        hasRole(cause.event.roles, ['admin', 'owner', 'manager', 'finance'])),
  },
  {
    says: 'what is completed or rejected stays so',
    holds: (now, cause) =>
      cause === null ||
      !['completed', 'rejected'].includes(cause.before.value) ||
      now.value === cause.before.value,
  },
  {
    says: 'a customer moves no money',
    holds: (_, cause) =>
      cause === null ||
      !('roles' in cause.event) ||
      cause.event.roles.length > 0 ||
      !cause.before.can(cause.event),
  },
];
