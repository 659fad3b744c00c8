import { paidPayment } from '../../domain/payments/paid-payment.ts';
import { batchConfirmationMachine } from '../../machines/batch-confirmation/batch-confirmation-machine.ts';
import { quickConfirmationMachine } from '../../machines/quick-confirmation/quick-confirmation-machine.ts';
import { samplePayment } from '../../machines/samples/sample-records.ts';
import { live } from './live-chart.ts';

const confirmer = { roles: ['finance'], confirmsReceipts: true } as const;
const equal = { ...paidPayment(samplePayment), due: 83_990, paid: 83_990 };

export const batchAnswer = { id: samplePayment.id, ok: true, reason: '', message: '', details: {} };

export const batch = (answer: unknown) =>
  live(batchConfirmationMachine, { ...confirmer, paymentsPerCall: 200 }, { batchConfirmPayOrder: answer }, [
    { type: 'payments.select', payments: [equal] },
    { type: 'batch.ask' },
    { type: 'batch.confirm', key: 'key-1' },
  ]);

export const lane = (answer: unknown) =>
  live(quickConfirmationMachine, confirmer, { confirmPayOrder: answer }, [
    { type: 'lane.start', payments: [equal] },
    { type: 'receipt.confirm', key: 'key-1' },
  ]);
