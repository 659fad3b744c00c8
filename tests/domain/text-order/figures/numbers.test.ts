import { expect, test } from 'vitest';
import { readNumber } from '../../../../domain/text-order/figures/numbers.ts';

test.each([
  ['12', 12],
  ['1,200', 1200],
  ['1.5', 1.5],
  ['两', 2],
  ['十', 10],
  ['二十四', 24],
  ['一百零五', 105],
  ['三百二十', 320],
  ['สิบสอง', 12],
  ['ยี่สิบเอ็ด', 21],
  ['ห้าร้อย', 500],
  ['sixteen', 16],
  ['twenty-four', 24],
  ['two hundred', 200],
  ['half a', 0.5],
  ['ครึ่ง', 0.5],
  ['½', 0.5],
])('%s is %d', (text, value) => {
  expect(readNumber(text, 0)).toMatchObject({ value, length: text.length });
});

test.each(['พัน', 'lantern', '', 'tent', '12345678'])('%j is no number', (text) => {
  expect(readNumber(text, 0)).toBeNull();
});
