import { describe, expect, test } from 'vitest';
import { likelyThai } from '../../../server/recognise/thai/likely-thai.ts';
import { knownShare, restoreMarks } from '../../../server/recognise/thai/thai-words.ts';

describe('a text that has lost a mark', () => {
  test.each([
    ['ถั\0วแดง', 'ถั่วแดง'],
    ['เส้นก๋วยเตี\0ยว', 'เส้นก๋วยเตี๋ยว'],
    ['กระเป\0าเงิน', 'กระเป๋าเงิน'],
    ['นํ\0าตาล', 'น้ำตาล'],
    ['เสื\0อเชิ\0ตแขนยาว', 'เสื้อเชิ้ตแขนยาว'],
    ['เสื\0อ', 'เสื้อ'],
  ])('has the one that makes words of it: %j is %s', (text, restored) => {
    expect(restoreMarks(text)).toBe(restored);
  });

  test('and one that has lost none stays as it is', () => {
    expect(restoreMarks('Cup 12')).toBe('Cup 12');
  });
});

describe('the share of known words', () => {
  test.each([
    ['แปรงสีฟันไม้ไผ่', 1],
    ['ท๑ษูลงาสเรน๒เฉด', 0],
    ['Cup', 0],
  ])('of %s is %d', (text, share) => {
    expect(knownShare(text)).toBe(share);
  });
});

/** What each sign may be: what was read, and at some places another, by its place. */
function choicesOf(
  text: string,
  others: Readonly<Record<number, readonly [sign: string, confidence: number]>>,
) {
  return Array.from(text, (sign, at) => {
    const [other, confidence] = others[at] ?? [];
    return [
      { sign, confidence: 0.9 },
      ...(other === undefined ? [] : [{ sign: other, confidence: confidence ?? 0 }]),
    ];
  });
}

describe('a text of signs that may be others', () => {
  test.each([
    ['น้าสัม', { 4: ['้', 0.4] }, 'น้าส้ม'],
    ['ลั่วเขียว', { 0: ['ถ', 0.5] }, 'ถั่วเขียว'],
    ['เมล็ดภาแฟ', { 5: ['ก', 0.6] }, 'เมล็ดกาแฟ'],
  ] as const)('%s has those that make words of it, and is not sure', (text, others, likely) => {
    expect(likelyThai(text, choicesOf(text, others))).toEqual({ text: likely, isSurest: false });
  });

  test.each([
    ['that are words already', 'ถั่วแดง', { 5: ['ค', 0.8] }],
    ['of which the others are no words either', 'เสื้อฮู้ด', { 5: ['ฉ', 0.6] }],
    ['of which the others are far less sure', 'ลั่วเขียว', { 0: ['ถ', 0.15] }],
    ['of which another is of another kind', 'น้าสัม', { 4: ['ม', 0.8] }],
  ] as const)('stays as it is with signs %s', (_, text, others) => {
    expect(likelyThai(text, choicesOf(text, others))).toEqual({ text, isSurest: true });
  });

  test('is not sure where another sign was read more surely', () => {
    expect(likelyThai('ถั่วแดง', choicesOf('ถั่วแดง', { 5: ['ค', 0.95] }))).toEqual({
      text: 'ถั่วแดง',
      isSurest: false,
    });
  });
});
