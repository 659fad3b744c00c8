import { describe, expect, test } from 'vitest';
import { connect, isOpenPath } from '../../src/api/connection.ts';
import { headersFor } from '../../src/api/request-headers.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

const signedOut = { token: () => null };

describe('a path that is called without a token', () => {
  test.each([
    ['/api/auth', true],
    ['/api/auth/line', true],
    ['/api/auth/sign_out', true],
    ['/api/order_detail', true],
    ['/api/files/a.png', true],
    ['/api/payment_order_detail', false],
    ['/api/order_detail_of', false],
    ['/api/author', false],
    ['/api/files', false],
    ['/api/user_info', false],
    ['/elsewhere/api/auth/line', false],
  ])('%s: %s', (path, isOpen) => {
    expect(isOpenPath(path)).toBe(isOpen);
  });
});

describe('the headers of a call', () => {
  test('name the token, the language, where it comes from, the LINE account and the group, in Latin letters', () => {
    const { device } = standInDevice([], { source: () => 'line', groupId: () => 'บ้านสวน' });
    expect(headersFor(device)).toEqual({
      Authorization: 'Bearer token-1',
      'Accept-Language': 'th',
      source: 'line',
      line_id: 'U-ling',
      group_id: '%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99%E0%B8%AA%E0%B8%A7%E0%B8%99',
    });
  });

  test('go along with every read', async () => {
    const { device, sent } = standInDevice([envelope(200, {})]);
    await connect(device).GET('/user_info');
    expect(sent.map(({ url, headers }) => [new URL(url).pathname, ...headersIn(headers)])).toEqual([
      ['/api/user_info', 'Bearer token-1', 'web', 'U-ling', 'group-baan-suan'],
    ]);
  });
});

describe('a call without a token', () => {
  test.each([
    ['/user_info', (connection: ReturnType<typeof connect>) => connection.GET('/user_info')],
    [
      '/payment_order_detail',
      (connection: ReturnType<typeof connect>) =>
        connection.GET('/payment_order_detail', { params: { query: { payment_order_id: '1' } } }),
    ],
  ])('to %s is refused on the device and leads to sign-in', async (_, call) => {
    const { device, sent, heard } = standInDevice([envelope(200, {})], signedOut);
    await expect(call(connect(device))).rejects.toThrow('token is null');
    expect([sent, heard]).toEqual([[], ['token missing']]);
  });

  test('to an open path is sent, without Authorization', async () => {
    const { device, sent, heard } = standInDevice([envelope(200, {})], signedOut);
    await connect(device).GET('/order_detail', { params: { query: { order_id: '1' } } });
    expect(sent.map(({ headers }) => headersIn(headers))).toEqual([
      [null, 'web', 'U-ling', 'group-baan-suan'],
    ]);
    expect(heard).toEqual([]);
  });
});

describe('a refusal', () => {
  test.each([
    ['foreign_group', ['foreign group chiangmai']],
    ['forbidden_role', []],
  ])('for %s is heard by the device as %j', async (reason, said) => {
    const { device, heard } = standInDevice([envelope(403, { reason, group_id: 'chiangmai' })]);
    const { error } = await connect(device).GET('/user_info');
    expect([heard, error]).toMatchObject([said, { data: { reason } }]);
  });
});

function headersIn(headers: Headers) {
  return ['Authorization', 'source', 'line_id', 'group_id'].map((name) => headers.get(name));
}
