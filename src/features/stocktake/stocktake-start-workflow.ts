import { stocktakeStartWorkflow } from '../../../machines/stocktake-start/stocktake-start-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { categoryTree } from '../catalogue/category-tree.ts';
import { readOpenStocktakes } from './open-stocktakes.ts';
import { stocktakeStartServices } from './stocktake-services.ts';

/** What to count; its id is the person's group. */
export const stocktakeStartClient = defineClientWorkflow(stocktakeStartWorkflow, {
  scope: 'person',
  services: (scope) =>
    stocktakeStartServices(() => readOpenStocktakes(scope), categoryTree(scope.device.platform)),
  input: (groupId) => ({ groupId }),
});
