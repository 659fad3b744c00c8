import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product, StockRecord } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { stockBodies, washStock } from './wash-stock.ts';
import {
  accepted,
  confirmOrder,
  refusal,
  stockOf,
  stockSku,
  submitOrder,
  uploadPhoto,
  type TestSku,
} from '../orders/orders-and-payments.ts';

const now = () => new Date('2026-03-04T05:06:07.890Z');

let server: TestServer;
let storekeeper: Person;
let seller: Person;
let customer: Person;
let orders: Person;

beforeAll(async () => {
  server = await startServer({}, { now });
  [storekeeper, seller, customer, orders] = await server.people(
    'storekeeper',
    'sku_order_manager',
    'customer',
    'order_manager',
  );
  await server.database.pool.query(
    `INSERT INTO addresses (merchant_id, address_id, group_id, alias, address, phone, hidden) VALUES
      ('m-demo', 'store-2', 'pratunam', 'Second store', '2 Canal Road', '1', false),
      ('m-demo', 'store-3', 'pratunam', 'Third store', '3 Hill Road', '1', true),
      ('m-rival', 'store-9', (SELECT group_id FROM groups WHERE merchant_id = 'm-rival' LIMIT 1), 'Theirs', '9 Far Away', '1', false)`,
  );
});
afterAll(() => server.stop());

const bowls = (pieces = 10) => stockSku(server, { price: 10, pieces });
const detail = async ({ id }: TestSku) =>
  accepted(await storekeeper.get(`/api/sku_detail?sku_id=${id}`)) as Product;
const recordsOf = async ({ id }: TestSku, query = '') =>
  accepted(await storekeeper.get(`/api/wash_stock_list?sku_id=${id}${query}`)) as StockRecord[];

describe('wash_stock', () => {
  test.each([
    [stockBodies.purchase, 14, 'purchase'],
    [stockBodies.transferIn, 14, 'transfer_in'],
    [stockBodies.transferOut, 6, 'transfer_out'],
    [stockBodies.increase, 14, 'count'],
    [stockBodies.decrease, 6, 'count'],
    [stockBodies.damage, 6, 'damage'],
    [stockBodies.noChange, 10, 'count'],
  ])('$operation_subtype moves the stock and leaves a record of it', async (body, on_hand, entry_type) => {
    const sku = await bowls();
    const { amount, operation_type, operation_subtype } = body;
    const isTransfer = operation_subtype.startsWith('transfer');
    const record = {
      id: expect.stringMatching(/^[\w-]{22}$/),
      sku_id: sku.id,
      ctime: '2026-03-04T05:06:07.890Z',
      type_text: 'by hand',
      entry_type,
      operation_type,
      operation_subtype,
      amount,
      stock_after: on_hand,
      price: operation_subtype === 'purchase' ? 12.5 : 10,
      transfer_location: isTransfer ? 'x' : '',
      transfer_location_alias: isTransfer ? 'the other one' : '',
      images: '',
      note: 'the old shelf',
      operator_name: storekeeper.user.name,
    };
    const sent = {
      ...body,
      type_text: ' by hand ',
      note: ' the old shelf ',
      transfer_location_alias: 'the other one',
      is_inventory_check: 1,
    };
    expect(accepted(await washStock(storekeeper, sku, sent))).toEqual({ record, stock: on_hand, on_hand });
    expect((await recordsOf(sku))[0]).toEqual(record);
    expect(await stockOf(server, sku)).toEqual({ on_hand, reserved: 0, sum: on_hand, records: [] });
  });

  test('a purchase sets the price, and the VIP price when one is sent, as a new version by whoever bought', async () => {
    const sku = await stockSku(server, { price: 10, vipPrice: 8, pieces: 10 });
    accepted(await washStock(storekeeper, sku, stockBodies.purchase));
    expect(await detail(sku)).toMatchObject({ price: 12.5, vip_price: 8, version: 2 });
    accepted(await washStock(storekeeper, sku, { ...stockBodies.purchase, vip_price: 11 }));
    expect(await detail(sku)).toMatchObject({ price: 12.5, vip_price: 11, version: 3 });
    accepted(await washStock(storekeeper, sku, { ...stockBodies.purchase, vip_price: 11 }));
    expect(await detail(sku)).toMatchObject({ version: 3 });
    const late = await storekeeper.post('/api/edit_sku', { id: sku.id, name: 'Bowl', price: 10, version: 1 });
    expect(refusal(late)).toMatchObject({
      reason: 'version_conflict',
      changed_by: { id: storekeeper.user.id, name: storekeeper.user.name, role: 'storekeeper' },
      changed_at: '2026-03-04T05:06:07.890Z',
    });
  });

  test('of an inactive product answers that nothing of it can be promised, as its detail does', async () => {
    const sku = await bowls();
    await server.database.pool.query(`UPDATE skus SET status = 'inactive' WHERE sku_id = $1`, [sku.id]);
    expect(accepted(await washStock(storekeeper, sku, stockBodies.increase))).toMatchObject({
      stock: 0,
      on_hand: 14,
    });
    expect(await detail(sku)).toMatchObject({ stock: 0, on_hand: 14 });
  });

  test('nothing but a purchase changes the price', async () => {
    const sku = await bowls();
    const { purchase: _purchase, ...others } = stockBodies;
    for (const body of Object.values(others))
      accepted(await washStock(storekeeper, sku, { ...body, price: 99, vip_price: 88 }));
    expect(await detail(sku)).toMatchObject({ price: 10, vip_price: null, version: 1 });
  });

  test('a transfer keeps the words of an address of the merchant, deleted or not, of any other place what was typed', async () => {
    const sku = await bowls();
    const place = async (transfer_location: string) => {
      const sent = { ...stockBodies.transferIn, transfer_location, transfer_location_alias: ' mine ' };
      const { record } = accepted(await washStock(storekeeper, sku, sent)) as { record: StockRecord };
      return [record.transfer_location, record.transfer_location_alias];
    };
    expect(await place('store-2')).toEqual(['2 Canal Road', 'Second store']);
    expect(await place('store-3')).toEqual(['3 Hill Road', 'Third store']);
    expect(await place(' Behind the temple ')).toEqual(['Behind the temple', 'mine']);
    expect(await place('store-9')).toEqual(['store-9', 'mine']);
  });

  test('photos are uploads of the caller; others lead to 404 and to no record', async () => {
    const sku = await bowls();
    const [own, foreign] = [await uploadPhoto(storekeeper), await uploadPhoto(customer)];
    accepted(await washStock(storekeeper, sku, { ...stockBodies.damage, images: own }));
    const { rows } = await server.database.pool.query<{ images: string[] }>(
      `SELECT images FROM stock_records WHERE sku_id = $1 AND entry_type = 'damage'`,
      [sku.id],
    );
    expect(rows).toEqual([{ images: [own.replace('/api/files/', '')] }]);
    expect((await server.send('GET', own)).status).toBe(404);
    const reply = await washStock(storekeeper, sku, { ...stockBodies.damage, images: `${own},${foreign}` });
    expect(refusal(reply)).toEqual({ code: 404, reason: 'not_found', filepath: foreign });
    expect(await stockOf(server, sku)).toMatchObject({ on_hand: 6, sum: 6 });
  });

  test('the same request sent twice moves the stock once, also when its answer was forgotten', async () => {
    const sku = await bowls();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await washStock(storekeeper, sku, stockBodies.damage, headers);
    const second = await washStock(storekeeper, sku, stockBodies.damage, headers);
    expect([second.data, second.headers['idempotent-replayed']]).toEqual([first.data, 'true']);
    await server.database.pool.query('DELETE FROM idempotency_records WHERE key = $1', [
      headers['idempotency-key'],
    ]);
    expect(refusal(await washStock(storekeeper, sku, stockBodies.damage, headers))).toEqual({
      code: 422,
      reason: 'idempotency_key_reused',
    });
    expect(await stockOf(server, sku)).toMatchObject({ on_hand: 6, sum: 6 });
  });
});

