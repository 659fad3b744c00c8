import type { PaymentCard } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { noFilter } from '../order-list/record-filter.ts';
import type { RecordFilter } from '../order-list/record-filter.ts';

export const paymentListMachine = createListMachine<PaymentCard, RecordFilter>({
  id: 'payment-list',
  description: 'The payment orders a person may see, filtered and read page by page.',
  noFilter,
});

export const paymentListWorkflow = defineWorkflow({
  name: 'payment-list',
  machine: paymentListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
