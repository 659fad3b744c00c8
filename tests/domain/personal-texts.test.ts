import { describe, expect, test } from 'vitest';
import { testedWorkflows } from '../../machines/proofs.ts';
import { maskFreeText, maskPersonalTexts, personalTextsOf } from '../../domain/personal-texts.ts';

/** Where records and requests keep what is personal. */
const personalFields = [
  'remark',
  'text',
  'query',
  'address',
  'alias',
  'phone',
  'phones',
  'promptpay_id',
  'contact',
  'place_name',
  'unmatched',
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
  'operator_names',
  'by',
  'changed_by',
  'confirmed_by',
  'displayName',
  'statusMessage',
  'pictureUrl',
  'userId',
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

  test('keeps a step by a number, and a way to sign in', () => {
    const kept = { event: { type: 'line.move', by: -1 }, method: { by: 'persona' } };
    expect(maskPersonalTexts(kept)).toEqual(kept);
  });

  test('goes through lists and records, at any depth', () => {
    expect(maskPersonalTexts([{ order: { photo: ['a.jpg', ''], lines: [{ name: 'Cup' }] } }])).toEqual([
      { order: { photo: ['…', ''], lines: [{ name: 'Cup' }] } },
    ]);
  });

  test('a name is personal where it is a person’s or a customer group’s', () => {
    const mali = { name: 'Mali' };
    const fields = 'by user person created_by changed_by confirmed_by rejected_by group'.split(' ');
    const each = <T>(value: T) => Object.fromEntries(fields.map((field) => [field, value]));
    expect(maskPersonalTexts({ ...each(mali), groups: [mali], sku: { name: 'Cup' } })).toEqual({
      ...each({ name: '…' }),
      groups: [{ name: '…' }],
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

describe('the samples of all workflows, masked', () => {
  const text = JSON.stringify(
    maskPersonalTexts(testedWorkflows.map(({ name, samples }) => ({ workflow: name, samples }))),
  );

  test.each([
    'Somsri',
    'Malee',
    'Noi Jaidee',
    'Mali',
    'Chen',
    'Nok',
    'Fon',
    'Ling',
    'Baan Suan',
    'Nimman',
    'Moey',
    '02-251-88',
    '081-234-5678',
    '0812345678',
    '0912345678',
    '0612345678',
    'U4af4980629',
  ])('say nothing of %s', (personal) => {
    expect(text).not.toContain(personal);
  });

  test('still name products', () => {
    expect(text).toContain('Stoneware cup');
  });
});

describe('what personal fields were changed from and to', () => {
  test('is masked, and to whom a message did not come', () => {
    expect(
      maskPersonalTexts({
        history: [
          { changes: { promptpay_id: { from: '', to: '0812345678' }, status: { from: 'a', to: 'b' } } },
        ],
        undelivered: [{ id: 'm-1', to: 'Somchai', notice: 'order' }],
      }),
    ).toEqual({
      history: [{ changes: { promptpay_id: { from: '', to: '…' }, status: { from: 'a', to: 'b' } } }],
      undelivered: [{ id: 'm-1', to: '…', notice: 'order' }],
    });
  });
});
