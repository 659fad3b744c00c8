import { accepted } from '../../domain/outcome.ts';
import { paymentConfirmationMachine } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { editablePayment } from '../../domain/payments/payment-edit.ts';
import { paymentEditMachine } from '../../machines/payment-edit/payment-edit-machine.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import { paymentRejectionMachine } from '../../machines/payment-rejection/payment-rejection-machine.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
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

export const proof = (answer: unknown) =>
  live(
    paymentProofMachine,
    { orderId: 'order-1', groupId: 'group-baan-suan' },
    { uploadV2: accepted({ filepath: '/api/files/slip-1.webp' }), payOrder: answer },
    [
      {
        type: 'proof.open',
        orders: [{ id: 'order-1', orderNo: '1042', ctime: '2025-02-01T03:00:00.000Z', total: 83_991 }],
      },
      { type: 'photos.add', photos: [samplePhoto] },
      { type: 'proof.submit', key: 'key-1' },
    ],
  );

export const rejection = (answer: unknown) =>
  live(paymentRejectionMachine, { paymentOrderId: samplePayment.id }, { rejectPayOrder: answer }, [
    { type: 'rejection.open', payment: samplePayment },
    { type: 'reason.change', text: 'no money came' },
    { type: 'rejection.confirm', key: 'key-1' },
  ]);

export const correction = (answer: unknown) =>
  live(paymentEditMachine, { paymentOrderId: samplePayment.id }, { editPayment: answer }, [
    { type: 'edit.open', payment: editablePayment(samplePayment), roles: ['finance'] },
    { type: 'text.change', field: 'payer_name', text: 'Ling' },
    { type: 'edit.save', key: 'key-1' },
  ]);

export const confirmation = (answer: unknown) =>
  live(
    paymentConfirmationMachine,
    { paymentOrderId: samplePayment.id, roles: ['owner'], confirmsReceipts: true },
    { paymentOrderDetail: accepted({ ...samplePayment, status: 'paid' }), confirmPayOrder: answer },
    [{ type: 'receipt.open' }, { type: 'receipt.confirm', key: 'key-1' }],
  );
