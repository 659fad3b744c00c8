import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, stockSku, submitOrder } from '../orders/orders-and-payments.ts';
import { storeFile } from './send-file.ts';

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let now = new Date('2026-05-05T09:30:00Z');
let owner: Person;
let customer: Person;
let vip: Person;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
  [owner, customer, vip] = await server.people('owner', 'customer', 'vip');
});
afterAll(() => server.stop());

const photo = await sharp({ create: { width: 2000, height: 1000, channels: 4, background: '#ff000080' } })
  .png()
  .toBuffer();

async function shapeOf(person: Person, path: string) {
  const { status, data, headers } = await person.get(path);
  const { format, width, height, hasAlpha } = await sharp(data as Buffer).metadata();
  return { status, type: headers['content-type'], format, width, height, hasAlpha };
}

describe('a picture', () => {
  test('has a thumbnail, and a jpg for messages, each the same at every time', async () => {
    const { filepath } = await storeFile(customer, photo);
    const thumbnail = `${filepath}?size=thumbnail`;
    const shared = `${filepath}?size=share`;
    expect(await shapeOf(customer, thumbnail)).toEqual({
      status: 200,
      type: 'image/webp',
      format: 'webp',
      width: 320,
      height: 160,
      hasAlpha: true,
    });
    expect(await shapeOf(customer, shared)).toEqual({
      status: 200,
      type: 'image/jpeg',
      format: 'jpeg',
      width: 1024,
      height: 512,
      hasAlpha: false,
    });
    for (const path of [thumbnail, shared]) {
      const [first, second] = [await customer.get(path), await customer.get(path)];
      expect(second.data).toEqual(first.data);
    }
    const { data } = await customer.get(`${filepath}?size=huge`);
    expect(data).toEqual({ reason: 'invalid_request', field: 'size' });
  });

  test('that is small is not made larger', async () => {
    const small = await sharp(photo).resize(100).toBuffer();
    const { filepath } = await storeFile(customer, small);
    expect(await shapeOf(customer, `${filepath}?size=share`)).toMatchObject({ width: 100, height: 50 });
  });

  test('in another size is for nobody but those who see the picture', async () => {
    const { filepath } = await storeFile(customer, photo);
    expect((await vip.get(`${filepath}?size=thumbnail`)).status).toBe(404);
    const { rows } = await server.database.pool.query<{ file_name: string }>(
      `SELECT file_name FROM uploads WHERE public AND merchant_id = 'm-demo' LIMIT 1`,
    );
    const shown = await server.send('GET', `/api/files/${rows[0]?.file_name ?? ''}?size=share`);
    expect([shown.status, shown.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });
});

describe('the shop photo of an order', () => {
  /** An order to an address with a private photo, and the address that shows the photo in a message. */
  async function shared() {
    const { filepath } = await storeFile(customer, photo);
    const address = accepted(
      await customer.post('/api/add_address', {
        alias: 'Shop',
        address: '1',
        phone: '02',
        shop_photo: filepath,
      }),
    ) as { id: string };
    const sku = await stockSku(server, { price: 5, pieces: 9 });
    const order = await submitOrder(customer, [{ sku, quantity: 1 }], { address_id: address.id });
    const { data } = await customer.get(`/api/order_detail?order_id=${order.id}`);
    return { filepath, address: (data as { shared_shop_photo: string }).shared_shop_photo };
  }
  const seen = async (path: string) => (await server.send('GET', path)).status;

  test('has a signed address for messages, which opens that one size to anybody', async () => {
    const { filepath, address } = await shared();
    const query = new URLSearchParams(address.split('?')[1]);
    expect([address.split('?')[0], query.get('size'), query.get('exp')]).toEqual([
      filepath,
      'share',
      String(Date.parse('2026-06-05T00:00:00Z') / 1000),
    ]);
    const reply = await server.send('GET', address);
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    expect(await seen(filepath)).toBe(404);
  });

  test('opens by no signature that was changed, borrowed or left out', async () => {
    const [one, other] = [await shared(), await shared()];
    const changed = (from: string, to: string) => one.address.replace(from, to);
    const signature = new URLSearchParams(other.address.split('?')[1]).get('sig') ?? '';
    for (const address of [
      changed('size=share', 'size=thumbnail'),
      changed('size=share&', ''),
      changed('exp=1', 'exp=2'),
      changed('exp=', 'until='),
      changed(/sig=.*/.exec(one.address)?.[0] ?? '', `sig=${signature}`),
      changed(/sig=.*/.exec(one.address)?.[0] ?? '', 'sig='),
    ])
      expect(await seen(address)).toBe(404);
    expect((await vip.get(one.address)).status).toBe(200);
    expect((await owner.get(changed('sig=', 'sig=x'))).status).toBe(200);
  });

  test('is over after 30 days, and the end of the last', async () => {
    const { address } = await shared();
    const began = now;
    now = new Date(Date.parse('2026-06-04T23:59:59Z'));
    expect(await seen(address)).toBe(200);
    now = new Date(now.getTime() + 1000);
    expect(await seen(address)).toBe(404);
    now = new Date(began.getTime() + day / 4);
    expect(await seen(address)).toBe(200);
  });
});
