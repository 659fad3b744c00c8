import { setup } from 'xstate';
import { orderManagers, receiptConfirmers } from '../../domain/permissions.ts';
import { hasRole } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export type PaymentLifecycleEvent = {
  readonly type:
    | 'payment.create'
    | 'payment.submit'
    /** Payment method, amounts and proof photos. */
    | 'payment.edit'
    | 'payment.confirm'
    /** The money did not come, or not as claimed; the orders are to be paid again. */
    | 'payment.reject';
  /** Roles of the person who acts; none means a customer. */
  readonly roles: readonly StaffRole[];
};

export const paymentLifecycleMachine = setup({
  types: { events: {} as PaymentLifecycleEvent },
  guards: {
    mayPay: ({ event }) => hasRole(event.roles, orderManagers),
    mayConfirmReceipt: ({ event }) => hasRole(event.roles, receiptConfirmers),
  },
}).createMachine({
  id: 'payment-lifecycle',
  description: 'What may happen to a payment order, and who may do it.',
  initial: 'draft',
  states: {
    draft: {
      on: { 'payment.create': { target: 'created', guard: 'mayPay' } },
    },
    created: {
      on: { 'payment.submit': { target: 'paid', guard: 'mayPay' } },
    },
    paid: {
      on: {
        'payment.edit': { target: 'paid', guard: 'mayConfirmReceipt' },
        'payment.confirm': { target: 'completed', guard: 'mayConfirmReceipt' },
        'payment.reject': { target: 'rejected', guard: 'mayConfirmReceipt' },
      },
    },
    completed: { tags: ['settled'], type: 'final' },
    rejected: { tags: ['settled'], type: 'final' },
  },
});

export const paymentLifecycleWorkflow = defineWorkflow({
  name: 'payment-lifecycle',
  machine: paymentLifecycleMachine,
  services: {},
  journalled: false,
});
