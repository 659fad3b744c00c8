import { sampleTree } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { stocktakeStartMachine } from './stocktake-start-machine.ts';

export const stocktakeStartSamples: WorkflowSamples<typeof stocktakeStartMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [
    { type: 'start.refresh' },
    { type: 'kind.choose', kind: 'search' },
    { type: 'kind.choose', kind: 'all' },
    { type: 'category.choose', level: 0, categoryId: 'category-table' },
    { type: 'category.choose', level: 1, categoryId: 'category-drinking' },
    { type: 'search.change', text: 'cup' },
  ],
  answers: {
    openStocktakes: [
      [],
      [
        {
          id: 'stocktake-1',
          scope: { kind: 'all' },
          counted: 143,
          skipped: 4,
          total: 310,
          countedAt: 1_738_400_000_000,
          isSent: false,
        },
      ],
    ],
    allProductCategory: [sampleTree],
  },
};
