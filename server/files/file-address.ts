import { filesFolder } from '../../domain/photo-addresses.ts';

/** The address of a stored file, as the wire knows it. */
export function fileAddress(fileName: string): string {
  return `${filesFolder}${fileName}`;
}

/** The name of the stored file at an address; null when it is an address of something else. */
export function fileNameOf(address: string): string | null {
  const name = address.startsWith(filesFolder) ? address.slice(filesFolder.length) : '';
  return /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/.test(name) ? name : null;
}
