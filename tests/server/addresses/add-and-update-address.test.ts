import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  refusal,
  sendTwice,
  stockSku,
  submitOrder,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let vip: Person;
let manager: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, manager, rival] = await server.people('customer', 'vip', 'order_manager', 'rival_owner');
});
afterAll(() => server.stop());

const form = { alias: 'Shop', address: '1 Rama I Road', phone: '081-000-0000' };
const notFound = { code: 404, reason: 'not_found' };

async function add(person: Person, more: object = {}): Promise<Address> {
  return accepted(await person.post('/api/add_address', { ...form, ...more })) as Address;
}

async function update(person: Person, { id }: Pick<Address, 'id'>, more: object = {}): Promise<Address> {
  return accepted(await person.put('/api/update_address', { id, ...form, ...more })) as Address;
}

async function list(person: Person, groupId: string): Promise<Address[]> {
  return accepted(await person.get(`/api/merchant_address?group_id=${groupId}`)) as Address[];
}

/** A group without addresses. */
async function newGroup(): Promise<string> {
  const id = `g-${randomUUID()}`;
  await server.database.pool.query(
    `INSERT INTO groups (merchant_id, group_id, name) VALUES ('m-demo', $1, 'New')`,
    [id],
  );
  return id;
}

/** The aliases of a group's addresses, the default one in brackets. */
async function aliases(groupId: string): Promise<string[]> {
  const found = await list(manager, groupId);
  return found.map(({ alias, is_default }) => (is_default ? `[${alias}]` : alias));
}

