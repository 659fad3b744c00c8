import { describe, expect, test } from 'vitest';
import { looseNameKey, nameKey, productKey } from '../../domain/name-keys.ts';
import { attributesOf, fullName, lineNameIn, nameIn } from '../../domain/names.ts';
import { firstPhone } from '../../domain/places/phones.ts';

const cup = { name: 'Cup', ch_name: '杯子', th_name: '' };

describe('nameIn', () => {
  test.each([
    ['zh', '杯子'],
    ['en', 'Cup'],
    ['th', 'Cup'],
    ['fr', 'Cup'],
  ])('%s', (language, name) => {
    expect(nameIn(language, cup)).toBe(name);
  });

  test('in Thai is the Thai one where there is one', () => {
    expect(nameIn('th', { ...cup, th_name: 'ถ้วย' })).toBe('ถ้วย');
    expect(nameIn('th', { name: 'Cup' })).toBe('Cup');
  });
});

describe('lineNameIn', () => {
  test.each([
    ['{"ch_name":"杯子"}', '杯子'],
    ['{"ch_name":7}', 'Cup'],
    ['', 'Cup'],
    ['null', 'Cup'],
    ['{', 'Cup'],
  ])('with the facts %s', (extra_info, name) => {
    expect(lineNameIn('zh', { name: 'Cup', extra_info })).toBe(name);
  });

  test('in Thai is the Thai one', () => {
    const extra_info = '{"ch_name":"杯子","th_name":"ถ้วย"}';
    expect(lineNameIn('th', { name: 'Cup', extra_info })).toBe('ถ้วย');
    expect(lineNameIn('th', { name: 'Cup', extra_info: '{"th_name":7}' })).toBe('Cup');
  });
});

describe('attributesOf', () => {
  test.each([
    [{ color: 'Blue', size: 'L' }, 'Blue · L'],
    [{ color: '', size: 'L' }, 'L'],
    [{ color: '', size: '' }, ''],
  ])('%j', (product, text) => {
    expect(attributesOf(product)).toBe(text);
  });
});

describe('fullName', () => {
  test.each([
    ['Cup', { color: 'Sand', size: '250 ml' }, 'Cup, Sand · 250 ml'],
    ['Cup', { color: '', size: '' }, 'Cup'],
    ['', { color: 'Sand', size: '' }, 'Sand'],
  ])('of "%s" with %j', (name, product, text) => {
    expect(fullName(name, product)).toBe(text);
  });
});

describe('firstPhone', () => {
  test.each([
    ['081-234-5678', '081-234-5678'],
    ['081-234-5678; 02 123 4567;', '081-234-5678'],
    [' 081-234-5678 ;02', '081-234-5678'],
    ['081-111-1111, 082-222-2222', '081-111-1111'],
    ['081-111-1111、082-222-2222', '081-111-1111'],
    ['\n081-111-1111\n082-222-2222', '081-111-1111'],
    ['', ''],
  ])('of "%s"', (phones, first) => {
    expect(firstPhone(phones)).toBe(first);
  });
});

const bowl = { category_id: 'bowls', name: 'Rice Bowl', color: 'Blue', size: 'L', style: '' };

describe('productKey', () => {
  test('spaces, capitals, the width of letters and the way they are composed do not count', () => {
    expect(productKey({ ...bowl, name: ' ｒice BOWL', color: 'b lue', size: 'l', style: ' ' })).toBe(
      productKey(bowl),
    );
    expect(productKey({ ...bowl, name: 'Cafe\u0301' })).toBe(productKey({ ...bowl, name: 'CAF\u00c9' }));
    expect(productKey({ ...bowl, name: 'น้ำ' })).toBe(productKey({ ...bowl, name: 'น้ํา' }));
  });

  test('every part tells products apart, also where words would run together', () => {
    const others = [
      { ...bowl, category_id: 'Bowls' },
      { ...bowl, name: 'Rice Bowls' },
      { ...bowl, color: '' },
      { ...bowl, size: 'M' },
      { ...bowl, style: 'flat' },
      { ...bowl, name: 'Rice', color: 'BowlBlue' },
    ];
    expect(new Set([bowl, ...others].map(productKey)).size).toBe(7);
  });
});

describe('nameKey', () => {
  test.each([
    ['Rice bowl, blue (L)', 'rice-bowl blue/L'],
    ['ถ้วย 250 มล.', 'ถ้วย250มล'],
    ['SPT-DRY 12 NV', 'spt dry12NV'],
    ['iPhone 12 128GB', 'iPhone 12-128GB'],
    ['Pipe 1 / 2 in', 'ｐipe １／２in'],
    ['Wire 1,000 m', 'Wire 1000 m'],
    ['Bulbs 12 (5)', 'Bulbs 12, 5'],
  ])('is one for "%s" and "%s"', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['สายไฟ THW 2.5', 'สายไฟ THW 25'],
    ['Pipe 1/2', 'Pipe 12'],
    ['Pipe 1/2', 'Pipe 1.2'],
    ['Shirt 10-20', 'Shirt 1020'],
    ['Set 2 5', 'Set 25'],
    ['Wire 1,5', 'Wire 15'],
    ['เบอร์ ๒.๕', 'เบอร์ ๒๕'],
  ])('tells "%s" from "%s", which are looked for together', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
    expect(looseNameKey(one)).toBe(looseNameKey(other));
  });
});
