import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

const items = (text: string) => readInBrief(text).items;

describe('items of a list with their numbers', () => {
  test.each([
    ['①红豆1kg×10\n②绿豆500g×12', ['红豆 1000g | 10', '绿豆 500g | 12']],
    ['① mango 1kg x5\n② fish sauce 300ml x12', ['mango 1000g | 5', 'fishsauce 300ml | 12']],
    ['(1) 椰糖500g 10包\n(2) 红豆1kg 5包', ['椰糖 500g | 10', '红豆 1000g | 5']],
    ['糯米5kg×3②香米10kg×2', ['糯米 5000g | 3', '香米 10000g | 2']],
    ['- 鱼露300ml×3\n- 红豆500g×8', ['鱼露 300ml | 3', '红豆 500g | 8']],
    ['๑. ถั่วแดง 1kgx4\n๒. น้ำปลา 300mlx2', ['ถั่ว แดง 1000g | 4', 'น้ำปลา 300ml | 2']],
  ])('%j', (text, read) => {
    expect(items(text)).toEqual(read.map((line) => `add | ${line}`));
  });
});

describe('sizes, each with its figure', () => {
  test.each([
    ['牛仔裤黑 30腰3条 32腰5条', ['牛仔裤 黑 30 | 3', '牛仔裤 黑 32 | 5']],
    ['ร่ม 8 ก้านสีแดง 6 คัน', ['ร่ม 8rib สีแดง | 6']],
    [
      'เดรสขาว S3 M5 / ปะการัง M4 L4',
      ['เดรส ขาว s | 3', 'เดรส ขาว m | 5', 'เดรส ปะการัง m | 4', 'เดรส ปะการัง l | 4'],
    ],
    [
      'tee teal M15 L15 navy L10 football team',
      ['tee teal m | 15', 'tee teal l | 15', 'tee navy l | 10', 'football team | -'],
    ],
    ['เสื้อกรมท่า M15 L10 ทีมงาน', ['เสื้อ กรมท่า m | 15', 'เสื้อ กรมท่า l | 10', 'ทีมงาน | -']],
    ['乌龙茶红罐6罐黑罐6罐', ['乌龙茶 红色 | 6', '乌龙茶 黑色 | 6']],
    ['红包10个', ['红包 | 10']],
  ])('%s', (text, read) => {
    expect(items(text)).toEqual(read.map((line) => `add | ${line}`));
  });
});

describe('whom one speaks to', () => {
  test.each([
    ['阿姨你们家红豆500克的要10包', 'add | 红豆 500g | 10'],
    ['姐姐你家杯子3个', 'add | 杯子 | 3'],
    ['你们店杯子给我留3个', 'add | 杯子 | 3'],
  ])('is no part of the goods: %s', (text, line) => {
    expect(items(text)).toEqual([line]);
  });
});

describe('a correction', () => {
  test.each([
    [
      '芒果干100克30包\n橙皮糖15\n芒果干写错了，是1公斤的，6包',
      ['add | 芒果干 100g | 30', 'add | 橙皮糖 | 15', 'name | 芒果干 | -', 'set | 芒果干 1000g | 6'],
    ],
    [
      'mango 100g 30. The mango was wrong, it is the 1 kg one, 6 please',
      ['add | mango 100g | 30', 'name | mango | -', 'set | mango 1000g | 6'],
    ],
    [
      'ม่านเทา 140x220 10 ผืน เปลี่ยนเป็น 140x260 ดีกว่า 10 ผืนเท่าเดิม กรมท่า 4 ผืน',
      ['add | ม่าน เทา 140 220 | 10', 'set | ม่าน เทา 140 260 | 10', 'add | ม่าน 140 260 กรมท่า | 4'],
    ],
    [
      '米乳皂薰衣草的50块\n不对，薰衣草改30块',
      ['add | 米乳皂 薰衣草 | 50', 'name | 米乳皂 薰衣草 | -', 'set |  | 30'],
    ],
  ])('goes on over a comma, to its own goods: %j', (text, read) => {
    expect(items(text)).toEqual(read);
  });
});
