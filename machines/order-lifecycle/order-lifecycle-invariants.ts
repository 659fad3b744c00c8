import { hasRole } from '../../domain/roles.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { orderLifecycleMachine } from './order-lifecycle-machine.ts';

export const orderLifecycleInvariants: readonly Invariant<typeof orderLifecycleMachine>[] = [
  {
    says: 'completed only from paid, by a confirmation of somebody who may confirm receipts',
    holds: (now, cause) =>
      now.value !== 'completed' ||
      cause?.before.value === 'completed' ||
      (cause?.before.value === 'paid' &&
        cause.event.type === 'order.complete' &&
        hasRole(cause.event.roles, ['admin', 'owner', 'manager', 'finance'])),
  },
  {
    says: 'paid only after it was confirmed, by somebody who manages orders',
    holds: (now, cause) =>
      now.value !== 'paid' ||
      cause?.before.value === 'paid' ||
      (cause?.before.value === 'confirmed' &&
        cause.event.type === 'order.pay' &&
        hasRole(cause.event.roles, ['admin', 'owner', 'manager', 'order_manager'])),
  },
  {
    says: 'from paid back to confirmed only by a rejection of somebody who may confirm receipts',
    holds: (now, cause) =>
      cause?.before.value !== 'paid' ||
      now.value !== 'confirmed' ||
      (cause.event.type === 'order.reject' &&
        hasRole(cause.event.roles, ['admin', 'owner', 'manager', 'finance'])),
  },
  {
    says: 'once paid, completed or cancelled, no edit is accepted',
    holds: (_, cause) =>
      cause?.event.type !== 'order.save' ||
      !['paid', 'completed', 'cancelled'].includes(cause.before.value) ||
      !cause.before.can(cause.event),
  },
  {
    says: 'a paid order is never cancelled',
    holds: (now, cause) => now.value !== 'cancelled' || cause?.before.value !== 'paid',
  },
  {
    says: 'what is completed or cancelled stays so',
    holds: (now, cause) =>
      cause === null ||
      !['completed', 'cancelled'].includes(cause.before.value) ||
      now.value === cause.before.value,
  },
  {
    says: 'a customer orders and writes a remark, and nothing else',
    holds: (_, cause) =>
      cause === null ||
      !('roles' in cause.event) ||
      cause.event.roles.length > 0 ||
      ['order.submit', 'order.remark'].includes(cause.event.type) ||
      !cause.before.can(cause.event),
  },
];
