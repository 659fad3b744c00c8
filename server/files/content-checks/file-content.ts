import { Refusal } from '../../http/refusal.ts';

/** A file as it is kept, made from what was sent. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
}

/** Whether a page can show what is kept; all else is given out to be saved. */
export function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/');
}

/** In which a limit of what a file unpacks to is measured; `times` is how often its packed size. */
export type UnpackedUnit = 'points' | 'bytes' | 'parts' | 'times';

/** A file that a few bytes blow up to more than can be handled. */
export function unpacksTooLarge(limit: number, unit: UnpackedUnit): Refusal {
  return new Refusal('file_unpacks_too_large', { limit, unit });
}

/** A file that is cut off, or not what its first bytes say. */
export function brokenFile(): Refusal {
  return new Refusal('file_broken');
}

/** A file that another reader takes for something else. */
export function fileOfTwoKinds(): Refusal {
  return new Refusal('file_of_two_kinds');
}

/** Bytes that all parts of a document may unpack to together. */
export const maxUnpackedBytes = 128 * 1024 * 1024;
