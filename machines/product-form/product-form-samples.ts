import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { samplePhoto, sampleUploadPath, sampleUploads } from '../samples/sample-photos.ts';
import { sampleCup, sampleProblem } from '../samples/sample-records.ts';
import type { productFormMachine } from './product-form-machine.ts';

const tenPhotos = Array.from({ length: 10 }, (_, number) => ({
  blobId: `photo-${number}`,
  fileName: `cup-${number}.jpg`,
  sha256: String(number).repeat(64),
}));

export const productFormSamples: WorkflowSamples<typeof productFormMachine> = {
  inputs: [null],
  events: [
    { type: 'form.open', categoryId: 'category-cups' },
    { type: 'form.close' },
    { type: 'field.change', field: 'name', text: 'Blue bowl' },
    { type: 'field.change', field: 'price', text: '129.50' },
    { type: 'field.change', field: 'stock', text: '12' },
    { type: 'category.choose', categoryId: 'category-cups' },
    { type: 'photos.add', photos: [samplePhoto] },
    { type: 'photos.add', photos: tenPhotos },
    { type: 'photo.remove', blobId: samplePhoto.blobId },
    { type: 'photo.remove', blobId: 'photo-2' },
    { type: 'photo.retry', blobId: samplePhoto.blobId },
    { type: 'form.save' },
    { type: 'form.edit' },
    { type: 'form.retry' },
    { type: 'form.discard' },
  ],
  answers: {
    uploadV2: sampleUploads,
    addSingleProduct: [
      accepted({ ...sampleCup, id: 'sku-bowl' }),
      refused(sampleProblem(409, 'barcode_taken', { product: sampleCup })),
      refused(sampleProblem(404, 'not_found', { filepath: sampleUploadPath })),
    ],
  },
};
