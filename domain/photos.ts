import type { PaymentOrder, Upload } from './contract.ts';
import { maxProofPhotos } from './limits.ts';
import type { Problem } from './outcome.ts';

/** A payment order that held the same picture before. */
export type EarlierUse = NonNullable<Upload['duplicate_of']>[number];

/** A photo kept on the device: by the id of its stored blob, until the server has its copy. */
export interface KeptPhoto {
  readonly blobId: string;
  readonly fileName: string;
  /** Hex digest of the content, for finding duplicates. */
  readonly sha256: string;
  readonly status: 'kept' | 'sent' | 'failed';
  /** The server's address of it, once sent. */
  readonly filepath: string | null;
  /** Why it was not taken, when it failed by a refusal; null when it could not be kept or sent. */
  readonly problem: Problem | null;
  /** Where the picture was used before, newest first; told once it is sent, and only to those who handle payments. */
  readonly usedFor: readonly EarlierUse[];
}

export interface ChosenPhoto {
  readonly blobId: string;
  readonly fileName: string;
  readonly sha256: string;
}

/** Adds a set of photos, duplicates dropped by content; null when the whole would pass the limit: the set is refused as one. */
export function addPhotos(
  photos: readonly KeptPhoto[],
  chosen: readonly ChosenPhoto[],
  limit: number,
): readonly KeptPhoto[] | null {
  const fresh = freshPhotos(photos, chosen);
  if (photos.length + fresh.length > limit) return null;
  return [
    ...photos,
    ...fresh.map((photo): KeptPhoto => ({
      ...photo,
      status: 'kept',
      filepath: null,
      problem: null,
      usedFor: [],
    })),
  ];
}

/** Whether a set of photos holds one, by its content, that is there already or comes twice. */
export function hasRepeats(photos: readonly KeptPhoto[], chosen: readonly ChosenPhoto[]): boolean {
  return freshPhotos(photos, chosen).length < chosen.length;
}

function freshPhotos(photos: readonly KeptPhoto[], chosen: readonly ChosenPhoto[]): readonly ChosenPhoto[] {
  return chosen.filter(
    (photo, index) =>
      !photos.some((known) => known.sha256 === photo.sha256) &&
      chosen.findIndex((other) => other.sha256 === photo.sha256) === index,
  );
}

/** The photo whose turn it is to be uploaded. */
export function nextUpload(photos: readonly KeptPhoto[]): KeptPhoto | undefined {
  return photos.find((photo) => photo.status === 'kept');
}

export function changePhoto(
  photos: readonly KeptPhoto[],
  blobId: string,
  change: Partial<KeptPhoto>,
): readonly KeptPhoto[] {
  return photos.map((photo) => (photo.blobId === blobId ? { ...photo, ...change } : photo));
}

/** Puts a photo that failed at the end of those that wait: the one whose turn it is keeps it. */
export function retryPhoto(photos: readonly KeptPhoto[], blobId: string): readonly KeptPhoto[] {
  const failed = photos.find((photo) => photo.blobId === blobId && photo.status === 'failed');
  if (failed === undefined) return photos;
  return [...removePhoto(photos, blobId), { ...failed, status: 'kept', problem: null }];
}

export function removePhoto(photos: readonly KeptPhoto[], blobId: string): readonly KeptPhoto[] {
  return photos.filter((photo) => photo.blobId !== blobId);
}

export function allSent(photos: readonly KeptPhoto[]): boolean {
  return photos.every((photo) => photo.status === 'sent');
}

/** Takes the server's refusal of a payment for which of its photos are there no more: such a one can be sent anew. */
export function takeGone(photos: readonly KeptPhoto[], problem: Problem): readonly KeptPhoto[] {
  const { reason, details } = problem;
  return photos.map((photo): KeptPhoto =>
    reason === 'not_found' && photo.filepath !== null && photo.filepath === details['filepath']
      ? { ...photo, status: 'failed', filepath: null, problem }
      : photo,
  );
}

/** Whether the server had a photo and has it no more: what no record names is kept there for a while only. */
export function isGone({ status, problem }: KeptPhoto): boolean {
  return status === 'failed' && problem?.reason === 'not_found';
}

/** Whether a photo that failed may well be taken at another attempt. */
export function mayRetry(photo: KeptPhoto): boolean {
  return photo.status === 'failed' && (photo.problem === null || isGone(photo));
}

/** The addresses of the photos that the server has. */
export function sentPaths(photos: readonly KeptPhoto[]): readonly string[] {
  return photos.flatMap((photo) => (photo.filepath === null ? [] : [photo.filepath]));
}

/**
 * How many photos a receipt may bring: as many as there are payment records, five when there are none, and no more than
 * fit beside those that the payment has already.
 */
export function receiptPhotoLimit({
  payment_list: records,
  payment_photos: present,
}: Pick<PaymentOrder, 'payment_list' | 'payment_photos'>): number {
  const wanted = records.length === 0 ? maxProofPhotos : records.length;
  return Math.max(0, Math.min(wanted, maxProofPhotos - present.length));
}
