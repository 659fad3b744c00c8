import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findProducts } from '../../../server/search/find-products.ts';
import { createStore, type MerchantStore, type Store } from '../../../server/store/store.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let store: Store;
let shop: MerchantStore;

beforeAll(async () => {
  database = await cloneDatabase('bare');
  store = createStore(database.pool);
  shop = store.forMerchant('m-one');
  await database.pool.query(`
    INSERT INTO merchants (merchant_id, name) VALUES ('m-one', 'One'), ('m-two', 'Two');
    INSERT INTO groups (merchant_id, group_id, name) VALUES ('m-one', 'g', 'G'), ('m-two', 'g', 'G');
    INSERT INTO categories (merchant_id, category_id, level, name, ch_name) VALUES
      ('m-one', 'c', 1, 'Goods', '杂货'), ('m-one', 'd', 1, 'Drinks', '饮料'), ('m-two', 'c', 1, 'Goods', '杂货')`);
});
beforeEach(() => database.pool.query('TRUNCATE skus CASCADE'));
afterAll(() => database.drop());

const bare = {
  ch_name: '',
  th_name: '',
  color: '',
  size: '',
  style: '',
  price_satang: 100,
  category_id: 'c',
};

/** Adds products whose ids are their names. */
async function add(...products: (Partial<typeof bare> & { readonly name: string })[]): Promise<void> {
  await shop.catalogue.add(products.map((product) => ({ ...bare, sku_id: product.name, ...product })));
}

/** Ids of what is found, best first. */
async function find(typed: string): Promise<string[]> {
  return (await findProducts(shop, typed, 'g')).rows.map(({ sku }) => sku.sku_id);
}

describe('a product', () => {
  test.each([
    ['T恤', 'T 恤'],
    ['Ｔ恤', 'T恤'],
    ['T 恤', '圆领T恤'],
    ['絲巾', '丝巾'],
    ['丝巾', '絲巾'],
    ['ＰＯＬＯ', 'polo'],
    ['shirts', 'Shirt'],
    ['shirt', 'Shirts'],
    ['tshirt', 'T-shirt'],
    ['canvs', 'Canvas'],
    ['แคนวาส', 'ถุงผ้าแคนวาสลายงอบ'],
    ["o'reilly", "O'Reilly"],
    ['100%', '100% cotton'],
  ])('%s finds the name %s', async (typed, name) => {
    await add({ name }, { name: 'Something else' });
    expect(await find(typed)).toEqual([name]);
  });

  test.each([
    ['红色', 'Red'],
    ['แดง', '红'],
    ['สีแดง', 'red'],
    ['red', 'สีแดง'],
    ['紅', 'Brick red'],
    ['blue', 'Navy'],
  ])('%s finds the colour %s', async (typed, color) => {
    await add({ name: 'a', color }, { name: 'b', color: 'Yellow' });
    expect(await find(typed)).toEqual(['a']);
  });

  test.each([
    ['500毫升', '500 ml'],
    ['500 มล.', '500ml'],
    ['0.5 l', '500 ml'],
    ['两斤', '1 kg'],
    ['45公分', '45 cm'],
    ['40码', 'EU 40'],
    ['เบอร์ 40', '40'],
    ['加大', 'XL'],
    ['ฟรีไซส์', 'Free size'],
    ['350', '350 ml'],
  ])('%s finds the size %s', async (typed, size) => {
    await add({ name: 'a', size }, { name: 'b', size: '7 W' });
    expect(await find(typed)).toEqual(['a']);
  });

  test('is found by words of its name, colour, size and category together, in any order', async () => {
    await add(
      { name: 'Mug', color: 'White', size: '500 ml', category_id: 'd' },
      { name: 'Flask', color: 'White', size: '500 ml' },
      { name: 'Jug', color: 'Black', size: '500 ml', category_id: 'd' },
    );
    expect(await find('500ml 白色 饮料')).toEqual(['Mug']);
    expect(await find('mug 黑色')).toEqual([]);
  });

  test('that is renamed is found as it is now', async () => {
    await add({ name: 'Mug' });
    const sku = await shop.catalogue.find('Mug');
    if (sku === null) throw new Error('there is no mug');
    await shop.catalogue.change(
      sku,
      { name: '丝巾', size: 'XL' },
      {
        changed_by: '',
        changed_by_id: '',
        changed_by_role: '',
        changed_at: null,
      },
    );
    expect([await find('mug'), await find('丝巾 XL')]).toEqual([[], ['Mug']]);
  });

  test('that is taken out, or whose category is, is found no more', async () => {
    await add({ name: 'Mug' }, { name: 'Mug 2', category_id: 'd' });
    await database.pool.query("UPDATE skus SET status = 'inactive' WHERE sku_id = 'Mug'");
    expect(await find('mug')).toEqual(['Mug 2']);
    await database.pool.query("UPDATE categories SET status = 'inactive' WHERE category_id = 'd'");
    expect(await find('mug')).toEqual([]);
    await database.pool.query("UPDATE categories SET status = 'active' WHERE category_id = 'd'");
  });

  test('of another merchant is not found', async () => {
    await add({ name: 'Mug' });
    expect((await findProducts(store.forMerchant('m-two'), 'mug', 'g')).rows).toEqual([]);
  });

  test('of an earlier version is found by its fields as they are, and as others once its search text is written', async () => {
    await database.pool
      .query(`INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, price_satang)
      SELECT merchant_id, 's' || n, 'c', 'Wave Mug', '絲巾', 'ชามชา', 1 FROM merchants, generate_series(1, 150) n`);
    expect([(await find('mug')).length, (await find('Wave mug')).length]).toEqual([120, 120]);
    expect(await find('丝巾')).toEqual([]);
    while ((await store.fillSearchTexts()) > 0);
    expect((await find('丝巾')).length).toBe(120);
    const { rows } = await database.pool.query('SELECT DISTINCT search_text FROM skus');
    expect(rows).toEqual([{ search_text: 'wave mug\n丝巾\nชาม ชา\n\n\n' }]);
  });
});

