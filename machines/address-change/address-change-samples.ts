import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleAddress, sampleProblem } from '../samples/sample-records.ts';
import type { addressChangeMachine } from './address-change-machine.ts';

export const addressChangeSamples: WorkflowSamples<typeof addressChangeMachine> = {
  inputs: [{ addressId: sampleAddress.id }],
  events: [
    { type: 'address.remove', address: sampleAddress },
    { type: 'address.makeDefault', address: sampleAddress },
    { type: 'change.retry' },
    { type: 'change.leave' },
  ],
  answers: {
    deleteAddress: [
      accepted({ id: sampleAddress.id }),
      refused(sampleProblem(404, 'not_found', { id: sampleAddress.id })),
      refused(sampleProblem(403, 'foreign_group')),
    ],
    updateAddress: [accepted(sampleAddress), refused(sampleProblem(404, 'not_found'))],
  },
};
