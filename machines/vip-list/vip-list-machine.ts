import type { ProductCard } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** All VIP products of a group are listed. */
export type VipFilter = Readonly<Record<string, never>>;

export const vipListMachine = createListMachine<ProductCard, VipFilter>({
  id: 'vip-list',
  description: 'The VIP products of a group, read page by page by those who do not choose them.',
  noFilter: {},
});

export const vipListWorkflow = defineWorkflow({
  name: 'vip-list',
  machine: vipListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
