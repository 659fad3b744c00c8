import { describe, expect, test } from 'vitest';
import { withoutContacts } from '../../../domain/text-order/pasted/without-contacts.ts';

describe('of a text', () => {
  test.each([
    ['red lantern 5 โทร 081-234-5678', 'red lantern 5 โทร …'],
    ['red lantern 5 โทร. ๐๘๑ ๒๓๔ ๕๖๗๘', 'red lantern 5 โทร. …'],
    ['灯笼5个 ０８１２３４５６７８', '灯笼5个 …'],
    ['灯笼5个 +66 (81) 234.5678', '灯笼5个 …'],
    ['灯笼5个 138 1234 5678 谢谢', '灯笼5个 … 谢谢'],
    ['lantern 5 somchai.s@shop.example', 'lantern 5 …'],
  ])('%s the phone or mail address is cut out', (text, rest) => {
    expect(withoutContacts(text)).toBe(rest);
  });

  test.each([
    ['灯笼5个送曼谷素坤逸路23巷4号'],
    ['灯笼5个 友谊小区3栋2单元'],
    ['灯笼5个 清迈府'],
    ['lantern 5 to 99/12 Soi 4'],
    ['lantern 5, 25 Charoen Krung Road'],
    ['lantern 5 Chiang Mai 50200'],
    ['โคม 5 ส่ง ๑๒๓/๔๕ หมู่ ๒'],
    ['โคม 5 ถ.สุขุมวิท'],
    ['โคม 5 ม.4 ต. ช้างเผือก'],
    ['โคม 5 ซอยทองหล่อ แขวงคลองตัน'],
  ])('%s nothing is left, since it may hold an address', (text) => {
    expect(withoutContacts(text)).toBe('');
  });

  test.each([
    ['红灯笼大号 5 个'],
    ['鞋 40号 2双，超市袋 10 个'],
    ['blue wave mugs 350ml 1,200 pcs'],
    ['towel 35x75 cm 1/2 dozen @95'],
    ['ริบบิ้น 5 ม. สีแดง 12 ม้วน'],
    ['ชั้นวางรองเท้า 3 ชั้น 2 อัน'],
  ])('%s, which holds neither, all is left', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });
});
