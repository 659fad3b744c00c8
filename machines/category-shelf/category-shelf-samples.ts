import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCup, sampleLamp, sampleProblem } from '../samples/sample-records.ts';
import type { categoryShelfMachine } from './category-shelf-machine.ts';

export const categoryShelfSamples: WorkflowSamples<typeof categoryShelfMachine> = {
  inputs: [{ categoryId: sampleCup.category_id, groupId: 'group-baan-suan' }],
  events: [{ type: 'shelf.open' }],
  answers: {
    allSkuList: [
      accepted({ products: [sampleCup, sampleLamp], total: 2 }),
      refused(sampleProblem(404, 'not_found')),
    ],
  },
};
