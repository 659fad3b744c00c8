import { describe, expect, test } from 'vitest';
import { readAddressFields } from '../../../server/addresses/address-fields.ts';
import { readFeedback } from '../../../server/people/read-feedback.ts';
import { normalizeText } from '../../../server/contract/request-values.ts';

const typed = ' Cafe\u0301 ';
const normalized = 'Caf\u00e9';

describe('what somebody types', () => {
  test('is kept in one form, without spaces around it, and nothing as nothing', () => {
    expect([typed, ' ', null, undefined].map(normalizeText)).toEqual([normalized, '', '', '']);
  });

  test('of an address is kept like that; what it does not mention is left, null empties it', () => {
    const sent = { alias: typed, address: typed, phone: ' 081 ', contact: null, photo: ' https://a.b/c ' };
    expect(readAddressFields(sent)).toEqual({
      alias: normalized,
      address: normalized,
      phone: '081',
      contact: '',
      photo: 'https://a.b/c',
      shop_photo: undefined,
    });
  });

  test('as feedback is kept like that', () => {
    expect(readFeedback({ feedback: typed })).toEqual({
      type: '',
      title: '',
      description: normalized,
      contact: '',
    });
  });
});
