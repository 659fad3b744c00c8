import type { Address } from '../contract.ts';
import { maxAddressText, maxPhoneLength, maxPhones, minPhoneLength } from '../limits.ts';
import type { Problem } from '../outcome.ts';
import type { KeptPhoto } from '../photos/photos.ts';
import { splitPhones } from './phones.ts';

/** What is typed of an address, beside its phones. */
export type AddressTextField = 'alias' | 'address' | 'contact';

/** An address as it is typed. */
export interface AddressForm extends Readonly<Record<AddressTextField, string>> {
  /** One at least, which may be empty. */
  readonly phones: readonly string[];
}

/** A point on the map and its picture; the coordinates are null where nobody has set it. */
export interface AddressPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Address of the picture; empty for none. */
  readonly photo: string;
}

/** What was chosen from files for an address: a picture of the shop, and one of the place. */
export interface AddressPhotos {
  readonly photos: readonly KeptPhoto[];
  /** Which of the photos is the picture of the place; null for none. */
  readonly placeBlobId: string | null;
}

/** What a map knows of a point that was chosen on it. */
export interface MapResult extends AddressPlace {
  readonly address: string;
  readonly place_name?: string;
  readonly phone?: string;
}

/** What a form says, once it can be read. */
export interface AddressFacts extends AddressPlace {
  readonly alias: string;
  readonly address: string;
  readonly phone: string;
  readonly contact: string;
  readonly shop_photo: string;
}

/** What has to be corrected in a form, and where; `at` is the place of a phone among the phones. */
export interface AddressFault {
  readonly field: AddressTextField | 'phone';
  readonly at: number;
  readonly why: 'missing' | 'noPhone' | 'tooLong';
}

export const blankAddress: AddressForm = { alias: '', address: '', contact: '', phones: [''] };
export const noPlace: AddressPlace = { latitude: null, longitude: null, photo: '' };

/** The form of an address that exists. */
export function addressFormOf({ alias, address, contact, phone }: Address): AddressForm {
  const phones = splitPhones(phone);
  return { alias, address, contact, phones: phones.length === 0 ? [''] : phones };
}

/** The place of an address that exists. */
export function placeOf({ latitude, longitude, photo }: AddressPlace): AddressPlace {
  return { latitude, longitude, photo };
}

/** Everything that has to be corrected before an address is sent, in the order of its fields. */
export function findAddressFaults(form: AddressForm): readonly AddressFault[] {
  const missing = (['alias', 'address'] as const).flatMap((field): AddressFault[] =>
    form[field].trim() === '' ? [{ field, at: 0, why: 'missing' }] : [],
  );
  if (joinPhones(form) === '') return [...missing, { field: 'phone', at: 0, why: 'missing' }];
  const wrong = form.phones.flatMap((text, at): AddressFault[] =>
    splitPhones(text).every(isPhone) ? [] : [{ field: 'phone', at, why: 'noPhone' }],
  );
  const long: readonly AddressFault[] =
    joinPhones(form).length > maxAddressText ? [{ field: 'phone', at: 0, why: 'tooLong' }] : [];
  return [...missing, ...wrong, ...long];
}

/** Whether a text can be dialled. */
export function isPhone(text: string): boolean {
  return /^\+?\d[\d -]*$/.test(text) && text.length >= minPhoneLength && text.length <= maxPhoneLength;
}

function joinPhones({ phones }: AddressForm): string {
  return [...new Set(phones.flatMap(splitPhones))].join(';');
}

/** What a form without faults says; `photo` is the shop's. */
export function readAddressForm(form: AddressForm, place: AddressPlace, shopPhoto: string): AddressFacts {
  return {
    alias: form.alias.trim(),
    address: form.address.trim(),
    phone: joinPhones(form),
    contact: form.contact.trim(),
    shop_photo: shopPhoto,
    ...placeOf(place),
  };
}

/** What is sent of an address that was changed; a position's two coordinates go together. */
export type AddressChanges = Partial<AddressFacts>;

/** What differs from the address that was seen. */
export function addressChanges(seen: Address, facts: AddressFacts): AddressChanges {
  const before = readAddressForm(addressFormOf(seen), placeOf(seen), seen.shop_photo);
  const isMoved = before.latitude !== facts.latitude || before.longitude !== facts.longitude;
  const texts = (['alias', 'address', 'phone', 'contact', 'photo', 'shop_photo'] as const)
    .filter((field) => before[field] !== facts[field])
    .map((field) => [field, facts[field]] as const);
  return {
    ...Object.fromEntries(texts),
    ...(isMoved ? { latitude: facts.latitude, longitude: facts.longitude } : {}),
  };
}

/** The photos of a form, by what they show. */
export function photosBySubject({ photos, placeBlobId }: AddressPhotos) {
  return {
    shop: photos.filter(({ blobId }) => blobId !== placeBlobId),
    place: photos.filter(({ blobId }) => blobId === placeBlobId),
  };
}

/** Whether two forms say the same. */
export function isSameAddress(some: AddressForm, other: AddressForm): boolean {
  return textOf(some) === textOf(other);
}

function textOf(form: AddressForm): string {
  return JSON.stringify([form.alias.trim(), form.address.trim(), form.contact.trim(), joinPhones(form)]);
}

/** Whether an address may have one more phone. */
export function fitsPhone({ phones }: AddressForm): boolean {
  return phones.length < maxPhones && phones.every((phone) => phone.trim() !== '');
}

/** What the map knows goes into fields that are empty, and never over what somebody typed. */
export function fillFromMap(
  form: AddressForm,
  { address, place_name = '', phone = '' }: MapResult,
): AddressForm {
  return {
    ...form,
    alias: form.alias.trim() === '' ? place_name : form.alias,
    address: form.address.trim() === '' ? address : form.address,
    phones: joinPhones(form) === '' && phone !== '' ? splitPhones(phone) : form.phones,
  };
}

/** The field that a refusal is about; null when it is about the whole. */
export function refusedAddressField({ reason, details: { field } }: Problem): AddressFault['field'] | null {
  const fields = ['alias', 'address', 'contact', 'phone'] as const;
  return reason === 'invalid_request' ? (fields.find((known) => known === field) ?? null) : null;
}

/** Signs of an address that its completion is asked for by: as many as the server takes of a search. */
const longestEnd = 200;

/** The end of an address that may name its areas; empty where there is too little of it. */
export function lookedUpPart(address: string): string {
  const end = address.trim().slice(-longestEnd);
  return end.length < 2 ? '' : end;
}

/** The address with its end, which the server has matched with an area, completed; null where it does not end so any more. */
export function completeAddress(
  address: string,
  { matched = '', address: area }: { readonly matched?: string; readonly address: string },
): string | null {
  const typed = address.trimEnd();
  return matched !== '' && typed.endsWith(matched) ? `${typed.slice(0, -matched.length)}${area}` : null;
}
