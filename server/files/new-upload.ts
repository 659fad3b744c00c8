import { randomBytes } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';

const nameBytes = 16;
/** Upload quota of one person per day. */
const maxBytesPerDay = 1024 * 1024 * 1024;

/** Whose files are stored. */
export interface Uploader {
  readonly uploads: Queries['uploads'];
  readonly uploader_id: string;
}

/** A name that nobody can guess. */
export function newFileName(extension: string): string {
  return `${randomBytes(nameBytes).toString('hex')}.${extension}`;
}

/** Throws `upload_quota` where a person has stored too much within a day. */
export async function refuseBeyondQuota({ uploads, uploader_id }: Uploader): Promise<void> {
  if ((await uploads.bytesOfLastDay(uploader_id)) >= maxBytesPerDay)
    throw new Refusal('upload_quota', { limit: maxBytesPerDay });
}
