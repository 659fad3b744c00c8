import { stockDialogWorkflow } from '../../../machines/stock-dialog/stock-dialog-machine.ts';
import { stockHistoryWorkflow } from '../../../machines/stock-history/stock-history-machine.ts';
import { stockLineWorkflow } from '../../../machines/stock-line/stock-line-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { stockDialogServices, stockHistoryServices, stockLineServices } from './stock-moves-services.ts';
import { stockDialogQuestions, stockDialogUnsent } from './stock-moves-unsent.ts';

/** A change of the stock of a product; its id is the product's. */
export const stockDialogClient = defineClientWorkflow(stockDialogWorkflow, {
  scope: 'person',
  services: ({ device }) => stockDialogServices(device.platform.api),
  input: (skuId) => ({ skuId }),
  unsent: () => stockDialogUnsent,
  questions: stockDialogQuestions,
});

/** What moved the stock of a product; its id is the product's. */
export const stockHistoryClient = defineClientWorkflow(stockHistoryWorkflow, {
  scope: 'person',
  services: ({ device }) => stockHistoryServices(device.platform.api),
  input: (skuId, { groupId }) => ({ groupId, recordId: skuId }),
});

/** What was on hand of a product over the last months; its id is the product's. */
export const stockLineClient = defineClientWorkflow(stockLineWorkflow, {
  scope: 'person',
  services: ({ device }) => stockLineServices(device.platform.api),
  input: (skuId) => ({ skuId }),
});
