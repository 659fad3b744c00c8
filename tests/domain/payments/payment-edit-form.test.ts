import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contestedFields, mergeEdits } from '../../../domain/edit-conflict.ts';
import { maxSatang, parseBaht, formatAmount } from '../../../domain/money.ts';
import {
  blankEditForm,
  choosePaymentType,
  editedPayment,
  editFormOf,
  findPaymentFaults,
  missingInMix,
  typePaymentText,
  type PaymentEditForm,
} from '../../../domain/payments/payment-edit-form.ts';
import { samplePayment } from '../../../machines/samples/sample-records.ts';

const form = editFormOf(samplePayment);
const due = 83_990;

function amounts({ payment_type, paid_amount, paid_amount_cash, paid_amount_receipt }: PaymentEditForm) {
  return [payment_type, paid_amount, paid_amount_cash, paid_amount_receipt];
}

describe('the way of payment', () => {
  test('cash sets cash to the total and receipt to 0, receipt the other way round', () => {
    const cash = choosePaymentType(form, 'cash', due);
    expect(amounts(cash)).toEqual(['cash', '839.90', '839.90', '0.00']);
    expect(amounts(choosePaymentType(cash, 'receipt', due))).toEqual(['receipt', '839.90', '0.00', '839.90']);
  });

  test('a mix without parts halves what was typed, cash rounded down to a satang', () => {
    const typed = typePaymentText(form, 'paid_amount', '100.01');
    expect(amounts(choosePaymentType(typed, 'mix', due))).toEqual(['mix', '100.01', '50.00', '50.01']);
    const empty = { ...typed, paid_amount_cash: '', paid_amount_receipt: '' };
    expect(amounts(choosePaymentType(empty, 'mix', due))).toEqual(['mix', '100.01', '50.00', '50.01']);
  });

  test('a mix of no readable amount halves what is due', () => {
    const typed = typePaymentText(form, 'paid_amount', '');
    expect(amounts(choosePaymentType(typed, 'mix', due))).toEqual(['mix', '839.90', '419.95', '419.95']);
  });

  test('a mix chosen again keeps its parts', () => {
    const mix = {
      ...form,
      payment_type: 'mix',
      paid_amount_cash: '300',
      paid_amount_receipt: '539.90',
    } as const;
    expect(choosePaymentType(mix, 'mix', due)).toEqual(mix);
  });

  test('whatever the amount, the halves make it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxSatang }), (total) => {
        const typed = typePaymentText(form, 'paid_amount', formatAmount(total));
        const mix = choosePaymentType(typed, 'mix', due);
        const [cash, receipt] = [mix.paid_amount_cash, mix.paid_amount_receipt].map((part) =>
          parseBaht(part),
        );
        expect([(cash ?? 0) + (receipt ?? 0), cash]).toEqual([total, Math.floor(total / 2)]);
      }),
    );
  });
});

describe('typing', () => {
  const mix = choosePaymentType(form, 'mix', due);

  test.each([
    ['paid_amount_cash', '300', ['mix', '839.90', '300', '539.90']],
    ['paid_amount_receipt', '839.90', ['mix', '839.90', '0.00', '839.90']],
    ['paid_amount_cash', '1,000', ['mix', '839.90', '1,000', '0.00']],
    ['paid_amount_cash', 'all', ['mix', '839.90', 'all', '']],
    ['paid_amount', '800', ['mix', '800', '419.95', '419.95']],
  ] as const)('%s of a mix as %s leaves %j', (field, text, shown) => {
    expect(amounts(typePaymentText(mix, field, text))).toEqual(shown);
  });

  test('a part of a mix whose amount is unreadable leaves the other part alone', () => {
    const typed = typePaymentText({ ...mix, paid_amount: 'x' }, 'paid_amount_cash', '300');
    expect(amounts(typed)).toEqual(['mix', 'x', '300', '419.95']);
  });

  test('the amount of a receipt is its part', () => {
    expect(amounts(typePaymentText(form, 'paid_amount', '800'))).toEqual(['receipt', '800', '0.00', '800']);
  });
});

