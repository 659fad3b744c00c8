import type { operations } from '../contract.gen.ts';

// Addresses of photos are joined with commas on the wire; a comma within one is percent-encoded.

/** Path prefix of the server's files. */
export const filesFolder = '/api/files/';

/** The sizes in which the server offers a picture. */
export type PictureSize = NonNullable<NonNullable<operations['files']['parameters']['query']>['size']>;

/** One comma-joined text of several addresses. */
export function joinAddresses(addresses: readonly string[]): string {
  return addresses.map((address) => address.replaceAll(',', '%2C')).join(',');
}

/** The addresses in a comma-joined text, each once. */
export function splitAddresses(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((address) => address.trim())
        .filter((address) => address !== ''),
    ),
  ];
}

/** The address of a picture's thumbnail. An external address, or one with a size, is returned unchanged. */
export function thumbnailOf(address: string): string {
  const size: PictureSize = 'thumbnail';
  return address.startsWith(filesFolder) && !address.includes('?') ? `${address}?size=${size}` : address;
}
