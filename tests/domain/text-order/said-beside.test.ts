import { describe, expect, test } from 'vitest';
import { quantitiesIn, readInBrief } from './reading.ts';

const items = (text: string) => readInBrief(text).items;

describe('figures and words beside goods', () => {
  test.each([
    ['3 dozen packs of white ankle socks', ['add | white ankle sock | 36']],
    ['slippers, purple 36 size 6 pair', ['add | slipper purple 36 | 6']],
    ['充电线两米的白色有吗？有的话要15条', ['add | 充电线 2000mm 白色 | 15']],
    ['ร่มสีคราม 8 ก้านโหลนึง', ['add | ร่ม สีคราม 8rib | 12']],
    ['红豆绿豆500克的各10包', ['add | 红豆 500g | 10', 'add | 绿豆 500g | 10']],
    [
      '10 hand towels in teal and 15 bath mats same colour',
      ['add | handtowel teal | 10', 'add | bath mat teal | 15'],
    ],
    ['เสื้อคอวีชมพู M 10\nสีฟ้าเอาเท่ากัน', ['add | เสื้อคอวี ชมพู m | 10', 'add | เสื้อคอวี m สีฟ้า | 10']],
    ['7 red lanterns 30cm please instead of 5', ['add | red lantern 300mm | 7']],
    ['half a dozen boxes of cold brew', ['add | cold brew | 6']],
    ['2 of the 1 litre OJs', ['add | 1000ml ojs | 2']],
    ['2 x sofa, the sage green one', ['add | sofa sagegreen | 2']],
    [
      'boots yellow 40 สองคู่ เอ้ย สามคู่ 42 หนึ่งคู่',
      ['add | boot yellow 40 | 2', 'set |  | 3', 'add | boot yellow 42 | 1'],
    ],
    [
      '雨披透明的50件 黄色30件 蚊帐有吗 有的话来10个',
      ['add | 雨披 透明 | 50', 'add | 雨披 黄色 | 30', 'add | 蚊帐 | 10'],
    ],
    ['หมวกสาน 20 สีทรายนะ หมวกแก๊ปเขียว 10', ['add | หมวก สาน สีทราย | 20', 'add | หมวก แก๊ป เขียว | 10']],
    [
      'sneakers black 39 x 4, 41 x 6\nsame in red, 39 x 2',
      ['add | sneaker black 39 | 4', 'add | sneaker black 41 | 6', 'add | sneaker red 39 | 2'],
    ],
    ['2 boxes of toothpaste, 24 tubes in a box', ['add | toothpaste | 48']],
    ['gold lantern 10... no wait gold 15 na', ['add | gold lantern | 10', 'set | lantern gold | 15']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  test('one carton has what is said behind it', () => {
    expect(quantitiesIn('竹盖罐600琥珀1箱24个')).toEqual([
      expect.objectContaining({ pieces: 24, isCarton: false, isDoubtful: true }),
    ]);
    expect(quantitiesIn('竹盖罐600琥珀2箱，24个')).not.toContainEqual(
      expect.objectContaining({ pieces: 48 }),
    );
  });
});

describe('a colour of which a letter was typed as another one of its sound', () => {
  test.each([
    ['T恤藏清 M 10件', ['add | t恤 藏青 m | 10']],
    ['童装珊糊 120 8件', ['add | 童装 珊瑚 120 | 8']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  test.each(['就红色的灯笼5个', '百色纸灯笼3个', '天然橡木凳2张'])('is none in %s', (text) => {
    expect(items(text)[0]).not.toMatch(/酒红|白色|天蓝/u);
  });
});

describe('what is said of payment and handling', () => {
  test.each([
    ['10 cold brew. Will pay by card.', 'Will pay by card'],
    ['3 packs of pens. Please write Class 4B on the box :)', 'Please write Class 4B on the box'],
    ['1 grey sofa? Third floor but there is a lift.', 'Third floor but there is a lift'],
    ['4 jeans. I already paid the deposit', 'I already paid the deposit'],
    ['花瓶10个。发广州仓，运费到付', '发广州仓\n运费到付'],
    ['花瓶10个，收唔收支付宝？', '收唔收支付宝？'],
    ['花瓶10个。帮我检查一下再发', '帮我检查一下再发'],
    ['ชาไทย 3 ถุง โอนแล้วนะคะ', 'โอนแล้ว'],
    ['โต๊ะ 1 ตัว ยกขึ้นชั้นสองให้ด้วยครับ', 'ยกขึ้นชั้นสอง'],
    ['กระจก 2 บาน ขอ invoice ด้วย', 'ขอ invoice'],
    ['碗3打,麻烦包厚一点', '麻烦包厚一点'],
    ['碗3打,帮我分两箱装', '帮我分两箱装'],
    ["2 mugs. Leave it with the neighbour if I'm not in.", "Leave it with the neighbour if I'm not in"],
    ['ชาม 10 ใบ ต้องได้ของก่อนวันที่ 10 นะคะ', 'ต้องได้ของก่อนวันที่ 10'],
  ])('%s', (text, remark) => {
    expect(readInBrief(text)).toMatchObject({ remarks: remark.split('\n'), others: [] });
  });
});
