import { readWire } from '../../../domain/money.ts';
import { stockEntryStartWorkflow } from '../../../machines/stock-entry-start/stock-entry-start-machine.ts';
import { stockEntryWorkflow } from '../../../machines/stock-entry/stock-entry-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { categoryTree } from '../catalogue/category-tree.ts';
import { openDrafts } from './entry-drafts.ts';
import { recognitionProgress } from './recognition-progress.ts';
import { stockEntryServices } from './stock-entry-services.ts';

/** A stock entry; its id is made where it is begun. */
export const stockEntryClient = defineClientWorkflow(stockEntryWorkflow, {
  scope: 'person',
  services: ({ device }) => stockEntryServices(device.platform.api, recognitionProgress.set),
  input: (_, { groupId }) => ({ groupId }),
  unsent: () => ({
    path: (id) => `/stock-entry/${id}`,
    writes: {
      confirmImportSkus: ({ items = [], total_value: value }) => ({
        icon: 'product',
        title: 'stockEntry.unsent.rows',
        figures: [{ of: 'kinds', count: items.length }],
        amount: value === undefined ? undefined : readWire(value),
      }),
      uploadV2: () => ({ icon: 'photo', title: 'stockEntry.unsent.file' }),
    },
    subject: ({ context: { source } }) => ({ about: source === null ? [] : [source.fileName], held: null }),
  }),
});

/** What a stock entry begins with; its id is the person's group. */
export const stockEntryStartClient = defineClientWorkflow(stockEntryStartWorkflow, {
  scope: 'person',
  services: (scope) => ({
    openDrafts: openDrafts(scope),
    allProductCategory: categoryTree(scope.device.platform),
  }),
  input: (groupId) => ({ groupId }),
});
