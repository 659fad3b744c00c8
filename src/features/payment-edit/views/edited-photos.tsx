import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxProofPhotos } from '../../../../domain/limits.ts';
import { PhotoField } from '../../photos/views/photo-field.tsx';
import type { EditPaymentProps } from './edit-payment-props.ts';

/** The photos of a payment: those it has and those that are added. */
export function EditedPhotos({ edit, photos, onPhotos, isTakingPhotos }: Omit<EditPaymentProps, 'notice'>) {
  const { t } = useTranslation();
  const { photos: kept, faults, mistake, paymentOrderId } = useSelector(edit, ({ context }) => context);
  const isLocked = useSelector(edit, (snapshot) => !snapshot.hasTag('editable'));
  const fault = faults.find(({ field }) => field === 'photos');
  return (
    <PhotoField
      title={t('payment.field.photos')}
      limit={maxProofPhotos}
      kept={kept}
      mistake={fault === undefined ? mistake : fault.why === 'missing' ? 'photos' : 'tooManyPhotos'}
      paymentOrderId={paymentOrderId}
      isLocked={isLocked}
      onEvent={edit.send}
      photos={photos}
      onPhotos={onPhotos}
      isTakingPhotos={isTakingPhotos}
    />
  );
}
