import { sampleTree } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { stockEntryStartMachine } from './stock-entry-start-machine.ts';

export const stockEntryStartSamples: WorkflowSamples<typeof stockEntryStartMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [{ type: 'start.refresh' }],
  answers: {
    openDrafts: [
      { drafts: [], unreadable: 0 },
      {
        drafts: [
          {
            id: 'entry-1',
            source: { kind: 'document', fileName: 'supplier.xlsx' },
            rows: 19,
            changedAt: 1_738_400_000_000,
            isSent: false,
          },
        ],
        unreadable: 1,
      },
    ],
    allProductCategory: [sampleTree],
  },
};
