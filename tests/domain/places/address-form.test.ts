import { describe, expect, test } from 'vitest';
import {
  addressChanges,
  addressFormOf,
  blankAddress,
  completeAddress,
  fillFromMap,
  findAddressFaults,
  lookedUpPart,
  noPlace,
  placeOf,
  readAddressForm,
} from '../../../domain/places/address-form.ts';
import { dialLink, splitPhones } from '../../../domain/places/phones.ts';
import type { AddressForm } from '../../../domain/places/address-form.ts';
import { sampleAddress } from '../../../machines/samples/sample-records.ts';

const filled: AddressForm = {
  alias: ' Shop ',
  address: '12 Charoen Krung Rd',
  contact: '',
  phones: ['081 234 5678'],
};

describe('an address that is changed', () => {
  const seen = { ...sampleAddress, shop_photo: '/api/files/shop.jpg' };
  const facts = readAddressForm(addressFormOf(seen), placeOf(seen), seen.shop_photo);

  test('is sent without what nobody changed', () => {
    expect(addressChanges(seen, facts)).toEqual({});
    expect(addressChanges(seen, { ...facts, phone: '021112222', shop_photo: '' })).toEqual({
      phone: '021112222',
      shop_photo: '',
    });
  });

  test('is sent with both coordinates of a new position', () => {
    const longitude = 98.9;
    expect(addressChanges(seen, { ...facts, longitude, photo: '/api/files/new.png' })).toEqual({
      photo: '/api/files/new.png',
      latitude: facts.latitude,
      longitude,
    });
  });
});

describe('the form of an address', () => {
  test('with nothing in it needs a name, an address and a phone', () => {
    expect(findAddressFaults(blankAddress)).toEqual([
      { field: 'alias', at: 0, why: 'missing' },
      { field: 'address', at: 0, why: 'missing' },
      { field: 'phone', at: 0, why: 'missing' },
    ]);
  });

  test.each([
    '191',
    '+66 81-234-5678',
    '０８１２３４５６７８',
    '02 653 1190; 081 234 5678',
    '081-234-5678、02 653 1190',
  ])('takes the phone %s', (phone) => {
    expect(findAddressFaults({ ...filled, phones: [phone] })).toEqual([]);
  });

  test.each(['12', '081 234 5678 ext 2', '+', '--- ---', '081234567890123456789', '081+2345678'])(
    'does not take the phone %s',
    (phone) => {
      expect(findAddressFaults({ ...filled, phones: ['191', phone] })).toEqual([
        { field: 'phone', at: 1, why: 'noPhone' },
      ]);
    },
  );

  test('with more phones than the contract has room for says so', () => {
    const many = Array.from({ length: 40 }, (_, index) => `0812345678901${String(index).padStart(2, '0')}`);
    expect(findAddressFaults({ ...filled, phones: [many.join(';')] })).toEqual([
      { field: 'phone', at: 0, why: 'tooLong' },
    ]);
  });

  test('says its texts without spaces around them, and each phone once', () => {
    const form = { ...filled, phones: ['02 653 1190;191', '', '191'] };
    expect(readAddressForm(form, noPlace, '')).toEqual({
      alias: 'Shop',
      address: '12 Charoen Krung Rd',
      contact: '',
      phone: '02 653 1190;191',
      shop_photo: '',
      ...noPlace,
    });
  });

  test('of an address that exists has a field for each phone, and one where there is none', () => {
    expect(addressFormOf(sampleAddress).phones).toEqual(['02-123-4567', '081-234-5678']);
    expect(addressFormOf({ ...sampleAddress, phone: ' ; ' }).phones).toEqual(['']);
  });

  test('takes from the map what nobody has typed, and nothing else', () => {
    const place = { ...noPlace, address: 'Bang Rak', place_name: 'Market', phone: '191' };
    expect(fillFromMap(blankAddress, place)).toEqual({
      alias: 'Market',
      address: 'Bang Rak',
      contact: '',
      phones: ['191'],
    });
    expect(fillFromMap(filled, place)).toEqual(filled);
  });
});

describe('a phone', () => {
  test('is dialled by its digits', () => {
    expect(splitPhones('+66 81-234-5678;02 653 1190').map(dialLink)).toEqual([
      'tel:+66812345678',
      'tel:026531190',
    ]);
  });
});

describe('the completion of an address', () => {
  test('replaces the end that was matched, and what stands before it stays', () => {
    expect(
      completeAddress('222 Phetchaburi Rd Ratchath ', {
        matched: 'Ratchath',
        address: 'Ratchathewi, Bangkok 10400',
      }),
    ).toBe('222 Phetchaburi Rd Ratchathewi, Bangkok 10400');
  });

  test.each([
    ['another end', { matched: 'Bang Rak', address: 'Bang Rak, Bangkok 10500' }],
    ['no end', { address: 'Bang Rak, Bangkok 10500' }],
  ])('of an address with %s is none', (_, area) => {
    expect(completeAddress('12 Charoen Krung Rd', area)).toBeNull();
  });

  test.each([
    ['', ''],
    [' 1 ', ''],
    [' 88/14 ม.5 บางแก้ว ', '88/14 ม.5 บางแก้ว'],
    ['a'.repeat(300), 'a'.repeat(200)],
  ])('of %j is asked for by %j', (address, part) => {
    expect(lookedUpPart(address)).toBe(part);
  });
});
