import { accepted, refused } from '../../domain/outcome.ts';
import { editablePayment } from '../../domain/payments/payment-edit.ts';
import type { PaymentDecision } from '../../domain/payments/payment-edit.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import {
  samplePhoto,
  sampleSixPhotos,
  sampleTwoPhotos,
  sampleUploadPath,
  sampleUploads,
} from '../samples/sample-photos.ts';
import { samplePayment, sampleProblem, sampleRejectedPayment } from '../samples/sample-records.ts';
import type { paymentEditMachine } from './payment-edit-machine.ts';

const [entry] = samplePayment.payment_list;
if (entry === undefined) throw new Error('the sample of a payment has an entry');

/** The payment as somebody else made it meanwhile: another amount and a payer. */
export const otherPayment = {
  ...samplePayment,
  paid_amount: 700,
  paid_amount_receipt: 700,
  payment_list: [{ ...entry, paid_amount: 700, paid_amount_receipt: 700, payer_name: 'Ling' }],
  payment_photos: [...samplePayment.payment_photos, '/api/files/a.webp', '/api/files/b.webp'],
  version: 3,
};

const fullPayment = { ...otherPayment, payment_photos: ['a', 'b', 'c', 'd', 'e'], version: 3 };

const meanwhile = (current: object) =>
  refused(
    sampleProblem(409, 'version_conflict', {
      current,
      changed_by: { id: 'user-nok', name: 'Nok', role: 'manager' },
      changed_at: '2025-02-03T03:41:00.000Z',
    }),
  );

const decision: PaymentDecision = {
  status: 'completed',
  by: { id: 'user-nok', name: 'Nok', role: 'manager' },
  at: '2025-02-03T03:41:00.000Z',
  reason: '',
};

const opened = { type: 'edit.open', payment: editablePayment(samplePayment), roles: ['finance'] } as const;
const slip = samplePayment.payment_photos[0] ?? '';

export const paymentEditSamples: WorkflowSamples<typeof paymentEditMachine> = {
  inputs: [{ paymentOrderId: samplePayment.id }],
  events: [
    opened,
    { ...opened, roles: ['order_manager'] },
    { ...opened, payment: editablePayment({ ...samplePayment, payment_photos: [] }) },
    { type: 'text.change', field: 'paid_amount', text: '800' },
    { type: 'text.change', field: 'paid_amount', text: 'all' },
    { type: 'text.change', field: 'paid_amount_cash', text: '300' },
    { type: 'text.change', field: 'payer_name', text: 'Somchai' },
    { type: 'type.choose', paymentType: 'mix' },
    { type: 'type.choose', paymentType: 'cash' },
    { type: 'photos.add', photos: [samplePhoto] },
    { type: 'photos.add', photos: sampleTwoPhotos },
    { type: 'photos.add', photos: sampleSixPhotos },
    { type: 'photo.remove', blobId: samplePhoto.blobId },
    { type: 'photo.remove', blobId: slip },
    { type: 'photo.retry', blobId: samplePhoto.blobId },
    { type: 'edit.close' },
    { type: 'edit.stay' },
    { type: 'edit.discard' },
    { type: 'edit.save' },
    { type: 'edit.resume' },
    { type: 'edit.retry' },
    { type: 'edit.acknowledge' },
    { type: 'side.choose', field: 'amounts', side: 'mine' },
    { type: 'side.choose', field: 'amounts', side: 'theirs' },
    { type: 'side.choose', field: 'payee_bank', side: 'mine' },
    { type: 'conflict.settle' },
    { type: 'payment.decided', decision },
  ],
  ways: [
    [
      opened,
      { type: 'text.change', field: 'paid_amount', text: '800' },
      { type: 'edit.save' },
      { answers: 'editPayment', output: meanwhile(otherPayment) },
      { type: 'side.choose', field: 'amounts', side: 'mine' },
    ],
    [
      opened,
      { type: 'text.change', field: 'payer_name', text: 'Somchai' },
      { type: 'photos.add', photos: [samplePhoto] },
      { answers: 'uploadV2', output: accepted({ filepath: sampleUploadPath, duplicate_of: [] }) },
      { type: 'edit.save' },
      { answers: 'editPayment', output: meanwhile(fullPayment) },
      { type: 'side.choose', field: 'payer_name', side: 'mine' },
      { type: 'conflict.settle' },
    ],
  ],
  answers: {
    uploadV2: sampleUploads,
    editPayment: [
      accepted(otherPayment),
      meanwhile(otherPayment),
      meanwhile(fullPayment),
      meanwhile({ ...samplePayment, status: 'completed', version: 3 }),
      refused(sampleProblem(409, 'already_rejected', { current: sampleRejectedPayment })),
      refused(sampleProblem(422, 'amount_mismatch', { expected: 800, actual: 700 })),
      refused(sampleProblem(404, 'not_found', { filepath: sampleUploadPath })),
    ],
  },
};
