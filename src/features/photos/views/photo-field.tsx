import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTypes } from '../../../../domain/limits.ts';
import type { KeptPhoto } from '../../../../domain/photos/photos.ts';
import type { PhotoEvent } from '../../../../machines/kit/photo-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PhotoGrid } from '../../../ui/photos/photo-grid.tsx';
import type { GridPhoto } from '../../../ui/photos/photo-tile.tsx';
import { RemovablePhotoPreview } from '../../../ui/photos/removable-photo-preview.tsx';
import { PhotoNotices } from './photo-notices.tsx';

/** What a form of photos shows and takes; made by `usePhotoForm`. */
export interface PhotoFormProps {
  /** The photos as the grid shows them. */
  readonly photos: readonly GridPhoto[];
  readonly onPhotos: (files: readonly File[]) => void;
  /** Whether chosen photos are still on their way into the form. */
  readonly isTakingPhotos: boolean;
  /** Opens the page in the phone's browser; only inside another app, whose choosers may bring no file. */
  readonly openOutside?: (() => void) | undefined;
}

interface PhotoFieldProps extends PhotoFormProps {
  readonly title: string;
  /** How many photos there may be. */
  readonly limit: number;
  /** The photos as the workflow holds them. */
  readonly kept: readonly KeptPhoto[];
  /** What is wrong with the form; of the photos when it is one of theirs. */
  readonly mistake: string | null;
  /** The payment that the photos are added to, where there is one already. */
  readonly paymentOrderId?: string;
  readonly isLocked?: boolean;
  readonly onEvent: (event: PhotoEvent) => void;
}

/** The photos of a form: added, previewed, sent again, removed. */
export function PhotoField({
  title,
  limit,
  photos,
  kept,
  mistake,
  paymentOrderId,
  isLocked = false,
  isTakingPhotos,
  openOutside,
  onPhotos,
  onEvent,
}: PhotoFieldProps) {
  const { t } = useTranslation();
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [wasEmpty, setEmpty] = useState(false);
  const retry = (blobId: string) => onEvent({ type: 'photo.retry', blobId });
  const remove = isLocked ? undefined : (blobId: string) => onEvent({ type: 'photo.remove', blobId });
  return (
    <>
      <PhotoGrid
        title={title}
        photos={photos}
        limit={limit}
        locked={isLocked}
        taking={isTakingPhotos}
        accept={imageTypes.join(',')}
        onAdd={(files) => {
          setEmpty(false);
          onPhotos(files);
        }}
        onNoFile={openOutside && (() => setEmpty(true))}
        onRetry={retry}
        onOpen={(blobId) => setPreviewed(photos.findIndex(({ id }) => id === blobId))}
      >
        {wasEmpty && openOutside !== undefined && (
          <Banner
            kind="info"
            title={t('photo.noFile')}
            text={t('photo.noFileText')}
            action={
              <Button look="tonal" height={44} onClick={openOutside}>
                {t('photo.openOutside')}
              </Button>
            }
          />
        )}
        <PhotoNotices
          photos={kept}
          shown={photos}
          paymentOrderId={paymentOrderId}
          limit={limit}
          isMissing={mistake === 'photos'}
          isTooMany={mistake === 'tooManyPhotos'}
          isRepeated={mistake === 'repeatedPhoto'}
          onRetry={retry}
          onRemove={remove}
        />
      </PhotoGrid>
      <RemovablePhotoPreview
        name="photo"
        photos={photos.map(({ url, whole }) => whole ?? url ?? '')}
        at={previewed}
        onMove={setPreviewed}
        onRemove={remove && ((at) => remove(photos[at]?.id ?? ''))}
      />
    </>
  );
}
