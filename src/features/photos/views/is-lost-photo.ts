import type { KeptPhoto } from '../../../../domain/photos.ts';
import type { GridPhoto } from '../../../ui/photos/photo-tile.tsx';

/** Whether a photo is no longer on this device, by the photos as a grid shows them. */
export function isLostPhoto(shown: readonly GridPhoto[], { blobId }: KeptPhoto): boolean {
  return shown.some(({ id, url }) => id === blobId && url === null);
}
