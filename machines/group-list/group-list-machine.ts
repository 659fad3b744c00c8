import type { Group } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** A filter of groups; empty text means no filter. */
export interface GroupFilter {
  /** Part of the name. */
  readonly name: string;
}

export const groupListMachine = createListMachine<Group, GroupFilter>({
  id: 'group-list',
  description: 'The customer groups that staff may work for, found by name and read page by page.',
  noFilter: { name: '' },
});

export const groupListWorkflow = defineWorkflow({
  name: 'group-list',
  machine: groupListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
