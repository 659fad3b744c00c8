import { setup } from 'xstate';
import { orderManagers, receiptConfirmers } from '../../domain/permissions.ts';
import { orderingStaff } from '../../domain/roles.ts';
import { hasRole, isStaff } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export type OrderLifecycleEvent = {
  readonly type:
    | 'order.submit'
    /** Lines, prices, address and remark. */
    | 'order.save'
    /** The remark alone. */
    | 'order.remark'
    | 'order.confirm'
    | 'order.cancel'
    | 'order.pay'
    | 'order.complete'
    /** Its payment was rejected: it is to be paid again. */
    | 'order.reject';
  /** Roles of the person who acts; none means a customer. */
  readonly roles: readonly StaffRole[];
};

export const orderLifecycleMachine = setup({
  types: { events: {} as OrderLifecycleEvent },
  guards: {
    maySubmit: ({ event }) => !isStaff(event.roles) || hasRole(event.roles, orderingStaff),
    mayWriteRemark: ({ event }) => !isStaff(event.roles) || hasRole(event.roles, orderManagers),
    mayManage: ({ event }) => hasRole(event.roles, orderManagers),
    mayConfirmReceipt: ({ event }) => hasRole(event.roles, receiptConfirmers),
  },
}).createMachine({
  id: 'order-lifecycle',
  description: 'What may happen to an order, and who may do it.',
  initial: 'draft',
  states: {
    draft: {
      on: { 'order.submit': { target: 'created', guard: 'maySubmit' } },
    },
    created: {
      tags: ['editable'],
      on: {
        'order.save': { target: 'created', guard: 'mayManage' },
        'order.remark': { target: 'created', guard: 'mayWriteRemark' },
        'order.confirm': { target: 'confirmed', guard: 'mayManage' },
        'order.cancel': { target: 'cancelled', guard: 'mayManage' },
      },
    },
    confirmed: {
      tags: ['editable'],
      on: {
        'order.save': { target: 'confirmed', guard: 'mayManage' },
        'order.remark': { target: 'confirmed', guard: 'mayManage' },
        'order.cancel': { target: 'cancelled', guard: 'mayManage' },
        'order.pay': { target: 'paid', guard: 'mayManage' },
      },
    },
    paid: {
      on: {
        'order.remark': { target: 'paid', guard: 'mayManage' },
        'order.complete': { target: 'completed', guard: 'mayConfirmReceipt' },
        'order.reject': { target: 'confirmed', guard: 'mayConfirmReceipt' },
      },
    },
    completed: {
      tags: ['settled'],
      on: {
        'order.remark': { target: 'completed', guard: 'mayManage' },
        // What it still owes is paid by a further payment, whose receipt is decided; the order stays completed.
        'order.pay': { target: 'completed', guard: 'mayManage' },
        'order.complete': { target: 'completed', guard: 'mayConfirmReceipt' },
        'order.reject': { target: 'completed', guard: 'mayConfirmReceipt' },
      },
    },
    cancelled: { tags: ['settled'], type: 'final' },
  },
});

export const orderLifecycleWorkflow = defineWorkflow({
  name: 'order-lifecycle',
  machine: orderLifecycleMachine,
  services: {},
  journalled: false,
});
