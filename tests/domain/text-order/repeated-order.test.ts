import { describe, expect, test } from 'vitest';
import { readInBrief, repeatedIn } from './reading.ts';

describe('a text that asks for the order before', () => {
  test.each([
    ['same as last time please', 'same as last time', []],
    ['Hi boss, the usual please. thanks!', 'the usual', []],
    ['same again', 'same again', []],
    ['can I get same order as last week', 'same order as last week', []],
    ['老板早上好，和上次一样', '和上次一样', []],
    ['老样子，谢谢', '老样子', []],
    ['แม่ค้า เอาเหมือนเดิมนะคะ', 'เหมือนเดิม', []],
    ['same as last time but 3 more tea', 'same as last time', ['add | tea | 3']],
    ['same as last time but make the tea 12', 'same as last time', ['set | tea | 12']],
    ['same as last time plus 6 red cups', 'same as last time', ['add | red cup | 6']],
    ['same as last time except the red cups', 'same as last time', ['drop | red cup | -']],
    ['same as last time, no red cups', 'same as last time', ['drop | red cup | -']],
    ['跟上次一样，但是茶改成12罐', '跟上次一样', ['name | 茶 | -', 'set |  | 12']],
    ['跟上次一样，再加6个红杯子', '跟上次一样', ['add | 红 杯子 | 6']],
    ['照旧，不要红杯子', '照旧', ['drop | 红 杯子 | -']],
    ['เหมือนเดิม แต่ไม่เอาแก้วแดง', 'เหมือนเดิม', ['drop | แก้ว แดง | -']],
    ['เหมือนเดิมค่ะ เพิ่มแก้วแดง 6 ใบ', 'เหมือนเดิม', ['add | แก้ว แดง | 6']],
  ])('as in "%s" repeats it, and says what is otherwise', (text, repeated, items) => {
    expect(repeatedIn(text)).toEqual({ said: repeated, times: 1 });
    expect(readInBrief(text)).toMatchObject({ items, others: [] });
  });

  test('also says when to deliver', () => {
    const text = 'same as last time, deliver tomorrow';
    expect(repeatedIn(text)?.said).toBe('same as last time');
    expect(readInBrief(text)).toEqual({
      others: [],
      items: [],
      remarks: ['deliver tomorrow'],
    });
  });
});

describe('a text that asks for the order before several times', () => {
  test.each([
    ['same as last time x2', 'same as last time x2', 2, []],
    ['same as last time ×2 please', 'same as last time ×2', 2, []],
    ['Same as last time, x 3, thanks', 'Same as last time, x 3', 3, []],
    ['same as last time but double everything', 'same as last time but double everything', 2, []],
    ['the usual twice pls', 'the usual twice', 2, []],
    ['double the usual please', 'double the usual', 2, []],
    ['2x the usual', '2x the usual', 2, []],
    ['please double my last order', 'double my last order', 2, []],
    ['same again two sets', 'same again two sets', 2, []],
    ['same again x2 but 3 more tea', 'same again x2', 2, ['add | tea | 3']],
    ['same as last time x2, no red cups', 'same as last time x2', 2, ['drop | red cup | -']],
    ['老样子两份', '老样子两份', 2, []],
    ['老样子来一份', '老样子来一份', 1, []],
    ['老样子，两份，谢谢', '老样子，两份', 2, []],
    ['来两份老样子', '两份老样子', 2, []],
    ['和上次一样，数量翻倍', '和上次一样，数量翻倍', 2, []],
    ['上次的三倍，加6个红杯子', '上次的三倍', 3, ['add | 红 杯子 | 6']],
    ['เหมือนเดิม 2 ชุด', 'เหมือนเดิม 2 ชุด', 2, []],
    ['เหมือนเดิมสองชุดค่ะ', 'เหมือนเดิมสองชุด', 2, []],
    ['เอาเหมือนเดิมค่ะ 2 เท่า', 'เหมือนเดิมค่ะ 2 เท่า', 2, []],
    ['เหมือนเดิม 2 ชุด แต่ไม่เอาแก้วแดง', 'เหมือนเดิม 2 ชุด', 2, ['drop | แก้ว แดง | -']],
  ])('as in "%s" says how many times', (text, said, times, items) => {
    expect(repeatedIn(text)).toEqual({ said, times });
    expect(readInBrief(text)).toMatchObject({ items, others: [] });
  });

  test.each([
    'same as last time x0',
    'same as last time x500',
    'same as last time x1.5',
    '老样子99份',
    'เหมือนเดิม 99 ชุด',
  ])('as in "%s" says no number of times that can be meant', (text) => {
    expect(repeatedIn(text)).toEqual({ said: text, times: 0 });
  });
});

