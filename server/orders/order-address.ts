import { Refusal } from '../http/refusal.ts';
import type { AddressRow } from '../store/queries/addresses.ts';
import type { OrderRow } from '../store/queries/orders.ts';
import type { Queries } from '../store/store.ts';

/** Where an order goes: which address was chosen, and its copy. */
export type Delivery = Pick<OrderRow, 'address_id' | 'address_copy'>;

/** Where a new order of a group goes: to the address that is named, else to the group's default one, else nowhere yet. */
export async function deliveryOf(
  store: Queries,
  groupId: string,
  addressId: string | null | undefined,
): Promise<Delivery> {
  if (isNamed(addressId)) return deliverTo(await addressOfGroup(store, groupId, addressId));
  const usual = await store.addresses.defaultOf(groupId);
  return usual === null ? { address_id: null, address_copy: null } : deliverTo(usual);
}

/** Where an order goes from now on; an address that is named again keeps the copy that was made when it was chosen. */
export async function changedDelivery(
  store: Queries,
  { group_id, address_id, address_copy }: OrderRow,
  addressId: string | null | undefined,
): Promise<Delivery> {
  if (!isNamed(addressId) || addressId === address_id) return { address_id, address_copy };
  return deliverTo(await addressOfGroup(store, group_id, addressId));
}

function isNamed(addressId: string | null | undefined): addressId is string {
  return addressId !== null && addressId !== undefined && addressId !== '';
}

/** An address of the order's own group; another's is as good as unknown. */
async function addressOfGroup(store: Queries, groupId: string, addressId: string): Promise<AddressRow> {
  const address = await store.addresses.find(addressId);
  if (address === null || address.group_id !== groupId)
    throw new Refusal('not_found', { address_id: addressId });
  return address;
}

/** That an order goes to this address, as it is now. */
export function deliverTo(address: AddressRow): Delivery {
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
