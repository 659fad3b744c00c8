import { useTranslation } from 'react-i18next';
import { mayRetry } from '../../../../domain/photos/photos.ts';
import type { KeptPhoto } from '../../../../domain/photos/photos.ts';
import type { GridPhoto } from '../../../ui/photos/photo-tile.tsx';

/** What about its photos keeps a form from being sent, in words; undefined when nothing does. */
export function usePhotoObstacle(
  photos: readonly KeptPhoto[],
  /** Whether chosen photos are still being made ready. */
  isTakingPhotos: boolean,
): string | undefined {
  const { t } = useTranslation();
  if (isTakingPhotos) return t('photo.preparing');
  const index = photos.findIndex(({ status }) => status === 'failed');
  const photo = photos[index];
  if (photo === undefined) return undefined;
  return t(mayRetry(photo) ? 'photo.sendFirst' : 'photo.removeFirst', { at: index + 1 });
}

/** Whether a photo is no longer on this device, by the photos as a grid shows them. */
export function isLostPhoto(shown: readonly GridPhoto[], { blobId }: KeptPhoto): boolean {
  return shown.some(({ id, url }) => id === blobId && url === null);
}
