import type { Address } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** A filter of places; empty text means no filter. */
export interface PlaceFilter {
  /** Part of the name or the address. */
  readonly name: string;
}

export const placeListMachine = createListMachine<Address, PlaceFilter>({
  id: 'place-list',
  description:
    'The addresses of a group: where its orders go, or between which places the merchant moves pieces.',
  noFilter: { name: '' },
});

export const placeListWorkflow = defineWorkflow({
  name: 'place-list',
  machine: placeListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
