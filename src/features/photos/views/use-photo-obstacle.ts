import { useTranslation } from 'react-i18next';
import { mayRetry } from '../../../../domain/photos.ts';
import type { KeptPhoto } from '../../../../domain/photos.ts';

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
