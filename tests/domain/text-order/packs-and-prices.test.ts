import { describe, expect, test } from 'vitest';
import { quantitiesIn, readInBrief } from './reading.ts';

describe('pieces in cartons', () => {
  test.each([
    ['橙汁250ml一箱24瓶 要3箱 也就是72瓶', 72, false],
    ['鱼露一箱12瓶，来2箱，共24瓶', 24, false],
    ['鱼露12瓶一箱 要两箱', 24, true],
    ['fish sauce 700ml, 12 per case, 2 cases, so 24 bottles', 24, false],
    ['fish sauce 700ml, 12 bottles a carton, 3 cartons', 36, true],
    ['น้ำปลา 700 มล. ลังละ 12 ขวด เอา 2 ลัง รวม 24 ขวด', 24, false],
  ])('are multiplied, and not surely so where no sum is said: %s', (text, pieces, isDoubtful) => {
    expect(quantitiesIn(text)).toMatchObject([{ pieces, isDoubtful }]);
  });

  test('are not where the sum is another one', () => {
    expect(quantitiesIn('橙汁一箱24瓶 要3箱 也就是70瓶')).not.toMatchObject([{ pieces: 72 }]);
  });
});

test.each([
  ['สบู่ขาวแพ็คสามก้อน 20 แพ็ค', 20],
  ['soap white pack of three 8 packs', 8],
])('how many are in a pack is its size: %s', (text, pieces) => {
  expect(quantitiesIn(text).map((quantity) => quantity?.pieces)).toEqual([pieces]);
});

describe('a price that was agreed', () => {
  test.each([
    ['箱子20寸，说好1290一个的，要蓝绿2个炭灰1个', [2, 1]],
    ['茶壶，谈好390一个，要6个', [6]],
    ['cabin case, agreed 1290 each, coral 2 charcoal 1', [2, 1]],
  ])('is no quantity: %s', (text, pieces) => {
    expect(quantitiesIn(text).map((quantity) => quantity?.pieces)).toEqual(pieces);
  });

  test.each(['报价 20个杯子', '上次20个杯子', '原价1290一个的杯子，20个', '说好1,290的杯子20个'])(
    'is not what is counted: %s',
    (text) => {
      expect(quantitiesIn(text)).toMatchObject([{ pieces: 20 }]);
    },
  );

  test('is not what was counted the last time, which is surely not wanted once', () => {
    expect(quantitiesIn('上次24个杯子再来一次')).not.toMatchObject([{ pieces: 1, isDoubtful: false }]);
  });
});

describe('how goods are to be packed, brought and sent', () => {
  test.each([
    ['丝巾金色10条用礼盒装', '用礼盒装'],
    ['皮带黑色3条 麻烦剪掉吊牌', '剪掉吊牌'],
    ['白茶5包。请用防潮袋', '用防潮袋'],
    ['青瓷茶壶2个，电梯坏了带两个人来', '电梯坏了带两个人来'],
    ['ทองม้วน 30 ห่อ แพ็กรวมกันได้เลย', 'แพ็กรวมกัน'],
    ['กาน้ำชา 2 ใบ ห่อกันแตกด้วยนะ', 'ห่อกันแตก'],
    ['โคม 50 ใบ รีบใช้ก่อนสงกรานต์', 'รีบใช้ก่อนสงกรานต์'],
    ['teapot 3. Our lift is broken so bring two guys', 'Our lift is broken so bring two guys'],
    ['地址：\n曼谷 Sukhumvit Soi 24\n茶壶2个', '曼谷 Sukhumvit Soi 24'],
    ['กาน้ำชา 2 ใบ ส่ง 12/3 หมู่ 5 ต.ป่าแดด อ.เมือง', 'ส่ง 12/3 หมู่ 5 ต.ป่าแดด อ.เมือง'],
    ['teapot 2, ship Kerry to Chiang Mai 50200', 'ship Kerry to Chiang Mai 50200'],
    ['ship to:\nNok, 12/3 Moo 5, Mae Rim\nteapot 2', 'Nok, 12/3 Moo 5, Mae Rim'],
    ['茶壶2个。开发票抬头：和平小学', '抬头:和平小学'],
  ])('is a remark: %j', (text, remark) => {
    const { items, remarks } = readInBrief(text);
    expect(items).toHaveLength(1);
    expect(remarks.join('\n').replaceAll('：', ':')).toContain(remark);
  });

  test('but not the goods that follow an address on its line', () => {
    expect(readInBrief('地址：清迈宁曼路17巷，红灯笼40cm 3个').items).toContain('add | 红灯笼 400mm | 3');
  });

  test.each([
    ['ship via kerry 5 plates', 'ship via kerry', 'add | plate | 5'],
    ['deliver to: shop 5, 10 mugs', 'deliver to: shop 5', 'add | mug | 10'],
    ['寄顺丰 杯子10', '寄顺丰', 'add | 杯子 | 10'],
    ['ส่ง Kerry จาน 5 ใบ', 'ส่ง Kerry', 'add | จาน | 5'],
    ['ship Kerry to Phuket, 10 mugs', 'ship Kerry to Phuket', 'add | mug | 10'],
  ])('nor those behind the carrier or a comma: %s', (text, remark, item) => {
    expect(readInBrief(text)).toMatchObject({ items: [item], remarks: [remark] });
  });

  test('but a house number behind a comma is of the address', () => {
    expect(readInBrief('teapot 2\nship to: Nok, 12 Sukhumvit Soi 24')).toMatchObject({
      items: ['add | teapot | 2'],
      remarks: ['ship to: Nok, 12 Sukhumvit Soi 24'],
    });
  });
});
