import type { Address } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import {
  samplePhoto,
  samplePlacePhoto,
  sampleTwoPhotos,
  sampleUploadPath,
  sampleUploads,
} from '../samples/sample-photos.ts';
import { sampleAddress, sampleProblem } from '../samples/sample-records.ts';
import type { addressFormMachine } from './address-form-machine.ts';

const pictured: Address = { ...sampleAddress, shop_photo: '/api/files/shop.webp' };

export const addressFormSamples: WorkflowSamples<typeof addressFormMachine> = {
  inputs: [null],
  events: [
    { type: 'form.open', groupId: sampleAddress.group_id, address: null },
    { type: 'form.open', groupId: sampleAddress.group_id, address: pictured },
    { type: 'form.close' },
    { type: 'field.change', field: 'alias', text: 'Night bazaar' },
    { type: 'field.change', field: 'address', text: 'Chang Khlan Rd, Chiang Mai 50100' },
    { type: 'phone.change', index: 0, text: '053 271 880' },
    { type: 'phone.add' },
    { type: 'phone.remove', index: 1 },
    { type: 'shopPhoto.remove' },
    { type: 'photos.add', photos: [samplePhoto] },
    { type: 'photos.add', photos: sampleTwoPhotos },
    { type: 'photo.remove', blobId: samplePhoto.blobId },
    { type: 'photo.remove', blobId: 'photo-2' },
    { type: 'placePhoto.add', photos: [samplePlacePhoto] },
    { type: 'photo.remove', blobId: samplePlacePhoto.blobId },
    { type: 'placePhoto.remove' },
    { type: 'photo.retry', blobId: samplePhoto.blobId },
    { type: 'position.locate' },
    { type: 'position.remove' },
    { type: 'locate.interrupted' },
    {
      type: 'place.take',
      place: {
        latitude: 18.785,
        longitude: 98.999,
        photo: '',
        address: 'Chang Khlan Rd, Chiang Mai 50100',
        place_name: 'Night bazaar',
        phone: '053 271 880',
      },
    },
    { type: 'form.save' },
    { type: 'form.edit' },
    { type: 'form.retry' },
    { type: 'form.discard' },
  ],
  answers: {
    uploadV2: sampleUploads,
    locate: [
      { ok: true, latitude: 13.756, longitude: 100.502, accuracy: 18 },
      { ok: false, why: 'denied' },
    ],
    addAddress: [
      accepted({ ...sampleAddress, id: 'address-2' }),
      refused(sampleProblem(400, 'invalid_request', { field: 'address' })),
      refused(sampleProblem(404, 'not_found', { filepath: sampleUploadPath })),
    ],
    updateAddress: [accepted(pictured), refused(sampleProblem(404, 'not_found', { id: sampleAddress.id }))],
  },
};
