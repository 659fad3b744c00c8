import type { ChangeAddressInput } from '../../../machines/address-change/address-change-machine.ts';
import type { AddAddressInput, UpdateAddressInput } from '../../../machines/address-form/held-address.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { uploadV2 } from '../../api/upload-v2.ts';
import { writeRequest } from '../../api/write-request.ts';
import { locateDevice } from '../../platform/geolocation.ts';

/** The services of the address-form chart over HTTP and of the device. */
export function addressFormServices() {
  const addAddress: ServiceOf<'addAddress', AddAddressInput> = {
    kind: 'write',
    request: ({ key, groupId, facts }) =>
      writeRequest('addAddress', key, { body: { ...facts, group_id: groupId } }),
    outcome: outcomeOf,
  };
  const updateAddress: ServiceOf<'updateAddress', UpdateAddressInput> = {
    kind: 'write',
    request: ({ key, addressId, changes, facts = changes }) =>
      writeRequest('updateAddress', key, { body: { id: addressId, ...facts } }),
    outcome: outcomeOf,
  };
  return {
    uploadV2,
    locate: { kind: 'once', run: () => locateDevice(navigator.geolocation) },
    addAddress,
    updateAddress,
  } as const;
}

/** The services of the address-change chart over HTTP. */
export function addressChangeServices() {
  const deleteAddress: ServiceOf<'deleteAddress', ChangeAddressInput> = {
    kind: 'write',
    request: ({ key, addressId }) => writeRequest('deleteAddress', key, { query: { id: addressId } }),
    outcome: outcomeOf,
  };
  const updateAddress: ServiceOf<'updateAddress', ChangeAddressInput> = {
    kind: 'write',
    request: ({ key, addressId }) =>
      writeRequest('updateAddress', key, { body: { id: addressId, is_default: true } }),
    outcome: outcomeOf,
  };
  return { deleteAddress, updateAddress };
}
