import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order, PrintOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import { accepted, newOrder, refusal, sendTwice } from './orders-and-payments.ts';

interface Link {
  readonly url: string;
  readonly expires_at: string;
}

const madeAt = new Date('2025-06-01T08:00:00.750Z');

let clock = madeAt;
let server: TestServer;
let customer: Person;
let vip: Person;

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'https://shop.example/' }, { now: () => clock });
  [customer, vip] = await server.people('customer', 'vip');
});
beforeEach(() => {
  clock = madeAt;
});
afterAll(() => server.stop());

const orderWithRemark = (person: Person = customer) => newOrder(server, person, { remark: 'ring twice' });

async function linkTo(order: Order, person: Person = customer): Promise<Link> {
  return accepted(await person.post('/api/print_link', { order_id: order.id })) as Link;
}

async function passOf(order: Order): Promise<Record<string, string>> {
  return Object.fromEntries(new URL((await linkTo(order)).url).searchParams);
}

async function open(query: Record<string, string>, headers = {}): Promise<Reply> {
  const text = new URLSearchParams(query).toString();
  return await server.send('GET', `/api/order_detail?${text}`, { headers });
}

function printed(order: Order, { packing } = { packing: false }) {
  const { id, order_no, ctime, group_name, remark, alias, phone, merchant_address } = order;
  return {
    id,
    order_no,
    ctime,
    status: 'created',
    group_name,
    created_by: { name: customer.user.name },
    total_amount: 10,
    owed: 0,
    remark,
    alias,
    contact: expect.any(String),
    phone,
    merchant_address,
    place_photo: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.webp\?size=share&exp=\d+&sig=[\w-]+$/),
    merchant_name: customer.user.merchant_name,
    merchant_phone: customer.user.merchant_phone,
    promptpay: null,
    print: true,
    packing,
    detail: [
      {
        name: 'Bowl',
        second_name: 'ชาม',
        color: 'blue',
        size: 'L',
        style: '',
        quantity: 2,
        price: 5,
        list_price: 5,
        total_price: 10,
        image_urls: '/api/files/bowl.webp',
        is_vip: 0,
        barcode: '',
      },
    ],
  };
}

const invalid = { code: 401, reason: 'invalid_token' };
const missing = { code: 404, reason: 'not_found' };

describe('print_link', () => {
  test('a language leads to the page in that language', async () => {
    const order = await orderWithRemark();
    const { url } = accepted(
      await customer.post('/api/print_link', { order_id: order.id, lang: 'th' }),
    ) as Link;
    expect(new URL(url).searchParams.get('lang')).toBe('th');
    expect(refusal(await customer.post('/api/print_link', { order_id: order.id, lang: 'fr' }))).toMatchObject(
      {
        reason: 'invalid_request',
        field: 'lang',
      },
    );
  });

  test("a link to the order's print page lasts ten minutes", async () => {
    const order = await orderWithRemark();
    const { url, expires_at } = await linkTo(order);
    expect(expires_at).toBe('2025-06-01T08:10:00.000Z');
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname]).toEqual(['https://shop.example', `/auth/order/${order.id}/print`]);
    expect(Object.fromEntries(searchParams)).toEqual({
      order_id: order.id,
      sig: expect.stringMatching(/^[\w-]{43}$/),
      exp: String(Date.parse(expires_at) / 1000),
    });
  });

  test('customers get one to the orders of their group, staff to all of their merchant', async () => {
    const order = await orderWithRemark();
    const statuses: Record<string, number> = {};
    for (const persona of ['customer', 'finance', 'storekeeper', 'vip', 'rival_owner', 'rival_customer']) {
      const person = await server.as(persona);
      statuses[persona] = (await person.post('/api/print_link', { order_id: order.id })).status;
    }
    expect(statuses).toEqual({
      customer: 200,
      finance: 200,
      storekeeper: 200,
      vip: 404,
      rival_owner: 404,
      rival_customer: 404,
    });
    expect(refusal(await customer.post('/api/print_link', { order_id: 'nothing' }))).toEqual(missing);
  });

  test('the same request under the same key answers the same link', async () => {
    const body = { order_id: (await orderWithRemark()).id };
    const { first } = await sendTwice(customer, '/api/print_link', body, () => {
      clock = new Date(madeAt.getTime() + 60_000);
    });
    expect((accepted(first) as Link).expires_at).toBe('2025-06-01T08:10:00.000Z');
  });

  test.each([
    ['order_id', {}],
    ['order_id', { order_id: '' }],
    ['order_id', { order_id: 'a'.repeat(65) }],
  ])('a body with bad %s is malformed', async (field, body) => {
    expect(refusal(await customer.post('/api/print_link', body))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });
});

