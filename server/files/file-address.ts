import { filesFolder, type PictureSize } from '../../domain/photos/photo-addresses.ts';
import type { operations } from '../../domain/contract.gen.ts';
import { isSigned, sign } from '../crypto.ts';

/** The path under which the API serves a stored file. */
export function fileAddress(fileName: string): string {
  return `${filesFolder}${fileName}`;
}

/** The name of the stored file at an address; null when it is the address of something else. */
export function fileNameOf(address: string): string | null {
  const name = address.startsWith(filesFolder) ? address.slice(filesFolder.length) : '';
  return /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/.test(name) ? name : null;
}

type FileQuery = NonNullable<operations['files']['parameters']['query']>;

const daySeconds = 24 * 60 * 60;
const lifetimeDays = 30;

/**
 * A signed address of a picture, valid for 30 to 31 days for whoever has it. It is the same all day, so that browsers can cache
 * the picture.
 */
export function signedAddress(secret: string, fileName: string, size: PictureSize, now: Date): string {
  const today = Math.ceil(now.getTime() / 1000 / daySeconds);
  const exp = String((today + lifetimeDays) * daySeconds);
  const sig = sign(secret, signedText(fileName, size, exp));
  return `${fileAddress(fileName)}?${new URLSearchParams({ size, exp, sig }).toString()}`;
}

/** Whether the query has a valid signature for this file in this size, and has not expired. */
export function isSignedAddress(secret: string, fileName: string, query: FileQuery, now: Date): boolean {
  const { size, exp, sig } = query;
  if (!size || !exp || !sig) return false;
  return isSigned(secret, signedText(fileName, size, exp), sig) && now.getTime() < Number(exp) * 1000;
}

function signedText(fileName: string, size: PictureSize, exp: string): string {
  return `file ${fileName} as ${size} until ${exp}`;
}
