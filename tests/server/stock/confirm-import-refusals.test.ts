import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeFile } from '../files/send-file.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { addTopCategories, bowlIn, bowlRow, importRows, ledgerOf, newCategory } from './import-skus.ts';
import { refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let storekeeper: Person;
let customer: Person;
let rival: Person;
let owner: Person;

beforeAll(async () => {
  server = await startServer();
  [storekeeper, customer, rival, owner] = await server.people(
    'storekeeper',
    'customer',
    'rival_owner',
    'owner',
  );
  await addTopCategories(server);
});
afterAll(() => server.stop());

describe('confirm_import_skus', () => {
  test('rows that mean one product at two prices lead to 422, and nothing of the import is kept', async () => {
    const category = await newCategory(server);
    await bowlIn(server, category, customer);
    const rows = [
      bowlRow(category, { name: 'Plate' }),
      bowlRow(category),
      bowlRow(category, { price: '12.51' }),
    ];
    expect(refusal(await importRows(storekeeper, rows))).toEqual({
      code: 422,
      reason: 'duplicate_line',
      items: [1, 2],
    });
    expect(await ledgerOf(server, category)).toEqual([{ on_hand: 5, sum: 5 }]);
  });

  test('new products of names that are there lead to 409 with those, and nothing of the import is kept', async () => {
    const category = await newCategory(server);
    const { id: bowl } = await bowlIn(server, category, customer);
    const rows = [
      bowlRow(category, { name: 'Plate', selling_price: '20' }),
      bowlRow(category, { name: '饭碗', selling_price: '20' }),
    ];
    const match = {
      sku_id: bowl,
      stock: 3,
      price: 10,
      name: 'Rice Bowl',
      ch_name: '饭碗',
      th_name: 'ชามข้าว',
      color: 'Sky Blue',
      size: 'L',
      picture: '',
    };
    expect(refusal(await importRows(storekeeper, rows))).toEqual({
      code: 409,
      reason: 'product_exists',
      items: [{ item: 1, match }],
    });
    expect(await ledgerOf(server, category)).toEqual([{ on_hand: 5, sum: 5 }]);
  });

  test('rows of one new product at two selling prices lead to 422', async () => {
    const category = await newCategory(server);
    const rows = [bowlRow(category, { selling_price: '20' }), bowlRow(category, { selling_price: '21' })];
    expect(refusal(await importRows(storekeeper, rows))).toEqual({
      code: 422,
      reason: 'duplicate_line',
      items: [0, 1],
    });
    expect(await ledgerOf(server, category)).toEqual([]);
  });

  test.each(['/api/files/none.csv', 'nowhere'])(
    'a file %s that is not the own leads to 404',
    async (file_path) => {
      const category = await newCategory(server);
      const reply = await importRows(storekeeper, [bowlRow(category)], { file_path });
      expect(refusal(reply)).toEqual({ code: 404, reason: 'not_found', filepath: file_path });
      expect(await ledgerOf(server, category)).toEqual([]);
    },
  );

  test("another person's file leads to 404", async () => {
    const category = await newCategory(server);
    const { filepath } = await storeFile(owner, Buffer.from('Item,Qty,Price\nPlate,3,12.50\n'));
    const reply = await importRows(storekeeper, [bowlRow(category)], { file_path: filepath });
    expect(refusal(reply)).toEqual({ code: 404, reason: 'not_found', filepath });
    expect(await ledgerOf(server, category)).toEqual([]);
  });

  test('totals that do not agree lead to 422', async () => {
    const category = await newCategory(server);
    const rows = [bowlRow(category), bowlRow(category, { name: 'Plate', amount: 1, price: '0.10' })];
    const mismatch = { code: 422, reason: 'amount_mismatch' };
    expect(refusal(await importRows(storekeeper, rows, { total_items: 3 }))).toEqual({
      ...mismatch,
      expected: 2,
      actual: 3,
    });
    expect(refusal(await importRows(storekeeper, rows, { total_value: 37.61 }))).toEqual({
      ...mismatch,
      expected: 37.6,
      actual: 37.61,
    });
    expect(await ledgerOf(server, category)).toEqual([]);
  });

  test.each([
    ['items.1.category_id', { category_id: ['t1', 'CATEGORY'] }],
    ['items.1.vip_price', { vip_price: '0' }],
    ['items.1.vip_price', { vip_price: 'cheap' }],
    ['items.1.selling_price', { selling_price: '0' }],
    ['items.1.set_price', { set_price: 'yes' }],
    ['items.1.price', { price: '0.00' }],
    ['items.1.price', { price: '1.234' }],
    ['items.1.price', { price: 12.5 }],
    ['items.1.price', { price: '-1' }],
    ['items.1.amount', { amount: 0 }],
    ['items.1.amount', { amount: 1.5 }],
    ['items.1.name', { name: ' ' }],
  ])('a wrong %s leads to 400', async (field, more) => {
    const category = await newCategory(server);
    const wrong = JSON.parse(
      JSON.stringify(bowlRow(category, more)).replace('CATEGORY', category),
    ) as ReturnType<typeof bowlRow>;
    const reply = await importRows(storekeeper, [bowlRow(category), wrong], {
      total_value: 1,
      total_items: 2,
    });
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field });
    expect(await ledgerOf(server, category)).toEqual([]);
  });

  test('no rows, more than 2,000, or a value of three decimals lead to 400', async () => {
    const category = await newCategory(server);
    const wrong = { code: 400, reason: 'invalid_request' };
    const many = Array.from({ length: 2001 }, () => bowlRow(category));
    expect(refusal(await importRows(storekeeper, []))).toEqual({ ...wrong, field: 'items' });
    expect(refusal(await importRows(storekeeper, many))).toEqual({ ...wrong, field: 'items' });
    expect(refusal(await importRows(storekeeper, [bowlRow(category)], { total_value: 37.501 }))).toEqual({
      ...wrong,
      field: 'total_value',
    });
  });

  test("a category that is unknown, another merchant's, or not within the one before it leads to 404", async () => {
    const category = await newCategory(server);
    const path = (category_id: string[]) => [bowlRow(category, { category_id })];
    const unknown = (category_id: string) => ({ code: 404, reason: 'not_found', category_id });
    const answer = async (person: Person, rows: ReturnType<typeof path>) =>
      refusal(await importRows(person, rows));
    expect(await answer(storekeeper, path(['t1', 'nowhere', category]))).toEqual(unknown('nowhere'));
    expect(await answer(rival, [bowlRow(category)])).toEqual(unknown('t1'));
    expect(await answer(storekeeper, path(['u1', 't2', category]))).toEqual(unknown('t2'));
    expect(await answer(storekeeper, path(['t2', 't1', category]))).toEqual(unknown('t2'));
    expect(await answer(storekeeper, path(['t1', 't1', 't2']))).toEqual(unknown('t1'));
    expect(refusal(await importRows(customer, [bowlRow(category)]))).toEqual({
      code: 403,
      reason: 'forbidden_role',
    });
  });

  test('a row that is malformed counts before an earlier one whose category is unknown', async () => {
    const category = await newCategory(server);
    const rows = [
      bowlRow(category, { category_id: ['t1', 't2', 'nowhere'] }),
      bowlRow(category, { price: '0.00' }),
    ];
    expect(refusal(await importRows(storekeeper, rows))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'items.1.price',
    });
  });
});