describe('a text that asks for the order before with more or less of something', () => {
  test.each([
    ['same as last time but double the tea', ['times | tea | 2']],
    ['same as last time, make the tea double', ['times | tea | 2']],
    ['same as last time but twice as much tea', ['times | tea | 2']],
    [
      'same as last time but three times the tea and 3 more red cups',
      ['times | tea | 3', 'add | red cup | 3'],
    ],
    ['照旧，茶加倍', ['times | 茶 | 2']],
    ['照旧，双倍的茶', ['times | 茶 | 2']],
    ['老样子，茶三倍，红杯子不要', ['times | 茶 | 3', 'drop | 红 杯子 | -']],
    ['เหมือนเดิม แต่ชา 2 เท่า', ['times | ชา | 2']],
    ['เหมือนเดิม เพิ่มชาเป็นสองเท่า', ['times | ชา | 2']],
    ['เหมือนเดิม แต่เบิ้ลชา', ['times | ชา | 2']],
    ['same as last time but 3 less tea', ['less | tea | 3']],
    ['same as last time, 3 fewer of the tea', ['less | tea | 3']],
    ['same as last time but tea 3 less, 2 less red cups', ['less | tea | 3', 'less | red cup | 2']],
    ['老样子，少3个茶', ['less | 茶 | 3']],
    ['老样子，但是茶少要3罐', ['less | 茶 | 3']],
    ['老样子，茶减3罐', ['less | 茶 | 3']],
    ['เหมือนเดิม ชาน้อยลง 3', ['less | ชา | 3']],
    ['เหมือนเดิม แต่ลดชา 3 กระป๋อง', ['less | ชา | 3']],
    ['เหมือนเดิม ลดชาลง 3 กระป๋อง', ['less | ชา | 3']],
    ['same as last time but less tea', ['less | tea | -']],
    ['老样子，茶少一点', ['less | 茶 | -']],
    ['เหมือนเดิม ชาน้อยลง', ['less | ชา | -']],
    ['same as last time but 3 red cups less', ['less | red cup | 3']],
    ['same as last time but 3 red cups fewer please', ['less | red cup | 3']],
    ['same as last time but 3 teas less', ['less | tea | 3']],
    ['same as last time but 3 red cups and 2 teas less', ['less | red cup | 3', 'less | tea | 2']],
    ['same as last time plus 3 red cups and 2 teas less', ['add | red cup | 3', 'less | tea | 2']],
    ['same as last time but 3 cans of tea less than last time', ['less | tea | 3']],
    ['same as last time, 3 red cups less, tea double', ['less | red cup | 3', 'times | tea | 2']],
    ['same as last time but 3 red cups, less tea', ['add | red cup | 3', 'less | tea | -']],
    ['same as last time but tea 3 red cups less', ['add | tea | 3', 'less | red cup | -']],
    ['老样子，少红杯子3个', ['less | 红 杯子 | 3']],
    ['老样子少茶三罐', ['less | 茶 | 3']],
    ['老样子，但是减少茶3罐，再加6个红杯子', ['less | 茶 | 3', 'add | 红 杯子 | 6']],
    ['老样子，少350毫升的红杯子3个', ['less | 350ml 红 杯子 | 3']],
    ['老样子，少糖3包', ['less | 糖 | 3']],
    ['เหมือนเดิม แต่ชาลด 3 กระป๋อง', ['less | ชา | 3']],
    ['เหมือนเดิม ชา 3 กระป๋องน้อยลง', ['less | ชา | 3']],
    ['same as last time but twenty times the tea', ['times | tea | 20']],
    ['เหมือนเดิม ชาสิบสองเท่า', ['times | ชา | 12']],
  ])('as in "%s" is %j', (text, items) => {
    expect(repeatedIn(text)?.times).toBe(1);
    expect(readInBrief(text)).toEqual({ items, others: [], remarks: [] });
  });

  test.each([
    ['same as last time but 51 times the tea', 'tea'],
    ['same as last time but sixty times the tea', 'tea'],
    ['same as last time but the tea 1,025 times', 'tea'],
    ['same as last time but 1.5 times the tea', 'tea'],
    ['same as last time but 0 times the tea', 'tea'],
    ['老样子，茶99倍', '茶'],
    ['老样子，茶一百倍', '茶'],
    ['老样子，茶一点五倍', '茶'],
    ['เหมือนเดิม ชา 99 เท่า', 'ชา'],
    ['เหมือนเดิม ชาเก้าสิบเก้าเท่า', 'ชา'],
    ['เหมือนเดิม แต่ชาคูณร้อย', 'ชา'],
  ])('as in "%s" says no number of times that can be meant of %s', (text, goods) => {
    expect(repeatedIn(text)?.times).toBe(1);
    expect(readInBrief(text)).toEqual({ items: [`times | ${goods} | -`], others: [], remarks: [] });
  });

  test.each([
    ['same as last time but 3 less', ['3', 'less']],
    ['same as last time but 12 teas, no more no less', ['less']],
    ['same as last time but 99 times the 12 teas', ['99 times the']],
    ['same as last time and double the 12 teas', ['double the']],
  ])('as in "%s" leaves over what is about nothing', (text, others) => {
    expect(readInBrief(text).others).toEqual(others);
  });

  test.each([
    ['same as last time plus double bed sheets 5', ['add | double bedsheet | 5']],
    ['老样子，加减压球3个', ['add | 减压球 | 3']],
    ['老样子，再加少女裙子3条', ['add | 少女 裙子 | 3']],
    ['老样子，少女裙子3条', ['add | 少女 裙子 | 3']],
    ['老样子，少糖奶茶3杯', ['add | 少糖 奶茶 | 3']],
    ['老样子，减少茶到3罐', ['add | 减少茶到 | 3']],
    ['เหมือนเดิม เพิ่มสเปรย์ลดกลิ่น 3 ขวด', ['add | สเปรย์ลดกลิ่น | 3']],
    ['tea 3 less', ['add | tea | 3', 'add | less | -']],
    ['double the tea', ['add | double tea | -']],
  ])('is not one that says "%s"', (text, items) => {
    expect(readInBrief(text).items).toEqual(items);
  });

  test.each([
    'same as last time x2 ',
    'double the same again ',
    'but and all x2, ',
    'less of the ',
    '少3',
    '但少茶',
    'sixty two ',
    'ร้อย',
    '老样子两份，',
    'เหมือนเดิม ลด ลง 3 ',
    'ลด',
    '2 เท่า',
    'double   ',
  ])('takes a fraction of a second of the processor for 500 hostile letters (%s)', (seed) => {
    for (const text of [seed.repeat(500), `same as last time but ${seed.repeat(500)}`]) {
      const before = process.cpuUsage().user;
      repeatedIn(text.slice(0, 500));
      expect(process.cpuUsage().user - before).toBeLessThan(500_000);
    }
  });
});

describe('a text that orders goods', () => {
  test.each([
    'the usual soap, 12',
    'same soap as usual, lavender 24 pcs',
    '老样子香皂白色一打',
    '上次那种茶再来一打',
    '12 red cups, same as last time',
    '12 red cups. Payment as usual.',
    'same as last time, 12 red cups',
    'same as last time x2 red cups',
    'same as last time 2 sets of tea',
    'red cups x2',
    'tea x2, same as last time',
    '老样子，两份沙拉',
    'เหมือนเดิม 2 ชุดใหญ่',
    'same as last time x2?',
    'same price as last time?',
    'is it the same as last time?',
    'เหมือนเดิมไหมคะ',
    'เหมือนเดิม ราคาเท่าไหร่',
  ])('as in "%s" repeats no order', (text) => {
    expect(repeatedIn(text)).toBeNull();
  });
});
