import type { OrderCard } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { noFilter } from './record-filter.ts';
import type { RecordFilter } from './record-filter.ts';

export const orderListMachine = createListMachine<OrderCard, RecordFilter>({
  id: 'order-list',
  description: 'The orders a person may see, filtered and read page by page.',
  noFilter,
});

export const orderListWorkflow = defineWorkflow({
  name: 'order-list',
  machine: orderListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
