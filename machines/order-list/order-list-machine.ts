import type { OrderSummary } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export const orderListMachine = createListMachine<OrderSummary>(
  'order-list',
  'The orders a person may see, filtered and read page by page.',
);

export const orderListWorkflow = defineWorkflow({
  name: 'order-list',
  machine: orderListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
