import type { Address } from '../../domain/contract.ts';
import type { Call } from '../call.ts';
import { resolveGroup } from '../group.ts';
import { notBuilt } from './not-built.ts';
import type { AddressRow } from '../store/addresses.ts';

/** Operations of the tag `addresses`. */
export const addressHandlers = {
  reads: { merchantAddress },
  writes: { addAddress: notBuilt, updateAddress: notBuilt, deleteAddress: notBuilt },
};

async function merchantAddress(call: Call<'merchantAddress'>): Promise<Address[]> {
  const groupId = await resolveGroup(call, call.query.group_id);
  const rows = await call.store.addresses.ofGroup(groupId);
  return rows.map(addressAnswer);
}

function addressAnswer({
  merchant_id: _merchant,
  address_id,
  created: _created,
  hidden: _hidden,
  ...address
}: AddressRow): Address {
  return { id: address_id, ...address };
}
