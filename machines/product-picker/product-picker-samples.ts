import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCup, sampleLamp, sampleProblem, sampleTree } from '../samples/sample-records.ts';
import type { productPickerMachine } from './product-picker-machine.ts';

export const productPickerSamples: WorkflowSamples<typeof productPickerMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [
    { type: 'top.choose', topId: 'category-house' },
    { type: 'chip.toggle', chipId: 'category-cups' },
    { type: 'search.change', query: 'ถ้วย' },
    { type: 'search.change', query: ' ' },
    { type: 'products.more' },
    { type: 'picker.refresh' },
  ],
  answers: {
    allProductCategory: [sampleTree, []],
    findProducts: [
      accepted({ items: [sampleCup], total: 2, cursor: 'after-cup' }),
      accepted({ items: [sampleLamp], total: 2, cursor: null }),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
  },
};
