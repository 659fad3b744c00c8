import { Refusal } from '../http/refusal.ts';
import type { AddressRow } from '../store/queries/people/addresses.ts';
import type { OrderRow } from '../store/queries/orders/orders.ts';
import type { Queries } from '../store/store.ts';

/** An order's delivery address: its id, and a copy made when it was chosen. */
export type OrderAddress = Pick<OrderRow, 'address_id' | 'address_copy'>;

/** The address of a new order: the named one, else the group's default, else none yet. */
export async function addressOfNewOrder(
  store: Queries,
  groupId: string,
  addressId: string | null | undefined,
): Promise<OrderAddress> {
  if (isNamed(addressId)) return copyAddress(await addressOfGroup(store, groupId, addressId));
  const usual = await store.addresses.defaultOf(groupId);
  return usual === null ? { address_id: null, address_copy: null } : copyAddress(usual);
}

/** The address after an edit. The same address as before keeps its old copy. */
export async function addressAfterEdit(
  store: Queries,
  { group_id, address_id, address_copy }: OrderRow,
  addressId: string | null | undefined,
): Promise<OrderAddress> {
  if (!isNamed(addressId) || addressId === address_id) return { address_id, address_copy };
  return copyAddress(await addressOfGroup(store, group_id, addressId));
}

function isNamed(addressId: string | null | undefined): addressId is string {
  return addressId !== null && addressId !== undefined && addressId !== '';
}

/** An address of the group; throws `not_found` for any other. */
async function addressOfGroup(store: Queries, groupId: string, addressId: string): Promise<AddressRow> {
  const address = await store.addresses.find(addressId);
  if (address === null || address.group_id !== groupId)
    throw new Refusal('not_found', { address_id: addressId });
  return address;
}

/** Copies an address as it is now. */
export function copyAddress(address: AddressRow): OrderAddress {
  return {
    address_id: address.address_id,
    address_copy: {
      alias: address.alias,
      phone: address.phone,
      merchant_address: address.address,
      contact: address.contact,
      merchant_photo: address.photo,
      shop_photo: address.shop_photo,
      latitude: address.latitude,
      longitude: address.longitude,
    },
  };
}
