import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MerchantSettings, Shop, User } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await startServer();
  owner = await server.as('owner');
});
afterAll(() => server.stop());
beforeEach(() =>
  server.database.pool.query(`UPDATE merchants SET phone = '02-251-8899; 081-234-5678', line_url = ''`),
);

const shop = async () => accepted(await server.send('GET', '/api/shop')) as Shop;
const save = (body: object) => owner.post('/api/merchant_settings', body);

describe('shop', () => {
  test('asked without a token tells the demo\u2019s name, what it says of itself, its phones, and that there is a QR to pay by', async () => {
    expect(await shop()).toEqual({
      name: '源记百货 · 水门店',
      about: {
        zh: expect.stringContaining('水门'),
        en: expect.stringContaining('Pratunam'),
        th: expect.stringContaining('ประตูน้ำ'),
      },
      phones: ['02-251-8899', '081-234-5678'],
      line_url: '',
      promptpay: true,
    });
  });

  test('after its owner saved another contact tells that one, and the history names each change', async () => {
    const before = accepted(await owner.get('/api/merchant_settings')) as MerchantSettings;
    const settings = accepted(
      await save({
        phones: [' 02 111 2222 ', '+66 81 000 0000'],
        line_url: ' https://line.me/R/ti/p/@talat ',
        about: { en: 'Tea and bowls' },
      }),
    ) as MerchantSettings;
    const contact = {
      about: { ...before.about, en: 'Tea and bowls' },
      phones: ['02 111 2222', '+66 81 000 0000'],
      line_url: 'https://line.me/R/ti/p/@talat',
    };
    expect(settings).toMatchObject(contact);
    expect(await shop()).toMatchObject(contact);
    // Whom the customers of the shop ask: never the owner's own LINE.
    const customer = await server.as('customer');
    expect((accepted(await customer.get('/api/user_info')) as User).contact).toEqual({
      name: '源记百货 · 水门店',
      avatar_url: '',
      phone: '02 111 2222',
      line_url: 'https://line.me/R/ti/p/@talat',
    });
    expect(settings.history.at(-1)?.changes).toEqual({
      phone: { from: '02-251-8899; 081-234-5678', to: '02 111 2222;+66 81 000 0000' },
      line_url: { from: '', to: 'https://line.me/R/ti/p/@talat' },
      about_en: { from: before.about.en, to: 'Tea and bowls' },
    });
  });

  test.each([
    ['line_url', { line_url: 'javascript:alert(1)' }],
    ['line_url', { line_url: 'http://line.me/x' }],
    ['phones', { phones: ['02;03'] }],
    ['phones', { phones: ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(9)) }],
    ['about', { about: { th: 'ก'.repeat(2001) } }],
  ])('is not told what breaks a rule of %s', async (field, body) => {
    const before = await shop();
    expect(refusal(await save(body))).toMatchObject({
      code: 400,
      reason: 'invalid_request',
      field: expect.stringContaining(field),
    });
    expect(await shop()).toEqual(before);
  });
});

describe('a server of real merchants', () => {
  let real: TestServer;
  beforeAll(async () => {
    real = await startServer({ TALAT_DEMO: '0' });
    await real.database.pool.query(
      `INSERT INTO merchants (merchant_id, name, host) VALUES ('m-1', 'One', 'one.example'), ('m-2', 'Two', 'two.example')`,
    );
  });
  afterAll(() => real.stop());

  const at = async (host: string) => {
    const reply = await real.send('GET', '/api/shop', { headers: { host } });
    return reply.status === 200 ? (reply.data as Shop).name : reply.status;
  };

  test('tells of the merchant of the host, and of none elsewhere or where that one is disabled', async () => {
    expect([await at('one.example'), await at('two.example'), await at('three.example')]).toEqual([
      'One',
      'Two',
      404,
    ]);
    await real.database.pool.query(`UPDATE merchants SET disabled = true WHERE merchant_id = 'm-1'`);
    expect([await at('one.example'), await at('three.example')]).toEqual([404, 'Two']);
  });
});
