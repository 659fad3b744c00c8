import { describe, expect, test } from 'vitest';
import { contactOf } from '../../../domain/places/shop-contact.ts';

const shop = { merchant_name: 'Yuan Ji', merchant_phone: '02 653 1190; 081 2' };
const published = {
  name: 'Yuan Ji',
  avatar_url: '',
  phone: '02 653 1190',
  line_url: 'https://line.me/R/ti/p/@yuanji',
};

describe('whom somebody of a shop asks', () => {
  test('is what the shop published', () => {
    expect(contactOf({ ...shop, contact: published })).toEqual({
      name: 'Yuan Ji',
      phone: '02 653 1190',
      line: 'https://line.me/R/ti/p/@yuanji',
    });
  });

  test.each(['', 'javascript:alert(1)'])('has no LINE where that is %j', (line_url) => {
    expect(contactOf({ ...shop, contact: { ...published, line_url } }).line).toBeNull();
  });

  test('of somebody whom the device kept without a contact is the shop and its first phone', () => {
    expect(contactOf(shop)).toEqual({ name: 'Yuan Ji', phone: '02 653 1190', line: null });
  });
});
