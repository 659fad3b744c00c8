import { useTranslation } from 'react-i18next';
import type { KeptPhoto } from '../../domain/photos.ts';

/** What about its photos keeps a form from being sent, in words; undefined when nothing does. */
export function usePhotoObstacle(
  photos: readonly KeptPhoto[],
  /** Whether chosen photos are still being made ready. */
  isTakingPhotos: boolean,
): string | undefined {
  const { t } = useTranslation();
  if (isTakingPhotos) return t('photo.preparing');
  const index = photos.findIndex(({ status }) => status === 'failed');
  if (index === -1) return undefined;
  return t(photos[index]?.problem === null ? 'photo.sendFirst' : 'photo.removeFirst', { at: index + 1 });
}
