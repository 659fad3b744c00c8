import { describe, expect, test } from 'vitest';
import { paymentFacts } from '../../../domain/payments/payment-history.ts';

describe('what a correction changed', () => {
  test('is each of its amounts where it became a mix, from what to what', () => {
    expect(
      paymentFacts({
        payment_type: { from: 'receipt', to: 'mix' },
        paid_amount: { from: 839.9, to: 800 },
        paid_amount_cash: { from: 0, to: 300 },
        paid_amount_receipt: { from: 839.9, to: 500 },
      }),
    ).toEqual([
      { about: 'paid', from: 83_990, to: 80_000 },
      { about: 'paymentType', from: 'receipt', to: 'mix' },
      { about: 'cash', from: 0, to: 30_000 },
      { about: 'receipt', from: 83_990, to: 50_000 },
    ]);
  });

  test('is the way alone where the same was paid in cash', () => {
    expect(
      paymentFacts({
        payment_type: { from: 'receipt', to: 'cash' },
        paid_amount_cash: { from: 0, to: 100 },
        paid_amount_receipt: { from: 100, to: 0 },
      }),
    ).toEqual([{ about: 'paymentType', from: 'receipt', to: 'cash' }]);
  });

  test('is both parts of a mix that was split otherwise', () => {
    expect(
      paymentFacts({ paid_amount_cash: { from: 50, to: 60 }, paid_amount_receipt: { from: 50, to: 40 } }),
    ).toEqual([
      { about: 'cash', from: 5000, to: 6000 },
      { about: 'receipt', from: 5000, to: 4000 },
    ]);
  });

  test('is the amount once, where a receipt is its only part', () => {
    expect(
      paymentFacts({ paid_amount: { from: 100, to: 90 }, paid_amount_receipt: { from: 100, to: 90 } }),
    ).toEqual([{ about: 'paid', from: 10_000, to: 9000 }]);
  });

  test('is photos that came and photos that went, and what a bank says', () => {
    expect(
      paymentFacts({
        payment_photos: { from: ['/a', '/b'], to: ['/b', '/c', '/d'] },
        fee: { from: null, to: 25.5 },
        payer_name: { from: 'Ling', to: null },
      }),
    ).toEqual([
      { about: 'photos', count: 2 },
      { about: 'photosRemoved', count: 1 },
      { about: 'transfer', field: 'fee', from: '', to: '25.50' },
      { about: 'transfer', field: 'payer_name', from: 'Ling', to: '' },
    ]);
  });
});
