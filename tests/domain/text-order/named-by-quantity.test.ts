import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

describe('a correction that names a line by its quantity', () => {
  test.each([
    [
      'three dozen red soaps and 5 blue cups. those three dozen make it four',
      ['add | red soap | 36', 'add | blue cup | 5'],
      'red soap',
      48,
    ],
    [
      '10 red soaps and 5 blue cups. change the 10 to 12',
      ['add | red soap | 10', 'add | blue cup | 5'],
      'red soap',
      12,
    ],
    [
      '10 red soaps and 5 blue cups. sorry the 10 should be 12',
      ['add | red soap | 10', 'add | blue cup | 5'],
      'red soap',
      12,
    ],
    [
      '10 red soaps and 5 blue cups. the ten is now twelve',
      ['add | red soap | 10', 'add | blue cup | 5'],
      'red soap',
      12,
    ],
    ['10 red soaps and 5 blue cups. 10 -> 12', ['add | red soap | 10', 'add | blue cup | 5'], 'red soap', 12],
    [
      '香皂红色三打，杯子蓝色五个。那三打改成四打',
      ['add | 香皂 红色 | 36', 'add | 杯子 蓝色 | 5'],
      '香皂 红色',
      48,
    ],
    [
      '香皂红色10块，杯子蓝色5个，10块的改成8块',
      ['add | 香皂 红色 | 10', 'add | 杯子 蓝色 | 5'],
      '香皂 红色',
      8,
    ],
    [
      '香皂红色10块，杯子蓝色5个，10块不够，改成12块',
      ['add | 香皂 红色 | 10', 'add | 杯子 蓝色 | 5'],
      '香皂 红色',
      12,
    ],
    [
      'สบู่สีแดง 3 โหล แก้วสีฟ้า 5 ใบ สามโหลนั้นเปลี่ยนเป็นสี่โหล',
      ['add | สบู่ สีแดง | 36', 'add | แก้ว สีฟ้า | 5'],
      'สบู่ สีแดง',
      48,
    ],
    ['สบู่สีแดง 10 แก้วสีฟ้า 5 อันที่ 10 ขอลดเหลือ 8', ['add | สบู่ สีแดง | 10', 'add | แก้ว สีฟ้า | 5'], 'สบู่ สีแดง', 8],
  ])('%s', (text, lines, named, pieces) => {
    expect(readInBrief(text)).toEqual({
      items: [...lines, `name | ${named} | -`, `set |  | ${pieces}`],
      remarks: [],
      others: [],
    });
  });

  test('with a quantity that no line has is about the last line, as any other', () => {
    expect(readInBrief('10 red soaps, 5 blue cups. make it 6').items).toEqual([
      'add | red soap | 10',
      'add | blue cup | 5',
      'set |  | 6',
    ]);
  });
});
