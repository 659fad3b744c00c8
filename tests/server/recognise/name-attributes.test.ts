import { describe, expect, test } from 'vitest';
import { splitName } from '../../../server/recognise/fields/name-attributes.ts';

const all = { color: true, size: true };
const partsOf = (typed: string, may = all): readonly string[] => {
  const { name, color, size } = splitName(typed, may);
  return [name, color, size];
};

describe('a name', () => {
  test.each([
    ['Canvas tote navy L', 'Canvas tote', 'navy', 'L'],
    ['Canvas tote L navy', 'Canvas tote', 'navy', 'L'],
    ['Canvas tote, light grey', 'Canvas tote', 'light grey', ''],
    ['Canvas tote (Navy / XL)', 'Canvas tote', 'Navy', 'XL'],
    ['Canvas tote (cream)', 'Canvas tote', 'cream', ''],
    ['Canvas tote (sky blue, free size)', 'Canvas tote', 'sky blue', 'free size'],
    ['Door mat 35 x 75 cm grey', 'Door mat', 'grey', '35 x 75 cm'],
    ['Lemon soap 300 ml', 'Lemon soap', '', '300 ml'],
    ['Blue and white bowl medium', 'Blue and white bowl', '', 'medium'],
    ['圆领T恤 黑 L码', '圆领T恤', '黑', 'L码'],
    ['帆布袋藏青色L', '帆布袋', '藏青色', 'L'],
    ['汤碗大号', '汤碗', '', '大号'],
    ['帆布袋（红色，大号）', '帆布袋', '红色', '大号'],
    ['เสื้อยืดสีดำ XL', 'เสื้อยืด', 'สีดำ', 'XL'],
    ['เสื้อยืด สีเขียวเข้ม', 'เสื้อยืด', 'สีเขียวเข้ม', ''],
    ['กระเป๋า (กรมท่า)', 'กระเป๋า', 'กรมท่า', ''],
  ])('%s is %s in %s and %s', (typed, ...parts) => {
    expect(partsOf(typed)).toEqual(parts);
  });

  test.each([
    ['ends with what is a thing as well', 'Hand cream'],
    ['ends with what is a thing as well, before its size', 'Toothpaste mint'],
    ['ends with what is a thing as well, in Chinese', '洗衣粉'],
    ['ends with what is a thing as well, in Thai', 'น้ำส้ม'],
    ['ends with another shade', 'Tote pale blue'],
    ['ends with another shade, in Chinese', '帆布袋浅红色'],
    ['ends with a word for how large it is', 'กระเป๋า ใหญ่'],
    ['ends with a letter that is no size', 'Vitamin s'],
    ['has two colours', 'Tote black, white'],
    ['has two colours with a stroke', 'Tote black / white'],
    ['has two sizes', 'T-shirt M L'],
    ['ends with what is in it', 'Soap 5 x 100 g'],
    ['ends with a number of pieces', 'Pencils 12 pcs'],
    ['has something else in its brackets', 'Tote (navy, gift)'],
    ['is nothing but a colour and a size', 'Navy L'],
    ['is a paint', 'สีดำ'],
    ['begins with its colour', 'Blue lamp'],
  ])('that %s, %s, stays whole', (_, typed) => {
    expect(partsOf(typed)).toEqual([typed, '', '']);
  });

  test.each([
    ['a size', { color: true, size: false }, 'Tote L navy', ['Tote L', 'navy', '']],
    ['a colour', { color: false, size: true }, 'Tote navy L', ['Tote navy', '', 'L']],
    ['a size, before its colour', { color: true, size: false }, 'Tote navy L', ['Tote navy L', '', '']],
  ] as const)('of a list that has %s of its own keeps it', (_, may, typed, parts) => {
    expect(partsOf(typed, may)).toEqual(parts);
  });
});
