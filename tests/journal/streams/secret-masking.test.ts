import { describe, expect, test } from 'vitest';
import { maskedJsonCopy } from '../../../src/journal/streams/secret-masking.ts';

const random = 'Zm9vYmFyQmF6cXV4MDEyMzQ1Njc4OTAxMjM0NTY3ODk';
const invitation = `WyJtLTEiLCJnLTEiLDE3NjQwMDAwMDAwMDBd.${random}`;

describe('a copy for the journal', () => {
  test.each([
    ['a session token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '…'],
    ['an access token of LINE', `Bearer ${random}${random}`, 'Bearer …'],
    [
      'what LIFF leaves in an address',
      `/auth#feature=a&access_token=${random}`,
      '/auth#feature=a&access_token=…',
    ],
    [
      'the code and state of a sign-in',
      'https://shop/auth?code=abc&state=x1&lang=th',
      'https://shop/auth?code=…&state=…&lang=th',
    ],
    [
      'the state and code of a sign-in',
      'https://shop/?liffClientId=1-a&state=x1&code=abc#top',
      'https://shop/?liffClientId=1-a&state=…&code=…#top',
    ],
    ['an invitation', `see /auth?invite=${invitation} please`, 'see /auth?invite=… please'],
    [
      'an invitation within a link of LINE',
      `https://liff.line.me/1-a?liff.state=%2Fauth%3Finvite%3D${invitation}`,
      'https://liff.line.me/1-a?liff.state=%2Fauth%3Finvite%3D…',
    ],
    [
      'a signed address of a file',
      `/api/files/a.webp?size=share&exp=1764000000&sig=${random}#top`,
      '/api/files/a.webp?size=share&exp=1764000000&sig=…#top',
    ],
    [
      'a link that prints several orders',
      `/order/print?order_id=o-1%2Co-2&sig=${random}%2C${random}&exp=1764000000&paper=a4`,
      '/order/print?order_id=o-1%2Co-2&sig=…&exp=1764000000&paper=a4',
    ],
    [
      'an answer within a text',
      JSON.stringify({ token: random, journal_key: random }),
      '{"token":"…","journal_key":"…"}',
    ],
  ])('leaves out %s', (_, text, left) => {
    expect(maskedJsonCopy({ type: 'remark.type', deep: [{ text }] })).toEqual({
      type: 'remark.type',
      deep: [{ text: left }],
    });
  });

  test('leaves out the credentials of an answer by their names', () => {
    const answer = { token: random, journal_key: random, user: { id: 'u-1' } };
    expect(maskedJsonCopy(answer)).toEqual({ token: '…', journal_key: '…', user: { id: 'u-1' } });
  });

  test.each([
    'b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    'upload-b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    '/api/files/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.webp',
    'https://maps.app.goo.gl/ab12CD34 at the gate, code 1234',
    'https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEfGhIjKlMnOpQrStUvWxYz0123456789_abcdefgh/viewform',
    'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg/edit?gid=0#gid=0',
    'https://shop.example/?code=SALE20',
    'https://shop.example/?state=bangkok&token=abc&invite=friend&sig=abc',
    'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/a.jpg?alt=media&token=b3f1c2d4-5e6f-4a7b',
    `the code ${random}`,
    'ส่งด่วน-ก่อนเที่ยง 三箱 '.repeat(9),
    '----------------------------------------------------',
  ])('keeps %s', (text) => {
    expect(maskedJsonCopy({ text })).toEqual({ text });
  });

  test('is what JSON gives back', () => {
    expect([maskedJsonCopy(undefined), maskedJsonCopy({ at: new Date(0), gone: undefined })]).toEqual([
      null,
      { at: '1970-01-01T00:00:00.000Z' },
    ]);
  });
});