describe('wash_stock_list', () => {
  test('records come newest first as they were written, sales and returns with their order', async () => {
    const sku = await bowls();
    const order = await confirmOrder(orders, await submitOrder(customer, [{ sku, quantity: 3 }]));
    accepted(await orders.post('/api/cancel_order', { id: order.id }));
    accepted(await washStock(seller, sku, stockBodies.increase));
    const records = (await recordsOf(sku)).map(
      ({ entry_type, operation_type, operation_subtype, amount, stock_after, operator_name, ...of }) => [
        entry_type,
        operation_type,
        operation_subtype,
        amount,
        stock_after,
        operator_name,
        of.order_id,
        of.order_no,
      ],
    );
    expect(records).toEqual([
      ['count', 'inventory', 'inventory_increase', 4, 14, seller.user.name, undefined, undefined],
      ['return', 'entry', '', 3, 10, orders.user.name, order.id, order.order_no],
      ['sale', 'exit', '', 3, 7, orders.user.name, order.id, order.order_no],
      ['purchase', 'entry', '', 10, 10, 'Somchai', undefined, undefined],
    ]);
  });

  test('at most 200 are answered, and older ones by the last of them', async () => {
    const sku = await bowls(0);
    await server.database.pool.query(
      `INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, change, stock_after, operator_id, operator_name, created)
       SELECT 'm-demo', $1 || '-' || n, $1, 'count', 'inventory', 0, n, 'storekeeper', 'Somchai', now() FROM generate_series(1, 250) n`,
      [sku.id],
    );
    const first = await recordsOf(sku);
    const rest = await recordsOf(sku, `&before=${first.at(-1)?.id ?? ''}`);
    const after = [...first, ...rest].map(({ stock_after }) => stock_after);
    expect([first.length, rest.length]).toEqual([200, 51]);
    expect(after).toEqual([...Array.from({ length: 250 }, (_, at) => 250 - at), 0]);
    expect(await recordsOf(sku, `&before=${rest.at(-1)?.id ?? ''}`)).toEqual([]);
    expect(await recordsOf(sku, '&before=')).toEqual(first);
  });

  test('a record of another product to go on from leads to 404', async () => {
    const [sku, other] = [await bowls(), await bowls()];
    const [record] = await recordsOf(other);
    for (const before of [record?.id, 'nothing'])
      expect(
        refusal(await storekeeper.get(`/api/wash_stock_list?sku_id=${sku.id}&before=${before ?? ''}`)),
      ).toEqual({ code: 404, reason: 'not_found', before });
  });
});
