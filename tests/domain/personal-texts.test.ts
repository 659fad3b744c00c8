import { describe, expect, test } from 'vitest';
import { maskFreeText, maskPersonalTexts, personalTextsOf } from '../../domain/personal-texts.ts';

/** Where records and requests keep what is personal. */
const personalFields = [
  'remark',
  'text',
  'query',
  'address',
  'alias',
  'phone',
  'contact',
  'extra',
  'fileName',
  'merchant_address',
  'merchant_alias',
  'merchant_phone',
  'group_name',
  'groupName',
  'username',
  'display_name',
  'picture_url',
  'avatar_url',
  'operator_name',
  'changed_by',
  'line_id',
  'owner_line_id',
  'line_user_id',
  'line_display_name',
  'line_picture_url',
  'payer_name',
  'payer_account',
  'payee_name',
  'payee_account',
  'transaction_id',
  'photo',
  'shop_photo',
  'merchant_photo',
  'latitude',
  'longitude',
];

describe('maskPersonalTexts', () => {
  test.each(personalFields)('%s says nothing any more', (field) => {
    expect(maskPersonalTexts({ [field]: 'Somchai' })).toEqual({ [field]: '…' });
  });

  test('keeps the shape: empty texts, figures, flags and what is missing', () => {
    expect(
      maskPersonalTexts({
        remark: '',
        latitude: 13.7,
        phone: null,
        extra: true,
        quantity: 3,
        status: 'paid',
      }),
    ).toEqual({ remark: '', latitude: 0, phone: null, extra: true, quantity: 3, status: 'paid' });
  });

  test('goes through lists and records, at any depth', () => {
    expect(maskPersonalTexts([{ order: { photo: ['a.jpg', ''], lines: [{ name: 'Cup' }] } }])).toEqual([
      { order: { photo: ['…', ''], lines: [{ name: 'Cup' }] } },
    ]);
  });

  test('a name is personal where it is a person’s', () => {
    const mali = { name: 'Mali' };
    const persons = { by: mali, user: mali, changed_by: mali, confirmed_by: mali, rejected_by: mali };
    const nobody = { name: '…' };
    expect(maskPersonalTexts({ ...persons, sku: { name: 'Cup' } })).toEqual({
      by: nobody,
      user: nobody,
      changed_by: nobody,
      confirmed_by: nobody,
      rejected_by: nobody,
      sku: { name: 'Cup' },
    });
  });
});

describe('maskFreeText', () => {
  test.each([
    ['call 081-234-5678 now', 'call … now'],
    ['call 0812345678', 'call …'],
    ['02 123 4567', '…'],
    ['+66 81 234 5678', '…'],
    ['+8613812345678', '…'],
    ['138 1234 5678', '…'],
    ['order 1042 of 12.50', 'order 1042 of 12.50'],
    ['sku-0812345678x', 'sku-0812345678x'],
    ['v1.0812345678', 'v1.0812345678'],
    ['08123456', '08123456'],
  ])('"%s" becomes "%s"', (text, masked) => {
    expect(maskFreeText(text, [])).toBe(masked);
  });

  test('names that are known go, the longer ones first, wherever they stand', () => {
    expect(maskFreeText('Mali and Mali Wong, Mali', ['', 'Mali', 'Mali Wong'])).toBe('… and …, …');
  });
});

describe('personalTextsOf', () => {
  test('are the record’s own name and its personal texts', () => {
    expect(
      personalTextsOf({
        name: 'Mali',
        phone: '0812345678',
        latitude: 13.7,
        status: 'active',
        remark: 'soon',
      }),
    ).toEqual(['Mali', '0812345678', 'soon']);
  });
});
