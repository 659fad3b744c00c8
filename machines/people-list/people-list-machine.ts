import type { Person } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** A filter of people; empty text means no filter. */
export interface PeopleFilter {
  readonly kind: 'staff' | 'customer';
  /** Part of the name or of the LINE id. */
  readonly name: string;
  /** Only who belongs to this group. */
  readonly groupId: string;
}

export const peopleListMachine = createListMachine<Person, PeopleFilter>({
  id: 'people-list',
  description: 'The staff or the customers of the shop, found by name and read page by page.',
  noFilter: { kind: 'staff', name: '', groupId: '' },
});

export const peopleListWorkflow = defineWorkflow({
  name: 'people-list',
  machine: peopleListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
