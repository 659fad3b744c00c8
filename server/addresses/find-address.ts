import type { Call } from '../call.ts';
import { seesGroup } from '../group.ts';
import { Refusal } from '../refusal.ts';
import type { AddressRow } from '../store/addresses.ts';

/**
 * An address of a group that the caller sees; another's and a deleted one are as good as unknown. `details` go with the
 * refusal where a request names more than an address.
 */
export async function findAddress(
  { caller, store }: Pick<Call<'merchantAddress'>, 'caller' | 'store'>,
  addressId: string,
  details: { readonly address_id?: string } = {},
): Promise<AddressRow> {
  const address = await store.addresses.find(addressId);
  if (address === null || !seesGroup(caller, address.group_id)) throw new Refusal('not_found', details);
  return address;
}
