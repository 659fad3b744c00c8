import { describe, expect, test } from 'vitest';
import { sureFrom } from '../../../domain/orders/order-draft.ts';
import { linesOf, readInDemo } from './read-order.ts';

const read = readInDemo();
const [lamp, jar] = ['ceramic-bedside-lamp-sage-38-cm', 'bamboo-lid-glass-jar-clear-1-l'];

describe('a correction that names a line by its quantity', () => {
  test.each([
    'sage bedside lamp 24, glass jar 1l clear 5. change the 24 to 36',
    '床头灯鼠尾草两打，玻璃罐透明1升5个。那两打改成三打',
    'โคมข้างเตียงสีเสจ 24 ขวดแก้วใส 1 ลิตร 5 ใบ อันที่ 24 ขอเพิ่มเป็น 36',
  ])('changes that line and no other: %s', async (text) => {
    expect(linesOf(await read(text))).toEqual([
      [lamp, 36],
      [jar, 5],
    ]);
  });

  test('in dozens before is one in dozens, and to be checked', async () => {
    const { items } = await read(
      'two dozen sage bedside lamps and 5 glass jars 1l clear. those two dozen make it three',
    );
    expect(
      items.map(({ sku_id, quantity, confidence }) => [sku_id, quantity, confidence >= sureFrom]),
    ).toEqual([
      [lamp, 36, false],
      [jar, 5, true],
    ]);
  });
});
