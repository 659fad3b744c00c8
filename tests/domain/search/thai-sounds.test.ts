import { describe, expect, test } from 'vitest';
import { beginningsHeard, isHeardAs, mayBeHeard } from '../../../domain/search/thai-sounds.ts';

const heard: readonly (readonly [thai: string, english: string])[] = [
  ['โคลด์บรูว์', 'cold brew'],
  ['ฮู้ดดี้', 'hoodie'],
  ['ทัมเบลอร์', 'tumbler'],
  ['เบลเซอร์', 'blazer'],
  ['สเปรย์', 'spray'],
  ['โฟลเดอร์', 'folder'],
  ['ฟิลเตอร์', 'filter'],
  ['พาวเวอร์แบงค์', 'power bank'],
  ['แจ็กเก็ต', 'jacket'],
  ['โปสเตอร์', 'poster'],
  ['สติ๊กเกอร์', 'sticker'],
  ['ช็อกโกแลต', 'chocolate'],
  ['เซรามิก', 'ceramic'],
  ['คาร์โก้', 'cargo'],
  ['แฟนตาซี', 'fantasy'],
  ['บักเก็ต', 'bucket'],
];

describe('an English word in Thai letters', () => {
  test.each(heard)('%s is heard as %s', (thai, english) => {
    const words = english.split(' ');
    expect({
      isLoan: mayBeHeard(thai),
      isHeard: isHeardAs(thai, ['plain', ...words, 'bag']),
      isBegun: beginningsHeard(thai).some((begun) => english.startsWith(begun)),
    }).toEqual({ isLoan: true, isHeard: true, isBegun: true });
  });

  test('is heard as no other of these', () => {
    const others = heard.flatMap(([thai], at) =>
      heard.filter((_, other) => other !== at).map(([, english]) => isHeardAs(thai, english.split(' '))),
    );
    expect(others).not.toContain(true);
  });

  test.each(['กางเกง', 'เสื้อยืด', 'ผ้าขนหนู', 'จาน', 'ตะกร้า'])('%s is none', (thai) => {
    expect(mayBeHeard(thai)).toBe(false);
  });
});
