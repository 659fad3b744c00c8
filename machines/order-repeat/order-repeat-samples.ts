import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCup, sampleLamp, sampleOrder } from '../samples/sample-records.ts';
import type { orderRepeatMachine } from './order-repeat-machine.ts';

export const orderRepeatSamples: WorkflowSamples<typeof orderRepeatMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [
    { type: 'repeat.open', lines: sampleOrder.detail, inCart: { 'sku-cup': 2 } },
    { type: 'repeat.accept' },
    { type: 'repeat.retry' },
    { type: 'repeat.close' },
  ],
  answers: {
    readProducts: [
      [sampleCup, sampleLamp],
      [
        { ...sampleCup, stock: 1 },
        { id: 'sku-lamp', status: 'inactive' },
      ],
      [],
    ],
  },
};
