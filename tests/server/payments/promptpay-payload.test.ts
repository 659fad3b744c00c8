import generatePayload from 'promptpay-qr';
import { describe, expect, test } from 'vitest';
import { promptpayPayload } from '../../../server/payments/promptpay-payload.ts';

const ids = ['0812345678', '0107544000108', '004999000288505'];
const amounts = [1, 99, 100, 465_400, 123_456_789, 10_000_000_050];

/** The fields of an EMVCo text: two digits of tag, two of length, the value. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const end = at + 4 + Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE, as EMVCo's book 4 defines it. */
function crcOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

describe('the payload of PromptPay', () => {
  test.each([
    ['0812345678', '01', '0066812345678'],
    ['0107544000108', '02', '0107544000108'],
    ['004999000288505', '03', '004999000288505'],
  ])('%s has the fields of EMVCo, with the id under %s', (id, tag, value) => {
    const fields = fieldsOf(promptpayPayload(id, 465_450));
    expect(Object.fromEntries(fields)).toEqual({
      '00': '01',
      '01': '12',
      '29': expect.any(String),
      '53': '764',
      '54': '4654.50',
      '58': 'TH',
      '63': expect.stringMatching(/^[0-9A-F]{4}$/),
    });
    expect(Object.fromEntries(fieldsOf(fields.get('29') ?? ''))).toEqual({
      '00': 'A000000677010111',
      [tag]: value,
    });
  });

  test('ends with the checksum of all before it', () => {
    expect(crcOf('123456789')).toBe('29B1');
    for (const id of ids)
      for (const amount of amounts) {
        const payload = promptpayPayload(id, amount);
        expect(payload.slice(-4)).toBe(crcOf(payload.slice(0, -4)));
      }
  });

  test('holds what another implementation writes for the same id and amount', () => {
    for (const id of ids)
      for (const amount of amounts) {
        const { '63': _crc, ...mine } = Object.fromEntries(fieldsOf(promptpayPayload(id, amount)));
        const { '63': _other, ...theirs } = Object.fromEntries(
          fieldsOf(generatePayload(id, { amount: amount / 100 })),
        );
        expect(mine).toEqual(theirs);
      }
  });
});
