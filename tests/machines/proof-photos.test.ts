import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { ProofEvent } from '../../machines/payment-proof/payment-proof-machine.ts';
import {
  samplePhoto,
  sampleSixPhotos,
  sampleSlipPhoto,
  sampleTwoPhotos,
} from '../../machines/samples/sample-photos.ts';
import { answered, failed, inputOf } from './state-after.ts';
import { addPhoto, submit, uploaded, problem, proof, kept } from './proof-fixture.ts';

describe('photos of a proof', () => {
  test('photos.add uploads the first photo under the key of its blob', () => {
    const snapshot = proof(addPhoto);
    expect(snapshot.context.photos).toEqual([kept(samplePhoto)]);
    expect(inputOf(paymentProofMachine, snapshot, 'uploadV2')).toEqual({
      key: 'upload-photo-1',
      blobId: 'photo-1',
      fileName: 'slip-1.jpg',
    });
  });

  test('photos.add with one that is there takes only the new one and says so, until new ones are added', () => {
    const repeated = [addPhoto, { type: 'photos.add', photos: sampleTwoPhotos }] as const;
    const { context } = proof(...repeated);
    expect([context.photos.map(({ blobId }) => blobId), context.mistake]).toEqual([
      ['photo-1', 'photo-2'],
      'repeatedPhoto',
    ]);
    const added = proof(...repeated, { type: 'photos.add', photos: sampleSixPhotos.slice(2, 3) });
    expect(added.context.mistake).toBeNull();
  });

  test('proof.submit after a photo that was chosen twice is not held up', () => {
    const snapshot = proof(addPhoto, addPhoto, uploaded, submit);
    expect(snapshot.matches({ proof: 'submitting' })).toBe(true);
  });

  test('a photo that was used for a payment before says for which, and can be submitted', () => {
    const usedFor = [{ payment_order_id: 'payment-0', ctime: '2025-01-21T03:00:00.000Z' }];
    const filepath = '/api/files/slip-1.webp';
    const snapshot = proof(
      addPhoto,
      answered('uploadV2', accepted({ filepath, duplicate_of: usedFor })),
      submit,
    );
    expect(snapshot.context.photos).toEqual([kept(samplePhoto, { status: 'sent', filepath, usedFor })]);
    expect(snapshot.matches({ proof: 'submitting' })).toBe(true);
  });

  test('photos.add of a slip uploads it with its reference, and the payment names that with the photo', () => {
    const add = { type: 'photos.add', photos: [sampleSlipPhoto] } as const;
    const { blobId, fileName, slip } = sampleSlipPhoto;
    expect(inputOf(paymentProofMachine, proof(add), 'uploadV2')).toEqual({
      key: `upload-${blobId}`,
      blobId,
      fileName,
      slip,
    });
    const filepath = '/api/files/slip-7.webp';
    const both = proof(add, answered('uploadV2', accepted({ filepath })), addPhoto, uploaded, submit);
    expect(inputOf(paymentProofMachine, both, 'payOrder')).toMatchObject({
      photos: [filepath, '/api/files/slip-1.webp'],
      slips: [{ filepath, transaction_id: slip }],
    });
    expect(inputOf(paymentProofMachine, proof(addPhoto, uploaded, submit), 'payOrder')).not.toHaveProperty(
      'slips',
    );
  });

  test('a slip that was used for a payment before says for which, and can be submitted', () => {
    const usedFor = [
      {
        payment_order_id: 'payment-0',
        ctime: '2025-01-21T03:00:00.000Z',
        transaction_id: sampleSlipPhoto.slip!,
        rejected: true as const,
      },
    ];
    const filepath = '/api/files/slip-7.webp';
    const snapshot = proof(
      { type: 'photos.add', photos: [sampleSlipPhoto] },
      answered('uploadV2', accepted({ filepath, duplicate_of: usedFor })),
      submit,
    );
    expect(snapshot.context.photos).toEqual([kept(sampleSlipPhoto, { status: 'sent', filepath, usedFor })]);
    expect(snapshot.matches({ proof: 'submitting' })).toBe(true);
  });

  test('photos.add after the sheet was closed meanwhile keeps and uploads the photo', () => {
    const snapshot = proof({ type: 'proof.close' }, addPhoto);
    expect(snapshot.value).toEqual({ uploads: { uploading: 'sending' }, proof: 'closed' });
    expect(snapshot.context.photos).toEqual([kept(samplePhoto)]);
  });

  test('photos.add of a sixth photo refuses the whole set', () => {
    const five: ProofEvent = { type: 'photos.add', photos: sampleSixPhotos.slice(0, 4) };
    const snapshot = proof(five, { type: 'photos.add', photos: sampleSixPhotos.slice(4) });
    expect(snapshot.context.photos).toEqual(sampleSixPhotos.slice(0, 4).map((photo) => kept(photo)));
    expect(snapshot.context.mistake).toBe('tooManyPhotos');
  });

  test('photo.remove of the one under way goes on with the next', () => {
    const snapshot = proof(
      { type: 'photos.add', photos: sampleTwoPhotos },
      { type: 'photo.remove', blobId: 'photo-1' },
    );
    expect(inputOf(paymentProofMachine, snapshot, 'uploadV2')).toMatchObject({ key: 'upload-photo-2' });
  });

  test('photo.remove of one that waits leaves the one under way alone', () => {
    const snapshot = proof(
      { type: 'photos.add', photos: sampleTwoPhotos },
      { type: 'photo.remove', blobId: 'photo-2' },
      uploaded,
    );
    expect(snapshot.context.photos).toEqual([
      kept(samplePhoto, { status: 'sent', filepath: '/api/files/slip-1.webp' }),
    ]);
    expect(snapshot.matches({ uploads: 'idle' })).toBe(true);
  });

  test('proof.submit while one of several photos is refused goes back to editing', () => {
    const snapshot = proof(
      { type: 'photos.add', photos: sampleTwoPhotos },
      answered('uploadV2', refused(problem)),
      submit,
    );
    expect(snapshot.matches({ proof: 'editing' })).toBe(true);
    expect(snapshot.context.photos.map(({ status }) => status)).toContain('failed');
  });

  test('a photo that the server refuses says why, and photo.retry sends it again', () => {
    const failedPhoto = [addPhoto, answered('uploadV2', refused(problem))] as const;
    expect(proof(...failedPhoto).context.photos).toEqual([kept(samplePhoto, { status: 'failed', problem })]);
    const again = proof(...failedPhoto, { type: 'photo.retry', blobId: 'photo-1' });
    expect(again.value).toEqual({ uploads: { uploading: 'sending' }, proof: 'editing' });
    expect(again.context.photos).toEqual([kept(samplePhoto)]);
  });

  test('photo.retry while the next one is under way waits behind it, and each gets its own answer', () => {
    const [first, second] = sampleTwoPhotos.map((photo) => kept(photo));
    const retried = [
      { type: 'photos.add', photos: sampleTwoPhotos },
      failed('uploadV2'),
      { type: 'photo.retry', blobId: 'photo-1' },
    ] as const;
    expect(proof(...retried).context.photos).toEqual([second, first]);
    const answeredOne = proof(
      ...retried,
      answered('uploadV2', accepted({ filepath: '/api/files/slip-2.webp' })),
    );
    expect(answeredOne.context.photos).toEqual([
      { ...second, status: 'sent', filepath: '/api/files/slip-2.webp' },
      first,
    ]);
    expect(inputOf(paymentProofMachine, answeredOne, 'uploadV2')).toMatchObject({ key: 'upload-photo-1' });
    const removed = proof(...retried, { type: 'photo.remove', blobId: 'photo-2' });
    expect(removed.context.photos).toEqual([first]);
    expect(inputOf(paymentProofMachine, removed, 'uploadV2')).toMatchObject({ key: 'upload-photo-1' });
  });
});
