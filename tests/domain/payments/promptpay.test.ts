import { describe, expect, test } from 'vitest';
import { formatPromptpayId, readPromptpayId } from '../../../domain/payments/promptpay.ts';

describe('readPromptpayId', () => {
  test.each([
    ['0812345678', '0812345678', 'mobile'],
    ['081-234-5678', '0812345678', 'mobile'],
    [' 08 1234 5678 ', '0812345678', 'mobile'],
    ['+66 81-234-5678', '0812345678', 'mobile'],
    ['๐๖๑๒๓๔๕๖๗๘', '0612345678', 'mobile'],
    ['０９１２３４５６７８', '0912345678', 'mobile'],
    ['0-1075-44000-10-8', '0107544000108', 'taxId'],
    ['0000000000001', '0000000000001', 'taxId'],
    ['004999000288505', '004999000288505', 'wallet'],
  ])('%s is read as %s, a %s', (text, id, kind) => {
    expect(readPromptpayId(text)).toEqual({ ok: true, id, kind });
  });

  test.each([
    ['', 'notDigits'],
    ['promptpay@shop', 'notDigits'],
    ['081234567', 'length'],
    ['08123456789', 'length'],
    ['0212345678', 'notMobile'],
    ['1812345678', 'notMobile'],
    ['0107544000100', 'checkDigit'],
    ['0049990002885051', 'length'],
  ])('%s is refused: %s', (text, fault) => {
    expect(readPromptpayId(text)).toEqual({ ok: false, fault });
  });

  test('any other last digit of a tax id is refused', () => {
    const right = Array.from('0123456789').filter((digit) => readPromptpayId(`010754400010${digit}`).ok);
    expect(right).toEqual(['8']);
  });

  test('how an id is shown is read as the same id', () => {
    for (const id of ['0812345678', '0107544000108', '004999000288505'])
      expect(readPromptpayId(formatPromptpayId(id))).toMatchObject({ ok: true, id });
    expect(formatPromptpayId('0812345678')).toBe('081-234-5678');
    expect(formatPromptpayId('0107544000108')).toBe('0-1075-44000-10-8');
  });
});
