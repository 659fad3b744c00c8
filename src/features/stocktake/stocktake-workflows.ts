import { stocktakeStartWorkflow } from '../../../machines/stocktake-start/stocktake-start-machine.ts';
import { stocktakeWorkflow } from '../../../machines/stocktake/stocktake-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { categoryTree } from '../catalogue/category-tree.ts';
import { readOpenStocktakes } from './open-stocktakes.ts';
import { stocktakeServices, stocktakeStartServices } from './stocktake-services.ts';

/** Lines of one call, as the contract allows. */
const linesPerCall = 500;

/** A stocktake; its id is made where it is begun. */
export const stocktakeClient = defineClientWorkflow(stocktakeWorkflow, {
  scope: 'person',
  services: ({ device }) => stocktakeServices(device.platform.api),
  input: (stocktakeId) => ({ stocktakeId, linesPerCall }),
  unsent: () => ({
    path: (id) => `/stocktake/${id}`,
    writes: {
      stocktake: ({ lines = [] }) => ({
        icon: 'changes',
        title: 'stocktake.unsent.counts',
        figures: [{ of: 'kinds', count: lines.length }],
      }),
      uploadV2: () => ({ icon: 'photo', title: 'stocktake.unsent.photo' }),
    },
  }),
});

/** What to count; its id is the person's group. */
export const stocktakeStartClient = defineClientWorkflow(stocktakeStartWorkflow, {
  scope: 'person',
  services: (scope) =>
    stocktakeStartServices(() => readOpenStocktakes(scope), categoryTree(scope.device.platform)),
  input: (groupId) => ({ groupId }),
});
