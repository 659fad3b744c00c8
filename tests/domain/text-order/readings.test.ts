import { describe, expect, test } from 'vitest';
import { quantitiesIn, readInBrief } from './reading.ts';

const items = (text: string, sizes?: readonly number[]) => readInBrief(text, sizes).items;

describe('figures', () => {
  test.each([
    ['lanterns 2-3 pcs', 'add | lantern | 2'],
    ['about 20-30 lanterns', 'add | lantern | 20'],
    ['灯笼30到40个', 'add | 灯笼 | 30'],
    ['โคม 10-15 อัน', 'add | โคม | 10'],
    ['slippers 36-37 2 pairs', 'add | slipper 3637 | 2'],
  ])('between two, as in %s, are the smaller one, but for sizes', (text, read) => {
    expect(items(text)).toEqual([read]);
  });

  test.each([
    ['tee indigo M L 6 each charcoal L 4', ['tee indigo m | 6', 'tee indigo l | 6', 'tee charcoal l | 4']],
    ['T恤靛蓝 M/L各6件 炭灰L4件', ['t恤 靛蓝 m | 6', 't恤 靛蓝 l | 6', 't恤 炭灰 l | 4']],
  ])('for each, as in %s, are not those of what is counted by itself behind', (text, read) => {
    expect(items(text)).toEqual(read.map((line) => `add | ${line}`));
  });

  test.each(['jeans 30/2, 32/3', 'jeans 30-2 32-3', 'jeans 30=2 32=3'])(
    'in pairs, as in %s, are sizes and how many of each',
    (text) => {
      expect(items(text)).toEqual(['add | jean 30 | 2', 'add | jean 32 | 3']);
    },
  );

  test.each([
    ['jeans black 38/1, 40/2; navy 40/1', ['jean black 38 | 1', 'jean black 40 | 2', 'jean navy 40 | 1']],
    ['กางเกง 32/2 กับ 34/3', ['กางเกง 32 | 2', 'กางเกง 34 | 3']],
    ['jeans 30/2\n32/3\n34/1', ['jean 30 | 2', 'jean 32 | 3', 'jean 34 | 1']],
  ])('in pairs are so with a word between too, as in %s', (text, read) => {
    expect(items(text)).toEqual(read.map((line) => `add | ${line}`));
  });

  test.each([
    ['tray 205-12 x5, tray 205-13 x6', ['tray 20512 | 5', 'tray 20513 | 6']],
    ['pipe 100/50 3, 80/40 2', ['pipe 100 50 | 3', 'pipe 80 40 | 2']],
    ['pipe 90/50, 80/40 2', ['pipe 80 40 | 2']],
    ['screw 40/12 box 2, screw 50/12 box 3', ['screw 40 12 box | 2', 'screw 50 12 box | 3']],
    ['mugs 5\n123/45 Soi 24/2 Sukhumvit', ['mug | 5']],
    ['แก้ว 5 ใบ\n123/45 ซอย 24/2 ถ.สุขุมวิท', ['แก้ว | 5']],
    ['แก้ว 5 ใบ\n45/2 หมู่ 34/2 ถ.สุขุมวิท', ['แก้ว | 5']],
  ])('in pairs apart, or with a quantity behind, are parts of names, as in %s', (text, read) => {
    expect(items(text)).toEqual(read.map((line) => `add | ${line}`));
  });

  test.each([
    ['2B pencil 12', '2b pencil | 12'],
    ['ดินสอ 2B 12 แท่ง', 'ดินสอ 2b | 12'],
    ['铅笔2B 10支', '铅笔 2b | 10'],
    ['bra 34B 5', 'bra 34b | 5'],
    ['bra 34b 5', 'bra 34b | 5'],
    ['6 bras 34B', 'bra 34b | 6'],
    ['mug 150b 6', 'mug | 6'],
    ['6 mugs 90b', 'mug | 6'],
  ])(
    'with a B behind, as in %s, are prices only where they are large or it was said how many',
    (text, read) => {
      expect(items(text)).toEqual([`add | ${read}`]);
    },
  );

  test('behind a sign of equality are a sum', () => {
    expect(items('6 red lanterns, 6 blue = 12')).toEqual(['add | red lantern | 6', 'add | lantern blue | 6']);
  });

  test.each([
    ['1 stool walnut 65', [], ['add | stool walnut | 65']],
    ['1 stool walnut 65', [45, 65], ['add | stool walnut 65 | 1']],
    ['stool 65 4', [], ['add | stool 65 | 4']],
    ['soap white 3 pink 4', [3, 100], ['add | soap white | 3', 'add | soap pink | 4']],
    ['brush 22 blue 6 pcs 18 red 6 pcs', [18, 22], ['add | brush 22 blue | 6', 'add | brush 18 red | 6']],
  ])('of %s with the sizes %s', (text, sizes, read) => {
    expect(items(text, sizes)).toEqual(read);
  });
});

