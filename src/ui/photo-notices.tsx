import { useTranslation } from 'react-i18next';
import type { KeptPhoto } from '../../domain/photos.ts';
import { translateReason } from '../i18n/translate-reason.ts';
import { Banner } from './banner.tsx';

interface PhotoNoticesProps {
  readonly photos: readonly KeptPhoto[];
  readonly limit: number;
  /** A set was refused because it would have passed the limit. */
  readonly isTooMany: boolean;
  /** At least one photo is wanted and there is none. */
  readonly isMissing: boolean;
}

/** What is wrong with the photos of a form: none, too many, or one that could not be sent. */
export function PhotoNotices({ photos, limit, isTooMany, isMissing }: PhotoNoticesProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {isMissing && <Banner kind="refused" title={t('proof.mistake.photos')} />}
      {isTooMany && <Banner kind="refused" title={t('proof.mistake.tooManyPhotos', { count: limit })} />}
      {photos.map((photo, index) =>
        photo.status === 'failed' ? (
          <Banner
            key={photo.blobId}
            kind="unreachable"
            title={
              photo.problem === null
                ? t('photo.failed', { at: index + 1 })
                : t('photo.refused', { at: index + 1, reason: translateReason(i18n, photo.problem) })
            }
          />
        ) : null,
      )}
    </>
  );
}