describe('what has to be corrected', () => {
  const mix = {
    ...form,
    payment_type: 'mix',
    paid_amount_cash: '300',
    paid_amount_receipt: '539.90',
  } as const;
  const faultsOf = (change: Partial<PaymentEditForm>, photos = 1) =>
    findPaymentFaults({ ...mix, ...change }, { photos, needsPhoto: true }).map(({ field, why }) => [
      field,
      why,
    ]);

  test.each([
    [{}, []],
    [{ payment_type: 'cash', paid_amount: '0' }, []],
    [{ paid_amount: '839.91' }, []],
    [{ paid_amount: '839.92' }, [['paid_amount_cash', 'mismatch']]],
    [{ paid_amount: '-1' }, [['paid_amount', 'noAmount']]],
    [{ paid_amount: '1.001' }, [['paid_amount', 'noAmount']]],
    [
      { paid_amount_cash: '', paid_amount_receipt: '-3' },
      [
        ['paid_amount_cash', 'noAmount'],
        ['paid_amount_receipt', 'noAmount'],
      ],
    ],
    [{ payment_type: 'receipt', paid_amount_cash: '', paid_amount_receipt: 'x' }, []],
    [
      { paid_amount: '0', paid_amount_cash: '0', paid_amount_receipt: '0' },
      [['paid_amount_cash', 'nothing']],
    ],
    [{ fee: 'x' }, [['fee', 'noAmount']]],
    [{ fee: '1', fee_currency: 'usd' }, []],
    [{ fee_currency: '฿' }, [['fee_currency', 'currency']]],
    [{ payer_name: 'a\0b' }, [['payer_name', 'unprintable']]],
    [{ extra_info: 'two\nlines' }, []],
  ] as const)('%j leaves %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  test('a payment with photos keeps at least one and has five at most', () => {
    expect([faultsOf({}, 0), faultsOf({}, 5), faultsOf({}, 6)]).toEqual([
      [['photos', 'missing']],
      [],
      [['photos', 'tooMany']],
    ]);
    expect(findPaymentFaults(mix, { photos: 0, needsPhoto: false })).toEqual([]);
  });

  test('says by how much the parts miss the amount, on either side', () => {
    const missing = (paid_amount: string) => missingInMix({ ...mix, paid_amount });
    expect([missing('900'), missing('800'), missing('839.91'), missing('x')]).toEqual([6010, -3990, 0, 0]);
  });
});

describe('two corrections of one payment', () => {
  const cash = choosePaymentType(form, 'cash', due);

  test('to different amounts are a choice about the amounts as a whole', () => {
    const mine = { ...typePaymentText(form, 'paid_amount', '800'), payer_name: 'Ling' };
    const conflict = { seen: form, mine, theirs: { ...cash, payee_name: 'Talat' } };
    expect(contestedFields(editedPayment, conflict)).toEqual(['amounts']);
    expect(mergeEdits(editedPayment, conflict, { amounts: 'mine' })).toEqual({
      ...mine,
      payee_name: 'Talat',
    });
    expect(mergeEdits(editedPayment, conflict, { amounts: 'theirs' })).toEqual({
      ...cash,
      payer_name: 'Ling',
      payee_name: 'Talat',
    });
  });

  test('to the same, typed otherwise, are none', () => {
    const mine = { ...form, paid_amount: '฿840', fee: '5', payer_name: ' Ling ' };
    const theirs = { ...form, paid_amount: '840.00', fee: '5.00', fee_currency: 'THB', payer_name: 'Ling' };
    expect(contestedFields(editedPayment, { seen: form, mine, theirs })).toEqual([]);
  });

  test('a currency without a fee is nothing', () => {
    const typed = { ...blankEditForm, fee_currency: 'USD' };
    expect(editedPayment.isSame('fee', blankEditForm, typed)).toBe(true);
  });
});
