import { describe, expect, test } from 'vitest';
import { cutChat } from '../../../domain/text-order/pasted/chat-lines.ts';

describe('a pasted chat', () => {
  test('as LINE exports it is cut to what the one who orders says', () => {
    const chat = [
      '2024/05/06(Mon)',
      '09:12\t小林\t老板早',
      '09:12\t小林\t红灯笼30公分10个',
      '09:13\t店家\t好的 还要别的吗',
      '09:14\t小林\t再来5个40公分的',
      '09:15\t小林\t[贴图]',
    ].join('\n');
    expect(cutChat(chat)).toBe('老板早\n红灯笼30公分10个\n再来5个40公分的');
  });

  test('as a phone copies it is cut too, also where a name has two words', () => {
    const chat = ['14:02 Mali K. เอาชามข้าว 5 ใบ', '14:03 ร้าน ได้ค่ะ', '14:04 Mali K. จาน 3 ใบ'].join('\n');
    expect(cutChat(chat)).toBe('เอาชามข้าว 5 ใบ\nจาน 3 ใบ');
  });

  test('of other apps is cut too', () => {
    const chat = ['[5/6/24, 14:02:30] Somchai: want 5 teapots', '[5/6/24, 14:03:01] Shop: ok'].join('\n');
    expect(cutChat(chat)).toBe('want 5 teapots');
  });

  test.each([
    ['[27/11, 09:14] Ploy: 4 mugs\n[27/11, 09:15] Ploy: 6 vases', '4 mugs\n6 vases'],
    ['[27 Nov, 09:14] Ploy: 4 mugs\n[Nov 27, 09:15] Ploy: 6 vases', '4 mugs\n6 vases'],
    ['Ploy, [27 Nov 2026 at 09:14:05]:\n4 mugs\nPloy, [27.11.26 09:15]\n6 vases', '4 mugs\n6 vases'],
    ['Ploy [09:14]: 4 mugs', '4 mugs'],
    ['27 พ.ย. 2569 09:42 ป้าสมร: แก้ว 10', 'แก้ว 10'],
    ['[周五 09:14] 阿芳: 杯子 6个', '杯子 6个'],
    ['阿芳 昨天 10:03\n杯子 6个\n阿芳 今天 08:10\n盘子 4个', '杯子 6个\n盘子 4个'],
    ['阿芳(88213) 10:03:22\n杯子 6个\n阿芳(88213) 10:05:22\n盘子 4个', '杯子 6个\n盘子 4个'],
    ['09:14\n4 mugs\n09:15 ✓✓\n6 vases', '4 mugs\n6 vases'],
    ['2026.11.27 วันศุกร์\n09:42 ป้าสมร แก้ว 10\n09:44 ป้าสมร จาน 2', 'แก้ว 10\nจาน 2'],
  ])('with days as other programs write them is cut: %s', (chat, said) => {
    expect(cutChat(chat)).toBe(said);
  });

  test('with names above what is said keeps all lines of a message', () => {
    const chat = ['下午2:10 阿明', '大象裤20条', '灯笼5个', '下午2:11 店主', '好的'].join('\n');
    expect(cutChat(chat)).toBe('大象裤20条\n灯笼5个');
  });

  test('in which the shop sums up orders nothing twice', () => {
    const chat = ['10:15\tอ้อ\tสบู่ 10 ก้อน', '10:16\tร้าน\tรวม 297 บาทค่ะ', '10:17\tร้าน\tส่ง 2 วันค่ะ'].join('\n');
    expect(cutChat(chat)).toBe('สบู่ 10 ก้อน');
  });

  test.each(['ร้านป้าแดง', 'Kim Store', '陈老板', 'Flower Shop', 'Badminton Club'])(
    'keeps the order of a customer who is called %s',
    (customer) => {
      const chat = [`10:15\t${customer}\tสบู่ 10 ก้อน`, '10:16\tTalat\tส่ง 2 วันค่ะ'].join('\n');
      expect(cutChat(chat)).toBe('สบู่ 10 ก้อน\nส่ง 2 วันค่ะ');
    },
  );

  test.each(['ร้าน', 'Shop ', '老板娘', 'ร้านค้า 🛍', 'แอดมินร้าน', 'Talat Admin', '塔拉特客服'])(
    'is cut to the customer where %j answers with a number',
    (seller) => {
      const chat = ['10:15\tร้านป้าแดง\tสบู่ 10 ก้อน', `10:16\t${seller}\tส่ง 2 วันค่ะ`].join('\n');
      expect(cutChat(chat)).toBe('สบู่ 10 ก้อน');
    },
  );
});

test.each(['红灯笼5个，明天10:30送', 'two mugs\nthree bowls', 'ส่ง 14:00 นะคะ\nชาม 2 ใบ', '10:30 送货'])(
  '%j is no chat and stays',
  (text) => {
    expect(cutChat(text)).toBe(text);
  },
);
