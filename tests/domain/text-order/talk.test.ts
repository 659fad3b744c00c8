import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

const items = (text: string) => readInBrief(text).items;

describe('spellings', () => {
  test.each([
    ['ตระกร้าใบไหญ่ 4 ใบ', ['add | ตะกร้า large | 4']],
    ['กะเป๋า 18ลิต 2 ใบ', ['add | กระเป๋า 18000ml | 2']],
    ['มะม่วงถุงโล 5 ถุง', ['add | มะม่วงถุง 1000g | 5']],
    ['ข้าวสารห้ากิโลสองถุง', ['add | ข้าวสาร 5000g | 2']],
    ['แก้ว 3 ใบ ดีมากกกก 555', ['add | แก้ว | 3', 'add | ดีมาก | -']],
    ['bowl blue n white 8" x 12', ['add | bowl blueandwhite 8in | 12']],
    ['素色袋 45*45 米白 50个', ['add | 素色袋 45 45 米白 | 50']],
    ['电线2米白色10根', ['add | 电线 2000mm 白色 | 10']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

describe('sizes and how many of each', () => {
  test.each([
    ['tee red M 10 L 20', ['add | tee red m | 10', 'add | tee red l | 20']],
    ['เสื้อแดง m2 l2 xl3', ['add | เสื้อ แดง m | 2', 'add | เสื้อ แดง l | 2', 'add | เสื้อ แดง xl | 3']],
    ['tee red, 5 M 6 L 7 XL', ['add | tee red m | 5', 'add | tee red l | 6', 'add | tee red xl | 7']],
    ['เสื้อfsแดง20xxlเทา10', ['add | เสื้อ freesize แดง | 20', 'add | เสื้อ xxl เทา | 10']],
    ['two lamps white, one 55 natural rattan', ['add | lamp white | 2', 'add | lamp 55 rattan | 1']],
    [
      '40 pair slippers black, 20 in 41 and 20 in 43. Then 5 mugs',
      ['add | slipper black 41 | 20', 'add | slipper black 43 | 20', 'add | mug | 5'],
    ],
    [
      '30 mugs 500ml for us: 10 white, 10 green, 10 blue',
      ['add | mug 500ml white | 10', 'add | mug 500ml green | 10', 'add | mug 500ml blue | 10'],
    ],
    ['2 more lamps black', ['add | lamp black | 2']],
    ['spoons, 24. thanks', ['add | spoon | 24']],
    ['毛巾 3条\n2、杯子 4个', ['add | 毛巾 | 3', 'add | 杯子 | 4']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

describe('corrections amid talk', () => {
  test.each([
    ['coasters six no make that twelve okay thank you bye bye', ['add | coaster | 6', 'set |  | 12']],
    ['盘子30个……等下我数数，36个吧。白色的12个', ['add | 盘子 | 30', 'set |  | 36', 'add | 盘子 白色 | 12']],
    ['12 bowls sage\n*24', ['add | bowl sage | 12', 'set |  | 24']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

test('what is sent if something is sold out is no correction', () => {
  const { items: read, remarks } = readInBrief('pendant 55 3 pcs, if no 55 send 40');
  expect(read).toEqual(['add | pendant 55 | 3']);
  expect(remarks).toEqual(['if no 55 send 40']);
});

describe('talk is no order', () => {
  test.each([
    [
      '12 mugs red. Last batch sold out in 2 days!',
      ['add | mug red | 12'],
      ['Last batch sold out in 2 days'],
    ],
    ['แก้วแดง 3 ใบ\nหมดใน 3 วัน', ['add | แก้ว แดง | 3'], ['3 วัน']],
    ['杯子100个要印logo，青瓷色50个不印', ['add | 杯子 | 100', 'add | 杯子 青瓷色 | 50'], ['印logo', '不印']],
    ['裤子红的二十条 青绿的嗯要十五条', ['add | 裤子 红 | 20', 'add | 裤子 青绿 | 15'], []],
    ['短裤藏青L码还有现货吗？有就拿三条', ['add | 短裤 藏青 l | 3'], []],
  ])('%s', (text, expected, remarks) => {
    const read = readInBrief(text);
    expect(read.items).toEqual(expected);
    expect(read.remarks).toEqual(remarks);
  });
});
