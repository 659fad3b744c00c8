import type { components } from '../contract.gen.ts';
import type { PaymentOrder, Upload } from '../contract.ts';
import { maxProofPhotos } from '../limits.ts';
import type { Problem } from '../outcome.ts';

/** A payment order that held the same picture or slip before. */
export type EarlierUse = NonNullable<Upload['duplicate_of']>[number];

/**
 * What another payment makes of one by the same photo or slip: whichever came later is the repeat, and leads to the latest of those
 * before it; the first only leads to the next one. `uses` are the newest first.
 */
export function repeatOf<Use extends Pick<EarlierUse, 'ctime'>>(
  ctime: string,
  uses: readonly Use[],
): { readonly use: Use; readonly isRepeat: boolean } | null {
  const before = uses.find((use) => Date.parse(use.ctime) <= Date.parse(ctime));
  const use = before ?? uses.at(-1);
  return use === undefined ? null : { use, isRepeat: before !== undefined };
}

/** A photo kept on the device: by the id of its stored blob, until the server has its copy. */
export interface KeptPhoto {
  readonly blobId: string;
  readonly fileName: string;
  /** Hex digest of the content, for finding duplicates. */
  readonly sha256: string;
  readonly status: 'kept' | 'sent' | 'failed';
  /** The server's address of it, once sent. */
  readonly filepath: string | null;
  /** Why the server refused it; null when it failed otherwise, or did not fail. */
  readonly problem: Problem | null;
  /** The reference in the QR of the bank slip that the photo shows; absent where none was read. */
  readonly slip?: string;
  /** Other payments with the same picture or slip, newest first. Known after the upload, and only to those who handle payments. */
  readonly usedFor: readonly EarlierUse[];
}

export type SentSlip = NonNullable<components['schemas']['Slips']>[number];

export interface ChosenPhoto {
  readonly blobId: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly slip?: string;
}

/** Adds photos without duplicates (by content); null when that would exceed the limit, and none is added. */
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

/** Whether chosen photos contain duplicates (by content) of each other or of present ones. */
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

/** The next photo to upload. */
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

/** Moves a failed photo to the end of the upload queue. */
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

/** Marks the photo that a refused payment names as missing on the server, so that it can be uploaded again. */
export function markMissing(photos: readonly KeptPhoto[], problem: Problem): readonly KeptPhoto[] {
  const { reason, details } = problem;
  return photos.map((photo): KeptPhoto =>
    reason === 'not_found' && photo.filepath !== null && photo.filepath === details['filepath']
      ? { ...photo, status: 'failed', filepath: null, problem }
      : photo,
  );
}

/** Whether the server has deleted an uploaded photo, as it does with ones that no record references for a while. */
export function isMissing({ status, problem }: KeptPhoto): boolean {
  return status === 'failed' && problem?.reason === 'not_found';
}

/** Whether another upload of a failed photo may succeed. */
export function mayRetry(photo: KeptPhoto): boolean {
  return photo.status === 'failed' && (photo.problem === null || isMissing(photo));
}

/** The addresses of the photos that the server has. */
export function sentPaths(photos: readonly KeptPhoto[]): readonly string[] {
  return photos.flatMap((photo) => (photo.filepath === null ? [] : [photo.filepath]));
}

/** What the slips among the photos that the server has say. */
export function sentSlips(photos: readonly KeptPhoto[]): readonly SentSlip[] {
  return photos.flatMap(({ filepath, slip }) =>
    filepath === null || slip === undefined ? [] : [{ filepath, transaction_id: slip }],
  );
}

/**
 * Maximum number of photos to add when confirming a receipt: what the workflow began with, else, in logs of version 0.1.0, the number
 * of payment records (five when there are none), limited by the photos that the payment already has.
 */
export function receiptPhotoLimit(
  { payment_list: records, payment_photos: present }: Pick<PaymentOrder, 'payment_list' | 'payment_photos'>,
  begunWith: number | undefined,
): number {
  if (begunWith !== undefined) return begunWith;
  const wanted = records.length === 0 ? maxProofPhotos : records.length;
  return Math.max(0, Math.min(wanted, maxProofPhotos - present.length));
}
