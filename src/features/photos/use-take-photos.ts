import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPhoto } from '../../../domain/photos/photos.ts';
import { translateReason } from '../../i18n/translate-reason.ts';
import type { BlobStore } from '../../journal/stores/blob-store.ts';
import type { PhotoOptions } from '../../platform/photos.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { keepPhotos } from './keep-photos.ts';

interface TakenPhotos {
  readonly onPhotos: (files: readonly File[]) => void;
  /** Whether chosen photos are still being made smaller and kept: their form doesn't have them yet. */
  readonly isTakingPhotos: boolean;
}

/** Adds chosen files to a form: each is stored first, then sent to its machine; a file that cannot be used is reported. */
export function useTakePhotos(
  blobs: BlobStore,
  onKept: (photos: readonly ChosenPhoto[]) => void,
  options: PhotoOptions = {},
): TakenPhotos {
  const { i18n } = useTranslation();
  const showToast = useToast();
  const [taking, setTaking] = useState(0);
  // The form may be in another actor by the time the photos are kept.
  const latest = useRef(onKept);
  useEffect(() => {
    latest.current = onKept;
  }, [onKept]);
  return {
    isTakingPhotos: taking > 0,
    onPhotos: (files) => {
      setTaking((count) => count + 1);
      keepPhotos(blobs, files, options)
        .then(
          ({ photos, reason }) => {
            if (reason !== null) showToast(translateReason(i18n, { reason, message: reason, details: {} }));
            if (photos.length > 0) latest.current(photos);
          },
          () => showToast(i18n.t('journal.failed.title')),
        )
        .finally(() => setTaking((count) => count - 1));
    },
  };
}
