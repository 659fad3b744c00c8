import type { DayClose } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { dayCloseMachine } from './day-close-machine.ts';

const finance = { id: 'user-nok', name: 'Nok', role: 'finance' };
const owner = { id: 'user-chai', name: 'Chai', role: 'owner' };

/** A day with five receipts of two people, of which two differ, one rejection and one payment that waits. */
export const sampleDayClose: DayClose = {
  day: '2025-02-03',
  confirms_receipts: true,
  received: {
    count: 5,
    cash: 330.25,
    receipt: 1050,
    sum: 1380.25,
    by: [
      { by: finance, count: 4, cash: 330.25, receipt: 800, sum: 1130.25 },
      { by: owner, count: 1, cash: 0, receipt: 250, sum: 250 },
    ],
  },
  differences: {
    count: 2,
    over: 10,
    short: 30.5,
    items: [
      {
        id: 'payment-1',
        payment_no: '88',
        group_name: 'Baan Suan',
        due: 280.5,
        amount: 250,
        difference: -30.5,
        by: owner,
        at: '2025-02-03T02:06:07.000Z',
      },
      {
        id: 'payment-2',
        payment_no: '91',
        group_name: 'Moey',
        due: 100,
        amount: 110,
        difference: 10,
        by: finance,
        at: '2025-02-03T03:06:07.000Z',
      },
    ],
  },
  rejected: {
    count: 1,
    sum: 400,
    items: [
      {
        id: 'payment-3',
        payment_no: '90',
        group_name: 'Moey',
        amount: 400,
        reason: 'No money came',
        by: finance,
        at: '2025-02-03T04:06:07.000Z',
      },
    ],
  },
  waiting: {
    count: 1,
    sum: 75,
    items: [
      {
        id: 'payment-4',
        payment_no: '92',
        group_name: 'Baan Suan',
        due: 75,
        amount: 75,
        at: '2025-02-03T10:06:07.000Z',
      },
    ],
  },
};

export const dayCloseSamples: WorkflowSamples<typeof dayCloseMachine> = {
  inputs: [{ day: '2025-02-03' }],
  events: [{ type: 'day.open' }],
  answers: { dayClose: [accepted(sampleDayClose), refused(sampleProblem(403, 'forbidden_role'))] },
};
