import {
  addressChanges,
  addressFormOf,
  blankAddress,
  isSameAddress,
  noPlace,
  photosBySubject,
  placeOf,
  readAddressForm,
} from '../../domain/places/address-form.ts';
import type {
  AddressChanges,
  AddressFacts,
  AddressFault,
  AddressForm,
  AddressPhotos,
  AddressPlace,
} from '../../domain/places/address-form.ts';
import type { Address } from '../../domain/contract.ts';
import type { LocateObstacle } from '../../domain/places/map-position.ts';
import type { Problem } from '../../domain/outcome.ts';
import { sentPaths } from '../../domain/photos/photos.ts';

export interface AddAddressInput {
  readonly key: string;
  readonly groupId: string;
  readonly facts: AddressFacts;
}

export interface UpdateAddressInput {
  readonly key: string;
  readonly addressId: string;
  readonly changes: AddressChanges;
  /** In their place in snapshots of version 0.1.0: the whole form. */
  readonly facts?: AddressFacts;
}

export interface AddressFormContext extends AddressPhotos {
  /** The customer group that the address is of; empty before the form was opened. */
  readonly groupId: string;
  /** The address as the changes began; null for a new one. */
  readonly seen: Address | null;
  readonly form: AddressForm;
  readonly place: AddressPlace;
  /** The picture of the shop that the server has; empty for none. A new one among the photos takes its place. */
  readonly shopPhoto: string;
  readonly faults: readonly AddressFault[];
  readonly mistake: 'tooManyPhotos' | 'repeatedPhoto' | null;
  readonly obstacle: LocateObstacle | null;
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

/** Whether there is something in the form that the server does not have. */
export function isTouched({ seen, form, place, shopPhoto, photos }: AddressFormContext): boolean {
  const before = seen === null ? blankAddress : addressFormOf(seen);
  const placeBefore = seen === null ? noPlace : placeOf(seen);
  return (
    photos.length > 0 ||
    shopPhoto !== (seen?.shop_photo ?? '') ||
    JSON.stringify(placeOf(place)) !== JSON.stringify(placeBefore) ||
    !isSameAddress(before, form)
  );
}

const rested = {
  photos: [],
  placeBlobId: null,
  faults: [],
  mistake: null,
  obstacle: null,
  key: '',
  problem: null,
} as const;

/** What a form holds of an address, or of a new one, before anything is typed. */
export function restOn(address: Address | null): Omit<AddressFormContext, 'groupId'> {
  if (address === null) return { ...rested, seen: null, form: blankAddress, place: noPlace, shopPhoto: '' };
  const { shop_photo: shopPhoto } = address;
  return { ...rested, seen: address, form: addressFormOf(address), place: placeOf(address), shopPhoto };
}

/** The picture of the place that a person chose before; empty where there is none, or the map's, which goes with the position. */
export function chosenPhoto({ seen, place: { photo } }: AddressFormContext): string {
  return seen !== null && seen.photo_of_map !== true && photo === seen.photo ? photo : '';
}

/** What is sent of a new address. */
export function addInput(context: AddressFormContext): AddAddressInput {
  return { key: context.key, groupId: context.groupId, facts: factsOf(context) };
}

/** What is sent of an address that was seen. */
export function updateInput(context: AddressFormContext): UpdateAddressInput {
  const { key, seen } = context;
  if (seen === null) throw new Error('only an address that was seen is changed');
  return { key, addressId: seen.id, changes: addressChanges(seen, factsOf(context)) };
}

/** What is held of an address: pictures chosen from files take the place of those that it has. */
function factsOf(context: AddressFormContext): AddressFacts {
  const { form, place } = context;
  const { shop, place: ofPlace } = photosBySubject(context);
  const [shopPhoto = context.shopPhoto] = sentPaths(shop);
  const [photo = place.photo] = sentPaths(ofPlace);
  return readAddressForm(form, { ...place, photo }, shopPhoto);
}
