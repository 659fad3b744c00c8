import { describe, expect, test } from 'vitest';
import { knownShare, restoreMarks } from '../../../server/recognise/thai/thai-words.ts';

describe('a text that has lost a mark', () => {
  test.each([
    ['ถั\0วแดง', 'ถั่วแดง'],
    ['เส้นก๋วยเตี\0ยว', 'เส้นก๋วยเตี๋ยว'],
    ['กระเป\0าเงิน', 'กระเป๋าเงิน'],
    ['นํ\0าตาล', 'น้ำตาล'],
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
