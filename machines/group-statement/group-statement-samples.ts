import type { GroupStatement } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { groupStatementMachine } from './group-statement-machine.ts';

/** An order of 100 baht that was paid but for 20. */
export const sampleStatement: GroupStatement = {
  group_id: 'group-baan-suan',
  name: 'Baan Suan',
  from: '2025-02-01',
  to: '2025-02-28',
  opening: 0,
  ordered: 100,
  paid: 80,
  closing: 20,
  awaiting: 0,
  entries: [
    {
      kind: 'order',
      id: 'order-1',
      no: '1042',
      ctime: '2025-02-03T02:06:07.000Z',
      amount: 100,
      balance: 100,
    },
    {
      kind: 'payment',
      id: 'payment-1',
      no: '88',
      ctime: '2025-02-04T02:06:07.000Z',
      amount: 80,
      balance: 20,
    },
  ],
  cursor: null,
};

export const groupStatementSamples: WorkflowSamples<typeof groupStatementMachine> = {
  inputs: [{ groupId: 'group-baan-suan', from: '2025-02-01', to: '2025-02-28' }],
  events: [{ type: 'statement.open' }],
  answers: { groupStatement: [accepted(sampleStatement), refused(sampleProblem(403, 'foreign_group'))] },
};
