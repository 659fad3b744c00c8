import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product, StockRecord } from '../../../domain/contract.ts';
import { storeFile } from '../files/send-file.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  addTopCategories,
  bowlIn,
  bowlRow,
  importBody,
  importRows,
  ledgerOf,
  newCategory,
  type Imported,
} from './import-skus.ts';
import { accepted, sendTwice } from '../orders/orders-and-payments.ts';

const now = () => new Date('2026-03-04T05:06:07.890Z');

let server: TestServer;
let storekeeper: Person;
let seller: Person;
let customer: Person;
let owner: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer({}, { now });
  [storekeeper, seller, customer, owner, rival] = await server.people(
    'storekeeper',
    'sku_order_manager',
    'customer',
    'owner',
    'rival_owner',
  );
  await addTopCategories(server);
});
afterAll(() => server.stop());

const listOf = async (category: string) =>
  accepted(await storekeeper.get(`/api/all_sku_list?category_id=${category}`)) as Product[];
const recordsOf = async (skuId: string) =>
  accepted(await storekeeper.get(`/api/wash_stock_list?sku_id=${skuId}`)) as StockRecord[];

describe('confirm_import_skus', () => {
  test('what is there is increased and sells on at its price, what is new is listed, each as a purchase', async () => {
    const category = await newCategory(server);
    const { id: bowl } = await bowlIn(server, category, customer);
    const plate = bowlRow(category, { name: ' Plate ', color: null, size: undefined, amount: 2, price: '7' });
    const answer = accepted(await importRows(storekeeper, [bowlRow(category), plate])) as Imported;
    const plateId = answer.items[1]?.sku_id ?? '';
    expect(answer).toEqual({
      created: 1,
      increased: 1,
      items: [
        { sku_id: bowl, created: false, amount: 3, stock: 6 },
        { sku_id: expect.stringMatching(/^[\w-]{22}$/), created: true, amount: 2, stock: 2 },
      ],
    });
    expect(await listOf(category)).toEqual([
      {
        id: plateId,
        name: 'Plate',
        ch_name: '',
        th_name: '',
        color: '',
        size: '',
        style: '',
        price: 7,
        vip_price: null,
        original_price: null,
        stock: 2,
        on_hand: 2,
        reserved: 0,
        description: '',
        image_urls: '',
        ctime: now().toISOString(),
        category_id: category,
        status: 'active',
        is_vip: 0,
        version: 1,
        barcode: '',
        low_stock_at: null,
      },
      expect.objectContaining({
        id: bowl,
        price: 10,
        vip_price: 8,
        stock: 6,
        on_hand: 8,
        reserved: 2,
        version: 1,
      }),
    ]);
    const purchase = {
      id: expect.any(String),
      ctime: now().toISOString(),
      type_text: '',
      entry_type: 'purchase',
      operation_type: 'entry',
      operation_subtype: 'purchase',
      transfer_location: '',
      transfer_location_alias: '',
      images: '',
      note: '',
      operator_name: storekeeper.user.name,
    };
    expect((await recordsOf(bowl))[0]).toEqual({
      ...purchase,
      sku_id: bowl,
      amount: 3,
      stock_after: 8,
      price: 12.5,
    });
    expect(await recordsOf(plateId)).toEqual([
      { ...purchase, sku_id: plateId, amount: 2, stock_after: 2, price: 7 },
    ]);
  });

  test('with set_price what is there sells at the new price, and at the VIP price that comes with it', async () => {
    const category = await newCategory(server);
    const { id: bowl } = await bowlIn(server, category, customer);
    const dearer = bowlRow(category, { set_price: true, vip_price: '11' });
    const fresh = bowlRow(category, { name: 'Plate', vip_price: '9.50' });
    accepted(await importRows(storekeeper, [dearer, fresh]));
    const prices = (await listOf(category)).map(({ id, price, vip_price }) => [
      id === bowl,
      price,
      vip_price,
    ]);
    expect(prices).toEqual([
      [false, 12.5, 9.5],
      [true, 12.5, 11],
    ]);
    accepted(await importRows(storekeeper, [bowlRow(category, { vip_price: '7' })]));
    expect((await listOf(category))[1]).toMatchObject({ price: 12.5, vip_price: 11 });
  });

  test('a new product sells at its selling price, and its record says what was paid', async () => {
    const category = await newCategory(server);
    const plate = bowlRow(category, { name: 'Plate', selling_price: '20', vip_price: '18' });
    const more = { ...plate, name: 'PLATE', amount: 4 };
    const { created, items } = accepted(await importRows(storekeeper, [plate, more])) as Imported;
    expect([created, await listOf(category)]).toMatchObject([1, [{ price: 20, vip_price: 18, stock: 7 }]]);
    expect(await recordsOf(items[0]?.sku_id ?? '')).toMatchObject([{ amount: 7, price: 12.5 }]);
  });

  test('a product that is named by its id keeps its price, whatever selling price comes with it', async () => {
    const category = await newCategory(server);
    const { id: bowl } = await bowlIn(server, category, customer);
    const row = bowlRow(category, { sku_id: bowl, selling_price: '20' });
    expect(accepted(await importRows(storekeeper, [row]))).toMatchObject({ created: 0, increased: 1 });
    expect(await listOf(category)).toMatchObject([{ id: bowl, price: 10, stock: 6 }]);
  });

  test('2,000 rows are taken at once', async () => {
    const category = await newCategory(server);
    const rows = Array.from({ length: 2000 }, (_, at) => bowlRow(category, { name: `Plate ${at}` }));
    expect(accepted(await importRows(storekeeper, rows))).toMatchObject({ created: 2000, increased: 0 });
  });

  test('the records lead to the file that it was read from, which is kept', async () => {
    const category = await newCategory(server);
    const { filepath } = await storeFile(storekeeper, Buffer.from('Item,Qty,Price\nPlate,3,12.50\n'));
    const row = bowlRow(category, { name: 'Plate' });
    const { items } = accepted(await importRows(storekeeper, [row], { file_path: filepath })) as Imported;
    expect(await recordsOf(items[0]?.sku_id ?? '')).toMatchObject([{ file_path: filepath }]);
    const { rows } = await server.database.pool.query(`SELECT attached FROM uploads WHERE file_name = $1`, [
      filepath.split('/').at(-1),
    ]);
    expect(rows).toEqual([{ attached: true }]);
  });

  test('a file of the own that cleanup has removed since does not hold up its goods', async () => {
    const category = await newCategory(server);
    const { filepath } = await storeFile(storekeeper, Buffer.from('Item,Qty,Price\nPlate,3,12.50\n'));
    await server.database.pool.query(`DELETE FROM uploads WHERE file_name = $1`, [
      filepath.split('/').at(-1),
    ]);
    const row = bowlRow(category, { name: 'Plate' });
    const { items } = accepted(await importRows(storekeeper, [row], { file_path: filepath })) as Imported;
    const [record] = await recordsOf(items[0]?.sku_id ?? '');
    expect([record?.amount, record?.file_path]).toEqual([3, undefined]);
  });

  test('the file of a record opens for staff of the merchant, and for nobody else', async () => {
    const category = await newCategory(server);
    const bytes = Buffer.from('Item,Qty,Price\nPlate,3,12.50\n');
    const { filepath } = await storeFile(storekeeper, bytes);
    const row = bowlRow(category, { name: 'Plate' });
    const { items } = accepted(await importRows(storekeeper, [row], { file_path: filepath })) as Imported;
    const [record] = await recordsOf(items[0]?.sku_id ?? '');
    const address = record?.file_path ?? '';
    const opened = await owner.get(address);
    expect([opened.status, opened.raw.rawPayload]).toEqual([200, bytes]);
    const refusedFor = [customer.get(address), rival.get(address), server.send('GET', address)];
    expect((await Promise.all(refusedFor)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test.each([
    ['its Chinese name', { name: '饭碗' }],
    ['its Thai name', { name: 'ชาม ข้าว' }],
    ['other capitals and spaces', { name: ' rice  BOWL ', color: 'skyblue', size: 'l' }],
    ['wide letters', { name: 'Ｒｉｃｅ Bowl' }],
  ])('a product is known by %s', async (_what, more) => {
    const category = await newCategory(server);
    const { id: bowl } = await bowlIn(server, category, customer);
    expect(accepted(await importRows(seller, [bowlRow(category, more)]))).toMatchObject({
      created: 0,
      items: [{ sku_id: bowl, stock: 6 }],
    });
  });

  test.each([
    ['name', { name: 'Rice Bowls' }],
    ['colour', { color: 'Blue' }],
    ['size', { size: 'M' }],
    ['style', { style: 'flat' }],
    ['category', { category_id: ['u1', 'u2', 'u3'] }],
  ])('a product of another %s is another product', async (_what, more) => {
    const category = await newCategory(server);
    await bowlIn(server, category, customer);
    expect(accepted(await importRows(storekeeper, [bowlRow(category, more)]))).toMatchObject({
      created: 1,
      increased: 0,
    });
  });

  test('of two that are alike the older is increased; one that is no longer sold is not, but listed anew', async () => {
    const category = await newCategory(server);
    const { id: bowl } = await bowlIn(server, category, customer);
    await bowlIn(server, category, customer);
    await server.database.pool.query(`UPDATE skus SET created = '2020-01-01' WHERE sku_id = $1`, [bowl]);
    expect(accepted(await importRows(storekeeper, [bowlRow(category)]))).toMatchObject({
      items: [{ sku_id: bowl }],
    });
    await server.database.pool.query(`UPDATE skus SET status = 'inactive' WHERE category_id = $1`, [
      category,
    ]);
    expect(accepted(await importRows(storekeeper, [bowlRow(category)]))).toMatchObject({
      created: 1,
      items: [{ stock: 3 }],
    });
  });

  test('rows that mean one product at one price add up, known or new', async () => {
    const category = await newCategory(server);
    const { id: bowl } = await bowlIn(server, category, customer);
    const plate = bowlRow(category, { name: 'Plate' });
    const rows = [
      bowlRow(category),
      plate,
      bowlRow(category, { name: '饭碗', amount: 1 }),
      { ...plate, name: 'PLATE', amount: 4 },
    ];
    const answer = accepted(await importRows(storekeeper, rows)) as Imported;
    const plateId = answer.items[1]?.sku_id;
    expect(answer).toEqual({
      created: 1,
      increased: 1,
      items: [
        { sku_id: bowl, created: false, amount: 3, stock: 7 },
        { sku_id: plateId, created: true, amount: 3, stock: 7 },
        { sku_id: bowl, created: false, amount: 1, stock: 7 },
        { sku_id: plateId, created: true, amount: 4, stock: 7 },
      ],
    });
    expect((await recordsOf(bowl)).map(({ amount }) => amount)).toEqual([4, 5]);
  });

  test('the same import sent twice is taken once', async () => {
    const category = await newCategory(server);
    await sendTwice(storekeeper, '/api/confirm_import_skus', importBody([bowlRow(category)]));
    expect(await ledgerOf(server, category)).toEqual([{ on_hand: 3, sum: 3 }]);
  });

  test('500 rows are taken as a whole', async () => {
    const category = await newCategory(server);
    const rows = Array.from({ length: 500 }, (_, at) => bowlRow(category, { name: `Bowl ${at}`, amount: 1 }));
    expect(accepted(await importRows(storekeeper, rows))).toMatchObject({ created: 500, increased: 0 });
    expect(accepted(await importRows(storekeeper, rows))).toMatchObject({ created: 0, increased: 500 });
    expect(await ledgerOf(server, category)).toEqual(
      Array.from({ length: 500 }, () => ({ on_hand: 2, sum: 2 })),
    );
  });

  test('ten imports of one new product at once list it once', async () => {
    const category = await newCategory(server);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        importRows(at % 2 === 0 ? storekeeper : seller, [bowlRow(category)]),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(replies.filter(({ data }) => (data as Imported).created === 1)).toHaveLength(1);
    expect(await ledgerOf(server, category)).toEqual([{ on_hand: 30, sum: 30 }]);
  });
});
