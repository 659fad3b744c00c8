import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  refusal,
  stockOf,
  stockSku,
  submitOrder,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';
import { countedAt, line, resultsOf, stocktake } from './stocktake.ts';
import { stockBodies, washStock } from './wash-stock.ts';

const now = '2026-03-04T05:06:07.890Z';
let server: TestServer;
let storekeeper: Person;
let seller: Person;
let customer: Person;

beforeAll(async () => {
  server = await startServer({}, { now: () => new Date(now) });
  [storekeeper, seller, customer] = await server.people('storekeeper', 'sku_order_manager', 'customer');
});
afterAll(() => server.stop());

const bowls = (pieces = 10) => stockSku(server, { price: 10, pieces });
const stockIs = (on_hand: number) => ({ on_hand, sum: on_hand });

describe('a stocktake', () => {
  test('records each line as one count, with its note, its photos and when it was counted', async () => {
    const [more, fewer, broken, same] = [await bowls(), await bowls(), await bowls(), await bowls()];
    const photo = await uploadPhoto(storekeeper);
    const stocktake_id = randomUUID();
    const lines = [
      line(more, 10, 12),
      line(fewer, 10, 9, { note: ' behind the shelf ', price: 99 }),
      line(broken, 10, 7, { operation_subtype: 'damage_decrease', images: photo }),
      line(same, 10, 10),
    ];

    const reply = await stocktake(storekeeper, lines, { stocktake_id, note: 'Monday' });

    const record = (skuId: string, amount: number, stock_after: number, more: object) => ({
      id: expect.any(String),
      sku_id: skuId,
      ctime: now,
      type_text: '',
      entry_type: 'count',
      operation_type: 'inventory',
      amount,
      stock_after,
      price: 10,
      transfer_location: '',
      transfer_location_alias: '',
      images: '',
      note: '',
      operator_name: storekeeper.user.name,
      stocktake_id,
      counted_at: countedAt,
      ...more,
    });
    const result = (skuId: string, amount: number, after: number, more: object) => ({
      product_id: skuId,
      ok: true,
      record: record(skuId, amount, after, more),
      on_hand: after,
      stock: after,
    });
    expect(accepted(reply)).toEqual({
      id: stocktake_id,
      results: [
        result(more.id, 2, 12, { operation_subtype: 'inventory_increase' }),
        result(fewer.id, 1, 9, { operation_subtype: 'inventory_decrease', note: 'behind the shelf' }),
        result(broken.id, 3, 7, {
          entry_type: 'damage',
          operation_subtype: 'damage_decrease',
          images: photo,
        }),
        result(same.id, 0, 10, { operation_subtype: 'inventory_no_change' }),
      ],
    });
    for (const [sku, after] of [
      [more, 12],
      [fewer, 9],
      [broken, 7],
      [same, 10],
    ] as const)
      expect(await stockOf(server, sku)).toMatchObject(stockIs(after));
    const history = await storekeeper.get(`/api/wash_stock_list?sku_id=${broken.id}`);
    expect((history.data as unknown[])[0]).toEqual(
      record(broken.id, 3, 7, {
        entry_type: 'damage',
        operation_subtype: 'damage_decrease',
        images: photo,
      }),
    );
  });

  test('promises nothing of inactive products, whether their lines are recorded or refused', async () => {
    const [counted, moved] = [await bowls(), await bowls()];
    await server.database.pool.query(`UPDATE skus SET status = 'inactive' WHERE sku_id = ANY($1)`, [
      [counted.id, moved.id],
    ]);
    const reply = await stocktake(storekeeper, [line(counted, 10, 12), line(moved, 9, 12)]);
    expect(resultsOf(reply)).toMatchObject([
      { ok: true, on_hand: 12, stock: 0 },
      { ok: false, reason: 'stock_moved', on_hand: 10, stock: 0 },
    ]);
  });

  test('changes no price, whatever a line says', async () => {
    const sku = await bowls();
    resultsOf(await stocktake(storekeeper, [line(sku, 10, 11, { price: 99 })]));
    const product = accepted(await storekeeper.get(`/api/sku_detail?sku_id=${sku.id}`)) as Product;
    expect(product).toMatchObject({ price: 10, vip_price: null, version: 1, on_hand: 11 });
  });

  test('refuses a line whose stock moved alone, and a recount under a new key is recorded', async () => {
    const [moved, still] = [await bowls(), await bowls()];
    accepted(await washStock(seller, moved, stockBodies.damage));
    const { on_hand: after } = await stockOf(server, moved);
    const stocktake_id = randomUUID();

    const reply = await stocktake(storekeeper, [line(moved, 10, 11), line(still, 10, 11)], { stocktake_id });

    expect(resultsOf(reply)).toEqual([
      {
        product_id: moved.id,
        ok: false,
        reason: 'stock_moved',
        base_stock: 10,
        on_hand: after,
        stock: after,
      },
      expect.objectContaining({ product_id: still.id, ok: true, on_hand: 11 }),
    ]);
    expect(await stockOf(server, moved)).toMatchObject(stockIs(after ?? 0));
    const recount = await stocktake(storekeeper, [line(moved, after ?? 0, 11)], { stocktake_id });
    expect(resultsOf(recount)).toEqual([expect.objectContaining({ ok: true, on_hand: 11 })]);
    expect(await stockOf(server, moved)).toMatchObject(stockIs(11));
  });

  test('refuses a line with fewer pieces than orders reserve, with those orders', async () => {
    const [sku, other] = [await bowls(), await bowls()];
    const order = await submitOrder(customer, [
      { sku, quantity: 4 },
      { sku: other, quantity: 1 },
    ]);

    const results = resultsOf(await stocktake(storekeeper, [line(sku, 10, 3), line(other, 10, 1)]));

    expect(results).toEqual([
      {
        product_id: sku.id,
        ok: false,
        reason: 'reserved_stock',
        reserved: 4,
        orders: [{ id: order.id, order_no: order.order_no, quantity: 4 }],
        on_hand: 10,
        stock: 6,
      },
      expect.objectContaining({ product_id: other.id, ok: true, on_hand: 1, stock: 0 }),
    ]);
    expect(await stockOf(server, sku)).toMatchObject({ ...stockIs(10), reserved: 4 });
  });

  test('refuses lines of unknown products and of another merchant’s alone', async () => {
    const sku = await bowls();
    const { rows } = await server.database.pool.query<{ id: string }>(
      `INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang)
       SELECT 'm-rival', 'sku-' || gen_random_uuid(), min(category_id), 'Bowl', 100 FROM categories
       WHERE merchant_id = 'm-rival' AND level = 3 RETURNING sku_id AS id`,
    );
    const rival = { id: rows[0]?.id ?? '' };
    const lines = [line({ id: 'no-such-product' }, 1, 1), line(rival, 0, 5), line(sku, 10, 9)];
    expect(resultsOf(await stocktake(storekeeper, lines))).toEqual([
      { product_id: 'no-such-product', ok: false, reason: 'unknown_sku' },
      { product_id: rival.id, ok: false, reason: 'unknown_sku' },
      expect.objectContaining({ product_id: sku.id, ok: true }),
    ]);
  });

  test('refuses a line with a photo that is not the caller’s, no picture, or one of ten, alone', async () => {
    const skus = await Promise.all(Array.from({ length: 4 }, () => bowls()));
    const [foreign, missing, crowded, fine] = skus;
    if (!foreign || !missing || !crowded || !fine) throw new Error('no products');
    const photos = await Promise.all(Array.from({ length: 10 }, () => uploadPhoto(storekeeper)));
    const theirs = await uploadPhoto(customer);
    const results = resultsOf(
      await stocktake(storekeeper, [
        line(foreign, 10, 9, { images: `${photos[0] ?? ''},${theirs}` }),
        line(missing, 10, 9, { images: '/api/files/none.png' }),
        line(crowded, 10, 9, { images: photos.join(',') }),
        line(fine, 10, 9, { images: photos.slice(1).join(',') }),
      ]),
    );
    const left = { ok: false, on_hand: 10, stock: 10 };
    expect(results).toEqual([
      { product_id: foreign.id, reason: 'not_found', filepath: theirs, ...left },
      { product_id: missing.id, reason: 'not_found', filepath: '/api/files/none.png', ...left },
      { product_id: crowded.id, reason: 'too_many_photos', limit: 9, ...left },
      expect.objectContaining({ product_id: fine.id, ok: true }),
    ]);
    expect(results[3]?.record?.images).toBe(photos.slice(1).join(','));
  });

  test('sent again with its key answers what it answered, moved lines among it, and moves nothing', async () => {
    const [sku, moved] = [await bowls(), await bowls(8)];
    const headers = { 'idempotency-key': randomUUID() };
    const stocktake_id = randomUUID();
    const lines = [line(sku, 10, 12), line(moved, 10, 12)];
    const first = await stocktake(storekeeper, lines, { stocktake_id, headers });
    accepted(await washStock(seller, sku, stockBodies.damage));
    const { on_hand } = await stockOf(server, sku);

    const second = await stocktake(storekeeper, lines, { stocktake_id, headers });

    expect([second.data, second.headers['idempotent-replayed']]).toEqual([first.data, 'true']);
    expect(await stockOf(server, sku)).toMatchObject(stockIs(on_hand ?? 0));
    const other = await stocktake(storekeeper, [line(sku, 12, 13)], { stocktake_id, headers });
    expect(refusal(other)).toEqual({ code: 422, reason: 'idempotency_key_reused' });
    await server.database.pool.query('DELETE FROM idempotency_records WHERE key = $1', [
      headers['idempotency-key'],
    ]);
    accepted(await washStock(seller, sku, { ...stockBodies.increase, amount: 10 - (on_hand ?? 0) }));
    const forgotten = await stocktake(storekeeper, lines, { stocktake_id, headers });
    expect(refusal(forgotten)).toEqual({ code: 422, reason: 'idempotency_key_reused' });
    expect(await stockOf(server, sku)).toMatchObject(stockIs(10));
  });

  test('of 500 lines is recorded whole; of 501 it is refused', async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang)
       SELECT 'm-demo', 'many-' || n, (SELECT min(category_id) FROM categories WHERE merchant_id = 'm-demo' AND level = 3), 'Many', 100
       FROM generate_series(1, 501) n RETURNING sku_id AS id`,
    );
    const lines = rows.map((sku, at) => line(sku, 0, at % 3));
    expect(refusal(await stocktake(storekeeper, lines))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'lines',
    });
    const results = resultsOf(await stocktake(storekeeper, lines.slice(0, 500)));
    expect(results.map(({ ok, product_id, on_hand }) => [ok, product_id, on_hand])).toEqual(
      rows.slice(0, 500).map(({ id }, at) => [true, id, at % 3]),
    );
    const { rows: sums } = await server.database.pool.query(
      `SELECT count(*)::int AS wrong FROM skus WHERE sku_id LIKE 'many-%' AND on_hand <>
         (SELECT coalesce(sum(change), 0) FROM stock_records r WHERE (r.merchant_id, r.sku_id) = (skus.merchant_id, skus.sku_id))`,
    );
    expect(sums).toEqual([{ wrong: 0 }]);
  });
});
