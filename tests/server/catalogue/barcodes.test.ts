import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../domain/contract.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import {
  accepted,
  refusal,
  sendTwice,
  stockSku,
  uploadPhoto,
  type TestSku,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let storekeeper: Person;
let seller: Person;
let customer: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer();
  [storekeeper, seller, customer, rival] = await server.people(
    'storekeeper',
    'sku_order_manager',
    'customer',
    'rival_owner',
  );
});
afterAll(() => server.stop());

let barcodes = 0;
const newBarcode = () => `885${String((barcodes += 1)).padStart(4, '0')}`;
const newSku = () => stockSku(server, { price: 10, pieces: 5 });
const edit = (person: Person, { id }: TestSku, more: object) =>
  person.post('/api/edit_sku', { id, name: 'Bowl', price: 10, ...more });
const assign = (person: Person, { id }: TestSku, barcode: unknown, more: object = {}) =>
  person.post('/api/assign_barcode', { sku_id: id, barcode, ...more });
const byBarcode = (person: Person, barcode: string) =>
  person.get(`/api/sku_by_barcode?barcode=${encodeURIComponent(barcode)}`);
const detail = async (person: Person, { id }: TestSku) =>
  accepted(await person.get(`/api/sku_detail?sku_id=${id}`)) as Product;
const newProduct = async (barcode: string) => {
  const { category_id } = await detail(storekeeper, await newSku());
  const image_urls = await uploadPhoto(storekeeper);
  return { name: 'Vase', price: 5, stock: 0, category_id, image_urls, barcode };
};
/** Ids of the products of all merchants that have a barcode. */
const holders = async (barcode: string) => {
  const { rows } = await server.database.pool.query<{ sku_id: string }>(
    'SELECT sku_id FROM skus WHERE barcode = $1',
    [barcode],
  );
  return rows.map(({ sku_id }) => sku_id);
};

describe('a barcode that a product has', () => {
  test('is not given to another by an edit or to a new one: 409 with the product that has it', async () => {
    const [barcode, holder, other] = [newBarcode(), await newSku(), await newSku()];
    const product = accepted(await edit(storekeeper, holder, { barcode }));
    const before = await detail(storekeeper, other);
    const taken = { code: 409, reason: 'barcode_taken', product };
    expect(refusal(await edit(storekeeper, other, { barcode: ` ${barcode} ` }))).toEqual(taken);
    expect(refusal(await storekeeper.post('/api/add_single_product', await newProduct(barcode)))).toEqual(
      taken,
    );
    expect(await detail(storekeeper, other)).toEqual(before);
    expect(await holders(barcode)).toEqual([holder.id]);
  });

  test('stays its own when it is sent again, and is free once it is cleared', async () => {
    const [barcode, holder, other] = [newBarcode(), await newSku(), await newSku()];
    accepted(await edit(storekeeper, holder, { barcode }));
    expect(accepted(await edit(storekeeper, holder, { barcode }))).toMatchObject({ barcode, version: 3 });
    accepted(await edit(storekeeper, holder, { barcode: '' }));
    expect(accepted(await edit(storekeeper, other, { barcode }))).toMatchObject({ barcode });
    expect(await holders(barcode)).toEqual([other.id]);
  });

  test('is still taken while it is inactive', async () => {
    const [barcode, holder, other] = [newBarcode(), await newSku(), await newSku()];
    accepted(await edit(storekeeper, holder, { barcode, status: 'inactive' }));
    expect(refusal(await edit(storekeeper, other, { barcode }))).toMatchObject({ reason: 'barcode_taken' });
  });

  test('may be that of a product of another merchant too', async () => {
    const [barcode, own] = [newBarcode(), await newSku()];
    const { rows } = await server.database.pool.query<TestSku>(
      `SELECT sku_id AS id FROM skus WHERE merchant_id = 'm-rival' LIMIT 1`,
    );
    const [foreign] = rows;
    if (foreign === undefined) throw new Error('the rival sells nothing');
    accepted(await edit(rival, foreign, { barcode }));
    accepted(await edit(storekeeper, own, { barcode }));
    expect((await holders(barcode)).toSorted()).toEqual([foreign.id, own.id].toSorted());
  });

  test('is shown to staff only', async () => {
    const sku = await newSku();
    accepted(await edit(storekeeper, sku, { barcode: newBarcode(), low_stock_at: 4 }));
    const shown = await detail(customer, sku);
    expect([shown.barcode, shown.low_stock_at]).toEqual([undefined, undefined]);
  });
});

describe('one barcode for several products at once', () => {
  const outcome = ({ status, data }: Reply) =>
    status === 200 ? 'given' : (data as { reason?: string }).reason;

  test('is given to one of them, assigned, changed or new; the others are told which has it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const barcode = newBarcode();
      const skus = [await newSku(), await newSku(), await newSku()];
      const added = await newProduct(barcode);
      const replies = await Promise.all([
        ...skus.map((sku, at) =>
          at === 0 ? assign(seller, sku, barcode) : edit(storekeeper, sku, { barcode }),
        ),
        storekeeper.post('/api/add_single_product', added),
      ]);
      expect(replies.map(outcome).toSorted()).toEqual([
        'barcode_taken',
        'barcode_taken',
        'barcode_taken',
        'given',
      ]);
      const product = replies.find(({ status }) => status === 200)?.data as Product;
      expect(await holders(barcode)).toEqual([product.id]);
      for (const reply of replies.filter(({ status }) => status !== 200))
        expect(reply.data).toEqual({ reason: 'barcode_taken', product });
    }
  });
});

