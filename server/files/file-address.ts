import { filesFolder, type PictureSize } from '../../domain/photo-addresses.ts';
import type { operations } from '../../domain/contract.gen.ts';
import { isSigned, sign } from '../crypto.ts';

/** The address of a stored file, as the wire knows it. */
export function fileAddress(fileName: string): string {
  return `${filesFolder}${fileName}`;
}

/** The name of the stored file at an address; null when it is an address of something else. */
export function fileNameOf(address: string): string | null {
  const name = address.startsWith(filesFolder) ? address.slice(filesFolder.length) : '';
  return /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/.test(name) ? name : null;
}

type FileQuery = NonNullable<operations['files']['parameters']['query']>;

const daySeconds = 24 * 60 * 60;
const lifetimeDays = 30;

/**
 * An address that shows a picture to whoever holds it, for 30 days or a little more: it is the same all day, so that what was
 * loaded is not loaded again.
 */
export function signedAddress(secret: string, fileName: string, size: PictureSize, now: Date): string {
  const today = Math.ceil(now.getTime() / 1000 / daySeconds);
  const exp = String((today + lifetimeDays) * daySeconds);
  const sig = sign(secret, signedText(fileName, size, exp));
  return `${fileAddress(fileName)}?${new URLSearchParams({ size, exp, sig }).toString()}`;
}

/** Whether an address was signed here for this file in this size, and is not over. */
export function isSignedAddress(secret: string, fileName: string, query: FileQuery, now: Date): boolean {
  const { size, exp, sig } = query;
  if (!size || !exp || !sig) return false;
  return isSigned(secret, signedText(fileName, size, exp), sig) && now.getTime() < Number(exp) * 1000;
}

function signedText(fileName: string, size: PictureSize, exp: string): string {
  return `file ${fileName} as ${size} until ${exp}`;
}
