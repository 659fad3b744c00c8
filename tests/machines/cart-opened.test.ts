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

describe('a cart in its question, confirmed with the total that was shown', () => {
  const asked = [addCups, addLamp, { type: 'order.submit' }] as const;
  const total = 2 * 1999 + 59_050;
  const shown: CartEvent = { ...confirm, total };
  const dearer = answered('refreshProducts', [{ ...sampleCup, price: 25 }, sampleLamp]);

  test('sends the order', () => {
    expect(inputOf(cartMachine, cart(...asked, shown), 'submitOrder')).toMatchObject({ total });
  });

  test.each<[string, Parameters<typeof cart>[0]]>([
    ['a price changed', dearer],
    ['a line was lowered', answered('refreshProducts', [{ ...sampleCup, stock: 1 }, sampleLamp])],
    ['a line was removed', { type: 'line.remove', skuId: sampleCup.id }],
    ['VIP prices ended', { type: 'viewer.change', viewer: { roles: [], isVip: false } }],
  ])('asks again where %s meanwhile, and keeps what it asked about first', (_, change) => {
    const again = cart(...asked, answered('merchantAddress', [sampleAddress]), change, shown);
    expect(again.value).toBe('asking');
    expect(again.context).toMatchObject({ submission: null, delivery: { isOutdated: true } });
    expect(again.context.asked).toEqual(cart(...asked).context.asked);
    expect(inputOf(cartMachine, again, 'refreshProducts')).toBeDefined();
  });

  test('sends it at the new total once that was shown', () => {
    const now = 2 * 2500 + 59_050;
    const sent = cart(...asked, dearer, shown, { ...shown, total: now });
    expect(inputOf(cartMachine, sent, 'submitOrder')).toMatchObject({ total: now });
  });

  test('and dismissed, asks the next time about what is there then', () => {
    const next = cart(...asked, dearer, { type: 'order.dismiss' }, { type: 'order.submit' });
    expect(next.context.asked).toEqual([
      { skuId: sampleCup.id, quantity: 2, price: 2500 },
      { skuId: sampleLamp.id, quantity: 1, price: 59_050 },
    ]);
  });

  test('as an early version recorded it, without the total, sends what is there', () => {
    const sent = cart(...asked, dearer, confirm);
    expect(inputOf(cartMachine, sent, 'submitOrder')).toMatchObject({ total: 2 * 2500 + 59_050 });
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
