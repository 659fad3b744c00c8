import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { stockBodies, washStock } from './wash-stock.ts';
import {
  accepted,
  confirmOrder,
  refusal,
  stockOf,
  stockSku,
  submitOrder,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let storekeeper: Person;
let customer: Person;
let orders: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer();
  [storekeeper, customer, orders, rival] = await server.people(
    'storekeeper',
    'customer',
    'order_manager',
    'rival_owner',
  );
});
afterAll(() => server.stop());

const bowls = (pieces = 10) => stockSku(server, { price: 10, pieces });

describe('wash_stock', () => {
  test.each([
    ['operation_subtype', { ...stockBodies.purchase, operation_type: 'exit' }],
    ['operation_subtype', { ...stockBodies.transferIn, operation_type: 'exit' }],
    ['operation_subtype', { ...stockBodies.transferOut, operation_type: 'entry' }],
    ['operation_subtype', { ...stockBodies.damage, operation_type: 'exit' }],
    ['operation_subtype', { ...stockBodies.increase, operation_type: 'entry' }],
    ['operation_subtype', { ...stockBodies.purchase, operation_type: 'inventory' }],
    ['operation_subtype', { ...stockBodies.purchase, operation_subtype: 'sale' }],
    ['operation_type', { ...stockBodies.purchase, operation_type: 'sale' }],
    ['amount', { ...stockBodies.purchase, amount: 0 }],
    ['amount', { ...stockBodies.decrease, amount: 0 }],
    ['amount', { ...stockBodies.noChange, amount: 1 }],
    ['amount', { ...stockBodies.increase, amount: -1 }],
    ['amount', { ...stockBodies.increase, amount: 1.5 }],
    ['amount', { ...stockBodies.increase, amount: 1_000_001 }],
    ['price', { ...stockBodies.purchase, price: undefined }],
    ['price', { ...stockBodies.purchase, price: null }],
    ['price', { ...stockBodies.purchase, price: 0 }],
    ['price', { ...stockBodies.purchase, price: 0.001 }],
    ['vip_price', { ...stockBodies.purchase, vip_price: 0 }],
    ['vip_price', { ...stockBodies.purchase, vip_price: -1 }],
    ['transfer_location', { ...stockBodies.transferIn, transfer_location: ' ' }],
    ['transfer_location', { ...stockBodies.transferOut, transfer_location: null }],
    ['transfer_location', { ...stockBodies.transferOut, transfer_location: 'x'.repeat(201) }],
    ['counted', { ...stockBodies.increase, base_stock: 10, counted: 13 }],
    ['counted', { ...stockBodies.decrease, base_stock: 10, counted: 14 }],
    ['counted', { ...stockBodies.noChange, base_stock: 10, counted: 9 }],
    ['counted', { ...stockBodies.increase, counted: 3 }],
    ['counted', { ...stockBodies.decrease, counted: -1 }],
    ['base_stock', { ...stockBodies.decrease, base_stock: 1.5 }],
  ])('a wrong %s leads to 400', async (field, body) => {
    expect(refusal(await washStock(storekeeper, { id: 'any' }, body))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });

  test.each([
    ['transfer_out', { ...stockBodies.transferOut, amount: 8 }],
    ['inventory_decrease', { ...stockBodies.decrease, amount: 8 }],
    ['damage_decrease', { ...stockBodies.damage, amount: 8 }],
    ['a decrease beyond the shelf', { ...stockBodies.decrease, amount: 1_000_000 }],
    ['an exit from a known stock', { ...stockBodies.transferOut, amount: 8, base_stock: 10 }],
  ])('%s beyond what can be promised leads to 422', async (_what, body) => {
    const sku = await bowls();
    await submitOrder(customer, [{ sku, quantity: 3 }]);
    expect(refusal(await washStock(storekeeper, sku, body))).toEqual({
      code: 422,
      reason: 'insufficient_stock',
      sku_id: sku.id,
      stock: 7,
    });
    expect(await stockOf(server, sku)).toMatchObject({ on_hand: 10, reserved: 3, sum: 10 });
    expect(accepted(await washStock(storekeeper, sku, { ...body, amount: 7 }))).toMatchObject({
      stock: 0,
      on_hand: 3,
    });
  });

  test('a count below what orders reserve leads to 422 with them, the oldest first', async () => {
    const sku = await bowls();
    const waiting = [
      await submitOrder(customer, [{ sku, quantity: 3 }]),
      await submitOrder(customer, [{ sku, quantity: 2 }]),
    ];
    await confirmOrder(orders, await submitOrder(customer, [{ sku, quantity: 1 }]));
    const count = { ...stockBodies.decrease, amount: 5, base_stock: 9, counted: 4 };
    expect(refusal(await washStock(storekeeper, sku, count))).toEqual({
      code: 422,
      reason: 'reserved_stock',
      reserved: 5,
      orders: waiting.map(({ id, order_no }, at) => ({ id, order_no, quantity: [3, 2][at] })),
    });
    const exact = { ...stockBodies.damage, amount: 4, base_stock: 9, counted: 5 };
    expect(accepted(await washStock(storekeeper, sku, exact))).toMatchObject({ stock: 0, on_hand: 5 });
  });

  test('a count of a stock that has moved leads to 409 with what was and is, and what was counted if that was said', async () => {
    const sku = await bowls(12);
    await confirmOrder(orders, await submitOrder(customer, [{ sku, quantity: 2 }]));
    const moved = { code: 409, reason: 'stock_moved', base_stock: 12, on_hand: 10 };
    const count = { ...stockBodies.decrease, amount: 1 };
    for (const body of [
      { ...count, base_stock: 12, counted: 11 },
      { ...count, counted: 11 },
    ])
      expect(refusal(await washStock(storekeeper, sku, body))).toEqual({ ...moved, counted: 11 });
    for (const body of [count, stockBodies.noChange])
      expect(refusal(await washStock(storekeeper, sku, { ...body, base_stock: 12 }))).toEqual(moved);
    const again = { ...stockBodies.increase, amount: 1, base_stock: 10, counted: 11 };
    expect(accepted(await washStock(storekeeper, sku, again))).toMatchObject({ on_hand: 11 });
  });

  test('a reserved piece is on the shelf still, so reserving it moves no count', async () => {
    const sku = await bowls();
    await submitOrder(customer, [{ sku, quantity: 3 }]);
    const count = { ...stockBodies.noChange, base_stock: 10, counted: 10 };
    expect(accepted(await washStock(storekeeper, sku, count))).toMatchObject({ stock: 7, on_hand: 10 });
  });

  test('more than 1,000,000,000 pieces lead to 400', async () => {
    const sku = await bowls(1_000_000_000 - 3);
    expect(refusal(await washStock(storekeeper, sku, stockBodies.increase))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'amount',
    });
    expect(accepted(await washStock(storekeeper, sku, { ...stockBodies.increase, amount: 3 }))).toMatchObject(
      {
        on_hand: 1_000_000_000,
      },
    );
  });

  test('a product that is unknown, or of another merchant, leads to 404', async () => {
    const sku = await bowls();
    expect(refusal(await washStock(storekeeper, { id: 'nothing' }, stockBodies.increase))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(refusal(await washStock(rival, sku, stockBodies.increase))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(refusal(await rival.get(`/api/wash_stock_list?sku_id=${sku.id}`))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(await stockOf(server, sku)).toMatchObject({ on_hand: 10, sum: 10 });
  });

  test('who keeps no stock leads to 403', async () => {
    const sku = await bowls();
    for (const person of [customer, orders]) {
      expect(refusal(await washStock(person, sku, stockBodies.increase))).toEqual({
        code: 403,
        reason: 'forbidden_role',
      });
      expect((await person.get(`/api/wash_stock_list?sku_id=${sku.id}`)).status).toBe(403);
    }
  });
});
