import type { Address } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { readAddressFields, attachPhotos } from './address-fields.ts';
import { findAddress } from './find-address.ts';
import { fileAddress, fileNameOf } from '../files/file-address.ts';
import type { Call } from '../contract/call.ts';
import { checkGroup, resolveGroup } from '../people/group.ts';
import { readSingleId } from '../contract/request-values.ts';
import type { AddressRow } from '../store/queries/people/addresses.ts';
import { newId } from '../crypto.ts';

type Viewing = Pick<Call<'merchantAddress'>, 'caller' | 'store'>;

/** Operations of the tag `addresses`. A group with addresses always has exactly one default address. */
export const addressHandlers = {
  snapshotReads: { merchantAddress },
  writes: { addAddress, updateAddress, deleteAddress },
};

async function merchantAddress(call: Call<'merchantAddress'>): Promise<Address[]> {
  const groupId = await resolveGroup(call, call.query.group_id);
  const rows = await call.store.addresses.ofGroup(groupId);
  return await addressAnswers(call, rows);
}

async function addAddress(call: Call<'addAddress'>): Promise<Address> {
  const { body, store } = call;
  const place = { address_id: newId(), group_id: await resolveGroup(call, body.group_id) };
  const fields = readAddressFields(body);
  await lockDefault(call, place.group_id);
  await attachPhotos(call, fields);
  const usual = await store.addresses.defaultOf(place.group_id);

  await store.addresses.add({ ...place, ...fields });
  if (body.is_default === true || usual === null) await store.addresses.makeDefault(place);

  return await addressAnswer(call, place.address_id);
}

async function updateAddress(call: Call<'updateAddress'>): Promise<Address> {
  const { body, store } = call;
  await checkGroup(call, body.group_id);
  const fields = readAddressFields(body);
  const address = await lockAddress(call, body.id);
  await attachPhotos(call, fields, [address.photo, address.shop_photo]);

  await store.addresses.change(address.address_id, fields);
  if (body.is_default === true) await store.addresses.makeDefault(address);

  return await addressAnswer(call, address.address_id);
}

async function deleteAddress(call: Call<'deleteAddress'>): Promise<DataOf<'deleteAddress'>> {
  const { body, query, store } = call;
  const { address_id, group_id, is_default } = await lockAddress(
    call,
    readSingleId('id', [query.id, body?.id]),
  );

  await store.addresses.hide(address_id);
  if (is_default) {
    const [oldest] = await store.addresses.ofGroup(group_id);
    if (oldest !== undefined) await store.addresses.makeDefault(oldest);
  }

  return { id: address_id };
}

/** Locks the addresses of the group that an address belongs to, and reads it under that lock. */
async function lockAddress(viewing: Viewing, addressId: string): Promise<AddressRow> {
  const { group_id } = await findAddress(viewing, addressId);
  await lockDefault(viewing, group_id);
  return await findAddress(viewing, addressId);
}

/** Serializes everything that may change which address is a group's default, until the transaction ends. */
async function lockDefault({ store }: Viewing, groupId: string): Promise<void> {
  await store.locks.take(`addresses/${groupId}`);
}

async function addressAnswer(viewing: Viewing, addressId: string): Promise<Address> {
  const [answer] = await addressAnswers(viewing, [await findAddress(viewing, addressId)]);
  if (answer === undefined) throw new Error('an address that is there has an answer');
  return answer;
}

async function addressAnswers({ store }: Viewing, rows: readonly AddressRow[]): Promise<Address[]> {
  const names = rows.flatMap(({ photo }) => fileNameOf(photo) ?? []);
  const uploads = await store.uploads.findAll(names);
  const maps = new Set(uploads.flatMap(({ file_name, of_map }) => (of_map ? [fileAddress(file_name)] : [])));
  return rows.map(
    ({ merchant_id: _merchant, address_id, created: _created, hidden: _hidden, ...address }) => ({
      id: address_id,
      ...address,
      ...(maps.has(address.photo) && { photo_of_map: true }),
    }),
  );
}
