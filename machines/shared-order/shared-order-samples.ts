import { accepted, refused } from '../../domain/outcome.ts';
import { sampleMaskedOrder, sampleProblem } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { sharedOrderMachine } from './shared-order-machine.ts';

export const sharedOrderSamples: WorkflowSamples<typeof sharedOrderMachine> = {
  inputs: [{ orderId: sampleMaskedOrder.id }],
  events: [{ type: 'order.open' }, { type: 'language.change' }],
  answers: { orderDetail: [accepted(sampleMaskedOrder), refused(sampleProblem(404, 'not_found'))] },
};