describe('add_address', () => {
  test('an address is kept with its texts trimmed, and is answered as the list shows it', async () => {
    const photo = await uploadPhoto(customer);
    const address = await add(customer, {
      alias: '  ร้าน 1 ',
      phone: ' 081-234-5678;02-252-1144 ',
      contact: ' Ling ',
      photo: 'https://maps.example/static?center=1,2&zoom=16',
      shop_photo: photo,
      latitude: 13.7508,
      longitude: 100.5407,
      is_default: false,
    });
    expect(address).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      alias: 'ร้าน 1',
      address: '1 Rama I Road',
      phone: '081-234-5678;02-252-1144',
      contact: 'Ling',
      photo: 'https://maps.example/static?center=1,2&zoom=16',
      shop_photo: photo,
      latitude: 13.7508,
      longitude: 100.5407,
      group_id: 'pratunam',
      is_default: false,
    });
    expect(await list(customer, 'pratunam')).toContainEqual(address);
  });

  test('what is not given, null or empty is empty', async () => {
    const empty = { contact: '', photo: '', shop_photo: '', latitude: null, longitude: null };
    const nothing = { contact: null, photo: null, shop_photo: null, latitude: null, is_default: null };
    expect(await add(customer)).toMatchObject(empty);
    expect(await add(customer, { ...nothing, group_id: '' })).toMatchObject(empty);
  });

  test.each([
    [{ alias: undefined }, 'alias'],
    [{ alias: null }, 'alias'],
    [{ alias: ' \t' }, 'alias'],
    [{ address: undefined }, 'address'],
    [{ address: '' }, 'address'],
    [{ phone: undefined }, 'phone'],
    [{ phone: '\u3000' }, 'phone'],
    [{ phone: 812345678 }, 'phone'],
    [{ address: 'x'.repeat(501) }, 'address'],
    [{ latitude: 13.7 }, 'longitude'],
    [{ longitude: 100.5, latitude: null }, 'latitude'],
    [{ latitude: 90.1, longitude: 0 }, 'latitude'],
    [{ latitude: 0, longitude: -180.5 }, 'longitude'],
    [{ latitude: '13.7', longitude: 100.5 }, 'latitude'],
    [{ is_default: 'yes' }, 'is_default'],
    [{ photo: 'javascript:alert(1)' }, 'photo'],
    [{ photo: 'http://maps.example/1.png' }, 'photo'],
    [{ photo: 'data:image/png;base64,AAAA' }, 'photo'],
    [{ photo: '//maps.example/1.png' }, 'photo'],
    [{ shop_photo: 'https:javascript' }, 'shop_photo'],
    [{ shop_photo: 'https://user:word@maps.example/1.png' }, 'shop_photo'],
    [{ shop_photo: 'https://maps.example/a b' }, 'shop_photo'],
    [{ shop_photo: '/api/user_info' }, 'shop_photo'],
  ])('%j leads to 400 that names %s', async (wrong, field) => {
    const reply = await customer.post('/api/add_address', { ...form, ...wrong });
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('a photo that the caller may not see is one that does not exist', async () => {
    const own = await uploadPhoto(vip);
    const unknown = `/api/files/${'0'.repeat(32)}.png`;
    for (const [person, filepath] of [
      [customer, own],
      [rival, own],
      [customer, unknown],
    ] as const) {
      const reply = await person.post('/api/add_address', { ...form, shop_photo: filepath });
      expect(refusal(reply)).toEqual({ ...notFound, filepath });
    }
    expect(await add(manager, { shop_photo: own, group_id: 'moey' })).toMatchObject({ shop_photo: own });
  });

  test("a customer adds to the own group, staff to each of their merchant's, and a header is a hint", async () => {
    const groupOf = async (person: Person, group_id?: string, header = '') => {
      const reply = await person.post(
        '/api/add_address',
        { ...form, group_id },
        { headers: { group_id: header } },
      );
      return reply.status === 200 ? (reply.data as Address).group_id : refusal(reply);
    };
    expect(await groupOf(customer, 'default_group', 'chiangmai')).toBe('pratunam');
    expect(await groupOf(manager, 'moey', 'chiangmai')).toBe('moey');
    expect(await groupOf(manager, undefined, 'chiangmai')).toBe('chiangmai');
    const foreign = { code: 403, reason: 'foreign_group' };
    expect(await groupOf(customer, 'chiangmai')).toEqual({ ...foreign, group_id: 'chiangmai' });
    expect(await groupOf(rival, 'pratunam')).toEqual({ ...foreign, group_id: 'pratunam' });
    expect((await server.send('POST', '/api/add_address', { body: form })).data).toEqual({
      reason: 'token_null',
    });
  });

  test('the same request under the same key adds one address', async () => {
    await sendTwice(manager, '/api/add_address', { ...form, alias: 'Once', group_id: 'chatuchak' });
    expect((await aliases('chatuchak')).filter((alias) => alias === 'Once')).toHaveLength(1);
  });
});

