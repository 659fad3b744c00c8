import { describe, expect, test } from 'vitest';
import type { Address } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { addressChangeMachine } from '../../machines/address-change/address-change-machine.ts';
import { addressFormMachine } from '../../machines/address-form/address-form-machine.ts';
import { sampleAddress, sampleProblem } from '../../machines/samples/sample-records.ts';
import { live } from './live-chart.ts';

const refusal = refused(sampleProblem(409, 'version_conflict'));

const address = (seen: Address | null, answer: unknown) =>
  live(addressFormMachine, undefined, { addAddress: answer, updateAddress: answer }, [
    { type: 'form.open', groupId: sampleAddress.group_id, address: seen },
    { type: 'field.change', field: 'alias', text: 'Night bazaar' },
    { type: 'field.change', field: 'address', text: 'Chiang Mai' },
    { type: 'phone.change', index: 0, text: '053 271 880' },
    { type: 'form.save', key: 'key-1' },
  ]);

const addressChange = (type: 'address.remove' | 'address.makeDefault', answer: unknown) =>
  live(
    addressChangeMachine,
    { addressId: sampleAddress.id },
    { deleteAddress: answer, updateAddress: answer },
    [{ type, address: sampleAddress, key: 'key-1' }],
  );

describe('what the app hears of addresses', () => {
  test.each([
    [
      'an address added',
      () => address(null, accepted(sampleAddress)),
      [{ type: 'address.accepted', address: sampleAddress }],
    ],
    [
      'an address whose change was refused',
      () => address(sampleAddress, refused(sampleProblem(404, 'not_found'))),
      [{ type: 'address.failed', intent: 'save' }],
    ],
    [
      'an address deleted',
      () => addressChange('address.remove', accepted({ id: sampleAddress.id })),
      [{ type: 'addresses.changed' }],
    ],
    [
      'an address made the default',
      () => addressChange('address.makeDefault', accepted(sampleAddress)),
      [{ type: 'addresses.changed' }],
    ],
    [
      'an address that could not be made the default',
      () => addressChange('address.makeDefault', refusal),
      [{ type: 'address.failed', intent: 'default' }],
    ],
  ] as const)('of %s', async (_, lived, heard) => {
    expect((await lived()).emitted).toEqual(heard);
  });
});
