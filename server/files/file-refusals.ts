import { Refusal } from '../http/refusal.ts';

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
