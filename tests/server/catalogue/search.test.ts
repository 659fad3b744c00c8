import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore, type MerchantStore } from '../../../server/store/store.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let shop: MerchantStore;

beforeAll(async () => {
  database = await cloneDatabase('bare');
  shop = createStore(database.pool).forMerchant('m-one');
  await database.pool.query(`
    INSERT INTO merchants (merchant_id, name) VALUES ('m-one', 'One'), ('m-two', 'Two');
    INSERT INTO groups (merchant_id, group_id, name) VALUES ('m-one', 'g', 'G'), ('m-two', 'g', 'G');
    INSERT INTO categories (merchant_id, category_id, level, name) VALUES ('m-one', 'c', 1, 'C'), ('m-two', 'c', 1, 'C')`);
});
afterAll(() => database.drop());

/** An alphabet that yields many collisions: with cased letters, combining marks and surrogate pairs. */
const letter = fc.constantFrom(...Array.from("aAbBéİßŞ茶杯丝巾𠮷👕ก้ำเสื%_\\' "));
const text = fc.string({ unit: letter, maxLength: 12 });
const sku = fc.record({
  name: text,
  ch_name: text,
  th_name: text,
  color: text,
  size: text,
  style: text,
  status: fc.constantFrom('active', 'active', 'active', 'inactive'),
  merchant_id: fc.constantFrom('m-one', 'm-one', 'm-two'),
});
const term = fc.string({ unit: letter, minLength: 1, maxLength: 4 }).filter((word) => !word.includes(' '));

async function fill(skus: readonly object[]): Promise<void> {
  await database.pool.query('TRUNCATE skus CASCADE');
  await database.pool.query(
    `INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, style, status, price_satang)
     SELECT merchant_id, 's' || at, 'c', name, ch_name, th_name, color, size, style, status, 1
     FROM ROWS FROM (jsonb_to_recordset($1) AS (merchant_id text, name text, ch_name text, th_name text, color text,
       size text, style text, status text)) WITH ORDINALITY AS sku (merchant_id, name, ch_name, th_name, color, size, style,
       status, at)`,
    [JSON.stringify(skus)],
  );
}

/** Reference implementation of the search: a full scan. */
async function scan(terms: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ sku_id: string }>(
    `SELECT sku_id FROM skus WHERE merchant_id = 'm-one' AND status = 'active'
       AND (SELECT bool_and(strpos(search_text, lower(term)) > 0) FROM unnest($1::text[]) AS term)
     ORDER BY name, sku_id LIMIT 120`,
    [terms],
  );
  return rows.map(({ sku_id }) => sku_id);
}

async function search(terms: readonly string[]): Promise<string[]> {
  return (await shop.catalogue.skusWithTerms(terms, 'g')).map((row) => row.sku.sku_id);
}

describe('the search by letters and pairs of letters', () => {
  test('whatever products are called and is looked for leads to what a look at every product finds, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(sku, { minLength: 1, maxLength: 60 }),
        fc.array(fc.array(term, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 8 }),
        async (skus, questions) => {
          await fill(skus);
          for (const terms of questions) expect(await search(terms)).toEqual(await scan(terms));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a term of nearly all of many products leads to the first 120 by name', async () => {
    const names = ['茶', 'ชา', 'tea', 'cup'];
    await fill(
      Array.from({ length: 7000 }, (_, at) => ({
        merchant_id: 'm-one',
        name: `${names[at % 4]} ${(at * 7919) % 7001}`,
        ch_name: at % 9 === 0 ? '杯' : '茶',
        th_name: '',
        color: '',
        size: '',
        style: '',
        status: 'active',
      })),
    );
    for (const terms of [['茶'], ['茶', 'ชา'], ['杯'], ['茶', '7']]) {
      const found = await search(terms);
      expect(found).toEqual(await scan(terms));
      expect(found).toHaveLength(120);
    }
  });

  test('a product that is renamed or taken out is found as it is now', async () => {
    await fill([
      {
        merchant_id: 'm-one',
        name: '茶杯',
        ch_name: '',
        th_name: '',
        color: '',
        size: '',
        style: '',
        status: 'active',
      },
    ]);
    expect(await search(['杯'])).toEqual(['s1']);
    await database.pool.query("UPDATE skus SET name = '丝巾'");
    expect([await search(['杯']), await search(['丝'])]).toEqual([[], ['s1']]);
    await database.pool.query("UPDATE skus SET status = 'inactive'");
    expect(await search(['丝'])).toEqual([]);
  });
});
