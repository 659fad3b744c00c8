import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../domain/search/words.ts';

const words = (text: string, keepNumbers = false) =>
  wordsOf(text, (han) => han.replaceAll('絲', '丝'), keepNumbers).map((word) => word.text);

describe('the words of a text', () => {
  test.each([
    ['Ｔ-Shirts & HATS', ['t', 'shirt', 'hat']],
    ['glasses, boxes, berries, bus', ['glass', 'box', 'berry', 'bus']],
    ['T 恤', ['t恤']],
    ['圆领 T 恤', ['圆领t恤']],
    ['莫代尔 V 领 T 恤', ['莫代尔v领t恤']],
    ['XL红', ['xl', '红']],
    ['絲巾', ['丝巾']],
    ['ชาอู่หลง', ['ชา', 'อู่', 'หลง']],
    ['น้ำชา', ['น้ำ', 'ชา']],
    ['eu40', ['eu', '40']],
    ['👕 %', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test.each([
    ['1.2 l', '1200ml'],
    ['1.2升', '1200ml'],
    ['1.2 ลิตร', '1200ml'],
    ['500 มล.', '500ml'],
    ['0.5 kg', '500g'],
    ['1斤', '500g'],
    ['半斤', '250g'],
    ['两公斤', '2000g'],
    ['45 ซม.', '450mm'],
    ['8 นิ้ว', '8in'],
    ['10双', '10pair'],
  ])('%s is the quantity %s', (text, quantity) => {
    expect(words(text)).toEqual([quantity]);
  });

  test('of several quantities have one unit each, and their numbers where they are kept', () => {
    expect(words('38 × 40 cm')).toEqual(['380mm', '400mm']);
    expect(words('38*40')).toEqual(['38', '40']);
    expect(words('38 × 40 cm', true)).toEqual(['380mm', '400mm', '38', '40']);
  });

  test('are no quantities where no unit follows', () => {
    expect(words('5 minutes 3 green')).toEqual(['5', 'minute', '3', 'green']);
  });
});
