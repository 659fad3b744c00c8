import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../domain/orders/cart.ts';
import type { Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { CartEvent } from '../../machines/cart/cart-types.ts';
import {
  sampleAddress,
  sampleCup,
  sampleLamp,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { persisted } from './persisted.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

const input = { groupId: 'group-baan-suan', viewer: { roles: [], isVip: true } } as const;
const addCups: CartEvent = { type: 'line.add', product: sampleCup, quantity: 2 };
const addLamp: CartEvent = { type: 'line.add', product: sampleLamp, quantity: 1 };
const confirm: CartEvent = { type: 'order.confirm', at: 1, key: 'key-1' };
/** Cups stay in the cart; the lamp is ordered. */
const submitLamp = [
  addCups,
  addLamp,
  { type: 'line.toggle', skuId: sampleCup.id },
  { type: 'order.submit' },
  confirm,
] as const;
const lampAsked = { skuId: sampleLamp.id, quantity: 1, price: 59_050 };
const problem = sampleProblem(422, 'insufficient_stock', { sku_id: sampleLamp.id, stock: 0 });

const cart = (...events: Parameters<typeof stateAfter<typeof cartMachine>>[2][]) =>
  stateAfter(cartMachine, input, ...events);

function line(product: Product, quantity: number, rest: Partial<CartLine> = {}): CartLine {
  return { product, quantity, selected: true, loweredFrom: null, ...rest };
}

describe('editing', () => {
  test('line.add of a product that is there adds to its quantity', () => {
    expect(cart(addCups, addCups).context.lines).toEqual([line(sampleCup, 4)]);
  });

  test('line.add beyond the stock stops at the stock', () => {
    expect(cart({ ...addLamp, quantity: 7 }).context.lines).toEqual([line(sampleLamp, 3)]);
  });

  test('line.setQuantity to 0 removes the line', () => {
    expect(
      cart(addCups, { type: 'line.setQuantity', skuId: sampleCup.id, quantity: 0 }).context.lines,
    ).toEqual([]);
  });

  test('line.setQuantity with the product as it is now goes up to its stock, not to that of before', () => {
    const product = { ...sampleLamp, price: 600, stock: 50 };
    const set = { type: 'line.setQuantity', skuId: sampleLamp.id, quantity: 20 } as const;
    expect(cart(addLamp, { ...set, product }).context.lines).toEqual([line(product, 20)]);
    expect(cart(addLamp, set).context.lines).toEqual([line(sampleLamp, 3)]);
  });

  test('cart.clear removes every line, selected or not', () => {
    const snapshot = cart(
      addCups,
      addLamp,
      { type: 'line.toggle', skuId: sampleCup.id },
      { type: 'cart.clear' },
    );
    expect(snapshot.value).toEqual({ editing: 'resting' });
    expect(snapshot.context).toEqual({
      ...input,
      lines: [],
      addressId: null,
      remark: '',
      asked: [],
      submission: null,
      orderId: null,
      delivery: null,
      problem: null,
    });
  });

  test('line.order leaves that line alone selected', () => {
    expect(cart(addCups, { ...addLamp, type: 'line.order' }).context.lines).toEqual([
      line(sampleCup, 2, { selected: false }),
      line(sampleLamp, 1),
    ]);
  });

  test('order.submit without a selected line stays', () => {
    expect(cart(addCups, { type: 'lines.toggle' }, { type: 'order.submit' }).value).toEqual({
      editing: 'resting',
    });
  });
});

describe('asking', () => {
  const asked = [
    addLamp,
    { type: 'order.submit' },
    answered('merchantAddress', [sampleAddress, { ...sampleAddress, id: 'address-2', is_default: false }]),
    { type: 'address.choose', addressId: 'address-2' },
    { type: 'remark.change', text: ' Back door ' },
  ] as const;

  test('order.confirm sends the chosen address and the remark, which the next order does not have', () => {
    const sent = cart(...asked, confirm);
    expect(inputOf(cartMachine, sent, 'submitOrder')).toMatchObject({
      addressId: 'address-2',
      remark: 'Back door',
    });
    const { context } = cart(...asked, confirm, answered('submitOrder', accepted({ id: 'order-1' })));
    expect([context.addressId, context.remark]).toEqual([null, '']);
  });

  test('order.dismiss, and an order that is refused, keep the address and the remark', () => {
    const refusal = answered('submitOrder', refused(problem));
    for (const events of [[{ type: 'order.dismiss' } as const], [confirm, refusal]]) {
      const { context } = cart(...asked, ...events);
      expect([context.addressId, context.remark]).toEqual(['address-2', ' Back door ']);
    }
  });

  test('order.confirm takes the selected lines out and submits them at the prices of the buyer', () => {
    const snapshot = cart(...submitLamp);
    expect(snapshot.value).toEqual({ submitting: 'sending' });
    expect(snapshot.context.lines).toEqual([line(sampleCup, 2, { selected: false })]);
    expect(inputOf(cartMachine, snapshot, 'submitOrder')).toEqual({
      key: 'key-1',
      groupId: 'group-baan-suan',
      items: [{ skuId: 'sku-lamp', quantity: 1, price: 59_050 }],
      total: 59_050,
      addressId: null,
      remark: '',
    });
  });

  test('order.confirm after the last line was removed stays', () => {
    expect(cart(addCups, { type: 'order.submit' }, { type: 'cart.clear' }, confirm).value).toBe('asking');
  });

  test('order.dismiss leads back with the lines as they were', () => {
    const snapshot = cart(addCups, { type: 'order.submit' }, { type: 'order.dismiss' });
    expect(snapshot.value).toEqual({ editing: 'resting' });
    expect(snapshot.context.lines).toEqual([line(sampleCup, 2)]);
  });
});

describe('submitting', () => {
  test('a second order.confirm makes no second submission', () => {
    const again: CartEvent = { type: 'order.confirm', at: 2, key: 'key-2' };
    expect(persisted(cart(...submitLamp, again))).toBe(persisted(cart(...submitLamp)));
  });

  test('line.add goes into the cart and not into the order', () => {
    const snapshot = cart(...submitLamp, addLamp);
    expect(snapshot.context.lines).toEqual([line(sampleCup, 2, { selected: false }), line(sampleLamp, 1)]);
    expect(snapshot.context.submission?.lines).toEqual([line(sampleLamp, 1)]);
  });

  test('waiting and unknown are shown and change nothing else', () => {
    const waiting = cart(...submitLamp, { type: 'delivery.waiting', service: 'submitOrder' });
    expect(waiting.value).toEqual({ submitting: 'waiting' });
    const unknown = cart(...submitLamp, { type: 'delivery.unknown', service: 'submitOrder' });
    expect(unknown.value).toEqual({ submitting: 'unknown' });
    expect(unknown.context).toEqual(cart(...submitLamp).context);
  });

  test('accepted leads to submitted with the order, and the rest stays in the cart', () => {
    const snapshot = cart(...submitLamp, answered('submitOrder', accepted({ id: 'order-1' })));
    expect(snapshot.value).toBe('submitted');
    expect(snapshot.context).toEqual({
      ...input,
      lines: [line(sampleCup, 2, { selected: false })],
      addressId: null,
      remark: '',
      asked: [lampAsked],
      submission: null,
      orderId: 'order-1',
      delivery: null,
      problem: null,
    });
  });

  test('accepted and not acknowledged before the app was closed, cart.open leads to editing', () => {
    const taken = answered('submitOrder', accepted({ id: 'order-1' }));
    const rest = cart(...submitLamp, taken, { type: 'cart.open' });
    expect([rest.value, rest.context.orderId]).toEqual([{ editing: 'refreshing' }, null]);
    const empty = cart(addLamp, { type: 'order.submit' }, confirm, taken, { type: 'cart.open' });
    expect([empty.value, empty.context.orderId]).toEqual([{ editing: 'resting' }, null]);
  });

  test('refused brings the lines back, before what came meanwhile', () => {
    const snapshot = cart(...submitLamp, addLamp, answered('submitOrder', refused(problem)));
    expect(snapshot.value).toBe('refused');
    expect(snapshot.context).toEqual({
      ...input,
      lines: [line(sampleLamp, 2), line(sampleCup, 2, { selected: false })],
      addressId: null,
      remark: '',
      asked: [lampAsked],
      submission: null,
      orderId: null,
      delivery: null,
      problem,
    });
  });

  test('a failure leads to unreachable with the submission kept', () => {
    const snapshot = cart(...submitLamp, failed('submitOrder'));
    expect(snapshot.value).toBe('unreachable');
    expect(snapshot.context.submission).toEqual({
      key: 'key-1',
      lines: [line(sampleLamp, 1)],
      total: 59_050,
    });
  });
});

describe('unreachable', () => {
  test('order.retry sends the same under the same key', () => {
    const retried = cart(...submitLamp, failed('submitOrder'), { type: 'order.retry', at: 2, key: 'key-2' });
    expect(inputOf(cartMachine, retried, 'submitOrder')).toEqual(
      inputOf(cartMachine, cart(...submitLamp), 'submitOrder'),
    );
  });
});

describe('taking an order back', () => {
  const takeBack = [...submitLamp, addLamp, failed('submitOrder'), { type: 'order.takeBack' }] as const;

  test('asks whether the write is kept under its key', () => {
    expect(inputOf(cartMachine, cart(...takeBack), 'isOnItsWay')).toEqual({ key: 'key-1' });
  });

  test('that never left puts its lines back, before what came meanwhile', () => {
    const snapshot = cart(...takeBack, answered('isOnItsWay', false));
    expect(snapshot.value).toEqual({ editing: 'resting' });
    expect(snapshot.context).toEqual({
      ...input,
      lines: [line(sampleLamp, 2), line(sampleCup, 2, { selected: false })],
      addressId: null,
      remark: '',
      asked: [lampAsked],
      submission: null,
      orderId: null,
      delivery: null,
      problem: null,
    });
  });

  test('that is on its way goes on with the same under the same key', () => {
    const snapshot = cart(...takeBack, answered('isOnItsWay', true));
    expect(snapshot.value).toEqual({ submitting: 'sending' });
    expect(inputOf(cartMachine, snapshot, 'submitOrder')).toEqual(
      inputOf(cartMachine, cart(...submitLamp), 'submitOrder'),
    );
  });

  test('of which nothing can be said leads back to unreachable', () => {
    expect(cart(...takeBack, failed('isOnItsWay')).value).toBe('unreachable');
  });
});

describe('refused', () => {
  const refusal = [...submitLamp, answered('submitOrder', refused(problem))] as const;

  test('new stock lowers the lines and keeps the problem shown', () => {
    const product = { ...sampleLamp, stock: 0 };
    const snapshot = cart(...refusal, answered('refreshProducts', [product]));
    expect(snapshot.value).toBe('refused');
    expect(snapshot.context.lines[0]).toEqual(line(product, 0, { loweredFrom: 1, selected: false }));
    expect(snapshot.context.problem).toEqual(problem);
  });

  test('order.submit asks again and forgets the problem', () => {
    const snapshot = cart(...refusal, { type: 'order.submit' });
    expect(snapshot.value).toBe('asking');
    expect(snapshot.context.problem).toBeNull();
  });

  test('order.acknowledge leads back to editing', () => {
    expect(cart(...refusal, { type: 'order.acknowledge' }).value).toEqual({ editing: 'resting' });
  });
});
