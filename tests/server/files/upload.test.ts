import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  payOrders,
  refusal,
  stockSku,
  submitOrder,
} from '../orders/orders-and-payments.ts';

const maxBytes = 10 * 1024 * 1024;

let server: TestServer;
let customer: Person;
let manager: Person;
beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'order_manager');
});
afterAll(() => server.stop());

const picture = (red: number) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } });
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const upload = (person: Person, data: string, headers: Readonly<Record<string, string>> = {}) =>
  person.post('/api/upload', { data, filename: 'รูป.png' }, { headers });

describe('upload', () => {
  test('a picture is kept as by a form, under the digest of the bytes that were sent', async () => {
    const png = await picture(1).png().toBuffer();
    const reply = await upload(customer, dataUrl(png));
    expect(reply.data).toEqual({
      filepath: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.png$/),
      sha256: createHash('sha256').update(png).digest('hex'),
    });
    const { filepath } = reply.data as { filepath: string };
    const { format, width, height } = await sharp((await customer.get(filepath)).data as Buffer).metadata();
    expect([format, width, height]).toEqual(['png', 40, 20]);
    expect((await (await server.as('vip')).get(filepath)).status).toBe(404);
  });

  test.each(['image/png', 'text/html', '', 'image/svg+xml;charset=utf-8', 'image/jpeg;name=a.jpg'])(
    'its kind is that of its content, also when it is declared as "%s"',
    async (type) => {
      const webp = await picture(2).webp().toBuffer();
      const { filepath } = accepted(await upload(customer, dataUrl(webp, type))) as { filepath: string };
      expect(filepath.split('.')[1]).toBe('webp');
      const page = Buffer.from('<html><script>alert(1)</script></html>');
      expect(refusal(await upload(customer, dataUrl(page, type)))).toEqual({
        code: 415,
        reason: 'wrong_file_type',
      });
    },
  );

  test.each([
    ['no data URL', 'iVBORw0KGgo='],
    ['an address', 'https://shop.example/1.png'],
    ['a data URL of text', 'data:image/png,abc'],
    ['one without a comma', 'data:image/png;base64'],
    ['one with nothing in it', 'data:image/png;base64,'],
    ['one that is no base64', 'data:image/png;base64,iVBORw0KGgo*'],
    ['one that is cut off', 'data:image/png;base64,iVBORw0KGg'],
    ['one with a break in it', 'data:image/png;base64,iVBO\nRw0KGgo='],
    ['nothing', ''],
  ])('%s leads to 400', async (_what, data) => {
    expect(refusal(await upload(customer, data))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'data',
    });
  });

  test('a body that lacks something leads to 400, a form to 415', async () => {
    const malformed = { code: 400, reason: 'invalid_request' };
    expect(refusal(await customer.post('/api/upload', { filename: 'a.png' }))).toEqual({
      ...malformed,
      field: 'data',
    });
    expect(refusal(await customer.post('/api/upload', { data: dataUrl(Buffer.from('a')) }))).toEqual({
      ...malformed,
      field: 'filename',
    });
    const form = {
      body: Buffer.from('--edge--'),
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    };
    const reply = await customer.post('/api/upload', undefined, form);
    expect(refusal(reply)).toEqual({ code: 415, reason: 'unsupported_media_type' });
    expect((await server.send('POST', '/api/upload', { body: {} })).data).toEqual({ reason: 'token_null' });
  });

  test('10 MB are taken, a byte more leads to 413, and so does a longer body', async () => {
    const tooLarge = { code: 413, reason: 'file_too_large', limit: maxBytes };
    expect(refusal(await upload(customer, dataUrl(Buffer.alloc(maxBytes))))).toEqual({
      code: 415,
      reason: 'wrong_file_type',
    });
    expect(refusal(await upload(customer, dataUrl(Buffer.alloc(maxBytes + 1))))).toEqual(tooLarge);
    expect(refusal(await upload(customer, dataUrl(Buffer.alloc(12 * 1024 * 1024))))).toEqual(tooLarge);
  });

  test('a day of 1 GB leads to 422', async () => {
    await server.database.pool.query(
      `INSERT INTO uploads (merchant_id, file_name, uploader_id, content_type, sha256, bytes)
       VALUES ('m-demo', 'large.png', 'vip', 'image/png', '', 1073741824)`,
    );
    const reply = await upload(await server.as('vip'), dataUrl(await picture(3).png().toBuffer()));
    expect(refusal(reply)).toEqual({ code: 422, reason: 'upload_quota', limit: 1_073_741_824 });
  });

  test('the same file under the same key is one upload, another file under it leads to 422', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const png = dataUrl(await picture(4).png().toBuffer());
    const first = await upload(customer, png, key);
    const again = await upload(customer, png, key);
    expect([again.data, again.headers['idempotent-replayed']]).toEqual([first.data, 'true']);
    const other = await upload(customer, dataUrl(await picture(5).png().toBuffer()), key);
    expect(refusal(other)).toEqual({ code: 422, reason: 'idempotency_key_reused' });
  });

  test('a photo that is a proof already is pointed out to those who handle payments, and to nobody else', async () => {
    const photo = dataUrl(await picture(6).png().toBuffer());
    const first = accepted(await upload(manager, photo)) as { filepath: string; sha256: string };
    const sku = await stockSku(server, { price: 5, pieces: 1 });
    const order = await confirmOrder(manager, await submitOrder(customer, [{ sku, quantity: 1 }]));
    const { id, payment_no, ctime } = await payOrders(manager, [order], { payment_photos: [first.filepath] });
    const known = { filepath: expect.any(String), sha256: first.sha256 };
    expect((await upload(manager, photo)).data).toEqual({
      ...known,
      duplicate_of: [{ payment_order_id: id, payment_no, ctime }],
    });
    expect((await upload(customer, photo)).data).toEqual(known);
  });
});
