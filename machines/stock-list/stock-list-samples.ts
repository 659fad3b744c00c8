import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCup, sampleLamp, sampleProblem, sampleTree } from '../samples/sample-records.ts';
import type { StockPart, stockListMachine } from './stock-list-machine.ts';

const first: StockPart = {
  items: [sampleCup],
  cursor: 'after-cup',
  total: 2,
  pieces: 43,
  lowTotal: 0,
  low: null,
};

export const stockListSamples: WorkflowSamples<typeof stockListMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [
    { type: 'filter.change', change: { low: true } },
    { type: 'rows.show', row: 0 },
    { type: 'rows.show', row: 1 },
    { type: 'list.more' },
    { type: 'list.refresh' },
  ],
  answers: {
    stockList: [
      accepted(first),
      accepted({ ...first, items: [sampleLamp], cursor: null }),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
    allProductCategory: [sampleTree],
  },
};
