import { accepted, refused } from '../../domain/outcome.ts';
import { samplePhoto, sampleTenPhotos, sampleUploadPath, sampleUploads } from '../samples/sample-photos.ts';
import { sampleAddress, sampleProblem } from '../samples/sample-records.ts';
import { sampleShelfCup } from '../samples/sample-stock.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { stockDialogMachine } from './stock-dialog-machine.ts';

const skuId = sampleShelfCup.id;

export const stockDialogSamples: WorkflowSamples<typeof stockDialogMachine> = {
  inputs: [{ skuId }],
  events: [
    { type: 'dialog.open', mode: 'move' },
    { type: 'dialog.open', mode: 'count' },
    { type: 'dialog.close' },
    { type: 'product.retry' },
    { type: 'mode.increase' },
    { type: 'mode.decrease' },
    { type: 'mode.count' },
    { type: 'kind.purchase' },
    { type: 'kind.transferIn' },
    { type: 'kind.transferOut' },
    { type: 'kind.damage' },
    { type: 'reason.lost' },
    { type: 'reason.damaged' },
    { type: 'field.change', field: 'figure', text: '9' },
    { type: 'field.change', field: 'figure', text: '12' },
    { type: 'field.change', field: 'figure', text: '1000' },
    { type: 'field.change', field: 'figure', text: '' },
    { type: 'field.change', field: 'price', text: '0' },
    { type: 'address.choose', address: { id: sampleAddress.id, alias: sampleAddress.alias } },
    { type: 'photos.add', photos: [samplePhoto] },
    { type: 'photos.add', photos: sampleTenPhotos },
    { type: 'photo.remove', blobId: samplePhoto.blobId },
    { type: 'photo.remove', blobId: 'photo-2' },
    { type: 'photo.retry', blobId: samplePhoto.blobId },
    { type: 'move.send' },
    { type: 'move.retry' },
    { type: 'move.edit' },
    { type: 'move.another' },
    { type: 'shelf.accept' },
    { type: 'leave.stay' },
    { type: 'leave.discard' },
  ],
  answers: {
    skuDetail: [
      accepted(sampleShelfCup),
      accepted({ ...sampleShelfCup, on_hand: 10, stock: 8, version: 2 }),
      refused(sampleProblem(404, 'not_found')),
    ],
    uploadV2: sampleUploads,
    washStock: [
      accepted({ stock: 12, on_hand: 14 }),
      refused(sampleProblem(409, 'stock_moved', { base_stock: 12, on_hand: 10, counted: 11 })),
      refused(sampleProblem(422, 'insufficient_stock', { sku_id: skuId, stock: 1 })),
      refused(
        sampleProblem(422, 'reserved_stock', {
          reserved: 2,
          orders: [{ id: 'order-1', order_no: '1042', quantity: 2 }],
        }),
      ),
      refused(sampleProblem(404, 'not_found', { filepath: sampleUploadPath })),
    ],
  },
};
