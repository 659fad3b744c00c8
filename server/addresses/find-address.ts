import type { Call } from '../contract/call.ts';
import { seesGroup } from '../people/group.ts';
import { Refusal } from '../http/refusal.ts';
import type { AddressRow } from '../store/queries/people/addresses.ts';

type Viewing = Pick<Call<'merchantAddress'>, 'caller' | 'store'>;

/** The address, or null when it is deleted or belongs to a group that the caller may not see. */
export async function visibleAddress(
  { caller, store }: Viewing,
  addressId: string,
): Promise<AddressRow | null> {
  const address = await store.addresses.find(addressId);
  return address !== null && seesGroup(caller, address.group_id) ? address : null;
}

/** The address that a call is about; throws `not_found` when the caller sees none with this id. */
export async function findAddress(viewing: Viewing, addressId: string): Promise<AddressRow> {
  const address = await visibleAddress(viewing, addressId);
  if (address === null) throw new Refusal('not_found');
  return address;
}
