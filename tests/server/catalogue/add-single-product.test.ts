import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  payOrders,
  refusal,
  sendTwice,
  stockOf,
  stockSku,
  submitOrder,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let storekeeper: Person;
let seller: Person;
let customer: Person;
let rival: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [storekeeper, seller, customer, rival, manager] = await server.people(
    'storekeeper',
    'sku_order_manager',
    'customer',
    'rival_owner',
    'order_manager',
  );
  await server.database.pool.query(`
    INSERT INTO categories (merchant_id, category_id, parent_id, level, position, name) VALUES
      ('m-demo', 't1', NULL, 1, 900, 'Testing'), ('m-demo', 't2', 't1', 2, 1, 'Second'), ('m-demo', 't3', 't2', 3, 1, 'Third');
  `);
});
afterAll(() => server.stop());

const bodyWith = (image_urls: string, more: object = {}) => ({
  name: 'Celadon vase',
  price: 125.5,
  stock: 0,
  category_id: 't3',
  image_urls,
  ...more,
});
const add = async (person: Person, more: object = {}) =>
  person.post('/api/add_single_product', bodyWith(await uploadPhoto(person), more));
const refused = async (person: Person, more: object) => refusal(await add(person, more));

describe('add_single_product', () => {
  test('a product with everything that can be said of it is listed, its words trimmed', async () => {
    const [front, back] = [await uploadPhoto(storekeeper), await uploadPhoto(storekeeper)];
    const product = accepted(
      await storekeeper.post(
        '/api/add_single_product',
        bodyWith(`${front}, ${back},${front}`, {
          name: '  Cafe\u0301 cup ',
          ch_name: ' 杯 ',
          th_name: 'ถ้วย',
          color: ' red ',
          size: 'L',
          style: 'round',
          vip_price: 99.99,
          original_price: 150,
          description: ' fine\nware ',
          stock: 12,
          barcode: ' 885-0001 ',
          low_stock_at: 3,
          unknown: true,
          version: 9,
        }),
      ),
    ) as Product;
    expect(product).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Caf\u00e9 cup',
      ch_name: '杯',
      th_name: 'ถ้วย',
      color: 'red',
      size: 'L',
      style: 'round',
      price: 125.5,
      vip_price: 99.99,
      original_price: 150,
      stock: 12,
      on_hand: 12,
      reserved: 0,
      description: 'fine\nware',
      image_urls: `${front},${back}`,
      ctime: expect.any(String),
      category_id: 't3',
      status: 'active',
      is_vip: 0,
      version: 1,
      barcode: '885-0001',
      low_stock_at: 3,
    });
    const {
      vip_price: _vip,
      on_hand: _hand,
      reserved: _reserved,
      barcode: _barcode,
      low_stock_at: _level,
      ...shown
    } = product;
    expect(accepted(await customer.get(`/api/sku_detail?sku_id=${product.id}`))).toEqual(shown);
  });

  test('what is left out, null, empty or a price of 0 is none', async () => {
    const product = accepted(
      await add(seller, { color: null, size: '', vip_price: 0, original_price: null, price: 0, barcode: '' }),
    );
    expect(product).toMatchObject({
      ch_name: '',
      color: '',
      size: '',
      style: '',
      price: 0,
      vip_price: null,
      original_price: null,
      description: '',
      stock: 0,
      barcode: '',
      low_stock_at: null,
    });
  });

  test('its first pieces are a purchase that says who, when and why; none leave no record', async () => {
    const stocked = accepted(await add(storekeeper, { stock: 7 })) as Product;
    const bare = accepted(await add(storekeeper)) as Product;
    expect(accepted(await storekeeper.get(`/api/wash_stock_list?sku_id=${stocked.id}`))).toEqual([
      {
        id: expect.any(String),
        sku_id: stocked.id,
        ctime: stocked.ctime,
        type_text: '',
        entry_type: 'purchase',
        operation_type: 'entry',
        operation_subtype: 'purchase',
        amount: 7,
        stock_after: 7,
        price: 125.5,
        transfer_location: '',
        transfer_location_alias: '',
        images: '',
        note: '',
        operator_name: storekeeper.user.name,
      },
    ]);
    expect(accepted(await storekeeper.get(`/api/wash_stock_list?sku_id=${bare.id}`))).toEqual([]);
    expect(await stockOf(server, { id: stocked.id, price: 0 })).toMatchObject({ on_hand: 7, sum: 7 });
  });

  test('its pictures become public and cacheable, which they were not before', async () => {
    const photo = await uploadPhoto(storekeeper);
    expect((await server.send('GET', photo)).status).toBe(404);
    accepted(await storekeeper.post('/api/add_single_product', bodyWith(photo)));
    const shown = await server.send('GET', photo);
    expect([shown.status, shown.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const again = await seller.post('/api/add_single_product', bodyWith(photo));
    expect(again.status).toBe(200);
  });

  test("a customer's proof, a colleague's upload, another merchant's picture and nothing at all lead to 404, and stay private", async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const order = await confirmOrder(manager, await submitOrder(customer, [{ sku, quantity: 1 }]));
    const { payment_photos } = await payOrders(manager, [order]);
    const proof = String(payment_photos);
    for (const filepath of [
      proof,
      await uploadPhoto(customer),
      await uploadPhoto(seller),
      await uploadPhoto(rival),
      `/api/files/${'0'.repeat(32)}.png`,
      'https://elsewhere.example/a%2Cb.png',
    ]) {
      const reply = await storekeeper.post('/api/add_single_product', bodyWith(filepath));
      expect(refusal(reply)).toEqual({ code: 404, reason: 'not_found', filepath });
      expect((await server.send('GET', filepath.startsWith('/') ? filepath : '/api/files/x')).status).toBe(
        404,
      );
    }
  });

  test('no picture, or ten, leads to 422', async () => {
    expect(refusal(await storekeeper.post('/api/add_single_product', bodyWith(' , ')))).toEqual({
      code: 422,
      reason: 'photo_required',
    });
    const ten = await Promise.all(Array.from({ length: 10 }, () => uploadPhoto(storekeeper)));
    expect(refusal(await storekeeper.post('/api/add_single_product', bodyWith(ten.join(','))))).toEqual({
      code: 422,
      reason: 'too_many_photos',
      limit: 9,
    });
  });

  test.each(['t1', 't2'])(
    'category %s, which is not of the third level, leads to 422',
    async (category_id) => {
      expect(await refused(storekeeper, { category_id })).toEqual({
        code: 422,
        reason: 'wrong_category_level',
        category_id,
      });
    },
  );

  test('a category that is unknown, or of another merchant, leads to 404', async () => {
    expect(await refused(storekeeper, { category_id: 'nowhere' })).toEqual({
      code: 404,
      reason: 'not_found',
      category_id: 'nowhere',
    });
    expect(await refused(rival, { category_id: 't3' })).toMatchObject({ code: 404 });
  });

  test.each([
    ['name', { name: ' \n' }],
    ['name', { name: undefined }],
    ['name', { name: 'x'.repeat(201) }],
    ['price', { price: -1 }],
    ['price', { price: '5' }],
    ['price', { price: 1.005 }],
    ['price', { price: undefined }],
    ['vip_price', { vip_price: 0.001 }],
    ['original_price', { original_price: -3 }],
    ['barcode', { barcode: 'x'.repeat(65) }],
    ['barcode', { barcode: 'a\tb' }],
    ['low_stock_at', { low_stock_at: -1 }],
    ['stock', { stock: 1.5 }],
    ['stock', { stock: -1 }],
    ['stock', { stock: 1_000_001 }],
    ['image_urls', { image_urls: '' }],
    ['image_urls', { image_urls: ['/a'] }],
    ['name', { name: 'a\u0000b' }],
  ])('a wrong %s leads to 400', async (field, more) => {
    const reply = await storekeeper.post('/api/add_single_product', bodyWith('/api/files/x', more));
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('the same request sent twice lists one product', async () => {
    const body = bodyWith(await uploadPhoto(storekeeper), { stock: 3 });
    const { headers } = await sendTwice(storekeeper, '/api/add_single_product', body);
    const other = await storekeeper.post('/api/add_single_product', { ...body, stock: 4 }, { headers });
    expect(refusal(other)).toEqual({ code: 422, reason: 'idempotency_key_reused' });
  });
});
