import type { PaymentOrder } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export const paymentListMachine = createListMachine<PaymentOrder>(
  'payment-list',
  'The payment orders a person may see, filtered and read page by page.',
);

export const paymentListWorkflow = defineWorkflow({
  name: 'payment-list',
  machine: paymentListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
