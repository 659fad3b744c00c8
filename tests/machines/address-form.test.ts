import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { addressFormMachine } from '../../machines/address-form/address-form-machine.ts';
import type { AddressFormEvent } from '../../machines/address-form/address-form-machine.ts';
import { addInput, updateInput } from '../../machines/address-form/held-address.ts';
import type { Located } from '../../domain/places/map-position.ts';
import { samplePhoto, samplePlacePhoto, sampleUploadPath } from '../../machines/samples/sample-photos.ts';
import { sampleAddress, sampleProblem } from '../../machines/samples/sample-records.ts';
import { live } from './live-chart.ts';

const filled: readonly AddressFormEvent[] = [
  { type: 'form.open', groupId: 'group-1', address: null },
  { type: 'field.change', field: 'alias', text: 'Night bazaar', at: 1 },
  { type: 'field.change', field: 'address', text: 'Chang Khlan Rd', at: 2 },
  { type: 'phone.change', index: 0, text: '053 271 880', at: 3 },
];
const save: AddressFormEvent = { type: 'form.save', key: 'key-1' };

const after = (answers: Readonly<Record<string, unknown>>, ...events: readonly AddressFormEvent[]) =>
  live(addressFormMachine, undefined, answers, [...filled, ...events]);

describe('the form of an address', () => {
  test('sends the photo of the shop first, and the address with it', async () => {
    const { context, value } = await after(
      { uploadV2: accepted({ filepath: sampleUploadPath }), addAddress: accepted(sampleAddress) },
      { type: 'photos.add', photos: [samplePhoto] },
      save,
    );
    expect([value, context.seen, context.photos]).toEqual([
      { uploads: 'idle', form: 'saved' },
      sampleAddress,
      [],
    ]);
  });

  test('sends the picture of the place from files instead of the map’s, beside the photo of the shop', async () => {
    const { context } = await after(
      { uploadV2: accepted({ filepath: sampleUploadPath }) },
      {
        type: 'place.take',
        place: { latitude: 18.7, longitude: 98.9, photo: '/api/files/map.png', address: '' },
      },
      { type: 'placePhoto.add', photos: [samplePlacePhoto] },
      { type: 'photos.add', photos: [{ ...samplePlacePhoto, blobId: 'of-shop' }] },
      { type: 'photo.remove', blobId: 'of-shop' },
    );
    const { photo, shop_photo, latitude } = addInput(context).facts;
    expect([photo, shop_photo, latitude]).toEqual([sampleUploadPath, '', 18.7]);
  });

  test('whose picture of the place from files is removed has the map’s again', async () => {
    const { context } = await after(
      { uploadV2: accepted({ filepath: sampleUploadPath }) },
      {
        type: 'place.take',
        place: { latitude: 18.7, longitude: 98.9, photo: '/api/files/map.png', address: '' },
      },
      { type: 'placePhoto.add', photos: [samplePlacePhoto] },
      { type: 'photo.remove', blobId: samplePlacePhoto.blobId },
    );
    expect([addInput(context).facts.photo, context.photos]).toEqual(['/api/files/map.png', []]);
  });

  describe.each([
    ['from files', {}, '/api/files/old.png'],
    ['of the map', { photo_of_map: true }, null],
  ] as const)('that has a picture %s', (_, marked, kept) => {
    const seen = { ...sampleAddress, photo: '/api/files/old.png', ...marked };
    const photoAfter = async (answers: Readonly<Record<string, unknown>>, ...events: AddressFormEvent[]) => {
      const opened = { type: 'form.open', groupId: 'group-1', address: seen } as const;
      const { context } = await live(addressFormMachine, undefined, answers, [opened, ...events]);
      return updateInput(context).changes.photo ?? seen.photo;
    };
    const moved = { latitude: 18.7, longitude: 98.9, photo: '/api/files/new.png', address: '' };

    test('and is moved on the map keeps or changes it', async () => {
      expect(await photoAfter({}, { type: 'place.take', place: moved })).toBe(kept ?? '/api/files/new.png');
    });

    test('and is moved to the device keeps or loses it', async () => {
      const located: Located = { ok: true, latitude: 18.785, longitude: 98.999, accuracy: 18 };
      expect(await photoAfter({ locate: located }, { type: 'position.locate' })).toBe(kept ?? '');
    });

    test('and whose position is removed keeps or loses it', async () => {
      expect(await photoAfter({}, { type: 'position.remove' })).toBe(kept ?? '');
    });

    test('which is removed first, has the map’s after it is moved', async () => {
      const removed: AddressFormEvent = { type: 'placePhoto.remove' };
      expect(await photoAfter({}, removed, { type: 'place.take', place: moved })).toBe('/api/files/new.png');
    });
  });

  test('that is refused keeps everything that was typed', async () => {
    const { context, value } = await after(
      { addAddress: refused(sampleProblem(403, 'foreign_group')) },
      save,
    );
    expect([value, context.form, context.problem?.reason]).toEqual([
      { uploads: 'idle', form: { editing: 'refused' } },
      { alias: 'Night bazaar', address: 'Chang Khlan Rd', contact: '', phones: ['053 271 880'] },
      'foreign_group',
    ]);
  });

  test('takes the position of the device, and leaves the address as typed', async () => {
    const { context } = await after(
      { locate: { ok: true, latitude: 18.785, longitude: 98.999, accuracy: 18 } satisfies Located },
      { type: 'position.locate' },
    );
    expect([context.place, context.form.address]).toEqual([
      { latitude: 18.785, longitude: 98.999, photo: '' },
      'Chang Khlan Rd',
    ]);
  });

  test('of a device that hides its position says so, and is saved without one', async () => {
    const { context, value } = await after(
      { locate: { ok: false, why: 'denied' } satisfies Located },
      { type: 'position.locate' },
    );
    expect([value, context.obstacle]).toEqual([
      { uploads: 'idle', form: { editing: 'unlocated' } },
      'denied',
    ]);
  });
});
