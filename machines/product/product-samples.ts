import { accepted, refused } from '../../domain/outcome.ts';
import { sampleCup, sampleLamp, sampleProblem, sampleTallLamp } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { productMachine } from './product-machine.ts';

export const productSamples: WorkflowSamples<typeof productMachine> = {
  inputs: [{ skuId: sampleLamp.id, groupId: 'group-baan-suan' }],
  events: [
    { type: 'product.open' },
    { type: 'product.choose', skuId: sampleTallLamp.id },
    { type: 'product.choose', skuId: sampleCup.id },
    { type: 'quantity.open' },
    { type: 'quantity.change', quantity: 2 },
    { type: 'quantity.change', quantity: 4 },
    { type: 'quantity.close' },
    { type: 'quantity.accept' },
  ],
  answers: {
    skuSiblings: [
      accepted([sampleLamp, sampleTallLamp]),
      accepted([{ ...sampleLamp, stock: 0 }, sampleTallLamp]),
      refused(sampleProblem(404, 'not_found')),
    ],
  },
};
