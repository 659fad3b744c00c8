import { describe, expect, test } from 'vitest';
import {
  addPhotos,
  allSent,
  changePhoto,
  hasRepeats,
  isMissing,
  mayRetry,
  nextUpload,
  receiptPhotoLimit,
  removePhoto,
  retryPhoto,
  sentPaths,
  markMissing,
} from '../../../domain/photos/photos.ts';
import type { ChosenPhoto, KeptPhoto } from '../../../domain/photos/photos.ts';
import { samplePayment, sampleProblem } from '../../../machines/samples/sample-records.ts';

function chosen(number: number, content = number): ChosenPhoto {
  return { blobId: `photo-${number}`, fileName: `slip-${number}.jpg`, sha256: `content-${content}` };
}

function kept(number: number, rest: Partial<KeptPhoto> = {}): KeptPhoto {
  return { ...chosen(number), status: 'kept', filepath: null, problem: null, usedFor: [], ...rest };
}

const sent = kept(1, { status: 'sent', filepath: '/api/files/1.webp' });

describe('addPhotos', () => {
  test('takes a set after what is there', () => {
    expect(addPhotos([sent], [chosen(2), chosen(3)], 5)).toEqual([sent, kept(2), kept(3)]);
  });

  test('drops what is there already by content, and what comes twice', () => {
    expect(addPhotos([sent], [chosen(4, 1), chosen(2), chosen(5, 2)], 5)).toEqual([sent, kept(2)]);
  });

  test('takes as many as the limit allows', () => {
    expect(
      addPhotos(
        [],
        [1, 2, 3, 4, 5].map((number) => chosen(number)),
        5,
      ),
    ).toHaveLength(5);
  });

  test('refuses a set as a whole that would pass the limit', () => {
    expect(
      addPhotos(
        [sent],
        [2, 3, 4, 5, 6].map((number) => chosen(number)),
        5,
      ),
    ).toBeNull();
  });

  test('duplicates do not count towards the limit', () => {
    const five = [1, 2, 3, 4, 5].map((number) => kept(number));
    expect(addPhotos(five, [chosen(6, 1)], 5)).toEqual(five);
  });
});

describe('hasRepeats', () => {
  test.each<[string, readonly ChosenPhoto[], boolean]>([
    ['new photos', [chosen(2), chosen(3)], false],
    ['the content of one that is there', [chosen(2), chosen(4, 1)], true],
    ['one content twice', [chosen(2), chosen(5, 2)], true],
  ])('of a set with %s', (_, set, repeats) => {
    expect(hasRepeats([sent], set)).toBe(repeats);
  });
});

describe('nextUpload', () => {
  test('is the first that is only kept', () => {
    expect(nextUpload([sent, kept(2, { status: 'failed' }), kept(3), kept(4)])).toEqual(kept(3));
  });

  test('is none when none is kept', () => {
    expect(nextUpload([sent, kept(2, { status: 'failed' })])).toBeUndefined();
  });
});

describe('a list of photos', () => {
  test('changePhoto changes one by its blob', () => {
    expect(changePhoto([sent, kept(2)], 'photo-2', { status: 'failed' })).toEqual([
      sent,
      kept(2, { status: 'failed' }),
    ]);
  });

  test('retryPhoto puts one that failed behind those that wait', () => {
    const problem = { reason: 'wrong_file_type', message: '', status: 415, details: {} };
    const failed = kept(2, { status: 'failed', problem });
    expect(retryPhoto([sent, failed, kept(3)], 'photo-2')).toEqual([sent, kept(3), kept(2)]);
  });

  test('retryPhoto of one that did not fail leaves all where they are', () => {
    const photos = [sent, kept(2), kept(3)];
    expect(['photo-1', 'photo-2', 'photo-4'].map((blobId) => retryPhoto(photos, blobId))).toEqual([
      photos,
      photos,
      photos,
    ]);
  });

  test('removePhoto takes one out by its blob', () => {
    expect(removePhoto([sent, kept(2)], 'photo-1')).toEqual([kept(2)]);
  });

  test.each([
    ['nothing', [], true],
    ['sent ones', [sent], true],
    ['one that is kept', [sent, kept(2)], false],
    ['one that failed', [sent, kept(2, { status: 'failed' })], false],
  ])('allSent of %s: %s', (_, photos, all) => {
    expect(allSent(photos)).toBe(all);
  });

  test('sentPaths names what the server has', () => {
    expect(sentPaths([sent, kept(2)])).toEqual(['/api/files/1.webp']);
  });
});

describe('receiptPhotoLimit', () => {
  test.each([
    [5, 1, 5, 5],
    [undefined, 0, 0, 5],
    [undefined, 1, 0, 1],
    [undefined, 4, 1, 4],
    [undefined, 5, 1, 4],
    [undefined, 6, 0, 5],
    [undefined, 1, 5, 0],
    [undefined, 0, 3, 2],
  ])(
    'begun with %s, %d payment records with %d photos allow %d more',
    (begunWith, records, present, photos) => {
      const payment_list = Array.from({ length: records }, () => samplePayment.payment_list[0]!);
      const payment_photos = Array.from({ length: present }, (_, at) => `/api/files/slip-${at}.webp`);
      expect(receiptPhotoLimit({ payment_list, payment_photos }, begunWith)).toBe(photos);
    },
  );
});

describe('a photo that the server has no more', () => {
  const other = kept(2, { status: 'sent', filepath: '/api/files/2.webp' });
  const problem = sampleProblem(404, 'not_found', { filepath: '/api/files/1.webp' });

  test('is known by the refusal that names it, and may be sent anew', () => {
    const photos = markMissing([sent, other], problem);
    expect(photos).toEqual([{ ...sent, status: 'failed', filepath: null, problem }, other]);
    expect(photos.map(isMissing)).toEqual([true, false]);
    expect(retryPhoto(photos, 'photo-1')).toEqual([other, kept(1)]);
  });

  test.each([
    ['names none', sampleProblem(404, 'not_found')],
    ['names one of another payment', sampleProblem(404, 'not_found', { filepath: '/api/files/3.webp' })],
    ['has another reason', sampleProblem(415, 'wrong_file_type', { filepath: '/api/files/1.webp' })],
  ])('is none where the refusal %s', (_, refusal) => {
    expect(markMissing([kept(3), sent], refusal)).toEqual([kept(3), sent]);
  });

  test('may be tried again, as one that could not be sent, and no other', () => {
    const failedOf = (of: typeof problem | null) => kept(1, { status: 'failed', problem: of });
    const photos = [failedOf(problem), failedOf(null), failedOf(sampleProblem(415, 'wrong_file_type')), sent];
    expect(photos.map(mayRetry)).toEqual([true, true, false, false]);
  });
});
