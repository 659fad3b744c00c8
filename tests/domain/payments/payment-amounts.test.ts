import { describe, expect, test } from 'vitest';
import { readAmounts } from '../../../domain/payments/payment-amounts.ts';

describe('amounts of a payment', () => {
  test('cash is all cash and a receipt all receipt, whatever the parts say', () => {
    expect(readAmounts({ type: 'cash', total: 12.5, cash: 1, receipt: undefined })).toEqual({
      ok: true,
      value: { type: 'cash', total: 1250, cash: 1250, receipt: 0 },
    });
    expect(readAmounts({ type: 'receipt', total: 12.5, cash: null, receipt: null })).toEqual({
      ok: true,
      value: { type: 'receipt', total: 1250, cash: 0, receipt: 1250 },
    });
  });

  test('a mix counts the sum of its parts, which may miss the total by 0.01', () => {
    expect(readAmounts({ type: 'mix', total: 100.01, cash: 50, receipt: 50 })).toEqual({
      ok: true,
      value: { type: 'mix', total: 10000, cash: 5000, receipt: 5000 },
    });
  });

  test('a mix that misses its total by more, or is nothing, does not add up', () => {
    expect(readAmounts({ type: 'mix', total: 100.02, cash: 50, receipt: 50 })).toEqual({
      ok: false,
      parts: 10000,
      total: 10002,
    });
    expect(readAmounts({ type: 'mix', total: 0, cash: 0, receipt: 0 })).toEqual({
      ok: false,
      parts: 0,
      total: 0,
    });
  });

  test.each([
    ['total', { type: 'cash', total: 1.005, cash: null, receipt: null }],
    ['total', { type: 'receipt', total: -1, cash: null, receipt: null }],
    ['cash', { type: 'mix', total: 2, cash: null, receipt: 2 }],
    ['receipt', { type: 'mix', total: 2, cash: 3, receipt: -1 }],
  ] as const)('%s that is no amount is named', (field, stated) => {
    expect(readAmounts(stated)).toEqual({ ok: false, field });
  });
});
