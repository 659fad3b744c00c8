import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { maxStockPhotos } from '../../../domain/limits.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useGridPhotos } from '../photos/use-grid-photos.ts';
import { useTakePhotos } from '../photos/use-take-photos.ts';
import { PhotoField } from '../photos/views/photo-field.tsx';
import type { LinePhotoFormProps } from './views/stocktake-props.ts';

/** The photos of one product. They belong to the product of the form, also those that are ready only after it was closed. */
export function LinePhotoForm({ stocktake, productId }: LinePhotoFormProps) {
  const { t } = useTranslation();
  const { blobs } = useUserScope().journal;
  const { photos: all, draft, mistake } = useSelector(stocktake, ({ context }) => context);
  const kept = useMemo(() => all.filter(({ blobId }) => draft.photos.includes(blobId)), [all, draft.photos]);
  const photos = useGridPhotos(blobs, kept, false);
  const taking = useTakePhotos(blobs, (chosen) =>
    stocktake.send({ type: 'photos.add', productId, photos: chosen }),
  );
  return (
    <PhotoField
      {...taking}
      title={t('stocktake.photos')}
      photos={photos}
      kept={kept}
      limit={maxStockPhotos}
      mistake={mistake}
      onEvent={(event) => {
        if (event.type !== 'photos.add') stocktake.send(event);
      }}
    />
  );
}
