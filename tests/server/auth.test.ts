import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('sign-in as a persona', () => {
  test('a persona gets the user, a token and the key of their journal', async () => {
    const { user, journalKey } = await server.as('customer');
    expect(user).toEqual({
      id: 'customer',
      name: 'Ling Wattana',
      username: 'Ling',
      role: '',
      language: 'zh',
      line_id: expect.stringMatching(/^U[0-9a-f]{32}$/),
      avatar_url: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.webp$/),
      merchant_id: 'm-demo',
      merchant_name: '源记百货 · 水门店',
      merchant_phone: '02-251-8899;081-234-5678',
      owner_line_id: expect.stringMatching(/^U[0-9a-f]{32}$/),
      merchant_config: { enable_confirm_pay: true },
      is_vip: 0,
      group_id: 'pratunam',
      group_name: '水门批发 3 楼',
    });
    expect((await server.as('customer')).journalKey).toBe(journalKey);
  });
});
