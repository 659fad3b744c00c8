import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Category, Product, SearchCategory } from '../../../domain/contract.ts';
import type { components } from '../../../domain/contract.gen.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, stockSku } from '../orders/orders-and-payments.ts';

type ProductCardPage = components['schemas']['ProductCardPage'];
type SearchCardPage = components['schemas']['SearchCardPage'];
type ProductCard = components['schemas']['ProductCard'];

let server: TestServer;
let customer: Person;
let vip: Person;
let storekeeper: Person;
/** The category with most products. */
let category: string;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, storekeeper] = await server.people('customer', 'vip', 'storekeeper');
  const { rows } = await server.database.pool.query<{ id: string }>(
    `SELECT category_id AS id FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  );
  category = rows[0]?.id ?? '';
});
afterAll(() => server.stop());

const whole = async (person: Person) =>
  accepted(await person.get(`/api/all_sku_list?category_id=${category}`)) as Product[];

const shelf = async (person: Person, page = '') =>
  accepted(await person.get(`/api/all_sku_list?category_id=${category}&view=card${page}`)) as ProductCardPage;

const find = async (person: Person, name: string) =>
  accepted(await person.get(`/api/search_sku_by_name?name=${encodeURIComponent(name)}`)) as SearchCategory[];

const findCards = async (person: Person, name: string, page = '') =>
  accepted(
    await person.get(`/api/search_sku_by_name?name=${encodeURIComponent(name)}&view=card${page}`),
  ) as SearchCardPage;

/** What a card keeps of a product. */
function cardOf(product: Product): ProductCard {
  const { id, name, ch_name, th_name, color, size, price, stock, image_urls, is_vip } = product;
  const [picture = ''] = image_urls.split(',');
  return {
    id,
    name,
    ch_name,
    th_name,
    color,
    size,
    price,
    stock,
    is_vip,
    image_urls: picture,
    ...('vip_price' in product ? { vip_price: product.vip_price } : {}),
  };
}

interface Branch<TProduct> {
  readonly children: readonly Branch<TProduct>[];
  readonly skus?: readonly TProduct[];
}

function productsOf<TProduct>(branches: readonly Branch<TProduct>[]): TProduct[] {
  return branches.flatMap(({ children, skus = [] }) => [...skus, ...productsOf(children)]);
}

const bytesOf = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer));

describe('cards of a category', () => {
  test('hold what the products of the whole list hold of it, for each viewer, and nothing else', async () => {
    for (const person of [customer, vip, storekeeper]) {
      const products = await whole(person);
      expect(await shelf(person, '&page_size=100')).toEqual({
        items: products.map(cardOf),
        pagination: { total: products.length, page_num: 1, page_size: 100, total_pages: 1, cursor: null },
      });
    }
  });

  test('follow each other page by page, each product once', async () => {
    const products = await whole(customer);
    const first = await shelf(customer, '&page_size=3');
    const seen = [...first.items];
    let { cursor } = first.pagination;
    let pages = 1;
    while (cursor !== null) {
      const next = await shelf(customer, `&page_size=3&cursor=${cursor}`);
      pages += 1;
      expect(next.pagination).toMatchObject({ total: products.length, page_num: pages });
      seen.push(...next.items);
      ({ cursor } = next.pagination);
    }
    expect(seen).toEqual(products.map(cardOf));
    expect(pages).toBe(first.pagination.total_pages);
    expect(pages).toBeGreaterThan(1);
  });

  test('go on behind a product with the longest name in Thai', async () => {
    const [{ id, name } = { id: '', name: '' }] = (await shelf(customer, '&page_size=1')).items;
    const rename = (to: string) =>
      server.database.pool.query('UPDATE skus SET name = $2 WHERE sku_id = $1', [id, to]);
    await rename('0'.padEnd(200, 'ก'));
    const { items, pagination } = await shelf(customer, '&page_size=1');
    expect(items.map((card) => card.id)).toEqual([id]);
    const next = await shelf(customer, `&page_size=1&cursor=${pagination.cursor ?? ''}`);
    expect(next.pagination.page_num).toBe(2);
    await rename(name);
  });

  test('come ten at a time unless more are asked for', async () => {
    expect((await shelf(customer)).pagination.page_size).toBe(10);
  });

  test('are less than three fifths of the products, names in three languages among them', async () => {
    const { items } = await shelf(customer, '&page_size=100');
    expect(bytesOf(items) / bytesOf(await whole(customer))).toBeLessThan(0.6);
  });

  test('show a VIP price to VIP customers of its group and to staff, and what is on hand to nobody', async () => {
    const { id } = await stockSku(server, { price: 50, vipPrice: 40, pieces: 5 });
    const shown = async (person: Person) => {
      const { rows } = await server.database.pool.query<{ id: string }>(
        `SELECT category_id AS id FROM skus WHERE sku_id = $1`,
        [id],
      );
      const { items } = accepted(
        await person.get(`/api/all_sku_list?category_id=${rows[0]?.id ?? ''}&view=card&page_size=100`),
      ) as ProductCardPage;
      return items.find((card) => card.id === id);
    };
    const card = {
      id,
      name: 'Bowl',
      ch_name: '碗',
      th_name: 'ชาม',
      color: 'blue',
      size: 'L',
      price: 50,
      stock: 5,
      image_urls: '/api/files/bowl.webp',
    };
    expect(await shown(customer)).toEqual({ ...card, is_vip: 0 });
    expect(await shown(vip)).toEqual({ ...card, vip_price: 40, is_vip: 1 });
    expect(await shown(storekeeper)).toEqual({ ...card, vip_price: 40, is_vip: 0 });
  });

  test('of an unknown category, of another merchant, or behind a foreign cursor are refused', async () => {
    const ask = async (person: Person, query: string) =>
      refusal(await person.get(`/api/all_sku_list?view=card&${query}`));
    const { cursor } = (await shelf(customer, '&page_size=1')).pagination;
    const tree = accepted(await customer.get('/api/all_product_category')) as Category[];
    const other = tree[0]?.children[0]?.children.find(({ id }) => id !== category)?.id ?? '';
    const rival = await server.as('rival_customer');
    expect(await ask(customer, 'category_id=none')).toEqual({ code: 404, reason: 'not_found' });
    expect(await ask(rival, `category_id=${category}`)).toEqual({ code: 404, reason: 'not_found' });
    for (const query of [
      `category_id=${other}&cursor=${cursor ?? ''}`,
      `category_id=${category}&cursor=nonsense`,
    ])
      expect(await ask(customer, query)).toMatchObject({ code: 400, field: 'cursor' });
    expect(await ask(customer, `category_id=${category}&page_size=101`)).toMatchObject({ code: 400 });
    expect(await ask(customer, `category_id=${category}&view=other`)).toMatchObject({ code: 400 });
  });

  test('take a statement beside the one that reads the caller, and another one for the total of several pages', async () => {
    expect(await countStatements(() => shelf(customer, '&page_size=100'))).toBe(2);
    expect(await countStatements(() => shelf(customer, '&page_size=1'))).toBe(3);
    expect(await countStatements(() => whole(customer))).toBe(2);
  });
});

describe('cards of a search', () => {
  test('are those of the whole search, on the same branches', async () => {
    for (const person of [customer, vip, storekeeper]) {
      const trees = await find(person, 'cup');
      const { items, pagination } = await findCards(person, 'cup', '&page_size=100');
      const products = productsOf(trees);
      expect(products.length).toBeGreaterThan(1);
      expect(productsOf(items)).toEqual(products.map(cardOf));
      expect(items.map(({ id }) => id)).toEqual(trees.map(({ id }) => id));
      expect(pagination).toEqual({
        total: products.length,
        page_num: 1,
        page_size: 100,
        total_pages: 1,
        cursor: null,
      });
    }
  });

  test('follow each other page by page, each product once', async () => {
    const all = productsOf(await find(customer, 'cup')).map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: SearchCardPage = await findCards(customer, 'cup', `&page_size=3&cursor=${cursor}`);
      seen.push(...productsOf(page.items).map(({ id }) => id));
      ({ cursor } = page.pagination);
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
  });

  test('are less than two thirds of the products and their categories', async () => {
    const { items } = await findCards(customer, 'cup', '&page_size=100');
    expect(bytesOf(items) / bytesOf(await find(customer, 'cup'))).toBeLessThan(0.65);
  });

  test('of a blank name are none, and a cursor of another search is refused', async () => {
    expect(await findCards(customer, '')).toEqual({
      items: [],
      pagination: { total: 0, page_num: 1, page_size: 10, total_pages: 0, cursor: null },
    });
    const { cursor } = (await findCards(customer, 'cup', '&page_size=1')).pagination;
    expect(
      refusal(await customer.get(`/api/search_sku_by_name?name=bag&view=card&cursor=${cursor ?? ''}`)),
    ).toMatchObject({ code: 400, field: 'cursor' });
  });
});
