import { useTranslation } from 'react-i18next';
import type { ChosenPhoto } from '../../domain/photos.ts';
import { translateReason } from '../i18n/translate-reason.ts';
import type { BlobStore } from '../journal/blob-store.ts';
import { useToast } from '../ui/toast-context.ts';
import { keepPhotos } from './keep-photos.ts';

/** Takes chosen files into a form: kept first, then named to its machine; a bad one is told. */
export function useTakePhotos(
  blobs: BlobStore,
  onKept: (photos: readonly ChosenPhoto[]) => void,
): (files: readonly File[]) => void {
  const { i18n } = useTranslation();
  const showToast = useToast();
  return (files) => {
    keepPhotos(blobs, files).then(
      ({ photos, reason }) => {
        if (reason !== null) showToast(translateReason(i18n, { reason, message: reason, details: {} }));
        if (photos.length > 0) onKept(photos);
      },
      () => showToast(i18n.t('journal.failed.title')),
    );
  };
}