describe('the default address', () => {
  test('is the first one, until another one is made it', async () => {
    const group_id = await newGroup();
    await add(manager, { group_id, alias: 'A', is_default: false });
    await add(manager, { group_id, alias: 'B' });
    expect(await aliases(group_id)).toEqual(['[A]', 'B']);
    const c = await add(manager, { group_id, alias: 'C', is_default: true });
    expect(await aliases(group_id)).toEqual(['[C]', 'A', 'B']);
    expect(await update(manager, c, { alias: 'C', is_default: false })).toMatchObject({ is_default: true });
    const [, a] = await list(manager, group_id);
    await update(manager, a!, { alias: 'A', is_default: true });
    expect(await aliases(group_id)).toEqual(['[A]', 'B', 'C']);
  });

  test('passes on to the oldest one when it is deleted, and is none when none is left', async () => {
    const group_id = await newGroup();
    for (const alias of ['A', 'B', 'C']) await add(manager, { group_id, alias, is_default: alias === 'C' });
    const remove = async () => {
      const [first] = await list(manager, group_id);
      return (await manager.delete(`/api/delete_address?id=${first!.id}`)).status;
    };
    expect([await remove(), await aliases(group_id)]).toEqual([200, ['[A]', 'B']]);
    expect([await remove(), await aliases(group_id)]).toEqual([200, ['[B]']]);
    expect([await remove(), await aliases(group_id)]).toEqual([200, []]);
  });

  test('of one group leaves that of another as it is', async () => {
    const [some, other] = [await newGroup(), await newGroup()];
    await add(manager, { group_id: some, alias: 'A' });
    await add(manager, { group_id: other, alias: 'B', is_default: true });
    expect([await aliases(some), await aliases(other)]).toEqual([['[A]'], ['[B]']]);
  });

  test('is one, also when many want to be it at once', async () => {
    const group_id = await newGroup();
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, n) => add(manager, { group_id, alias: `${n}`, is_default: true })),
    );
    await Promise.all([
      ...added.slice(0, 4).map((address) => update(manager, address, { is_default: true })),
      ...added.slice(4).map(({ id }) => manager.delete('/api/delete_address', { id })),
    ]);
    const left = await list(manager, group_id);
    expect(left).toHaveLength(4);
    expect(left.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test('is the one that an order without an address goes to', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const group_id = await newGroup();
    const order = () => submitOrder(manager, [{ sku, quantity: 1 }], { group_id });
    expect(await order()).toMatchObject({ address_id: null, alias: '' });
    const { id } = await add(manager, { group_id });
    expect(await order()).toMatchObject({ address_id: id, alias: 'Shop', phone: '081-000-0000' });
  });
});

describe('update_address', () => {
  test('what is given is changed, what is absent stays, and null empties', async () => {
    const given = { contact: 'Ling', photo: 'https://maps.example/1.png', latitude: 1.5, longitude: 2.5 };
    const address = await add(customer, given);
    const changed = { ...address, alias: 'New', phone: '1' };
    expect(await update(customer, address, { alias: ' New ', phone: '1' })).toEqual(changed);
    expect(await update(customer, address, changed)).toEqual(changed);
    const nothing = { contact: null, photo: '', latitude: null, longitude: null };
    expect(await update(customer, address, nothing)).toEqual({ ...address, ...nothing, contact: '' });
  });

  test('made the default alone keeps what it says', async () => {
    await add(customer, {});
    const address = await add(customer, { contact: 'Ling' });
    const reply = await customer.put('/api/update_address', { id: address.id, is_default: true });
    expect(accepted(reply)).toEqual({ ...address, is_default: true });
  });

  test('a photo that staff gave stays when the customer saves, and is no photo of another address', async () => {
    const group_id = 'pratunam';
    const shop_photo = await uploadPhoto(manager);
    const address = await add(manager, { group_id, shop_photo });
    expect(await update(customer, address, { shop_photo, alias: 'Mine' })).toMatchObject({ shop_photo });
    const another = await add(customer);
    const reply = await customer.put('/api/update_address', { ...another, shop_photo });
    expect(refusal(reply)).toEqual({ ...notFound, filepath: shop_photo });
  });

  test('the group of the body is checked, and moves nothing', async () => {
    const { id } = await add(manager, { group_id: 'moey' });
    expect(await update(manager, { id }, { group_id: 'chiangmai' })).toMatchObject({ group_id: 'moey' });
    const foreign = await customer.put('/api/update_address', { id, ...form, group_id: 'moey' });
    expect(refusal(foreign)).toEqual({ code: 403, reason: 'foreign_group', group_id: 'moey' });
  });

  test('one of another group, of another merchant, deleted or unknown is not found', async () => {
    const { id } = await add(vip);
    const change = async (person: Person, of: string) =>
      refusal(await person.put('/api/update_address', { id: of, ...form }));
    expect(await change(customer, id)).toEqual(notFound);
    expect(await change(rival, id)).toEqual(notFound);
    expect(await change(manager, 'nothing')).toEqual(notFound);
    await vip.delete('/api/delete_address', { id });
    expect(await change(vip, id)).toEqual(notFound);
  });
});
