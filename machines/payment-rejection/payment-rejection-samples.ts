import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { samplePayment, sampleProblem, sampleRejectedPayment } from '../samples/sample-records.ts';
import type { paymentRejectionMachine } from './payment-rejection-machine.ts';

export const paymentRejectionSamples: WorkflowSamples<typeof paymentRejectionMachine> = {
  inputs: [{ paymentOrderId: samplePayment.id }],
  events: [
    { type: 'rejection.open', payment: samplePayment },
    { type: 'reason.change', text: 'No money came' },
    { type: 'reason.change', text: ' ' },
    { type: 'rejection.confirm' },
    { type: 'rejection.close' },
    { type: 'rejection.retry' },
    { type: 'rejection.acknowledge' },
  ],
  answers: {
    rejectPayOrder: [accepted(sampleRejectedPayment), refused(sampleProblem(409, 'already_rejected'))],
  },
};
