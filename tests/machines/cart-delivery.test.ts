import { describe, expect, test } from 'vitest';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { CartEvent } from '../../machines/cart/cart-types.ts';
import { refused } from '../../domain/outcome.ts';
import { sampleAddress, sampleCup, sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

const input = { groupId: 'group-baan-suan', viewer: { roles: [], isVip: true } } as const;
const addCups: CartEvent = { type: 'line.add', product: sampleCup, quantity: 2 };

const cart = (...events: Parameters<typeof stateAfter<typeof cartMachine>>[2][]) =>
  stateAfter(cartMachine, input, ...events);

describe('asking where an order goes', () => {
  const asked = cart(addCups, { type: 'order.submit' });

  test.each([
    [
      'with its default address',
      [{ ...sampleAddress, id: 'a2', is_default: false }, sampleAddress],
      sampleAddress,
    ],
    ['and has none', [], null],
  ])('told the addresses of the group %s says where the order goes', (_, addresses, place) => {
    const told = cart(addCups, { type: 'order.submit' }, answered('merchantAddress', addresses));
    expect(told.context.delivery).toEqual({
      address: place && { alias: place.alias, address: place.address },
      addresses,
    });
    expect(told.value).toBe('asking');
  });

  const known = { alias: sampleAddress.alias, address: sampleAddress.address };
  const before = [
    addCups,
    { type: 'order.submit' },
    answered('merchantAddress', [sampleAddress]),
    { type: 'order.dismiss' },
    { type: 'order.submit' },
  ] as const;

  test('once more, and until it is told, keeps where the last one went, and doubts it', () => {
    expect(cart(...before).context.delivery).toEqual({
      address: known,
      addresses: [sampleAddress],
      isOutdated: true,
    });
  });

  test('once more without an answer keeps it, and with one doubts it no longer', () => {
    const lost = cart(...before, failed('merchantAddress'));
    expect(lost.context.delivery).toMatchObject({ address: known, isOutdated: true });
    const told = cart(...before, answered('merchantAddress', [sampleAddress]));
    expect(told.context.delivery).toEqual({ address: known, addresses: [sampleAddress] });
  });

  test('for the first time without an answer says that it is not known', () => {
    const lost = [addCups, { type: 'order.submit' }, failed('merchantAddress')] as const;
    expect(cart(...lost).context.delivery).toBe('unknown');
    const again = [...lost, { type: 'order.dismiss' }, { type: 'order.submit' }] as const;
    expect(cart(...again).context.delivery).toBe(null);
  });

  const backDoor = { ...sampleAddress, id: 'address-2', alias: 'Back door', is_default: false };
  const chosen = [
    addCups,
    { type: 'order.submit' },
    answered('merchantAddress', [sampleAddress, backDoor]),
    { type: 'address.choose', addressId: 'address-2' },
    { type: 'order.dismiss' },
    { type: 'order.submit' },
  ] as const;
  const confirm: CartEvent = { type: 'order.confirm', at: 1, key: 'key-1' };

  test('told that the chosen address is gone shows the default one, and the order goes there', () => {
    const told = [...chosen, answered('merchantAddress', [sampleAddress])] as const;
    expect(cart(...told).context).toMatchObject({
      addressId: null,
      delivery: { address: known, addresses: [sampleAddress] },
    });
    expect(inputOf(cartMachine, cart(...told, confirm), 'submitOrder')).toMatchObject({ addressId: null });
  });

  test('told that the chosen address is still there keeps it', () => {
    const told = cart(...chosen, answered('merchantAddress', [sampleAddress, backDoor]), confirm);
    expect(inputOf(cartMachine, told, 'submitOrder')).toMatchObject({ addressId: 'address-2' });
  });

  test('and refused because the chosen address is gone goes to none that is not there any more', () => {
    const gone = sampleProblem(404, 'not_found', { address_id: 'address-2' });
    const refusal = [...chosen, confirm, answered('submitOrder', refused(gone))] as const;
    const { context } = cart(...refusal);
    expect([context.addressId, context.delivery, context.problem]).toEqual([null, null, gone]);
    const again = cart(...refusal, { type: 'order.submit' }, failed('merchantAddress'), confirm);
    expect(again.context.delivery).toBe('unknown');
    expect(inputOf(cartMachine, again, 'submitOrder')).toMatchObject({ addressId: null });
  });

  test('and refused for another reason keeps the chosen address', () => {
    const problem = sampleProblem(422, 'insufficient_stock', { sku_id: sampleCup.id, stock: 1 });
    const { context } = cart(...chosen, confirm, answered('submitOrder', refused(problem)));
    expect(context.addressId).toBe('address-2');
  });

  test('asks for the addresses of its own group', () => {
    expect(inputOf(cartMachine, asked, 'merchantAddress')).toEqual({ groupId: 'group-baan-suan' });
  });
});
