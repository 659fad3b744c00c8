import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';
import { pathOf } from './category-path.ts';
import { storeFile } from '../files/send-file.ts';

let server: TestServer;
let storekeeper: Person;
let owner: Person;
let rival: Person;
beforeAll(async () => {
  server = await startServer();
  [storekeeper, owner, rival] = await server.people('storekeeper', 'owner', 'rival_owner');
});
afterAll(() => server.stop());

interface Item {
  readonly name: string;
  readonly match?: { readonly sku_id: string };
}

/** The products that the rows of a list mean: ids, null for a new one. */
async function recognise(person: Person, ...names: readonly string[]): Promise<(string | null)[]> {
  const list = ['Item,Colour,Qty,Price', ...names.map((name) => `${name},,12,45`)].join('\n');
  const { filepath: file_path } = await storeFile(person, Buffer.from(list));
  const items = accepted(await person.post('/api/recognize_skus_from_photo', { file_path })) as Item[];
  return items.map(({ match }) => match?.sku_id ?? null);
}

interface Product {
  readonly id: string;
  readonly name: string;
  readonly category_id: string;
}

/** The products of the shop, by their places in a list of it. */
async function productAt(place: number): Promise<Product> {
  const { items } = accepted(await owner.post('/api/stock_list', { order_by: 'name' })) as {
    readonly items: readonly Product[];
  };
  const product = items[place];
  if (product === undefined) throw new Error('the shop has too few products');
  return product;
}

/** Books twelve pieces of a product that was read as something. */
async function book(place: number, read_as: string): Promise<string> {
  const { id: sku_id, name, category_id } = await productAt(place);
  const item = {
    name,
    category_id: await pathOf(server, category_id),
    amount: 12,
    price: '45.00',
    sku_id,
    read_as,
  };
  accepted(
    await storekeeper.post('/api/confirm_import_skus', { items: [item], total_items: 1, total_value: 540 }),
  );
  return sku_id;
}

interface Hint {
  readonly id: string;
  readonly text: string;
  readonly by: string;
  readonly product: { readonly id: string };
}

const hintsOf = async (person: Person, query = '') =>
  accepted(await person.get(`/api/recognition_hints${query}`)) as {
    readonly items: readonly Hint[];
    readonly pagination: { readonly total: number; readonly cursor: string | null };
  };

const textsOf = async (person: Person) => (await hintsOf(person)).items.map(({ text }) => text);

describe("a supplier's word for a product", () => {
  test('that was corrected once is known the next time, however it is spaced, to this shop alone', async () => {
    expect(await recognise(storekeeper, 'SPT-DRY 12 NV')).toEqual([null]);
    const sku = await book(0, 'SPT-DRY 12 NV');
    expect(await recognise(owner, 'spt-dry 12nv', 'SPT')).toEqual([sku, null]);
    expect(await recognise(rival, 'SPT-DRY 12 NV')).toEqual([null]);
    expect((await hintsOf(owner)).items).toMatchObject([{ text: 'SPT-DRY 12 NV', product: { id: sku } }]);
    expect(await textsOf(rival)).toEqual([]);
  });

  test('that is corrected again means the later product', async () => {
    await book(0, 'BOX-9');
    const later = await book(1, 'BOX-9');
    expect(await recognise(storekeeper, 'BOX-9')).toEqual([later]);
    expect((await textsOf(owner)).filter((text) => text === 'BOX-9')).toEqual(['BOX-9']);
  });

  test('that is the name of the product teaches nothing', async () => {
    const { name } = await productAt(0);
    const before = await textsOf(owner);
    await book(0, name.toUpperCase());
    await book(0, '');
    expect(await textsOf(owner)).toEqual(before);
  });

  test('with a number in it means that number only', async () => {
    const thick = await book(0, 'Wire 25');
    const thin = await book(1, 'Wire 2.5');
    expect(await recognise(storekeeper, 'wire-25', 'WIRE 2.5', 'Wire 2 5')).toEqual([thick, thin, null]);
  });

  test('that was forgotten means no product', async () => {
    await book(0, 'LOT 77');
    const hint = (await hintsOf(owner)).items.find(({ text }) => text === 'LOT 77');
    accepted(await owner.post('/api/delete_recognition_hint', { id: hint?.id }));
    expect(await recognise(storekeeper, 'LOT 77')).toEqual([null]);
    expect(refusal(await owner.post('/api/delete_recognition_hint', { id: hint?.id }))).toEqual({
      code: 404,
      reason: 'not_found',
      id: hint?.id,
    });
  });

  test('for a product that is no longer sold means none', async () => {
    const sku = await book(2, 'OLD-1');
    await server.database.pool.query(`UPDATE skus SET status = 'inactive' WHERE sku_id = $1`, [sku]);
    expect(await recognise(storekeeper, 'OLD-1')).toEqual([null]);
  });

  test('stands in a list with the latest first, page by page', async () => {
    await book(0, 'PAGE-1');
    await book(0, 'PAGE-2');
    const first = await hintsOf(owner, '?page_size=1');
    const second = await hintsOf(owner, `?page_size=1&page_num=2&cursor=${first.pagination.cursor ?? ''}`);
    expect([first, second].flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
      'PAGE-2',
      'PAGE-1',
    ]);
  });
});
