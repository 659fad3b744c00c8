import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxSatang, parseBaht, plainBaht } from '../../../domain/money.ts';
import {
  differsMuch,
  isOtherThanDue,
  paymentTypes,
  prefill,
  typeAmount,
  readPaymentForm,
  typedTotal,
  type PaymentForm,
  dueOf,
} from '../../../domain/payments/payment-form.ts';

const form: PaymentForm = { type: 'receipt', amount: '839.91', cash: '400', receipt: '439.91' };
const due = fc.integer({ min: 1, max: maxSatang });

describe('prefill', () => {
  test('offers the whole for cash and receipt, and halves for a mix', () => {
    expect(prefill('mix', 83_991)).toEqual({
      type: 'mix',
      amount: '839.91',
      cash: '419.95',
      receipt: '419.96',
    });
  });

  test('is read back as what is due, whatever the type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentTypes), due, (type, total) => {
        const read = readPaymentForm(prefill(type, total));
        expect(read).toMatchObject({ ok: true, value: { type, total } });
        const parts = read.ok ? read.value.cash + read.value.receipt : null;
        expect(parts).toBe(total);
      }),
    );
  });
});

describe('typeAmount', () => {
  const amounts = fc.integer({ min: 0, max: maxSatang });
  const parts = fc.constantFrom('cash', 'receipt');
  const other = (part: 'cash' | 'receipt') => (part === 'cash' ? 'receipt' : 'cash');

  test('of one part of a mix fills in the other with the rest of the whole, to the satang', () => {
    fc.assert(
      fc.property(amounts, amounts, parts, (whole, part, field) => {
        const typed = typeAmount(prefill('mix', whole), field, plainBaht(part));
        expect([typed[field], parseBaht(typed[other(field)])]).toEqual([
          plainBaht(part),
          Math.max(0, whole - part),
        ]);
        expect(typedTotal(typed)).toBe(Math.max(whole, part));
      }),
    );
  });

  test('never changes what was typed, whatever comes next', () => {
    const steps = fc.array(fc.tuple(parts, fc.oneof(amounts.map(plainBaht), fc.constantFrom('', 'x'))), {
      minLength: 1,
    });
    fc.assert(
      fc.property(amounts, steps, (whole, typings) => {
        let typed = prefill('mix', whole);
        const last: Partial<Record<'cash' | 'receipt', string>> = {};
        for (const [field, text] of typings) {
          typed = typeAmount(typed, field, text);
          last[field] = text;
          expect(typed).toMatchObject(last);
        }
      }),
    );
  });

  test('of a part that is no amount empties the other, and once it is one the other follows', () => {
    const emptied = typeAmount(prefill('mix', 10_001), 'cash', '');
    expect([emptied.cash, emptied.receipt]).toEqual(['', '']);
    expect(typeAmount(emptied, 'cash', '30.01').receipt).toBe('70.00');
  });

  test.each(['cash', 'receipt'] as const)(
    'of a payment in %s alone changes its amount and nothing else',
    (type) => {
      expect(typeAmount({ ...form, type }, 'amount', '12')).toEqual({ ...form, type, amount: '12' });
    },
  );
});

describe('readPaymentForm', () => {
  test.each([
    ['cash', { type: 'cash', total: 83_991, cash: 83_991, receipt: 0 }],
    ['receipt', { type: 'receipt', total: 83_991, cash: 0, receipt: 83_991 }],
    ['mix', { type: 'mix', total: 83_991, cash: 40_000, receipt: 43_991 }],
  ] as const)('of %s', (type, value) => {
    expect(readPaymentForm({ ...form, type })).toEqual({ ok: true, value });
  });

  test('the total of a mix is the sum of its parts, whatever else was typed', () => {
    const read = readPaymentForm({ ...form, type: 'mix', amount: '1' });
    expect(read).toMatchObject({ ok: true, value: { total: 83_991 } });
  });

  test.each<[string, Partial<PaymentForm>, string]>([
    ['no amount', { amount: '' }, 'amount'],
    ['a negative amount', { amount: '-1' }, 'amount'],
    ['a third decimal', { amount: '1.005' }, 'amount'],
    ['a mix without cash', { type: 'mix', cash: '' }, 'cash'],
    ['a mix without a receipt', { type: 'mix', receipt: 'x' }, 'receipt'],
    ['a mix without both', { type: 'mix', cash: '', receipt: '' }, 'cash'],
    ['a mix of nothing', { type: 'mix', cash: '0', receipt: '0.00' }, 'cash'],
  ])('%s names the field', (_, typed, field) => {
    expect(readPaymentForm({ ...form, ...typed })).toEqual({ ok: false, field });
  });

  test('a mix of one part alone is a mix', () => {
    expect(readPaymentForm({ ...form, type: 'mix', cash: '0' })).toEqual({
      ok: true,
      value: { type: 'mix', total: 43_991, cash: 0, receipt: 43_991 },
    });
  });
});

describe('typedTotal', () => {
  test.each<[string, Partial<PaymentForm>, number | null]>([
    ['the whole', { type: 'cash' }, 83_991],
    ['both parts of a mix, whatever else was typed', { type: 'mix', cash: '1', receipt: '2.50' }, 350],
    ['one part of a mix while the other is empty', { type: 'mix', cash: ' ', receipt: '2.50' }, 250],
    ['nothing typed yet', { type: 'receipt', amount: ' ' }, null],
    ['neither part of a mix', { type: 'mix', cash: '', receipt: '' }, null],
    ['a part that is no amount', { type: 'mix', cash: '1', receipt: 'x' }, null],
    ['no amount', { type: 'cash', amount: 'x' }, null],
    ['nothing at all to pay', { type: 'cash', amount: '0' }, 0],
  ])('%s', (_, typed, total) => {
    expect(typedTotal({ ...form, ...typed })).toBe(total);
  });
});

describe('differsMuch', () => {
  test.each([
    [100_000, 110_000, false],
    [100_000, 110_001, true],
    [100_000, 90_000, false],
    [100_000, 89_999, true],
    [100_000, 100_000, false],
    [15, 16, false],
    [15, 17, true],
    [0, 0, false],
    [0, 1, true],
  ])('due %d, paid %d: %s', (owed, paid, much) => {
    expect(differsMuch(owed, paid)).toBe(much);
  });
});

describe('isOtherThanDue', () => {
  test.each([
    [219_000, 219_000, false],
    [219_000, 219_001, false],
    [219_000, 218_999, false],
    [219_000, 219_002, true],
    [219_000, 2_190_000, true],
    [219_000, 21_900, true],
    [0, 0, false],
  ])('due %d, paid %d: %s', (owed, paid, isOther) => {
    expect(isOtherThanDue(owed, paid)).toBe(isOther);
  });
});

const order = { id: 'order-1', orderNo: '1042', ctime: '2025-02-01T03:00:00.000Z', total: 83_990 };
const debt = { ...order, id: 'order-debt', orderNo: '1041', total: 64_000 };

describe('dueOf', () => {
  test.each([
    [[], 0],
    [['order-1'], 83_990],
    [['order-debt', 'order-1'], 147_990],
    [['order-gone'], 0],
  ])('%j', (chosen, due) => {
    expect(dueOf([order, debt], chosen)).toBe(due);
  });
});
