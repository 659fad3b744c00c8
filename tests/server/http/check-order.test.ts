import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  confirmOrder,
  newOrder,
  orderBody,
  payOrders,
  refusal,
  stockSku,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let vip: Person;
let manager: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, manager, finance] = await server.people('customer', 'vip', 'order_manager', 'finance');
});
afterAll(() => server.stop());

/** Code and reason of each answer, while the request's faults are fixed one after the other. */
async function reasons(person: Person, path: string, bodies: readonly object[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const body of bodies) {
    const { code, reason } = refusal(await person.post(path, body)) as { code: number; reason: string };
    found.push([code, reason]);
  }
  return found;
}

describe('of several faults in one request the one of the earlier check is reported:', () => {
  test('sign-in: the form, then what is not configured', async () => {
    const signIn = async (body: object) => refusal(await server.send('POST', '/api/auth', { body }));
    expect(await signIn({})).toEqual({ code: 400, reason: 'invalid_request', field: 'id_token' });
    expect(await signIn({ id_token: 'x' })).toEqual({ code: 503, reason: 'not_configured' });
  });

  test('recognition: who calls, then the form', async () => {
    const owner = await server.as('owner');
    expect([
      ...(await reasons(finance, '/api/submit_order_by_text', [{}])),
      ...(await reasons(customer, '/api/submit_order_by_text', [{ text: ' ' }])),
      ...(await reasons(customer, '/api/submit_order_by_text?group_id=chiangmai', [
        {},
        { text: 'two bowls' },
      ])),
      ...(await reasons(finance, '/api/recognize_skus_from_photo', [{}])),
      ...(await reasons(owner, '/api/recognize_skus_from_photo', [
        { photo_path: '', file_path: null },
        { photo_path: '', file_path: '/api/files/list.xlsx' },
      ])),
    ]).toEqual([
      [403, 'forbidden_role'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [403, 'foreign_group'],
      [403, 'forbidden_role'],
      [400, 'invalid_request'],
      [404, 'not_found'],
    ]);
  });

  test('submit_order: unknown, then prices, then the rules', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 3 });
    const unknown = { sku: { id: 'nowhere', price: 5 }, quantity: 1 };
    const dear = { sku: { ...bowl, price: 7 }, quantity: 99 };
    const many = { sku: bowl, quantity: 99 };
    expect(
      await reasons(customer, '/api/submit_order', [
        orderBody([unknown, dear, dear]),
        orderBody([dear, dear]),
        orderBody([many, many]),
        { ...orderBody([many]), total_amount: 1 },
        orderBody([many]),
      ]),
    ).toEqual([
      [404, 'not_found'],
      [409, 'price_changed'],
      [422, 'duplicate_line'],
      [422, 'amount_mismatch'],
      [422, 'insufficient_stock'],
    ]);
  });

  test('add_single_product and wash_stock: unknown, then the rules', async () => {
    const owner = await server.as('owner');
    const bowl = await stockSku(server, { price: 5, pieces: 3 });
    const own = await Promise.all(Array.from({ length: 10 }, () => uploadPhoto(owner)));
    const many = own.join(',');
    const { category_id } = (await owner.get(`/api/sku_detail?sku_id=${bowl.id}`)).data as {
      category_id: string;
    };
    const product = { name: 'Vase', price: 5, stock: 0, category_id, image_urls: many };
    expect(
      await reasons(owner, '/api/add_single_product', [
        { ...product, category_id: 'nowhere' },
        { ...product, image_urls: `${many},/api/files/nothing.png` },
        product,
      ]),
    ).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [422, 'too_many_photos'],
    ]);
    const count = { operation_type: 'inventory', operation_subtype: 'inventory_no_change', amount: 0 };
    expect(
      await reasons(owner, '/api/wash_stock', [
        { ...count, product_id: 'nothing', images: many },
        { ...count, product_id: bowl.id, images: many, counted: 7 },
        { ...count, product_id: bowl.id, images: many },
      ]),
    ).toEqual([
      [404, 'not_found'],
      [409, 'stock_moved'],
      [422, 'too_many_photos'],
    ]);
  });

  test('update_order: unknown, then another version, then the rules', async () => {
    const order = await newOrder(server, customer);
    const [line] = order.detail;
    const body = { ...order, detail: [{ ...line, quantity: 99 }] };
    expect(
      await reasons(manager, '/api/update_order', [
        { ...body, address_id: 'nowhere', version: 7 },
        { ...body, version: 7 },
        body,
      ]),
    ).toEqual([
      [404, 'not_found'],
      [409, 'version_conflict'],
      [422, 'insufficient_stock'],
    ]);
  });

  test('pay_order: unknown, then the status, then the rules', async () => {
    const [early, one, other] = [
      await newOrder(server, customer),
      await newOrder(server, customer),
      await newOrder(server, vip),
    ];
    for (const order of [one, other]) await confirmOrder(manager, order);
    const proof = (orders: readonly Order[], photos: readonly string[]) => ({
      order_ids: orders.map(({ id }) => id),
      payment_photos: photos,
      payment_type: 'cash',
      total_actual_amount: 10,
    });
    expect(
      await reasons(manager, '/api/pay_order', [
        proof([early, other], ['/api/files/nothing.png']),
        proof([early, other], []),
        proof([one, other], []),
        proof([one], []),
      ]),
    ).toEqual([
      [404, 'not_found'],
      [409, 'not_allowed_in_status'],
      [422, 'mixed_groups'],
      [422, 'photo_required'],
    ]);
  });

  test('confirm_pay_order: unknown, then the first confirmation, then the rules', async () => {
    const payment = await payOrders(manager, [await confirmOrder(manager, await newOrder(server, customer))]);
    const photos: string[] = [];
    for (let count = 0; count < 6; count += 1) photos.push(await uploadPhoto(finance));
    const body = { id: payment.id, paid_amount: 10, image_urls: photos.join(',') };
    expect(await reasons(finance, '/api/confirm_pay_order', [{ ...body, version: 7 }, body])).toEqual([
      [409, 'version_conflict'],
      [422, 'too_many_photos'],
    ]);
    await finance.post('/api/confirm_pay_order', { id: payment.id, paid_amount: 10 });
    expect(
      await reasons(finance, '/api/confirm_pay_order', [
        { ...body, image_urls: '/api/files/nothing.png' },
        { ...body, version: 7 },
      ]),
    ).toEqual([
      [404, 'not_found'],
      [409, 'already_confirmed'],
    ]);
  });
});
