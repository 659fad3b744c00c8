import { randomBytes } from 'node:crypto';
import type { Call } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';

const nameBytes = 16;
/** Upload quota of one person per day. */
const maxBytesPerDay = 1024 * 1024 * 1024;

/** A name that nobody can guess. */
export function newFileName(extension: string): string {
  return `${randomBytes(nameBytes).toString('hex')}.${extension}`;
}

/** Throws `upload_quota` where a person has stored too much within a day. */
export async function refuseBeyondQuota({
  caller,
  store,
}: Pick<Call<'upload'>, 'caller' | 'store'>): Promise<void> {
  if ((await store.uploads.bytesOfLastDay(caller.user.user_id)) >= maxBytesPerDay)
    throw new Refusal('upload_quota', { limit: maxBytesPerDay });
}
