import type { Stocktake } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** All stocktakes are listed. */
export type StocktakeFilter = Readonly<Record<string, never>>;

export const stocktakeListMachine = createListMachine<Stocktake, StocktakeFilter>({
  id: 'stocktake-list',
  description: 'The stocktakes of the shop that were recorded, the latest first and read page by page.',
  noFilter: {},
});

export const stocktakeListWorkflow = defineWorkflow({
  name: 'stocktake-list',
  machine: stocktakeListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
