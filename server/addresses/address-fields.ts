import type { Call } from '../contract/call.ts';
import { attachUploads, maySeeUpload } from '../files/upload-access.ts';
import { fileNameOf } from '../files/file-address.ts';
import { refuseNonPicture } from '../files/find-photos.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import type { AddressFields } from '../store/queries/people/addresses.ts';
import { normalizeText } from '../contract/request-values.ts';

type NewAddressBody = Omit<Call<'addAddress'>['body'], 'group_id' | 'is_default'>;
type AddressBody = Omit<Call<'updateAddress'>['body'], 'id' | 'group_id' | 'is_default'>;

/** The fields of an address in a request's body: texts normalized, null read as an empty text, a missing field as undefined. Throws a `Refusal`. */
export function readAddressFields(body: NewAddressBody): AddressFields;
export function readAddressFields(body: AddressBody): Partial<AddressFields>;
export function readAddressFields(body: AddressBody): Partial<AddressFields> {
  return {
    alias: readText(body.alias),
    address: readText(body.address),
    phone: readText(body.phone),
    contact: readText(body.contact),
    photo: readPhoto('photo', body.photo),
    shop_photo: readPhoto('shop_photo', body.shop_photo),
    ...readPosition(body),
  };
}

/**
 * Marks the photos of an address as attached. Refuses documents, and uploads which the caller may not see; those that the
 * address `has` already are not checked again.
 */
export async function attachPhotos(
  { caller, store }: Pick<Call<'addAddress'>, 'caller' | 'store'>,
  { photo, shop_photo }: Partial<AddressFields>,
  has: readonly string[] = [],
): Promise<void> {
  const added = new Set<string>();
  for (const filepath of [photo, shop_photo]) {
    const name = filepath === undefined || has.includes(filepath) ? null : fileNameOf(filepath);
    if (name === null) continue;
    const upload = await store.uploads.find(name);
    if (upload === null || !(await maySeeUpload(caller, upload, store)))
      throw new Refusal('not_found', { filepath });
    refuseNonPicture(upload);
    added.add(name);
  }
  await attachUploads(store, [...added]);
}

function readText(text: string | null | undefined): string | undefined {
  return text === undefined ? undefined : normalizeText(text);
}

/** Everybody who sees the address loads its photo, so only an upload or an https address is accepted. */
function readPhoto(field: string, address: string | null | undefined): string | undefined {
  if (address === undefined) return undefined;
  const photo = address?.trim() ?? '';
  if (photo === '' || fileNameOf(photo) !== null || isHttps(photo)) return photo;
  throw invalidRequest(field, 'must be an uploaded file or an https address');
}

function isHttps(address: string): boolean {
  if (!/^https:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** Latitude and longitude are given together or not at all. */
function readPosition({ latitude, longitude }: AddressBody): Pick<AddressFields, 'latitude' | 'longitude'> {
  if (latitude === undefined && longitude === undefined) return {};
  if (latitude == null && longitude != null) throw invalidRequest('latitude', 'is required beside longitude');
  if (longitude == null && latitude != null) throw invalidRequest('longitude', 'is required beside latitude');
  return { latitude: latitude ?? null, longitude: longitude ?? null };
}
