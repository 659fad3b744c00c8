import type { SnapshotFrom } from 'xstate';
import { findAddressFaults, photosBySubject } from '../../domain/places/address-form.ts';
import { maxPhones, maxPlacePhotos, maxShopPhotos } from '../../domain/limits.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { addressFormMachine } from './address-form-machine.ts';
import { isTouched } from './held-address.ts';

type Snapshot = SnapshotFrom<typeof addressFormMachine>;

export const addressFormInvariants: readonly Invariant<typeof addressFormMachine>[] = [
  {
    says: 'nothing is sent that has to be corrected',
    holds: (now) => !isSent(now) || findAddressFaults(now.context.form).length === 0,
  },
  {
    says: 'nothing is saved before the server has its picture',
    holds: (now) => !isSaving(now) || now.context.photos.every(({ status }) => status === 'sent'),
  },
  {
    says: 'an address is added once, and one that exists is changed',
    holds: (now) =>
      (!now.matches({ form: 'adding' }) || now.context.seen === null) &&
      (!now.matches({ form: 'updating' }) || now.context.seen !== null),
  },
  {
    says: 'what is being sent stays as it was sent',
    holds: (now, cause) =>
      cause === null || !isSent(now) || !isSent(cause.before) || contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'a form is closed only when nothing was typed, or when it was given up',
    holds: (now, cause) =>
      cause === null ||
      !now.matches({ form: 'closed' }) ||
      cause.before.matches({ form: 'closed' }) ||
      !isTouched(cause.before.context) ||
      cause.event.type === 'form.discard',
  },
  {
    says: 'what was given up or saved is gone',
    holds: (now) => !now.hasTag('settled') || !isTouched(now.context),
  },
  {
    says: 'one to five phones, and one picture of the shop and of the place at most',
    holds: ({ context }) => {
      const { shop, place } = photosBySubject(context);
      const { length: phones } = context.form.phones;
      return (
        phones >= 1 && phones <= maxPhones && shop.length <= maxShopPhotos && place.length <= maxPlacePhotos
      );
    },
  },
  {
    says: 'the picture of the place is among the photos',
    holds: ({ context }) => context.placeBlobId === null || photosBySubject(context).place.length === 1,
  },
  {
    says: 'a point has both coordinates or none',
    holds: ({ context: { place } }) => (place.latitude === null) === (place.longitude === null),
  },
  {
    says: 'a refusal explains itself, and so does a point that was not found',
    holds: (now) =>
      (!now.matches({ form: { editing: 'refused' } }) || now.context.problem !== null) &&
      (!now.matches({ form: { editing: 'unlocated' } }) || now.context.obstacle !== null),
  },
];

function isSaving(now: Snapshot): boolean {
  return now.matches({ form: 'adding' }) || now.matches({ form: 'updating' });
}

/** Whether the address is on its way, perhaps waiting for its picture. */
function isSent(now: Snapshot): boolean {
  return now.matches({ form: 'awaitingPhotos' }) || isSaving(now);
}

function contentOf({ context: { key, form, place, shopPhoto, photos, placeBlobId } }: Snapshot): string {
  return JSON.stringify([key, form, place, shopPhoto, photos.map(({ blobId }) => blobId), placeBlobId]);
}
