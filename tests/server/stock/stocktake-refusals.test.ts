import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, stockOf, stockSku, type TestSku } from '../orders/orders-and-payments.ts';
import { line, resultsOf, stocktake } from './stocktake.ts';

let server: TestServer;
let storekeeper: Person;
let bowl: TestSku;

beforeAll(async () => {
  server = await startServer();
  storekeeper = await server.as('storekeeper');
  bowl = await stockSku(server, { price: 10, pieces: 10 });
});
afterAll(() => server.stop());

describe('a stocktake is malformed', () => {
  test.each([
    ['lines.0.product_id', { product_id: '' }],
    ['lines.0.product_id', { product_id: 'x'.repeat(65) }],
    ['lines.0.counted', { counted: -1 }],
    ['lines.0.counted', { counted: 1.5 }],
    ['lines.0.counted', { counted: '11' }],
    ['lines.0.counted', { counted: 1_000_000_001 }],
    ['lines.0.counted', { counted: undefined }],
    ['lines.0.base_stock', { base_stock: -1 }],
    ['lines.0.base_stock', { base_stock: undefined }],
    ['lines.0.counted_at', { counted_at: 'today' }],
    ['lines.0.counted_at', { counted_at: '2026-03-04T23:59:60Z' }],
    ['lines.0.counted_at', { counted_at: undefined }],
    ['lines.0.operation_subtype', { operation_subtype: 'purchase' }],
    ['lines.0.operation_subtype', { operation_subtype: 'inventory_decrease' }],
    ['lines.0.operation_subtype', { operation_subtype: 'damage_decrease' }],
    ['lines.0.operation_subtype', { operation_subtype: 'inventory_no_change' }],
    ['lines.0.operation_subtype', { counted: 10 }],
    ['lines.0.operation_subtype', { counted: 9 }],
    ['lines.0.price', { price: 0.001 }],
    ['lines.0.price', { price: -1 }],
    ['lines.0.note', { note: 'x'.repeat(501) }],
    ['lines.0.images', { images: 5 }],
  ])('%s by %j', async (field, wrong) => {
    const reply = await stocktake(storekeeper, [line(bowl, 10, 11, wrong)]);
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field });
    expect(await stockOf(server, bowl)).toMatchObject({ on_hand: 10, sum: 10 });
  });

  test.each([
    ['stocktake_id', { stocktake_id: undefined }],
    ['stocktake_id', { stocktake_id: '' }],
    ['stocktake_id', { stocktake_id: 'x'.repeat(65) }],
    ['lines', { lines: [] }],
    ['lines', { lines: undefined }],
    ['note', { note: 'x'.repeat(501) }],
  ])('%s by %j', async (field, wrong) => {
    const reply = await stocktake(storekeeper, [line(bowl, 10, 11)], wrong);
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('by a product that is named twice', async () => {
    const lines = [line(bowl, 10, 11), line({ id: 'another' }, 1, 1), line(bowl, 10, 11)];
    expect(refusal(await stocktake(storekeeper, lines))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'lines.2.product_id',
    });
    expect(await stockOf(server, bowl)).toMatchObject({ on_hand: 10, sum: 10 });
  });
});

describe('who keeps the stock', () => {
  test.each(['owner', 'admin', 'manager', 'storekeeper', 'sku_order_manager'])(
    '%s may take it, and read stocktakes and sheets',
    async (persona) => {
      const person = await server.as(persona);
      const sku = await stockSku(server, { price: 1, pieces: 1 });
      const stocktake_id = randomUUID();
      expect(resultsOf(await stocktake(person, [line(sku, 1, 2)], { stocktake_id }))).toMatchObject([
        { ok: true },
      ]);
      for (const path of ['stocktakes', `stocktake?id=${stocktake_id}`, 'sku_template', 'export_skus'])
        expect([path, (await person.get(`/api/${path}`)).status]).toEqual([path, 200]);
    },
  );

  test.each(['customer', 'vip', 'finance', 'order_manager'])('%s may not', async (persona) => {
    const person = await server.as(persona);
    expect(refusal(await stocktake(person, [line(bowl, 10, 11)]))).toEqual({
      code: 403,
      reason: 'forbidden_role',
    });
    for (const path of ['stocktakes', 'stocktake?id=x', 'sku_template', 'export_skus'])
      expect([path, (await person.get(`/api/${path}`)).status]).toEqual([path, 403]);
  });

  test('of another merchant sees none of it, and may use the same id for a stocktake of its own', async () => {
    const rival = await server.as('rival_owner');
    const stocktake_id = randomUUID();
    const sku = await stockSku(server, { price: 1, pieces: 1 });
    resultsOf(await stocktake(storekeeper, [line(sku, 1, 2)], { stocktake_id, note: 'ours' }));
    expect(refusal(await rival.get(`/api/stocktake?id=${stocktake_id}`))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    const { rows } = await server.database.pool.query<{ id: string; on_hand: number }>(
      `SELECT sku_id AS id, on_hand FROM skus WHERE merchant_id = 'm-rival' LIMIT 1`,
    );
    const [theirs] = rows;
    if (theirs === undefined) throw new Error('the rival has no products');
    const lines = [line(theirs, theirs.on_hand, theirs.on_hand)];
    resultsOf(await stocktake(rival, lines, { stocktake_id, note: 'theirs' }));
    expect(accepted(await rival.get(`/api/stocktake?id=${stocktake_id}`))).toMatchObject({
      note: 'theirs',
      lines: 1,
      records: [{ sku_id: theirs.id }],
    });
    expect(accepted(await storekeeper.get(`/api/stocktake?id=${stocktake_id}`))).toMatchObject({
      note: 'ours',
      records: [{ sku_id: sku.id }],
    });
  });
});