describe('hits', () => {
  test('stand best first: a word of a name, its beginning, what is inside one', async () => {
    await add({ name: 'Escape room' }, { name: 'Cape' }, { name: 'Capers' }, { name: 'Rain cape' });
    expect(await find('cape')).toEqual(['Cape', 'Rain cape', 'Capers', 'Escape room']);
  });

  test('for ชา are tea before bowls', async () => {
    await add(
      { name: 'a', th_name: 'ชามซุป' },
      { name: 'b', th_name: 'ถ้วยชา' },
      { name: 'c', th_name: 'ชาเขียว' },
    );
    expect(await find('ชา')).toEqual(['c', 'b', 'a']);
  });

  test('for red tea in Chinese are what is called so before teas that are red', async () => {
    await add({ name: 'a', ch_name: '乌龙茶', color: 'Red' }, { name: 'b', ch_name: '红茶' });
    expect(await find('红茶')).toEqual(['b', 'a']);
  });

  test('for a colour have the colour itself before its shades', async () => {
    await add({ name: 'a', color: 'Navy' }, { name: 'b', color: '蓝色' });
    expect(await find('blue')).toEqual(['b', 'a']);
  });

  test('of a frequent word are the best 120, wherever their names stand', async () => {
    await add(...Array.from({ length: 700 }, (_, at) => ({ name: `A${at} teapot` })));
    await add({ name: 'Zen tea' }, { name: 'Tea' });
    const found = await find('tea');
    expect(found.slice(0, 2)).toEqual(['Tea', 'Zen tea']);
    expect(found).toHaveLength(120);
  });

  test('with a wrong letter are looked for only when there is none without', async () => {
    await add({ name: 'Lantern' }, { name: 'Lantorn' });
    expect(await find('lantorn')).toEqual(['Lantorn']);
    expect(await find('lantrn')).toEqual(['Lantern', 'Lantorn']);
    expect(await find('lnatern')).toEqual(['Lantern']);
    expect(await find('lanternn')).toEqual(['Lantern']);
    expect(await find('dream')).toEqual([]);
  });
});

describe('a category', () => {
  test('that is renamed finds its products by its new name', async () => {
    await add({ name: 'a', category_id: 'd' });
    expect([await find('drink'), await find('杯具')]).toEqual([['a'], []]);
    await database.pool.query(
      "UPDATE categories SET name = 'Cups', ch_name = '杯具' WHERE category_id = 'd'",
    );
    expect([await find('drink'), await find('杯具')]).toEqual([[], ['a']]);
  });
});

describe("a merchant's own words", () => {
  test('mean the same to that merchant, beside the words that everybody knows', async () => {
    await add({ name: 'Mooncake' }, { name: 'a', color: 'Ochre' });
    expect([await find('月饼'), await find('赭石')]).toEqual([[], []]);
    await shop.catalogue.setSearchWords([
      { kind: 'word', zh: ['月饼'], en: ['mooncake'], th: ['ขนมไหว้พระจันทร์'] },
      { kind: 'colour', zh: ['赭石'], en: ['ochre', 'red'], th: [] },
    ]);
    expect([await find('月餅'), await find('ขนมไหว้พระจันทร์')]).toEqual([['Mooncake'], ['Mooncake']]);
    expect([await find('赭石'), await find('红')]).toEqual([['a'], []]);
    expect(await find('red')).toEqual(['a']);
    expect((await store.forMerchant('m-two').catalogue.searchWords()).length).toBe(0);
    await shop.catalogue.setSearchWords([]);
    expect(await find('月饼')).toEqual([]);
  });
});

/** An alphabet that yields many collisions: with cased letters, combining marks, surrogate pairs and what SQL gives a meaning. */
const letter = fc.constantFrom(...Array.from("aAbBéİßŞ茶杯丝巾𠮷👕ก้ำเสื%_\\'&|!:*() 5m"));
const text = fc.string({ unit: letter, maxLength: 12 });

describe('whatever a product is called', () => {
  test('its whole name finds it, and no text makes the search fail', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, ch_name, typed) => {
        await database.pool.query('TRUNCATE skus CASCADE');
        await add({ name, ch_name, sku_id: 's' } as { name: string });
        await find(typed);
        const names = [name, ch_name].filter((whole) => /[\p{L}\p{N}]/u.test(whole));
        const found = await Promise.all(names.map(find));
        expect(names.map((whole, at) => [whole, found[at]])).toEqual(names.map((whole) => [whole, ['s']]));
      }),
      { numRuns: 60 },
    );
  });
});
