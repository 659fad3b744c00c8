import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { addTopCategories, bowlRow, importRows, newCategory, type Imported } from '../stock/import-skus.ts';
import { accepted, uploadPhoto } from '../orders/orders-and-payments.ts';
import { untilLockIsWaitedFor } from '../test-database.ts';

let server: TestServer;
let storekeeper: Person;

beforeAll(async () => {
  server = await startServer();
  storekeeper = await server.as('storekeeper');
  await addTopCategories(server);
});
afterAll(() => server.stop());

describe('a product that is just being added', () => {
  test('is found by an import, which adds to its stock instead of listing it again', async () => {
    const { pool } = server.database;
    const category = await newCategory(server);
    const product = {
      name: 'Rice Bowl',
      color: 'Sky Blue',
      size: 'L',
      price: 12.5,
      stock: 5,
      category_id: category,
      image_urls: await uploadPhoto(storekeeper),
    };
    const holding = await pool.connect();
    await holding.query('BEGIN');
    await holding.query('SELECT 1 FROM categories WHERE category_id = $1 FOR UPDATE', [category]);
    const adding = storekeeper.post('/api/add_single_product', product);
    await untilLockIsWaitedFor(server.database);
    const importing = importRows(storekeeper, [bowlRow(category)]);
    await untilLockIsWaitedFor(server.database, 2);
    await holding.query('COMMIT');
    holding.release();

    const { id } = accepted(await adding) as { id: string };
    expect(accepted(await importing) as Imported).toEqual({
      created: 0,
      increased: 1,
      items: [{ sku_id: id, created: false, amount: 3, stock: 8 }],
    });
  });
});
