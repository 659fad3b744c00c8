import { describe, expect, test } from 'vitest';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { CartEvent } from '../../machines/cart/cart-types.ts';
import { sampleAddress, sampleCup } from '../../machines/samples/sample-records.ts';
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

  test('asks for the addresses of its own group', () => {
    expect(inputOf(cartMachine, asked, 'merchantAddress')).toEqual({ groupId: 'group-baan-suan' });
  });
});
