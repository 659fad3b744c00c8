import { describe, expect, test } from 'vitest';
import { rewritten } from '../../../../domain/text-order/figures/rewritings.ts';
import { readInBrief } from '../reading.ts';

function plain(text: string): string {
  const places = Array.from({ length: text.length + 1 }, (_, at) => at);
  return rewritten({ text, places }).text;
}

describe('a text', () => {
  test.each([
    ['flip flops sz 38 x2', 'flip flops size 38 x2'],
    ['flip flops size forty one', 'flip flops size 41'],
    ['glasses four hundred mil', 'glasses 400 ml'],
    ['mugs 500 millilitre', 'mugs 500 ml'],
    ['mirrors forty centimeter', 'mirrors 40 cm'],
    ['pot the three fifty in brick red', 'pot the size 350 brick red'],
    ['jeans black 32 waist 10 pcs', 'jeans black size 32 10 pcs'],
    ['mugs ten caps six period', 'mugs ten caps six .'],
    ['change bags 22 l from 30 to 35', 'change bags 22 l 35'],
    ['six no make it eight of the vases', 'eight of the vases'],
    ['navy m-6, l-12', 'navy m x6, l x12'],
    ['4 in size 41 and 6 in 43', '4 size 41 and 6 size 43'],
    ['tee 6m 6l 6xl', 'tee m x6  l x6  xl x6 '],
    ['3 each of s m l in coral', 's m l each 3  coral'],
    ['3 each of 100 110 120', '100 110 120 each 3 '],
    ['12 tees mustard half m half l', '12 tees mustard m x6, l x6'],
    ['one dozen tees, half m and half l', 'one dozen tees, m x6, l x6'],
    ['20 mugs, the 350 ones. half blue half light green', '20 mugs, the 350 ones. blue x10 light green x10'],
    ['chilli sauce the small one eight', 'chilli sauce the small  eight'],
    ['clay pot, small one 200 ml', 'clay pot, small  200 ml'],
    ['juice 24 and small bottles 48', 'juice 24 and small 48'],
    ['also 30 in indigo 35x38', 'also 30 indigo 35x38'],
    ['one box of tea with one hundred bags', 'one box of tea 100 bags'],
    ['totes blue white 5', 'totes blue and white 5'],
    ['trousers navy freesize 6', 'trousers navy free size 6'],
    ['if yes 15 x 750 ml', 'if yes 15 of 750 ml'],
    ['筷子10双一套那种来8套', '筷子10双8套'],
    ['水杯四百毫升三打', '水杯400毫升三打'],
    ['茶250克 一半白罐一半青瓷罐 共40罐', '茶250克 白罐20罐 青瓷罐20罐'],
    ['共20个 一半红一半蓝', '红10个 蓝10个'],
    ['大的灰色粉色各半 总共24个', '大的灰色12个 粉色12个'],
    ['24个 灰色粉色各一半', '灰色12个 粉色12个'],
    ['热水瓶奶油色一点五升', '热水瓶奶油色1.5升'],
    ['饭碗四寸半', '饭碗4.5寸'],
    ['琥珀600毫升也十二个', '琥珀600毫升 十二个'],
    ['小吴说芥末黄要一双', '芥末黄要一双'],
    ['香皂不要三块装的 单块的40', '香皂不要三块装的,单块的40'],
    ['sneakers size 40 - change that to 42', 'sneakers size 40 - change that to size 42'],
    ['茶几不要80的了,改120', '茶几改成120的'],
    ['polos navy and white, m3 l4 in each', 'polos navy m x3, l x4, white m x3, l x4,'],
    ['cups, half celadon half blue and white', 'cups, half celadon half blue and white'],
    ['12 cups, half celadon half blue and white', '12 cups, celadon x6 blue and white x6'],
    ['กระบอกน้ำเจ็ดร้อยห้าสิบมิลสิบสองใบ', 'กระบอกน้ำ 750 mlสิบสองใบ'],
    ['ชาม 6 นิ้ว 24 ใบ เอ๊ย 8 นิ้ว ไม่ใช่ 6', 'ชาม 6 นิ้ว 24 ใบ เอ๊ย 8 นิ้ว'],
    ['she says "2 caps and 5 hats 59"', 'she says  2 caps and 5 hats 59 '],
  ])('that says %s is read as %s', (text, read) => {
    expect(plain(text)).toBe(read);
  });

  test.each([
    'bowls 4.5" and plates 9"',
    '5m 10l',
    '5 tees, half m half l',
    'in 2 boxes',
    'in 30 days',
    '10 period pants',
    'boots from 36 to 41',
    'two-tier lunch box 3',
    'twenty two red mugs',
    '10 x 250 ml',
    '一半红一半蓝 共21个',
    '十点送',
    '也一样',
    '使用说明书一本',
    '两斤半',
  ])('that says %s stays', (text) => {
    expect(plain(text)).toBe(text);
  });

  test.each(['the 22 ones half a ', 'half a half b ', '1 the 22 ones ', '12 with 12 ', '三千', 'ร้อย'])(
    'of 500 hostile letters (%s) takes a fraction of a second of the processor',
    (seed) => {
      const before = process.cpuUsage().user;
      plain(seed.repeat(500).slice(0, 500));
      expect(process.cpuUsage().user - before).toBeLessThan(500_000);
    },
  );

  test('that was written otherwise has each letter near where it was typed', () => {
    const typed = 'a sz 38 b';
    const { text, places } = rewritten({
      text: typed,
      places: Array.from({ length: typed.length + 1 }, (_, at) => at),
    });
    expect([text.length + 1, places[0], places[text.indexOf('3')], places.at(-1)]).toEqual([
      places.length,
      0,
      typed.indexOf('3'),
      typed.length,
    ]);
  });
});

