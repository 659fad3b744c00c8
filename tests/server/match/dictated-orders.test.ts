import { describe, expect, test } from 'vitest';
import { linesOf, readInDemo } from './read-order.ts';

const read = readInDemo();

describe('an order that is dictated without a stop', () => {
  test.each([
    [
      'in Thai',
      'สวัสดีค่ะเอาเสื้อยืดลายคลื่นสีครามไซส์แอลห้าตัวกางเกงขาสั้นสีกรมไซส์เอ็มสามตัว',
      [
        ['wave-print-cotton-tee-indigo-l', 5],
        ['drawstring-shorts-navy-m', 3],
      ],
    ],
    [
      'in Chinese, with quantities before and behind their goods',
      '我要五条抽绳短裤藏青L码再来三条珊瑚色M码茉莉绿茶两打',
      [
        ['drawstring-shorts-navy-l', 5],
        ['drawstring-shorts-coral-m', 3],
        ['jasmine-green-tea-celadon-100-g', 24],
      ],
    ],
    [
      'in English, with sizes in words behind what is counted',
      'hi can you send six stainless flasks coral seven fifty and four navy five hundred also ten wave vases navy',
      [
        ['stainless-flask-coral-750-ml', 6],
        ['stainless-flask-navy-500-ml', 4],
        ['wave-vase-navy-22-cm', 10],
      ],
    ],
  ])('%s has these lines', async (_, text, lines) => {
    expect(linesOf(await read(text))).toEqual(lines);
  });
});
