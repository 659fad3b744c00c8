import { accepted, refused } from '../../domain/outcome.ts';
import type { PayableOrder } from '../../domain/payments/payment-form.ts';
import {
  samplePhoto,
  sampleSlipPhoto,
  sampleSixPhotos,
  sampleTwoPhotos,
  sampleUploadPath,
  sampleUploads,
} from '../samples/sample-photos.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { paymentProofMachine } from './payment-proof-machine.ts';

const order: PayableOrder = {
  id: 'order-1',
  orderNo: '1042',
  ctime: '2025-02-01T03:00:00.000Z',
  total: 83_990,
};

const debt: PayableOrder = {
  id: 'order-debt',
  orderNo: '1041',
  ctime: '2025-01-20T03:00:00.000Z',
  total: 64_000,
};

export const paymentProofSamples: WorkflowSamples<typeof paymentProofMachine> = {
  inputs: [{ orderId: order.id, groupId: 'group-baan-suan' }],
  events: [
    { type: 'proof.open', orders: [order, debt] },
    { type: 'proof.open', orders: [debt] },
    { type: 'proof.close' },
    { type: 'photos.add', photos: [samplePhoto] },
    { type: 'photos.add', photos: sampleTwoPhotos },
    { type: 'photos.add', photos: [sampleSlipPhoto] },
    { type: 'photos.add', photos: sampleSixPhotos },
    { type: 'photo.remove', blobId: samplePhoto.blobId },
    { type: 'photo.retry', blobId: samplePhoto.blobId },
    { type: 'type.choose', paymentType: 'mix' },
    { type: 'type.choose', paymentType: 'cash' },
    { type: 'amount.change', field: 'amount', text: '1,000' },
    { type: 'amount.change', field: 'amount', text: '0' },
    { type: 'amount.change', field: 'cash', text: 'all' },
    { type: 'debt.toggle', orderId: debt.id },
    { type: 'debt.toggle', orderId: order.id },
    { type: 'proof.send' },
    { type: 'proof.confirm' },
    { type: 'proof.submit' },
    { type: 'proof.edit' },
    { type: 'proof.retry' },
    { type: 'proof.acknowledge' },
  ],
  ways: [
    [
      { type: 'proof.open', orders: [order, debt] },
      { type: 'photos.add', photos: [samplePhoto] },
      { answers: 'uploadV2', output: accepted({ filepath: sampleUploadPath, duplicate_of: [] }) },
      { type: 'proof.submit' },
      { answers: 'payOrder', output: accepted({ payment_order_id: 'payment-1' }) },
      { type: 'proof.acknowledge' },
    ],
  ],
  answers: {
    uploadV2: sampleUploads,
    payOrder: [
      accepted({ payment_order_id: 'payment-1' }),
      refused(sampleProblem(409, 'not_allowed_in_status', { id: order.id, status: 'paid' })),
      refused(sampleProblem(409, 'not_allowed_in_status', { id: debt.id, status: 'paid' })),
      refused(sampleProblem(404, 'not_found', { filepath: sampleUploadPath })),
    ],
  },
};
