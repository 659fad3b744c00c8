import type { Call } from '../contract/call.ts';
import { seesGroup } from '../people/group.ts';
import { Refusal } from '../http/refusal.ts';
import type { AddressRow } from '../store/queries/addresses.ts';

type Viewing = Pick<Call<'merchantAddress'>, 'caller' | 'store'>;

/** An address of a group that the caller sees; null of another's and of a deleted one. */
export async function visibleAddress(
  { caller, store }: Viewing,
  addressId: string,
): Promise<AddressRow | null> {
  const address = await store.addresses.find(addressId);
  return address !== null && seesGroup(caller, address.group_id) ? address : null;
}

/** The address that a call is about; refused when the caller sees none of this id. */
export async function findAddress(viewing: Viewing, addressId: string): Promise<AddressRow> {
  const address = await visibleAddress(viewing, addressId);
  if (address === null) throw new Refusal('not_found');
  return address;
}