describe('an order', () => {
  test.each([
    ['dozen mugs, half dozen caps', ['add | mug | 12', 'add | cap | 6']],
    ['mugs 6 (no logo this time) and 4 lamps', ['add | mug | 6', 'drop | logo | -', 'add | lamp | 4']],
    ['two dozen is enough mugs', ['add | mug | 24']],
    ['tin no.17 150g 4', ['add | tin no 17 150g | 4']],
    ['ชุดขาว M 3 แดง L 2 ผ้าร้อนมั้ยคะ', ['add | ชุด ขาว m | 3', 'add | ชุด แดง l | 2']],
    ['茶白色包装 12', ['add | 茶 白色 包 | 12']],
    ['tubs: 24. lids: 12.', ['add | tub | 24', 'add | lid | 12']],
    ['replace the 8w lamps with 12w black, 3 pcs', ['name | 8w lamp | -', 'set | lamp 12w black | 3']],
    [
      'order po ako 12pcs pouch pink & 12pcs navy',
      ['add | ako | -', 'add | pouch pink | 12', 'add | pouch navy | 12'],
    ],
    [
      '10 slippers black, 4 size 41 and 6 size 43',
      ['add | slipper black 41 | 4', 'add | slipper black 43 | 6'],
    ],
    ['20 trousers, 5 each colour', ['add | trouser | 5']],
    ['polo shirts required urgently. navy 6', ['add | polo shirt navy | 6']],
    ['no, 15 pcs slippers 3', ['set |  | 15', 'add | slipper | 3']],
    ['cups white 6 for the bar', ['add | cup white | 6']],
    ['exercise book 5', ['add | exercise book | 5']],
    ['wall switch white 5, bin 2', ['add | wall switch white | 5', 'add | bin | 2']],
    ['courier bag 100', ['add | courier bag | 100']],
    ['beer 12, wine 6', ['add | beer | 12', 'add | wine | 6']],
    ['case for iphone 6', ['add | case iphone | 6']],
    ['rice 5 kgs 4 bags', ['add | rice 5000g | 4']],
    ['juice 1 ltr 2 dzn', ['add | juice 1000ml | 24']],
    ['5 nos. mugs', ['add | mug | 5']],
    ['mugs five (5) pcs', ['add | mug | 5']],
    ['a bottle of sauce, the small one', ['add | sauce small | 1']],
    ['a small order this time, only 3 mugs', ['add | mug | 3']],
    ['10 tea, sorry, tea 8 not 10', ['add | tea | 10', 'name | tea | -', 'set |  | 8']],
    ['camp mugs 500 x 12 (not 300)', ['add | camp mug 500 | 12', 'drop |  | 300']],
    ['大象6个，是8个不是6个', ['add | 大象 | 6', 'set |  | 8']],
    ['ถุง 10 ใบ, ถุงเอา 15 ไม่ใช่ 10', ['add | ถุง | 10', 'name | ถุง | -', 'set |  | 15']],
    [
      '30 cables 1m white at 89 baht each as agreed, 10 black at 120',
      ['add | cable 1000mm white | 30', 'add | cable 1000mm black | 10'],
    ],
    ['tumbler 6 pcs. Payment by card', ['add | tumbler | 6']],
  ])('that says %s is %j', (text, items) => {
    expect(readInBrief(text).items).toEqual(items);
  });
});
