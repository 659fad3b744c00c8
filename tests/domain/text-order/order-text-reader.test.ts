import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

const items = (text: string) => readInBrief(text).items;

describe('quantities', () => {
  test.each([
    ['red lantern x12', 12],
    ['red lantern 12 pcs', 12],
    ['12x red lantern', 12],
    ['half dozen red lanterns', 6],
    ['half a dozen red lanterns', 6],
    ['a dozen red lanterns', 12],
    ['2 doz red lanterns', 24],
    ['a couple of red lanterns', 2],
    ['twenty four red lanterns', 24],
    ['1,200 pcs red lantern', 1200],
    ['red lantern 95 baht 3', 3],
    ['red lantern 3 pcs @ 95', 3],
    ['red lantern 3 total 285', 3],
    ['灯笼两打', 24],
    ['灯笼一打半', 18],
    ['灯笼半打', 6],
    ['灯笼十二个', 12],
    ['灯笼１２个', 12],
    ['灯笼一百二十个', 120],
    ['灯笼俩', 2],
    ['灯笼5个，一共475块', 5],
    ['灯笼一打零三个', 15],
    ['โคมสองโหล', 24],
    ['โคมครึ่งโหล', 6],
    ['โคมโหลนึง', 12],
    ['โคมสองโหลครึ่ง', 30],
    ['โคม ๑๒ อัน', 12],
    ['โคม12ชิ้น', 12],
    ['โคมยี่สิบสี่อัน', 24],
    ['โคม 5 อัน อันละ 95', 5],
    ['โคมสองร้อยอัน', 200],
  ])('of %s are %d', (text, pieces) => {
    expect(items(text).map((item) => Number(item.split(' | ')[2]))).toEqual([pieces]);
  });

  test.each([
    ['mug 350ml 5', 'add | mug 350ml | 5'],
    ['sneaker size 40 2 pairs', 'add | sneaker 40 | 2'],
    ['sneaker 40 2 pairs', 'add | sneaker 40 | 2'],
    ['jeans 34 x 2', 'add | jean 34 | 2'],
    ['towel 35x75 10', 'add | towel 35 75 | 10'],
    ['milk tea 50 bags 4 boxes', 'add | milktea 50bag | 4'],
    ['two-tier lunch box 3', 'add | twotier lunchbox | 3'],
    ['usb-c cable 2', 'add | usbc cable | 2'],
    ['餐具三件套5套', 'add | 餐具三件套 | 5'],
    ['不锈钢小盆3个', 'add | 不锈钢小盆 | 3'],
    ['收纳大盒3个', 'add | 收纳大盒 | 3'],
    ['塑料大桶3个', 'add | 塑料大桶 | 3'],
    ['收纳小袋3个', 'add | 收纳小袋 | 3'],
    ['辣椒酱大瓶6瓶', 'add | 辣椒酱 large | 6'],
    ['洗衣液大袋装3袋', 'add | 洗衣液 large | 3'],
    ['เขียงไม้สัก 3 อัน', 'add | เขียงไม้สัก | 3'],
    ['เขียงสัก อันใหญ่ 3 อัน', 'add | เขียงสัก large | 3'],
    ['จานซัก 10 ใบ', 'add | จาน | 10'],
    ['จานสักสองโหล', 'add | จาน | 24'],
    ['จานสักหน่อย 3 ใบ', 'add | จาน | 3'],
    ['3 keep warm bags', 'add | keep warm bag | 3'],
    ['keep warm bag 3', 'add | keep warm bag | 3'],
    ['blue keep cup 3', 'add | blue keep cup | 3'],
    ['please keep 3 vases', 'add | vase | 3'],
  ])('that are sizes or names stay with the goods: %s', (text, expected) => {
    expect(items(text).map((item) => item.replace('3pc', '三件'))).toEqual([expected]);
  });
});

