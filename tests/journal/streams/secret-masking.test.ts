import { describe, expect, test } from 'vitest';
import { maskedJsonCopy } from '../../../src/journal/streams/secret-masking.ts';

const secret = 'Zm9vYmFyQmF6cXV4MDEyMzQ1Njc4OTAxMjM0NTY3ODk';

describe('a copy for the journal', () => {
  test.each([
    ['a session token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '…'],
    ['a journal key', secret, '…'],
    ['an access token of LINE', `Bearer ${secret}${secret}`, 'Bearer …'],
    [
      'the code and state of a sign-in',
      'https://shop/auth?code=abc&state=x1&lang=th',
      'https://shop/auth?code=…&state=…&lang=th',
    ],
    ['an invitation', 'see /auth?invite=WyJt.abc please', 'see /auth?invite=… please'],
    ['a signed address', '/api/files/a.webp?sig=abc#top', '/api/files/a.webp?sig=…#top'],
    ['a token after a slash', `https://liff.line.me/${secret}`, 'https://liff.line.me/…'],
    ['a token in the query of any page', `https://shop.example/a?x=${secret}`, 'https://shop.example/a?…'],
    [
      'an invitation within a link of LINE',
      `https://liff.line.me/1-a?liff.state=%2Fauth%3Finvite%3DWyJtLTEiLCJnLTEiLDFd.${secret}`,
      'https://liff.line.me/1-a?liff.state=%2Fauth%3Finvite%3D…',
    ],
  ])('leaves out %s', (_, text, left) => {
    expect(maskedJsonCopy({ type: 'remark.type', deep: [{ text }] })).toEqual({
      type: 'remark.type',
      deep: [{ text: left }],
    });
  });

  test.each([
    'b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    'upload-b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    '/api/files/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.webp',
    'https://maps.app.goo.gl/ab12CD34 at the gate, code 1234',
    'https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEfGhIjKlMnOpQrStUvWxYz0123456789_abcdefgh/viewform',
    'see https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg/edit?gid=0#gid=0 and call',
    'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/a.jpg?alt=media&token=b3f1c2d4-5e6f-4a7b',
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
