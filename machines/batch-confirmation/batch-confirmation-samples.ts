import { accepted, refused } from '../../domain/outcome.ts';
import type { SelectedPayment } from '../../domain/payments/paid-payment.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { batchConfirmationMachine, BatchResult } from './batch-confirmation-machine.ts';

const first: SelectedPayment = {
  id: 'payment-1',
  paymentNo: '20384',
  groupName: 'Baan Suan',
  due: 83_990,
  paid: 83_990,
  version: 2,
};
const second: SelectedPayment = { ...first, id: 'payment-2', paymentNo: '20385', paid: 70_000 };

function result(id: string, reason = ''): BatchResult {
  return { id, ok: reason === '', reason, message: '', details: {} };
}

export const batchConfirmationSamples: WorkflowSamples<typeof batchConfirmationMachine> = {
  inputs: [
    { roles: ['finance'], confirmsReceipts: true, paymentsPerCall: 1 },
    { roles: ['finance'], confirmsReceipts: false, paymentsPerCall: 1 },
    { roles: ['order_manager'], confirmsReceipts: true, paymentsPerCall: 1 },
  ],
  events: [
    { type: 'viewer.change', roles: ['owner'], confirmsReceipts: true },
    { type: 'viewer.change', roles: ['storekeeper'], confirmsReceipts: true },
    { type: 'payments.select', payments: [first] },
    { type: 'payments.select', payments: [first, second] },
    { type: 'payments.select', payments: [{ ...second, paid: 0 }] },
    { type: 'payments.deselect', ids: [first.id] },
    { type: 'batch.ask' },
    { type: 'batch.close' },
    { type: 'batch.confirm' },
    { type: 'batch.retry' },
    { type: 'answers.dismiss' },
    { type: 'refusal.acknowledge' },
  ],
  ways: [
    [
      { type: 'payments.select', payments: [first, second] },
      { type: 'batch.ask' },
      { type: 'batch.confirm' },
      { answers: 'batchConfirmPayOrder', output: accepted([result(first.id)]) },
    ],
  ],
  answers: {
    batchConfirmPayOrder: [
      accepted([result(first.id), result(second.id)]),
      accepted([result(first.id, 'already_confirmed'), result(second.id, 'version_conflict')]),
      accepted([]),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
  },
};
