import { stocktakeWorkflow } from '../../../machines/stocktake/stocktake-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { stocktakeServices } from './stocktake-services.ts';

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
