import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCup, sampleLamp, sampleProblem } from '../samples/sample-records.ts';
import type { barcodeAssignmentMachine } from './barcode-assignment-machine.ts';

export const barcodeAssignmentSamples: WorkflowSamples<typeof barcodeAssignmentMachine> = {
  inputs: [{ barcode: '8859034122078' }],
  events: [
    { type: 'barcode.assign', product: sampleCup },
    { type: 'barcode.assign', product: sampleLamp },
    { type: 'barcode.insist' },
    { type: 'barcode.retry' },
    { type: 'barcode.leave' },
  ],
  answers: {
    assignBarcode: [
      accepted({ ...sampleCup, barcode: '8859034122078', version: 2 }),
      refused(sampleProblem(409, 'barcode_taken', { product: sampleLamp })),
      refused(sampleProblem(409, 'version_conflict', { current: { ...sampleCup, version: 2 } })),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
  },
};
