import { describe, expect, test } from 'vitest';
import { hasUnnamed, lostAa, namedMarks, typedMarks } from '../../../server/recognise/thai/typed-marks.ts';

describe('Thai marks of a PDF', () => {
  test.each([
    ['an am that was put together twice', 'ชุดว่ายน้ำ้า', 'ชุดว่ายน้ำ'],
    ['an am before its tone', 'นำ\u0e49าดื่ม', 'น้ำดื่ม'],
    ['an am with its aa', 'จำานวน', 'จำนวน'],
    ['a tone before the vowel', 'ค\u0e48\u0e39', 'คู่'],
    ['a mark twice', 'ค\u0e48\u0e48า', 'ค่า'],
    ['marks of old fonts', 'ป\uf712น ป\uf702\uf70a', 'ป็น ปี่'],
    ['of old fonts on tall letters', 'ผ\uf70bาฝ\uf70bาย เก\uf70cก', 'ผ้าฝ้าย เก๊ก'],
    ['apart from what they stand on', 'ป\uf70a าตอง ฝ าย ก ะทิ', 'ป่าตอง ฝาย กะทิ'],
    ['as they should be', 'น้ำมันเครื่อง ค่ำ ๆ', 'น้ำมันเครื่อง ค่ำ ๆ'],
  ])('that are %s are put right', (_, text, right) => {
    expect(typedMarks(text)).toBe(right);
  });

  test('whose aa lost its name are known by what an am leaves behind', () => {
    expect(lostAa(['จ', 'ำ', ' ', '\u0014', 'นวน'])).toBe('\u0014');
    expect(lostAa(['จำ', 'นวน', '\u0014'])).toBeNull();
  });

  test('of old fonts have names', () => {
    expect(hasUnnamed('ห\uf70bง')).toBe(true);
    expect(hasUnnamed(namedMarks('ห\uf70bง'))).toBe(false);
  });

  test.each([
    ['a\u0002b', true],
    ['\ue123', true],
    ['น้ำ\tปลา', false],
  ])('without a name are told of: %j', (text, is) => {
    expect(hasUnnamed(text)).toBe(is);
  });
});
