import type { ChosenPhoto } from '../../domain/photos/photos.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from './sample-records.ts';

function photo(number: number): ChosenPhoto {
  return { blobId: `photo-${number}`, fileName: `slip-${number}.jpg`, sha256: String(number).repeat(64) };
}

export const samplePhoto = photo(1);
/** Of a bank slip whose QR was read. */
export const sampleSlipPhoto: ChosenPhoto = { ...photo(7), slip: '015063110203AbC4567' };
/** Of another subject than the rest. */
export const samplePlacePhoto = photo(11);
/** One photo that was chosen before and a new one. */
export const sampleTwoPhotos = [photo(1), photo(2)];
/** More photos than any proof may have. */
export const sampleSixPhotos = [1, 2, 3, 4, 5, 6].map(photo);

/** More photos than any record may have. */
export const sampleTenPhotos = Array.from({ length: 10 }, (_, index) => photo(index + 1));

/** Paths of the uploaded photos on the server. */
export const sampleUploadPath = '/api/files/slip-1.webp';

export const sampleUploads = [
  accepted({
    filepath: sampleUploadPath,
    duplicate_of: [{ payment_order_id: 'payment-0', ctime: '2025-01-21T03:00:00.000Z' }],
  }),
  refused(sampleProblem(415, 'wrong_file_type')),
];
