import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { FoundRecord, recordSearchMachine } from './record-search-machine.ts';

export const sampleFoundPayment: FoundRecord = {
  kind: 'payment',
  id: 'payment-1',
  number: '1042',
  status: 'completed',
  groupName: 'Baan Suan',
  amount: 839.9,
  since: '2025-02-02T03:00:00.000Z',
};

export const sampleFoundOrder: FoundRecord = {
  ...sampleFoundPayment,
  kind: 'order',
  id: 'order-1',
  status: 'completed',
  since: '2025-02-01T03:00:00.000Z',
};

export const recordSearchSamples: WorkflowSamples<typeof recordSearchMachine> = {
  inputs: [null],
  events: [
    { type: 'record.find', number: 'PAY-1042' },
    { type: 'record.find', number: 'tea' },
  ],
  answers: {
    findRecords: [
      accepted([sampleFoundOrder, sampleFoundPayment]),
      accepted([]),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
  },
};