describe('several', () => {
  test.each([
    ['鞋 黑色的 39一双 41两双 红色的要40码一双', ['鞋 黑色 39 | 1', '鞋 黑色 41 | 2', '鞋 红色 40 | 1']],
    ['鞋 黑色39码一双 红色的来40码一双', ['鞋 黑色 39 | 1', '鞋 红色 40 | 1']],
    ['鞋 黑色39码一双 红色的要两双', ['鞋 黑色 39 | 1', '鞋 39 红色 | 2']],
  ])('have the colour that is said before what is asked for, in %s', (text, read) => {
    expect(items(text)).toEqual(read.map((line) => `add | ${line}`));
  });

  test.each([
    [
      'tee pink M 5 L 6, same in grey',
      ['tee pink m | 5', 'tee pink l | 6', 'tee m grey | 5', 'tee l grey | 6'],
    ],
    [
      '衬衫 粉色M5件L6件，灰色同样',
      ['衬衫 粉色 m | 5', '衬衫 粉色 l | 6', '衬衫 m 灰色 | 5', '衬衫 l 灰色 | 6'],
    ],
    ['碗 绿色15个，红色也一样15个', ['碗 绿色 | 15', '碗 红色 | 15']],
    ['碗八寸的三打然后六寸的也来两打颜色一样', ['碗 8in | 36', '碗 6in | 24']],
  ])('are as many of another colour or size, in %s', (text, read) => {
    expect(items(text)).toEqual(read.map((line) => `add | ${line}`));
  });

  test('are no goods that are said behind the end of a sentence', () => {
    expect(items('เสื้อ M 15 L 20 ค่ะ ของทีมบอล').slice(0, 2)).toEqual(['add | เสื้อ m | 15', 'add | เสื้อ l | 20']);
  });

  test.each([
    'sneakers mustard 38, 40 and 42, 3 pairs each',
    'sneakers mustard 38, 40, 42, three per size',
    'sneakers mustard 38 40 42, 3 of each size',
    'sneakers 38 40 42 mustard 3 pairs each',
  ])('are sizes in a list, and how many of each, in %s', (text) => {
    const read = items(text).map((item) => item.replace(/(\d+) mustard/, 'mustard $1'));
    expect(read).toEqual([38, 40, 42].map((size) => `add | sneaker mustard ${size} | 3`));
  });

  test.each(['30 umbrellas, 10 in each colour', 'umbrellas 30 pcs, 10 per color', 'ร่ม 30 คัน สีละ 10'])(
    'are not as many as all of them, in %s',
    (text) => {
      expect(items(text)).toEqual([expect.stringMatching(/^add \| (?:umbrella|ร่ม) \| 10$/)]);
    },
  );

  test.each(['boots 38 and 40', 'umbrellas 30, 10 each', '30 umbrellas, 7 in each colour'])(
    'are doubtful where nothing tells how many of each, in %s',
    (text) => {
      expect(quantitiesIn(text)).toEqual([expect.objectContaining({ isDoubtful: true })]);
    },
  );
});

describe('what names goods', () => {
  test.each([
    ['do you have lanterns? 4 red 5 blue', ['add | lantern red | 4', 'add | lantern blue | 5']],
    ['mary of the guesthouse we need 12 lanterns', ['name | mary guesthouse | -', 'add | lantern | 12']],
    ['刚才的单子再加两把雨伞', ['name | 单子 | -', 'add | 雨伞 | 2']],
  ])('stands in %s', (text, read) => {
    expect(items(text)).toEqual(read);
  });

  test.each([
    ['算盘 4', '算盘 | 4'],
    ['ผมปลอม 3 อัน', 'ผมปลอม | 3'],
    ['แก้ว 2 ใบ\nหนูผ้า 5 ตัว', 'หนูผ้า | 5'],
    ['reserve tank 3', 'reserve tank | 3'],
    ['red shot put, 3 pcs', 'red shot put | 3'],
  ])('may begin as a phrase does, as in %s', (text, read) => {
    expect(items(text).at(-1)).toBe(`add | ${read}`);
  });

  test.each([
    ['ผมเอาแก้ว 3 ใบ', 'แก้ว'],
    ['หนู ขอแก้ว 3 ใบ', 'แก้ว'],
    ['ฉันอยากได้แก้ว 3 ใบ', 'แก้ว'],
    ['ผมจะสั่งแก้ว 3 ใบ', 'แก้ว'],
    ['มีแก้ว 3 ใบ', 'แก้ว'],
    ['reserve 3 lanterns', 'lantern'],
    ['please reserve lanterns 3', 'lantern'],
    ['put lanterns 3', 'lantern'],
  ])('stands behind who wants it, and the wish, in %s', (text, read) => {
    expect(items(text)).toEqual([`add | ${read} | 3`]);
  });

  test('of one kind has the size that is said behind the last, where as many of each are wanted', () => {
    expect(items('绿豆 红豆 1公斤的各10包，500克的各5包')).toEqual([
      'add | 绿豆 1000g | 10',
      'add | 红豆 1000g | 10',
      'add | 绿豆 500g | 5',
      'add | 红豆 500g | 5',
    ]);
  });
});

test('a colour that is said twice is one', () => {
  expect(items('slippers lavender purple 2')).toEqual(['add | slipper lavender | 2']);
});

test('a stronger figure replaces `one` and about so many', () => {
  expect(items('folding lamp, the white one, x2').at(-1)).toContain('| 2');
  expect(items('can i get 20-25 lanterns? lets say 25').at(-1)).toBe('set |  | 25');
});