describe('several items', () => {
  test.each([
    ['2 mugs and 3 bowls', ['add | mug | 2', 'add | bowl | 3']],
    ['mug 2 bowl 3', ['add | mug | 2', 'add | bowl | 3']],
    ['灯笼5个茶壶三把', ['add | 灯笼 | 5', 'add | 茶壶 | 3']],
    ['两个灯笼三把茶壶', ['add | 灯笼 | 2', 'add | 茶壶 | 3']],
    ['ชาม2ใบจาน3ใบ', ['add | ชาม | 2', 'add | จาน | 3']],
    ['mug blue 2 red 3', ['add | mug blue | 2', 'add | mug red | 3']],
    ['2 blue and 3 red mugs', ['add | mug blue | 2', 'add | red mug | 3']],
    ['red and blue mugs 5 each', ['add | mug red | 5', 'add | blue mug | 5']],
    ['mugs\nblue 2\nred 3', ['add | mug blue | 2', 'add | mug red | 3']],
    ['mug, blue, 350ml, 2 pcs', ['add | mug blue 350ml | 2']],
    ['10 trousers: 5 black, 5 red', ['add | trouser black | 5', 'add | trouser red | 5']],
    ['2 each of the red and blue mugs', ['add | mug red | 2', 'add | blue mug | 2']],
    ['6 boots 38/40/42 two of each', ['add | boot 38 | 2', 'add | boot 40 | 2', 'add | boot 42 | 2']],
    [
      'kids tee 100, 110 and 120, three each',
      ['add | kid tee 100 | 3', 'add | kid tee 110 | 3', 'add | kid tee 120 | 3'],
    ],
    ['โคมแดงกับทองอย่างละ 5 ขนาด 40', ['add | โคม แดง 40 | 5', 'add | โคม ทอง 40 | 5']],
    ['杯子红蓝绿各4个', ['add | 杯子 红 | 4', 'add | 杯子 蓝 | 4', 'add | 杯子 绿 | 4']],
    ['杯子白色4个，同款黑色的6个', ['add | 杯子 白色 | 4', 'add | 杯子 黑色 | 6']],
    ['mug red x4, same in blue x6', ['add | mug red | 4', 'add | mug blue | 6']],
    ['mug green6 red5', ['add | mug green | 6', 'add | mug red | 5']],
    ['mugs 5 (red, 350ml) bowls 6', ['add | mug red 350ml | 5', 'add | bowl | 6']],
    ['sandals 38 black 2, 40 3, all black', ['add | sandal 38 black | 2', 'add | sandal black 40 | 3']],
  ])('of %j are told apart', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

describe('sizes and colours', () => {
  test.each([
    ['雨靴黄色38两双 40三双', ['add | 雨靴 黄色 38 | 2', 'add | 雨靴 黄色 40 | 3']],
    ['T恤藏青M码3件L码2件', ['add | t恤 藏青 m | 3', 'add | t恤 藏青 l | 2']],
    ['T恤 粉色M 蓝色L 各10件', ['add | t恤 粉色 m | 10', 'add | t恤 蓝色 l | 10']],
    ['雨靴，黄色，40，3双', ['add | 雨靴 黄色 40 | 3']],
    ['3 yellow boots 40', ['add | yellow boot 40 | 3']],
    ['10 x 250g', ['add | 250g | 10']],
    ['curtain 140 x 220 two', ['add | curtain 140 220 | 2']],
    ['โคมแดง 40 โหลนึง', ['add | โคม แดง 40 | 12']],
    ['ปากกาเจลดำ น้ำเงิน อย่างละโหล', ['add | ปากกาเจล ดำ | 12', 'add | ปากกาเจล น้ำเงิน | 12']],
    ['保温杯白色750要6个', ['add | 保温杯 白色 750 | 6']],
    ['socks 10 pairs pack x 6', ['add | sock 10pair | 6']],
    ['ถุงเท้าแพ็ค10คู่ 6แพ็ค', ['add | ถุงเท้า 10pair | 6']],
    ['cutlery (set of 12) x 4', ['add | cutlery set 12 | 4']],
    ['pants 2 indigo free', ['add | pant indigo freesize | 2']],
    ['lamp black 2. white', ['add | lamp black | 2', 'add | lamp white | -']],
  ])('in %j are those of their goods', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

describe('corrections', () => {
  test.each([
    ['mugs 3, no, make it 5', ['add | mug | 3', 'set |  | 5']],
    ['杯子白色5个 黑... 不对，蓝的3个', ['add | 杯子 白色 | 5', 'add | 杯子 蓝 | 3']],
    ['雨靴黄色2双，手套有吗？要3双', ['add | 雨靴 黄色 | 2', 'add | 手套 | 3']],
    ['杯子4个，不，要5个', ['add | 杯子 | 4', 'set |  | 5']],
    ['ชาม 3 ใบ จาน 2 ใบ แก้วไม่เอา', ['add | ชาม | 3', 'add | จาน | 2', 'drop | แก้ว | -']],
    ['ชาม 3 ใบ ไม่ใช่ เอา 5', ['add | ชาม | 3', 'set |  | 5']],
    ['灯笼3个，改成5个', ['add | 灯笼 | 3', 'set |  | 5']],
    ['灯笼3个，不是3个是5个', ['add | 灯笼 | 3', 'set |  | 5']],
    ['mugs 3, change the mugs to 5', ['add | mug | 3', 'set | mug | 5']],
    ['mugs 3, cancel the mugs', ['add | mug | 3', 'drop | mug | -']],
    ['mugs 3, no 3 dozen', ['add | mug | 3', 'set |  | 36']],
    [
      '雨伞红3把 绿2把 红的改成5把',
      ['add | 雨伞 红 | 3', 'add | 雨伞 绿 | 2', 'name | 雨伞 红 | -', 'set |  | 5'],
    ],
    [
      'blue mugs 5, change blue mugs to red mugs',
      ['add | blue mug | 5', 'name | blue mug | -', 'set | red mug | -'],
    ],
    ['ชาม 30 ใบ ลดเหลือ 20 ใบ', ['add | ชาม | 30', 'set |  | 20']],
    ['杯子30个，不对，要20个，红色', ['add | 杯子 | 30', 'set |  | 20', 'set | 杯子 红色 | -']],
    ['mugs celadon instead of black 4', ['add | mug celadon | 4']],
    ['mugs 3, another 2', ['add | mug | 3', 'more |  | 2']],
  ])('of %j change what stands before', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

describe('what is no order', () => {
  test.each([
    ['hello boss, thank you!', { items: [], remarks: [], others: [] }],
    ['老板你好，谢谢', { items: [], remarks: [], others: [] }],
    ['สวัสดีค่ะพี่ ขอบคุณค่ะ', { items: [], remarks: [], others: [] }],
    ['deliver tomorrow please', { items: [], remarks: ['deliver tomorrow'], others: [] }],
    [
      'mugs 2. please pack separately',
      { items: ['add | mug | 2'], remarks: ['please pack separately'], others: [] },
    ],
    ['灯笼2个，不要袋子', { items: ['add | 灯笼 | 2'], remarks: ['不要袋子'], others: [] }],
    ['ชาม 2 ใบ ส่งพรุ่งนี้', { items: ['add | ชาม | 2'], remarks: ['ส่งพรุ่งนี้'], others: [] }],
    ['do you have mugs?', { items: ['name | mug | -'], remarks: [], others: ['do you have mugs?'] }],
    ['香皂5块，单价18和35', { items: ['add | 香皂 | 5'], remarks: [], others: [] }],
    ['来30块香皂', { items: ['add | 香皂 | 30'], remarks: [], others: [] }],
    ['หมวก 1 ห่อแยก', { items: ['add | หมวก | 1'], remarks: ['ห่อแยก'], others: [] }],
    ['hi 😊 mugs 5 🙏', { items: ['add | mug | 5'], remarks: [], others: [] }],
    ['提篮4个就行了，别的不用', { items: ['add | 提篮 | 4'], remarks: [], others: [] }],
    ['茶100包装的5盒', { items: ['add | 茶 100bag | 5'], remarks: [], others: [] }],
    ['call 081-234-5678', { items: [], remarks: ['call 081-234-5678'], others: [] }],
  ])('in %j is a remark, or set apart', (text, expected) => {
    expect(readInBrief(text)).toEqual(expected);
  });
});