describe('assign_barcode', () => {
  test('a product gets a barcode, another, and none, each a version; the same again is none', async () => {
    const [one, other, sku] = [newBarcode(), newBarcode(), await newSku()];
    const before = await detail(seller, sku);
    expect(accepted(await assign(seller, sku, ` ${one} `))).toEqual({ ...before, barcode: one, version: 2 });
    expect(accepted(await assign(seller, sku, other))).toEqual({ ...before, barcode: other, version: 3 });
    expect(accepted(await assign(seller, sku, other))).toEqual({ ...before, barcode: other, version: 3 });
    expect(accepted(await assign(seller, sku, ' '))).toEqual({ ...before, barcode: '', version: 4 });
    expect(await detail(seller, sku)).toEqual({ ...before, version: 4 });
  });

  test('a barcode of another product leads to 409 with that product, and changes nothing', async () => {
    const [barcode, holder, sku] = [newBarcode(), await newSku(), await newSku()];
    const product = accepted(await assign(seller, holder, barcode));
    const before = await detail(seller, sku);
    expect(refusal(await assign(storekeeper, sku, barcode))).toEqual({
      code: 409,
      reason: 'barcode_taken',
      product,
    });
    expect(await detail(seller, sku)).toEqual(before);
  });

  test('a version that is no longer the current one leads to 409 with the product as it is', async () => {
    const sku = await newSku();
    const current = accepted(await assign(seller, sku, newBarcode()));
    expect(refusal(await assign(storekeeper, sku, newBarcode(), { version: 1 }))).toMatchObject({
      code: 409,
      reason: 'version_conflict',
      current,
      changed_by: { id: seller.user.id, name: seller.user.name, role: seller.user.role },
    });
    expect(accepted(await assign(storekeeper, sku, newBarcode(), { version: 2 }))).toMatchObject({
      version: 3,
    });
  });

  test("an unknown product, another merchant's, and a role that may not lead to 404 and 403", async () => {
    const sku = await newSku();
    const missing = { code: 404, reason: 'not_found' };
    expect(refusal(await assign(seller, { id: 'nothing', price: 1 }, newBarcode()))).toEqual(missing);
    expect(refusal(await assign(rival, sku, newBarcode()))).toEqual(missing);
    expect(refusal(await assign(customer, sku, newBarcode()))).toEqual({
      code: 403,
      reason: 'forbidden_role',
    });
    expect(await detail(seller, sku)).toMatchObject({ barcode: '', version: 1 });
  });

  test.each([
    ['sku_id', { sku_id: '' }],
    ['barcode', { barcode: undefined }],
    ['barcode', { barcode: null }],
    ['barcode', { barcode: 885 }],
    ['barcode', { barcode: 'x'.repeat(65) }],
    ['barcode', { barcode: '885\n1' }],
    ['version', { version: 0 }],
  ])('a wrong %s leads to 400', async (field, more) => {
    const reply = await assign(seller, { id: 'any', price: 1 }, '885', more);
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('the same request sent twice makes one version', async () => {
    const sku = await newSku();
    await sendTwice(seller, '/api/assign_barcode', { sku_id: sku.id, barcode: newBarcode() });
    expect(await detail(seller, sku)).toMatchObject({ version: 2 });
  });
});

describe('sku_by_barcode', () => {
  test('a barcode leads to its product, as each viewer sees it', async () => {
    const [barcode, sku] = ['A b/1%+ก', await newSku()];
    accepted(await assign(seller, sku, barcode));
    for (const person of [storekeeper, customer])
      expect(accepted(await byBarcode(person, ` ${barcode} `))).toEqual(await detail(person, sku));
  });

  test('an unknown barcode, a part of one, none at all, and one of another merchant lead to 404', async () => {
    const [barcode, sku] = [newBarcode(), await newSku()];
    accepted(await assign(seller, sku, barcode));
    const missing = { code: 404, reason: 'not_found' };
    for (const other of ['nothing', barcode.slice(0, -1), `${barcode}0`, '', ' '])
      expect(refusal(await byBarcode(seller, other))).toEqual(missing);
    expect(refusal(await byBarcode(rival, barcode))).toEqual(missing);
  });

  test('an inactive product is found by staff, and not by customers', async () => {
    const [barcode, sku] = [newBarcode(), await newSku()];
    accepted(await edit(storekeeper, sku, { barcode, status: 'inactive' }));
    expect(accepted(await byBarcode(seller, barcode))).toMatchObject({ id: sku.id, status: 'inactive' });
    expect(refusal(await byBarcode(customer, barcode))).toEqual({ code: 404, reason: 'not_found' });
  });

  test.each([
    ['too long', 'x'.repeat(65)],
    ['not printable', '885\t1'],
  ])('a barcode that is %s leads to 400', async (_, barcode) => {
    expect(refusal(await byBarcode(customer, barcode))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'barcode',
    });
  });

  test('without one leads to 400', async () => {
    expect(refusal(await customer.get('/api/sku_by_barcode'))).toMatchObject({ code: 400, field: 'barcode' });
  });
});
