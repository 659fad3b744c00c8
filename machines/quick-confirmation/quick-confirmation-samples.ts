import { accepted, refused } from '../../domain/outcome.ts';
import { paidPayment } from '../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import type { Page } from '../kit/list-machine.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCompletedPayment, samplePayment, sampleProblem } from '../samples/sample-records.ts';
import type { quickConfirmationMachine } from './quick-confirmation-machine.ts';

const equal = { ...paidPayment(samplePayment), due: 83_990, paid: 83_990 };
const short = { ...equal, id: 'payment-2', paid: 70_000 };

function pageOf(items: readonly PaidPayment[], cursor: string | null): Page<PaidPayment> {
  return { items, pagination: { total: 2, page_num: 2, page_size: 1, total_pages: 2, cursor } };
}

export const quickConfirmationSamples: WorkflowSamples<typeof quickConfirmationMachine> = {
  inputs: [
    { roles: ['finance'], confirmsReceipts: true },
    { roles: ['finance'], confirmsReceipts: false },
    { roles: ['order_manager'], confirmsReceipts: true },
  ],
  events: [
    { type: 'viewer.change', roles: ['owner'], confirmsReceipts: true },
    { type: 'viewer.change', roles: ['storekeeper'], confirmsReceipts: true },
    { type: 'lane.start', payments: [equal, short] },
    { type: 'lane.start', payments: [short] },
    { type: 'lane.start', payments: [] },
    {
      type: 'lane.start',
      payments: [equal],
      pages: { filter: { only: 'all' }, cursor: 'cursor-1', total: 2 },
    },
    { type: 'pages.retry' },
    { type: 'receipt.confirm' },
    { type: 'receipt.confirm', paymentOrderId: equal.id },
    { type: 'receipt.confirm', paymentOrderId: short.id },
    { type: 'question.confirm' },
    { type: 'receipt.retry' },
    { type: 'question.close' },
    { type: 'payment.skip' },
    { type: 'payment.open' },
    { type: 'payment.rejected', paymentOrderId: equal.id },
    { type: 'payment.rejected', paymentOrderId: short.id },
    { type: 'payment.changed', paymentOrderId: equal.id },
    { type: 'payment.changed', paymentOrderId: short.id },
  ],
  answers: {
    confirmPayOrder: [
      accepted(sampleCompletedPayment),
      refused(sampleProblem(409, 'already_confirmed', { confirmed_by: 'Fon' })),
      refused(sampleProblem(409, 'version_conflict', { changed_by: 'Fon' })),
    ],
    paymentOrderDetail: [
      accepted(samplePayment),
      accepted(sampleCompletedPayment),
      refused(sampleProblem(404, 'not_found')),
    ],
    readPage: [
      accepted(pageOf([equal, short], null)),
      accepted(pageOf([equal], 'cursor-2')),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
  },
};