describe('order_detail by a print link', () => {
  test('without a token it shows what is printed, and nothing else', async () => {
    const order = await orderWithRemark();
    expect((await open(await passOf(order))).data).toEqual(printed(order));
  });

  test('its names are in the language that is preferred, each with a second one where it differs', async () => {
    const order = await orderWithRemark();
    await server.database.pool.query(
      `UPDATE order_lines SET extra_info = '{"ch_name":"碗","th_name":"ชาม"}' WHERE order_id = $1`,
      [order.id],
    );
    const pass = await passOf(order);
    const names: Record<string, unknown> = {};
    for (const language of ['zh', 'th', 'en']) {
      const reply = await open(pass, { 'accept-language': language });
      const { detail } = reply.data as PrintOrder;
      names[language] = detail.map(({ name, second_name }) => [name, second_name]);
      expect(reply.headers['vary']).toContain('Accept-Language');
    }
    expect(names).toEqual({ zh: [['碗', 'ชาม']], th: [['ชาม', 'Bowl']], en: [['Bowl', 'ชาม']] });
  });

  test('it opens until its ten minutes are over', async () => {
    const pass = await passOf(await orderWithRemark());
    clock = new Date(Number(pass['exp']) * 1000 - 1);
    expect((await open(pass)).status).toBe(200);
    clock = new Date(Number(pass['exp']) * 1000);
    expect(refusal(await open(pass))).toEqual({ code: 401, reason: 'token_expired' });
  });

  test('another order, another time and another signature are refused', async () => {
    const [pass, other] = [await passOf(await orderWithRemark()), await passOf(await orderWithRemark())];
    const { order_id = '', sig = '', exp = '' } = pass;
    const wrong: Record<string, string>[] = [
      { ...pass, order_id: other['order_id'] ?? '' },
      { ...pass, exp: String(Number(exp) + 1) },
      { ...pass, exp: `${exp}.0` },
      { ...pass, sig: other['sig'] ?? '' },
      { ...pass, sig: sig.slice(0, -1) },
      { ...pass, sig: `${sig}=` },
      { order_id, sig },
      { order_id, exp },
      { ...pass, sig: '' },
      { ...pass, exp: '' },
      { ...pass, order_id: 'nothing' },
    ];
    for (const query of wrong) expect([query, refusal(await open(query))]).toEqual([query, invalid]);
  });

  test("another merchant's secret signs nothing here", async () => {
    const [order, rival] = [await orderWithRemark(), await server.as('rival_owner')];
    const { items } = accepted(await rival.post('/api/order_list', {})) as { items: Order[] };
    const [theirs] = items;
    expect(theirs).toBeDefined();
    const { sig = '', exp = '' } = await passOf(order);
    expect(refusal(await open({ order_id: theirs?.id ?? '', sig, exp }))).toEqual(invalid);
    const { rows } = await server.database.pool.query(
      `SELECT count(DISTINCT value)::int AS secrets FROM secrets WHERE name = 'print'`,
    );
    expect(rows).toEqual([{ secrets: 2 }]);
  });

  test('empty sig and exp are none: the order is masked', async () => {
    const order = await orderWithRemark();
    expect((await open({ order_id: order.id, sig: '', exp: '' })).data).toMatchObject({ masked: true });
  });

  test('with a token the token decides', async () => {
    const order = await orderWithRemark();
    const pass = await passOf(order);
    const ask = (person: Person) => open(pass, { authorization: `Bearer ${person.token}` });
    expect((await ask(customer)).data).toEqual({ ...order, shared_shop_photo: expect.any(String) });
    expect(refusal(await ask(vip))).toEqual(missing);
    expect(refusal(await open(pass, { authorization: 'Bearer nonsense' }))).toEqual(invalid);
    expect((await ask(await server.as('finance'))).data).toMatchObject({ history: expect.any(Array) });
  });
});

describe('order_detail as it is printed', () => {
  const ask = (person: Person, order: Order) =>
    person.get(`/api/order_detail?order_id=${order.id}&view=print`);

  test('whoever may see the order gets its print fields', async () => {
    const order = await orderWithRemark();
    expect((await ask(customer, order)).data).toEqual(printed(order));
    expect((await ask(await server.as('storekeeper'), order)).data).toEqual(
      printed(order, { packing: true }),
    );
  });

  test('another group, another merchant and nobody at all do not', async () => {
    const order = await orderWithRemark();
    expect(refusal(await ask(vip, order))).toEqual(missing);
    expect(refusal(await ask(await server.as('rival_owner'), order))).toEqual(missing);
    expect((await open({ order_id: order.id, view: 'print' })).data).toMatchObject({ masked: true });
  });

  test('a confirmed order of a merchant with a PromptPay id asks for what it owes, a created one does not', async () => {
    const owner = await server.as('owner');
    accepted(await owner.post('/api/merchant_settings', { promptpay_id: '0812345678' }));
    const order = await orderWithRemark();
    expect((await ask(customer, order)).data).toMatchObject({ owed: 0, promptpay: null });
    const manager = await server.as('order_manager');
    accepted(await manager.post('/api/update_order', { id: order.id, detail: order.detail }));
    expect((await ask(customer, order)).data).toMatchObject({
      owed: 10,
      promptpay: { amount: 10, payload: expect.stringMatching(/^000201.*5802TH/) },
    });
  });

  test('for staff, and by a link of theirs, a line has the barcode that its product has now; for a customer none', async () => {
    const [order, storekeeper] = [await orderWithRemark(), await server.as('storekeeper')];
    await server.database.pool.query(`UPDATE skus SET barcode = '8850000000017' WHERE sku_id = $1`, [
      order.detail[0]?.sku_id,
    ]);
    const barcode = '8850000000017';
    const byLinkOf = async (person: Person) =>
      (await open(Object.fromEntries(new URL((await linkTo(order, person)).url).searchParams))).data;
    const answers = [
      (await ask(storekeeper, order)).data,
      await byLinkOf(storekeeper),
      (await ask(customer, order)).data,
      await byLinkOf(customer),
    ];
    expect(answers).toMatchObject([
      { packing: true, detail: [{ barcode }] },
      { packing: true, detail: [{ barcode }] },
      { packing: false, detail: [{ barcode: '' }] },
      { packing: false, detail: [{ barcode: '' }] },
    ]);
  });
});
