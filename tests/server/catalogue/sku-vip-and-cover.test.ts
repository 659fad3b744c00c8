import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product, SearchCategory } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, stockSku, uploadPhoto, type TestSku } from '../orders/orders-and-payments.ts';

let server: TestServer;
let seller: Person;
let storekeeper: Person;
let vip: Person;
let customer: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer();
  [seller, storekeeper, vip, customer, rival] = await server.people(
    'sku_order_manager',
    'storekeeper',
    'vip',
    'customer',
    'rival_owner',
  );
});
afterAll(() => server.stop());

const detail = async (person: Person, { id }: TestSku, query = '') =>
  accepted(await person.get(`/api/sku_detail?sku_id=${id}${query}`)) as Product;

describe('set_sku_vip', () => {
  const set = (person: Person, { id }: TestSku, body: object, headers = {}) =>
    person.post('/api/set_sku_vip', { sku_id: id, ...body }, { headers });
  const isVip = async (sku: TestSku, group: string) =>
    (await detail(seller, sku, `&group_id=${group}`)).is_vip;

  const found = (trees: readonly SearchCategory[]): readonly Product[] =>
    trees.flatMap(({ skus = [], children }) => [...skus, ...found(children)]);
  /** The same, as a search for the group answers it. */
  const isVipHit = async ({ id }: TestSku, group: string) => {
    const reply = await seller.get(`/api/search_sku_by_name?name=northern&group_id=${group}`);
    return found(accepted(reply) as readonly SearchCategory[]).find((hit) => hit.id === id)?.is_vip;
  };

  test('a product becomes VIP for one group, whose VIP customers see its price, and ordinary again', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const change = { id: sku.id, name: 'Northern bowl', price: 10, vip_price: 8 };
    accepted(await storekeeper.post('/api/edit_sku', change));
    expect(accepted(await set(seller, sku, { group_id: 'chiangmai', action: 'add' }))).toEqual({
      sku_id: sku.id,
      is_vip: 1,
      vip_price: 8,
      version: 2,
    });
    expect([await isVip(sku, 'chiangmai'), await isVip(sku, 'pratunam')]).toEqual([1, 0]);
    expect([await isVipHit(sku, 'chiangmai'), await isVipHit(sku, 'pratunam')]).toEqual([1, 0]);
    expect(await detail(vip, sku)).toMatchObject({ is_vip: 1, vip_price: 8 });
    expect(await detail(customer, sku)).not.toHaveProperty('vip_price');
    expect(accepted(await set(seller, sku, { group_id: 'chiangmai', action: 'remove' }))).toEqual({
      sku_id: sku.id,
      is_vip: 0,
      vip_price: 8,
      version: 2,
    });
    expect(await detail(vip, sku)).not.toHaveProperty('vip_price');
  });

  test('doing it twice, or ten times at once, changes nothing more', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    for (const [action, is_vip] of [
      ['add', 1],
      ['add', 1],
      ['remove', 0],
      ['remove', 0],
    ] as const)
      expect(accepted(await set(seller, sku, { group_id: 'moey', action }))).toEqual({
        sku_id: sku.id,
        is_vip,
        vip_price: null,
        version: 1,
      });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => set(seller, sku, { group_id: 'moey', action: 'add' })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await isVip(sku, 'moey')).toBe(1);
  });

  test('without a group it is the default one, or that of the header', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    accepted(await set(seller, sku, { action: 'add', group_id: '' }));
    expect([await isVip(sku, 'pratunam'), await isVip(sku, 'moey')]).toEqual([1, 0]);
    accepted(await set(seller, sku, { action: 'add' }, { group_id: 'moey' }));
    expect(await isVip(sku, 'moey')).toBe(1);
  });

  const changesOf = async ({ id }: TestSku) =>
    (
      await server.database.pool.query<object>(
        `SELECT by_id, event, changes FROM record_history
         WHERE merchant_id = 'm-demo' AND kind = 'product' AND record_id = $1 ORDER BY seq`,
        [id],
      )
    ).rows;

  test('a VIP price is the product’s for all groups, and each mark is noted with who set it', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const priced = { group_id: 'chiangmai', action: 'add', vip_price: 8.5, version: 1 };
    expect(accepted(await set(seller, sku, priced))).toEqual({
      sku_id: sku.id,
      is_vip: 1,
      vip_price: 8.5,
      version: 2,
    });
    expect(await detail(vip, sku)).toMatchObject({ is_vip: 1, vip_price: 8.5 });
    expect(await detail(seller, sku, '&group_id=moey')).toMatchObject({
      is_vip: 0,
      vip_price: 8.5,
      version: 2,
    });
    expect(
      accepted(await set(seller, sku, { group_id: 'chiangmai', action: 'add', vip_price: 0 })),
    ).toMatchObject({
      is_vip: 1,
      vip_price: null,
      version: 3,
    });
    accepted(await set(seller, sku, { group_id: 'chiangmai', action: 'remove' }));
    expect(await changesOf(sku)).toEqual([
      {
        by_id: 'sku_order_manager',
        event: 'vip.add',
        changes: { group_id: { from: null, to: 'chiangmai' } },
      },
      {
        by_id: 'sku_order_manager',
        event: 'vip.remove',
        changes: { group_id: { from: 'chiangmai', to: null } },
      },
    ]);
  });

  test('a price against a version that is not the current one is refused with who made that, and nothing is marked', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    accepted(await storekeeper.post('/api/edit_sku', { id: sku.id, name: 'Bowl', price: 10, vip_price: 9 }));
    const late = { group_id: 'chiangmai', action: 'add', vip_price: 8, version: 1 };
    expect(refusal(await set(seller, sku, late))).toMatchObject({
      code: 409,
      reason: 'version_conflict',
      current: { id: sku.id, vip_price: 9, version: 2 },
      changed_by: { id: 'storekeeper', role: 'storekeeper' },
    });
    expect([await isVip(sku, 'chiangmai'), await changesOf(sku)]).toEqual([0, []]);
  });

  test("a group that is not the merchant's leads to 403, an unknown product to 404, another action to 400", async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    expect(refusal(await set(seller, sku, { group_id: 'nowhere', action: 'add' }))).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'nowhere',
    });
    expect(refusal(await set(seller, { id: 'nothing', price: 1 }, { action: 'add' }))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(refusal(await set(rival, sku, { action: 'add' }))).toEqual({ code: 404, reason: 'not_found' });
    expect(refusal(await set(seller, sku, { action: 'toggle' }))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'action',
    });
    expect(refusal(await set(storekeeper, sku, { action: 'add' }))).toEqual({
      code: 403,
      reason: 'forbidden_role',
    });
  });
});

