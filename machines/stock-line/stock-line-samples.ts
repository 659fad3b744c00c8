import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCup, sampleProblem } from '../samples/sample-records.ts';
import type { stockLineMachine } from './stock-line-machine.ts';

export const stockLineSamples: WorkflowSamples<typeof stockLineMachine> = {
  inputs: [{ skuId: sampleCup.id }],
  events: [{ type: 'line.open' }],
  answers: {
    stockByDay: [
      accepted([{ day: '2026-03-04', onHand: 12, moved: true }]),
      refused(sampleProblem(404, 'not_found')),
    ],
  },
};
