import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

const items = (text: string) => readInBrief(text).items;

describe('figures', () => {
  test.each([
    ['between a name and a colour is a size', '海浪杯450蓝 *12', ['add | 海浪杯 450 蓝 | 12']],
    ['between two colours counts', 'tote sand 30 sage 30', ['add | tote sand | 30', 'add | tote sage | 30']],
    [
      'in pairs are a size and how many of it',
      'jeans indigo 30 2 32 3',
      ['add | jean indigo 30 | 2', 'add | jean indigo 32 | 3'],
    ],
    [
      'before brackets are sizes',
      'jeans indigo 30 (5) 32 (5)',
      ['add | jean indigo 30 | 5', 'add | jean indigo 32 | 5'],
    ],
    [
      'of bags before a colour say what is in a pack',
      'milk tea 50 bags coral x10',
      ['add | milktea 50bag coral | 10'],
    ],
    [
      'in a message without counters count',
      'โคม 30 แก้ว 30 ชา 50 ถุง',
      ['add | โคม | 30', 'add | แก้ว | 30', 'add | ชา | 50'],
    ],
    ['in Chinese letters at the end count', '灯笼红的40大号二十', ['add | 灯笼 红 40 large | 20']],
    ['behind a free size count', 'trousers free size: 3 teal', ['add | trouser freesize teal | 3']],
  ])('%s', (_, text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

describe('prices', () => {
  test.each([
    ['牙膏40支45块一支', 'add | 牙膏 | 40'],
    ['ยาสีฟัน 40 หลอดๆละ 45', 'add | ยาสีฟัน | 40'],
    ['肥皂5盒 30块', 'add | 肥皂 | 5'],
  ])('of %s are no quantities', (text, expected) => {
    expect(items(text)).toEqual([expected]);
  });

  test('soap that is counted in blocks is no price', () => {
    expect(items('肥皂白色100块')).toEqual(['add | 肥皂 白色 | 100']);
  });
});

describe('corrections in a chat', () => {
  test.each([
    ['5 not 3 lanterns', ['add | lantern | 5']],
    ['灯笼4个。呃不是四个，六个', ['add | 灯笼 | 4', 'set |  | 4', 'set |  | 6']],
    ['โคม 4 อัน ไม่ใช่ 4 ค่ะ 6 อัน', ['add | โคม | 4', 'set |  | 6']],
    ['โคม 6 อัน เอา 8 ดีกว่า', ['add | โคม | 6', 'set |  | 8']],
    ['lantern 12 pcs, so 34 altogether', ['add | lantern | 12']],
    ['2 cream lanterns 30cm (5 total)', ['add | cream lantern 300mm | 2']],
    ['灯笼 4个，改一下，灯笼 6个', ['add | 灯笼 | 4', 'set | 灯笼 | 6']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

describe('what people say beside an order', () => {
  test.each([
    ['can u send 4 lanterns', ['add | lantern | 4']],
    ['could we have 5 lanterns', ['add | lantern | 5']],
    ['2 sofas n 6 stools', ['add | sofa | 2', 'add | stool | 6']],
    ['灯笼卖得不错，再补点：红色10个', ['add | 灯笼 红色 | 10']],
    ['โคมมีมั้ยคะ ถ้ามีเอา 36 ใบ', ['add | โคม | 36']],
    ['两个灯笼，红色和金色各一个', ['add | 灯笼 红色 | 1', 'add | 灯笼 金色 | 1']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  test('what is still there is not ordered', () => {
    expect(readInBrief('灯笼5个，小号上次还有')).toEqual({
      items: ['add | 灯笼 | 5'],
      remarks: [],
      others: ['小号上次还有'],
    });
  });
});
