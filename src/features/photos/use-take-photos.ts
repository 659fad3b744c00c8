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

/** Adds chosen files to a form: each is stored first, then sent to its machine in the order in which they were chosen; a file that cannot be used is reported. */
export function useTakePhotos(
  blobs: BlobStore,
  onKept: (photos: readonly ChosenPhoto[]) => void,
  options: PhotoOptions = {},
): TakenPhotos {
  const { i18n } = useTranslation();
  const showToast = useToast();
  const [taking, setTaking] = useState(0);
  const turn = useRef(Promise.resolve());
  // The form may be in another actor by the time the photos are kept.
  const latest = useRef(onKept);
  useEffect(() => {
    latest.current = onKept;
  }, [onKept]);
  return {
    isTakingPhotos: taking > 0,
    onPhotos: (files) => {
      setTaking((count) => count + 1);
      const keeping = keepPhotos(blobs, files, options);
      // A large photo takes longer than one that is chosen after it.
      turn.current = Promise.allSettled([keeping, turn.current]).then(async () => {
        try {
          const { photos, reason } = await keeping;
          if (reason !== null) showToast(translateReason(i18n, { reason, message: reason, details: {} }));
          if (photos.length > 0) latest.current(photos);
        } catch {
          showToast(i18n.t('journal.failed.title'));
        }
        setTaking((count) => count - 1);
      });
    },
  };
}
