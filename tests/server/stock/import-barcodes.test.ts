import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';
import {
  addTopCategories,
  bowlIn,
  bowlRow,
  importRows,
  ledgerOf,
  newCategory,
  type Imported,
} from './import-skus.ts';

let server: TestServer;
let storekeeper: Person;
let customer: Person;

beforeAll(async () => {
  server = await startServer();
  [storekeeper, customer] = await server.people('storekeeper', 'customer');
  await addTopCategories(server);
});
afterAll(() => server.stop());

const newBarcode = () => `b-${randomUUID()}`;
const detail = async (id: string) =>
  accepted(await storekeeper.get(`/api/sku_detail?sku_id=${id}`)) as Product;

describe('an import with barcodes', () => {
  test('gives them to what is new and what is there; without one the barcode stays', async () => {
    const category = await newCategory(server);
    const bowl = await bowlIn(server, category, customer);
    const [one, other] = [newBarcode(), newBarcode()];
    const rows = [
      bowlRow(category, { barcode: ` ${one} ` }),
      bowlRow(category, { name: 'Plate', barcode: other }),
      bowlRow(category, { name: 'Plate', barcode: '' }),
    ];
    const { items } = accepted(await importRows(storekeeper, rows)) as Imported;
    expect(await detail(bowl.id)).toMatchObject({ barcode: one, on_hand: 8 });
    expect(await detail(items[1]?.sku_id ?? '')).toMatchObject({ barcode: other, on_hand: 6 });
    accepted(await importRows(storekeeper, [bowlRow(category)]));
    const { version } = await detail(bowl.id);
    accepted(await importRows(storekeeper, [bowlRow(category, { barcode: one })]));
    expect(await detail(bowl.id)).toMatchObject({ barcode: one, version });
  });

  test('of which another product has one is refused whole, with that product', async () => {
    const category = await newCategory(server);
    await bowlIn(server, category, customer);
    const barcode = newBarcode();
    const { items } = accepted(
      await importRows(storekeeper, [bowlRow(category, { name: 'Plate', barcode })]),
    ) as Imported;
    const reply = await importRows(storekeeper, [
      bowlRow(category, { name: 'Cup' }),
      bowlRow(category, { barcode }),
    ]);
    const product = await detail(items[0]?.sku_id ?? '');
    expect(refusal(reply)).toEqual({ code: 409, reason: 'barcode_taken', product });
    expect((await ledgerOf(server, category)).length).toBe(2);
  });

  test('of two products alike, or two of one product, is refused with the places of the rows', async () => {
    const category = await newCategory(server);
    const barcode = newBarcode();
    const plate = { name: 'Plate', barcode };
    for (const [rows, items] of [
      [
        [bowlRow(category), bowlRow(category, { barcode }), bowlRow(category, { barcode: 'x' })],
        [1, 2],
      ],
      [
        [bowlRow(category, { barcode }), bowlRow(category, plate)],
        [0, 1],
      ],
    ] as const)
      expect(refusal(await importRows(storekeeper, rows))).toEqual({
        code: 422,
        reason: 'duplicate_line',
        items,
      });
    expect(await ledgerOf(server, category)).toEqual([]);
  });

  test('with an id means that product, whatever its name; an unknown one is refused', async () => {
    const category = await newCategory(server);
    const bowl = await bowlIn(server, category, customer);
    const rows = [bowlRow(category, { name: 'Another name', sku_id: bowl.id })];
    expect(accepted(await importRows(storekeeper, rows))).toMatchObject({
      created: 0,
      items: [{ sku_id: bowl.id, created: false }],
    });
    for (const sku_id of ['no-such-product', 'x'])
      expect(refusal(await importRows(storekeeper, [bowlRow(category, { sku_id })]))).toEqual({
        code: 404,
        reason: 'not_found',
        sku_id,
      });
  });
});
