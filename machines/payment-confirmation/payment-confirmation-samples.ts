import { accepted, refused } from '../../domain/outcome.ts';
import {
  samplePhoto,
  sampleSixPhotos,
  sampleTwoPhotos,
  sampleUploadPath,
  sampleUploads,
} from '../samples/sample-photos.ts';
import {
  sampleCompletedPayment,
  samplePayment,
  sampleProblem,
  sampleRejectedPayment,
} from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { paymentConfirmationMachine } from './payment-confirmation-machine.ts';

export const paymentConfirmationSamples: WorkflowSamples<typeof paymentConfirmationMachine> = {
  inputs: [
    { paymentOrderId: samplePayment.id, roles: ['finance'], confirmsReceipts: true },
    { paymentOrderId: samplePayment.id, roles: ['finance'], confirmsReceipts: false },
    { paymentOrderId: samplePayment.id, roles: ['order_manager'], confirmsReceipts: true },
  ],
  events: [
    { type: 'viewer.change', roles: ['owner'], confirmsReceipts: true },
    { type: 'viewer.change', roles: ['storekeeper'], confirmsReceipts: true },
    { type: 'payment.open' },
    { type: 'receipt.open' },
    { type: 'receipt.close' },
    { type: 'photos.add', photos: [samplePhoto] },
    { type: 'photos.add', photos: sampleTwoPhotos },
    { type: 'photos.add', photos: sampleSixPhotos },
    { type: 'photo.remove', blobId: samplePhoto.blobId },
    { type: 'photo.retry', blobId: samplePhoto.blobId },
    { type: 'amount.change', text: '800' },
    { type: 'amount.change', text: 'all' },
    { type: 'receipt.confirm' },
    { type: 'receipt.edit' },
    { type: 'receipt.retry' },
    { type: 'refusal.acknowledge' },
  ],
  answers: {
    paymentOrderDetail: [
      accepted(samplePayment),
      accepted({ ...samplePayment, payment_list: [] }),
      accepted(sampleCompletedPayment),
      accepted(sampleRejectedPayment),
      refused(sampleProblem(404, 'not_found')),
    ],
    uploadV2: sampleUploads,
    confirmPayOrder: [
      accepted(sampleCompletedPayment),
      refused(
        sampleProblem(409, 'already_confirmed', {
          confirmed_by: 'Fon',
          confirmed_at: '2025-02-03T03:00:00.000Z',
        }),
      ),
      refused(sampleProblem(409, 'version_conflict', { changed_by: 'Fon' })),
      refused(sampleProblem(404, 'not_found', { filepath: sampleUploadPath })),
    ],
  },
};
