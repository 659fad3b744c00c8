import type { Debt } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** A group that owes or has a credit, under the group's id. */
export interface ListedDebt extends Debt {
  readonly id: string;
}

/** All debts are listed. */
export type DebtFilter = Readonly<Record<string, never>>;

export const debtListMachine = createListMachine<ListedDebt, DebtFilter>({
  id: 'debt-list',
  description:
    'The groups that owe the shop or have a credit there, who owes most first and read page by page.',
  noFilter: {},
});

export const debtListWorkflow = defineWorkflow({
  name: 'debt-list',
  machine: debtListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
