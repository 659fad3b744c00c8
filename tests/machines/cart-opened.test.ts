import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../domain/orders/cart.ts';
import type { Product } from '../../domain/contract.ts';
import { refused } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { CartEvent } from '../../machines/cart/cart-types.ts';
import {
  sampleAddress,
  sampleCup,
  sampleLamp,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

const input = { groupId: 'group-baan-suan', viewer: { roles: [], isVip: true } } as const;
const addCups: CartEvent = { type: 'line.add', product: sampleCup, quantity: 2 };
const addLamp: CartEvent = { type: 'line.add', product: sampleLamp, quantity: 1 };
const confirm: CartEvent = { type: 'order.confirm', at: 1, key: 'key-1' };
const open: CartEvent = { type: 'cart.open' };

const cart = (...events: Parameters<typeof stateAfter<typeof cartMachine>>[2][]) =>
  stateAfter(cartMachine, input, ...events);

function line(product: Product, quantity: number, rest: Partial<CartLine> = {}): CartLine {
  return { product, quantity, selected: true, loweredFrom: null, ...rest };
}

describe('a cart that is opened', () => {
  test('asks after the products in it, and after none where it is empty', () => {
    const opened = cart(addCups, addLamp, open);
    expect(inputOf(cartMachine, opened, 'refreshProducts')).toEqual({
      groupId: 'group-baan-suan',
      skuIds: [sampleCup.id, sampleLamp.id],
      names: [sampleCup.name, sampleLamp.name],
    });
    expect(cart(open).value).toEqual({ editing: 'resting' });
  });

  test('with a stock that fell lowers the line and says from what', () => {
    const product = { ...sampleCup, stock: 1 };
    const snapshot = cart(addCups, open, answered('refreshProducts', [product]));
    expect(snapshot.value).toEqual({ editing: 'resting' });
    expect(snapshot.context.lines).toEqual([line(product, 1, { loweredFrom: 2 })]);
  });

  test('without a network keeps what is known', () => {
    const snapshot = cart(addCups, open, failed('refreshProducts'));
    expect(snapshot.value).toEqual({ editing: 'resting' });
    expect(snapshot.context.lines).toEqual([line(sampleCup, 2)]);
  });
});

describe('a cart in its question', () => {
  const asked = [addLamp, { type: 'order.submit' }] as const;

  test('asks after its products, and what changed counts in what is confirmed', () => {
    const product = { ...sampleLamp, price: 600, vip_price: null, stock: 50 };
    const told = cart(...asked, answered('refreshProducts', [product]));
    expect(inputOf(cartMachine, cart(...asked), 'refreshProducts')).toMatchObject({
      skuIds: [sampleLamp.id],
    });
    expect(told.value).toBe('asking');
    const confirmed = cart(...asked, answered('refreshProducts', [product]), confirm);
    expect(inputOf(cartMachine, confirmed, 'submitOrder')).toMatchObject({ total: 60_000 });
    expect(cart(...asked, failed('refreshProducts')).context.lines).toEqual([line(sampleLamp, 1)]);
  });

  test('that was left in it asks after them again, and address and remark stay', () => {
    const left = [
      ...asked,
      answered('merchantAddress', [sampleAddress]),
      answered('refreshProducts', [sampleLamp]),
      { type: 'address.choose', addressId: sampleAddress.id },
      { type: 'remark.change', text: 'Back door' },
    ] as const;
    const opened = cart(...left, open);
    expect(inputOf(cartMachine, cart(...left), 'refreshProducts')).toBeUndefined();
    expect(inputOf(cartMachine, opened, 'refreshProducts')).toMatchObject({ skuIds: [sampleLamp.id] });
    expect([opened.value, opened.context.addressId, opened.context.remark]).toEqual([
      'asking',
      sampleAddress.id,
      'Back door',
    ]);
  });
});

describe('a cart that was left with a refused order', () => {
  test('asks after its products again and keeps the problem shown', () => {
    const problem = sampleProblem(422, 'insufficient_stock', { sku_id: sampleLamp.id, stock: 0 });
    const known = [
      addLamp,
      { type: 'order.submit' },
      confirm,
      answered('submitOrder', refused(problem)),
      answered('refreshProducts', []),
    ] as const;
    expect(inputOf(cartMachine, cart(...known), 'refreshProducts')).toBeUndefined();
    const opened = cart(...known, open);
    expect(opened.value).toBe('refused');
    expect(inputOf(cartMachine, opened, 'refreshProducts')).toMatchObject({ skuIds: [sampleLamp.id] });
    expect(opened.context.problem).toEqual(problem);
  });
});
