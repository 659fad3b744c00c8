import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxLineQuantity, maxProofPhotos } from '../../../domain/limits.ts';
import { rowsOf } from '../store/database-contents.ts';
import { startServer, type Reply, type TestServer } from '../harness.ts';
import {
  newConfirmedOrder,
  newOrder,
  newPayment,
  orderBody,
  stockSku,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Requests that the app never sends, with their expected answers. */
async function heldBack(): Promise<
  readonly [what: string, send: () => Promise<Reply>, status: number, reason: string][]
> {
  const [customer, vip, manager, finance, storekeeper, owner] = await server.people(
    ...(['customer', 'vip', 'order_manager', 'finance', 'storekeeper', 'owner'] as const),
  );
  const sku = await stockSku(server, { price: 20, vipPrice: 15, pieces: 10 });
  const traders = { buyer: customer, manager };
  const open = await newOrder(server, customer);
  const confirmed = await newConfirmedOrder(server, traders);
  const payment = await newPayment(server, traders);
  const photos = await Promise.all(Array.from({ length: maxProofPhotos + 1 }, () => uploadPhoto(manager)));
  const body = orderBody([{ sku, quantity: 1 }]);
  const order = (change: object) => () => customer.post('/api/submit_order', { ...body, ...change });
  const ordered = (change: object) =>
    order({ items: [{ product_id: sku.id, quantity: 1, price: 20, ...change }] });
  const proof = {
    order_ids: [confirmed.id],
    payment_photos: photos.slice(0, 1),
    payment_type: 'receipt',
    total_actual_amount: confirmed.total_amount,
  };
  const pay = (change: object) => () => manager.post('/api/pay_order', { ...proof, ...change });
  const stock = {
    product_id: sku.id,
    operation_type: 'entry',
    operation_subtype: 'purchase',
    amount: 1,
    price: 1,
  };
  return [
    ['a lower price', ordered({ price: 0.01 }), 409, 'price_changed'],
    ['the price of a VIP', ordered({ price: 15 }), 409, 'price_changed'],
    ['half a piece', ordered({ quantity: 0.5 }), 400, 'invalid_request'],
    ['no piece', ordered({ quantity: 0 }), 400, 'invalid_request'],
    ['fewer than none', ordered({ quantity: -1 }), 400, 'invalid_request'],
    ['more than one may', ordered({ quantity: maxLineQuantity + 1 }), 400, 'invalid_request'],
    ['more than there is', order(orderBody([{ sku, quantity: 11 }])), 422, 'insufficient_stock'],
    ['nothing', order({ items: [] }), 400, 'invalid_request'],
    ['a total of its own', order({ total_amount: 1 }), 422, 'amount_mismatch'],
    ['for another group', order({ group_id: vip.user.group_id }), 403, 'foreign_group'],
    ['a confirmation by a customer', () => customer.post('/api/update_order', open), 403, 'forbidden_role'],
    ['a payment by a customer', () => customer.post('/api/pay_order', proof), 403, 'forbidden_role'],
    ['a payment without a proof', pay({ payment_photos: [] }), 422, 'photo_required'],
    ['a payment with too many', pay({ payment_photos: photos }), 422, 'too_many_photos'],
    ['a payment of less than nothing', pay({ total_actual_amount: -1 }), 400, 'invalid_request'],
    ['a payment of parts of satang', pay({ total_actual_amount: 1.001 }), 400, 'invalid_request'],
    ['a payment of an open order', pay({ order_ids: [open.id] }), 409, 'not_allowed_in_status'],
    [
      'a receipt confirmed by who paid',
      () => manager.post('/api/confirm_pay_order', { id: payment.id, image_urls: '', paid_amount: 100 }),
      403,
      'forbidden_role',
    ],
    [
      'a receipt of less than nothing',
      () => finance.post('/api/confirm_pay_order', { id: payment.id, image_urls: '', paid_amount: -1 }),
      400,
      'invalid_request',
    ],
    ['stock by finance', () => finance.post('/api/wash_stock', stock), 403, 'forbidden_role'],
    [
      'more taken out than there is',
      () =>
        storekeeper.post('/api/wash_stock', {
          ...stock,
          operation_type: 'exit',
          operation_subtype: 'transfer_out',
          transfer_location: 'Shop 2',
          amount: 11,
        }),
      422,
      'insufficient_stock',
    ],
    [
      'a price below nothing',
      () => owner.post('/api/edit_sku', { id: sku.id, name: 'a', price: -1 }),
      400,
      'invalid_request',
    ],
    [
      'a language that is none',
      () => customer.post('/api/update_user_info', { language: 'xx' }),
      400,
      'invalid_request',
    ],
    [
      'a role for oneself',
      () => owner.post('/api/reset_role', { ...roleOf(owner.user), role: 'finance' }),
      422,
      'person_not_changeable',
    ],
    [
      'the role of an owner',
      () => owner.post('/api/reset_role', { ...roleOf(customer.user), role: 'owner' }),
      422,
      'role_not_assignable',
    ],
  ];
}

const roleOf = ({ id, line_id, merchant_id }: { id: string; line_id: string; merchant_id: string }) => ({
  id,
  line_id,
  merchant_id,
});

describe('what the app holds back', () => {
  test('2.2.2 is refused by the server to whoever sends it without the app, and changes nothing', async () => {
    const requests = await heldBack();
    const before = await rowsOf(server.database.pool);
    for (const [what, send, status, reason] of requests) {
      const reply = await send();
      expect([what, reply.status, (reply.data as { reason: unknown }).reason]).toEqual([
        what,
        status,
        reason,
      ]);
    }
    expect(await rowsOf(server.database.pool)).toEqual(before);
  });
});