describe('setup_sku_cover', () => {
  const setCover = (person: Person, { id }: TestSku, cover: string) =>
    person.post('/api/setup_sku_cover', { sku_id: id, cover });
  /** A SKU that has pictures which are no uploads. */
  const picturedSku = async (...pictures: string[]) => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    await server.database.pool.query('UPDATE skus SET image_urls = $2 WHERE sku_id = $1', [sku.id, pictures]);
    return sku;
  };

  test('an upload becomes the first picture and public, the others follow', async () => {
    const sku = await picturedSku('/a.png', '/b.png');
    const cover = await uploadPhoto(seller);
    const before = await detail(seller, sku);
    const after = accepted(await setCover(seller, sku, cover));
    expect(after).toEqual({ ...before, image_urls: `${cover},/a.png,/b.png`, version: 2 });
    expect(await detail(seller, sku)).toEqual(after);
    expect((await server.send('GET', cover)).status).toBe(200);
  });

  test('a picture that it has comes first, also one with a comma in its address', async () => {
    const sku = await picturedSku('/a.png', '/b,c.png', '/d.png');
    const { image_urls } = await detail(seller, sku);
    expect(image_urls).toBe('/a.png,/b%2Cc.png,/d.png');
    for (const cover of ['/b%2Cc.png', '/b,c.png'])
      expect(accepted(await setCover(seller, sku, cover))).toMatchObject({
        image_urls: '/b%2Cc.png,/a.png,/d.png',
      });
  });

  test('a new one beside nine leads to 422, and changes none of them', async () => {
    const pictures = Array.from({ length: 9 }, (_, at) => `/${at}.png`);
    const sku = await picturedSku(...pictures);
    const before = await detail(seller, sku);
    expect(refusal(await setCover(seller, sku, await uploadPhoto(seller)))).toEqual({
      code: 422,
      reason: 'too_many_photos',
      limit: 9,
    });
    expect(await detail(seller, sku)).toEqual(before);
    expect(accepted(await setCover(seller, sku, '/8.png'))).toMatchObject({
      image_urls: ['/8.png', ...pictures.slice(0, 8)].join(','),
    });
  });

  test("somebody else's upload, an unknown picture, an unknown product and another merchant's lead to 404", async () => {
    const sku = await picturedSku('/a.png');
    const [own, foreign] = [await uploadPhoto(seller), await uploadPhoto(customer)];
    for (const filepath of [foreign, '/b.png'])
      expect(refusal(await setCover(seller, sku, filepath))).toEqual({
        code: 404,
        reason: 'not_found',
        filepath,
      });
    expect(refusal(await setCover(seller, { id: 'nothing', price: 1 }, own))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(refusal(await setCover(rival, sku, '/a.png'))).toEqual({ code: 404, reason: 'not_found' });
    expect(refusal(await setCover(customer, sku, foreign))).toEqual({ code: 403, reason: 'forbidden_role' });
    expect(refusal(await setCover(seller, sku, ''))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'cover',
    });
  });
});
