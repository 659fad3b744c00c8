import { Refusal } from '../../http/refusal.ts';

/** A checked file, as it is stored. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
}

/** Whether a page can show the file as a picture; other files are sent as downloads. */
export function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/');
}

/** Unit of a limit on a file's uncompressed size; `times` is the compression ratio. */
export type UnpackedUnit = 'points' | 'bytes' | 'parts' | 'times';

/** The refusal of a decompression bomb: a file whose uncompressed size is over a limit. */
export function unpacksTooLarge(limit: number, unit: UnpackedUnit): Refusal {
  return new Refusal('file_unpacks_too_large', { limit, unit });
}

/** The refusal of a file that is truncated or malformed. */
export function damagedFile(): Refusal {
  return new Refusal('file_broken');
}

/** The refusal of a polyglot: a file that another program would read as another type. */
export function polyglotFile(): Refusal {
  return new Refusal('file_of_two_kinds');
}

/** Maximum bytes of all parts of a document together, uncompressed. */
export const maxUnpackedBytes = 128 * 1024 * 1024;
