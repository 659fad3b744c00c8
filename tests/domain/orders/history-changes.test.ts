import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../domain/contract.ts';
import { changesBetween, historyFacts } from '../../../domain/orders/history-changes.ts';

const tee = {
  sku_id: 'tee',
  name: 'Plain tee',
  color: 'White',
  size: 'L',
  extra_info: '',
  quantity: 3,
  price: 120,
};
const cup = { ...tee, sku_id: 'cup', name: 'Cup', quantity: 1 };
const lamp = { ...tee, sku_id: 'lamp', name: 'Lamp' };

const factsOf = (changes: HistoryEntry['changes']) => historyFacts({ changes });

describe('what a step of an order’s history changed', () => {
  test('is told line by line: a price, a quantity, a line more and one less', () => {
    expect(
      factsOf({
        detail: { from: [tee, cup], to: [{ ...tee, quantity: 5, price: 90 }, lamp] },
        total_amount: { from: 480, to: 810 },
      }),
    ).toEqual([
      { about: 'quantity', line: { ...tee, quantity: 5, price: 90 }, from: 3, to: 5 },
      { about: 'price', line: { ...tee, quantity: 5, price: 90 }, from: 12_000, to: 9_000 },
      { about: 'added', line: lamp },
      { about: 'removed', line: cup },
    ]);
  });

  test('is its address, and a remark, also one that was taken away', () => {
    expect(
      factsOf({ address_id: { from: null, to: 'address-1' }, remark: { from: 'Gate 2', to: '' } }),
    ).toEqual([{ about: 'addressAdded' }, { about: 'remarkRemoved' }]);
  });

  test('is nothing where it began or only moved on', () => {
    expect(
      factsOf({
        detail: { from: null, to: [tee] },
        address_id: { from: null, to: 'address-1' },
        remark: { from: null, to: '' },
      }),
    ).toEqual([]);
    expect(factsOf({})).toEqual([]);
  });
});

describe('what a step of a payment’s history changed', () => {
  test('is the amount that was paid, and how many photos came', () => {
    expect(
      factsOf({
        paid_amount: { from: 1200, to: 1199.5 },
        paid_amount_cash: { from: 1200, to: 1199.5 },
        payment_photos: { from: ['/a'], to: ['/a', '/b', '/c'] },
      }),
    ).toEqual([
      { about: 'paid', from: 120_000, to: 119_950 },
      { about: 'photos', count: 2 },
    ]);
  });
});

describe('what differs between two versions of an order', () => {
  const order = { detail: [tee, cup], address_id: null, remark: '' };

  test('is told line by line, and its address and remark', () => {
    const later = { detail: [{ ...tee, price: 90 }], address_id: 'address-1', remark: 'Gate 2' };
    expect(changesBetween(order, later)).toEqual([
      { about: 'price', line: { ...tee, price: 90 }, from: 12_000, to: 9_000 },
      { about: 'removed', line: cup },
      { about: 'addressAdded' },
      { about: 'remark', text: 'Gate 2' },
    ]);
  });

  test('is nothing where nothing does', () => {
    expect(changesBetween(order, { ...order, detail: [{ ...tee }, { ...cup }] })).toEqual([]);
  });
});
