import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** Which of the paid payments are listed. */
export interface PaidPaymentFilter {
  readonly only: 'all' | 'differs' | 'duplicate' | 'cash';
}

export const paidPaymentListMachine = createListMachine<PaidPayment, PaidPaymentFilter>({
  id: 'paid-payment-list',
  description: 'The paid payments that wait for somebody to confirm that the money is there.',
  noFilter: { only: 'all' },
});

export const paidPaymentListWorkflow = defineWorkflow({
  name: 'paid-payment-list',
  machine: paidPaymentListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
