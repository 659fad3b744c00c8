import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isStored } from '../../../domain/payments/payment-edit.ts';
import { thumbnailOf } from '../../../domain/photos/photo-addresses.ts';
import type { paymentEditMachine } from '../../../machines/payment-edit/payment-edit-machine.ts';
import { usePhotoForm } from '../photos/use-photo-form.ts';
import type { PhotoFormProps } from '../photos/views/photo-field.tsx';

/** Connects the photos of a correction with those that the device keeps, and with those that the payment has on the server. */
export function useEditedPhotos(edit: ActorRefFrom<typeof paymentEditMachine>): PhotoFormProps {
  const { photos, ...form } = usePhotoForm(edit);
  const kept = useSelector(edit, ({ context }) => context.photos);
  return {
    ...form,
    photos: photos.map((shown) => {
      const photo = kept.find(({ blobId }) => blobId === shown.id);
      if (photo === undefined || !isStored(photo)) return shown;
      // One that the server does not have any more is nowhere.
      if (photo.status !== 'sent') return { ...shown, url: null };
      return { ...shown, url: thumbnailOf(photo.blobId), whole: photo.blobId };
    }),
  };
}
