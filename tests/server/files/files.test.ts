import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { bitmap } from './pictures.ts';

let server: TestServer;
let people: Record<'customer' | 'vip' | 'owner' | 'order_manager' | 'storekeeper' | 'rival_owner', Person>;

beforeAll(async () => {
  server = await startServer();
  const [customer, vip, owner, order_manager, storekeeper, rival_owner] = await Promise.all(
    (['customer', 'vip', 'owner', 'order_manager', 'storekeeper', 'rival_owner'] as const).map((id) =>
      server.as(id),
    ),
  );
  if (!customer || !vip || !owner || !order_manager || !storekeeper || !rival_owner)
    throw new Error('A persona is missing');
  people = { customer, vip, owner, order_manager, storekeeper, rival_owner };
});
afterAll(() => server.stop());

interface Uploaded {
  readonly filepath: string;
  readonly sha256: string;
}

const picture = (red: number, width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A form with one file. */
function form(
  bytes: Buffer,
  { field = 'file', name = 'รูป.jpg' } = {},
): { body: Buffer; headers: Record<string, string> } {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  };
}

const upload = (
  person: Person,
  bytes: Buffer,
  headers: Readonly<Record<string, string>> = {},
  named = {},
) => {
  const sent = form(bytes, named);
  return person.post('/api/upload_v2', undefined, {
    body: sent.body,
    headers: { ...sent.headers, ...headers },
  });
};

const uploaded = async (person: Person, bytes: Buffer) => (await upload(person, bytes)).data as Uploaded;

describe('upload_v2', () => {
  test('a photo is kept upright, without what the camera wrote into it, under a name that cannot be guessed', async () => {
    const photo = await picture(200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const reply = await upload(people.customer, photo);
    expect(reply.data).toEqual({
      filepath: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.jpg$/),
      sha256: sha256(photo),
    });
    const file = await people.customer.get((reply.data as Uploaded).filepath);
    const { format, width, height, exif, orientation } = await sharp(file.data as Buffer).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 20,
      height: 40,
      exif: undefined,
      orientation: undefined,
    });
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['png', 'png', () => picture(1).png().toBuffer()],
    ['webp', 'webp', () => picture(1).webp().toBuffer()],
    ['gif', 'png', () => picture(1).gif().toBuffer()],
    ['bmp', 'png', async () => bitmap()],
  ])('a %s is kept as %s', async (_kind, extension, make) => {
    const { filepath } = await uploaded(people.customer, await make());
    expect(filepath.split('.')[1]).toBe(extension);
    const file = await people.customer.get(filepath);
    expect((await sharp(file.data as Buffer).stats()).channels[0]?.max).toBeGreaterThanOrEqual(1);
  });

  test('the colours of a bitmap stay in their place', async () => {
    const { filepath } = await uploaded(people.customer, bitmap());
    const file = await people.customer.get(filepath);
    expect([
      ...(await sharp(file.data as Buffer)
        .removeAlpha()
        .raw()
        .toBuffer()),
    ]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
  });

  test('a very large picture is made smaller', async () => {
    const { filepath } = await uploaded(people.customer, await picture(9, 5000, 100).png().toBuffer());
    const file = await people.customer.get(filepath);
    const { width, height } = await sharp(file.data as Buffer).metadata();
    expect([width, height]).toEqual([4096, 82]);
  });

  test('no file, an empty one, or another field leads to 400', async () => {
    const png = await picture(1).png().toBuffer();
    const broken = await people.customer.post('/api/upload_v2', undefined, {
      body: Buffer.from('nothing'),
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    });
    const replies = [
      await upload(people.customer, Buffer.alloc(0)),
      await upload(people.customer, png, {}, { field: 'photo' }),
      broken,
    ];
    for (const reply of replies) {
      expect([reply.status, reply.data]).toEqual([400, { reason: 'invalid_request', field: 'file' }]);
    }
  });

  test('a body of JSON leads to 415, none at all to 400', async () => {
    const json = await people.customer.post('/api/upload_v2', { file: 'x' });
    const none = await people.customer.post('/api/upload_v2');
    expect([json.status, json.data]).toEqual([415, { reason: 'unsupported_media_type' }]);
    expect([none.status, none.data]).toEqual([400, { reason: 'invalid_request', field: 'body' }]);
  });

  test('more than 10 MB leads to 413', async () => {
    for (const size of [10 * 1024 * 1024 + 1, 12 * 1024 * 1024]) {
      const reply = await upload(people.customer, Buffer.alloc(size));
      expect([reply.status, reply.data]).toEqual([413, { reason: 'file_too_large', limit: 10_485_760 }]);
    }
  });

  test('one over 10 MB that is sent over a real connection is read away, so that the answer arrives', async () => {
    const real = await startServer();
    const address = await real.app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await real.as('customer');
    const sent = form(Buffer.alloc(15 * 1024 * 1024));
    const response = await fetch(`${address}/api/upload_v2`, {
      method: 'POST',
      headers: { ...sent.headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(sent.body),
    });
    const envelope: unknown = await response.json();
    await real.stop();
    expect([response.status, envelope]).toEqual([
      413,
      { code: 413, data: { reason: 'file_too_large', limit: 10_485_760 }, message: 'The file is too large' },
    ]);
  });

  test('a day of 1 GB leads to 422 before the picture is opened', async () => {
    await server.database.pool.query(
      `INSERT INTO uploads (merchant_id, file_name, uploader_id, content_type, sha256, bytes)
       VALUES ('m-demo', 'large.png', 'vip', 'image/png', '', 1073741824)`,
    );
    const reply = await upload(people.vip, Buffer.from('no picture'));
    expect([reply.status, reply.data]).toEqual([422, { reason: 'upload_quota', limit: 1_073_741_824 }]);
  });

  test('the same file under the same key is one upload, another file under it leads to 422', async () => {
    const key = { 'idempotency-key': 'blob-1' };
    const first = await upload(people.customer, await picture(50).png().toBuffer(), key);
    const again = await upload(people.customer, await picture(50).png().toBuffer(), key, {
      name: 'again.png',
    });
    const other = await upload(people.customer, await picture(51).png().toBuffer(), key);
    expect(again.data).toEqual(first.data);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect([other.status, other.data]).toEqual([422, { reason: 'idempotency_key_reused' }]);
  });

  test('a photo that is a proof already is pointed out to those who handle payments, and to nobody else', async () => {
    const photo = await picture(120).jpeg().toBuffer();
    const payment = await prove(await uploaded(people.order_manager, photo));
    const known = { sha256: sha256(photo), filepath: expect.any(String) };
    const { id, payment_no, ctime } = payment;
    const duplicate_of = [{ payment_order_id: id, payment_no, ctime }];
    expect((await upload(people.order_manager, photo)).data).toEqual({ ...known, duplicate_of });
    expect((await upload(people.owner, photo)).data).toEqual({ ...known, duplicate_of });
    for (const person of [people.customer, people.storekeeper, people.rival_owner]) {
      expect((await upload(person, photo)).data).toEqual(known);
    }
  });
});

describe('files', () => {
  const seenBy = async (path: string, person: Person | null) =>
    (person === null ? await server.send('GET', path) : await person.get(path)).status;

  test("a private one is its uploader's and the staff's, and to everyone else it does not exist", async () => {
    const { filepath } = await uploaded(people.customer, await picture(70).png().toBuffer());
    expect(await seenBy(filepath, people.customer)).toBe(200);
    expect(await seenBy(filepath, people.storekeeper)).toBe(200);
    expect(await seenBy(filepath, people.vip)).toBe(404);
    expect(await seenBy(filepath, people.rival_owner)).toBe(404);
    expect(await seenBy(filepath, null)).toBe(404);
  });

  test('a proof is seen by the group that it was paid for', async () => {
    const upload = await uploaded(people.order_manager, await picture(80).png().toBuffer());
    expect(await seenBy(upload.filepath, people.vip)).toBe(404);
    await prove(upload);
    expect(await seenBy(upload.filepath, people.vip)).toBe(200);
    expect(await seenBy(upload.filepath, people.customer)).toBe(404);
    expect(await seenBy(upload.filepath, people.rival_owner)).toBe(404);
  });

  test('the cookie shows them as the token does, and no longer than its user is let in', async () => {
    const { filepath } = await uploaded(people.customer, await picture(90).png().toBuffer());
    const withCookie = async (cookie: string) =>
      (await server.send('GET', filepath, { headers: { cookie } })).status;
    expect(await withCookie(people.customer.cookie)).toBe(200);
    expect(await withCookie(people.vip.cookie)).toBe(404);
    expect(await withCookie(`talat_files=${people.customer.token}`)).toBe(404);
    expect(await withCookie('talat_files=nothing')).toBe(404);
    const api = await server.send('GET', '/api/user_info', { headers: { cookie: people.customer.cookie } });
    expect(api.data).toEqual({ reason: 'token_null' });
  });

  test("a picture of a product is anybody's, for a year, also with a cookie that has run out", async () => {
    const { rows } = await server.database.pool.query<{ file_name: string }>(
      `SELECT file_name FROM uploads WHERE public AND merchant_id = 'm-demo' LIMIT 1`,
    );
    const path = `/api/files/${rows[0]?.file_name ?? ''}`;
    const reply = await server.send('GET', path, { headers: { cookie: 'talat_files=run.out' } });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['nothing.png', '..%2f..%2fetc%2fpasswd', '0'.repeat(128)])(
    'the name %s leads to 404',
    async (name) => {
      const reply = await people.owner.get(`/api/files/${name}`);
      expect([reply.status, reply.data]).toEqual([404, { reason: 'not_found' }]);
    },
  );

  test('a bad token leads to 401, also for what is public', async () => {
    const reply = await server.send('GET', '/api/files/x.png', { headers: { authorization: 'Bearer x' } });
    expect([reply.status, reply.data]).toEqual([401, { reason: 'invalid_token' }]);
  });
});

/** Makes an upload the proof of a payment of the group `chiangmai`. */
async function prove({ filepath }: Uploaded): Promise<{ id: string; payment_no: string; ctime: string }> {
  const { pool } = server.database;
  const id = `proven-${filepath.slice(-12)}`;
  const { rows } = await pool.query<{ created: Date; payment_no: number }>(
    `INSERT INTO payment_orders (merchant_id, payment_order_id, payment_no, group_id, status, payment_type,
       should_paid_satang, claimed_satang, paid_satang, paid_cash_satang, paid_receipt_satang, created_by)
     SELECT 'm-demo', $1, max(payment_no) + 1, 'chiangmai', 'paid', 'cash', 1, 1, 1, 1, 0, 'order_manager'
     FROM payment_orders WHERE merchant_id = 'm-demo' RETURNING created, payment_no`,
    [id],
  );
  await pool.query(
    `INSERT INTO payment_photos (merchant_id, payment_order_id, file_name, position, by_id, by_name, by_role)
     VALUES ('m-demo', $1, $2, 1, 'order_manager', 'Somsri', 'order_manager')`,
    [id, filepath.replace('/api/files/', '')],
  );
  return { id, payment_no: String(rows[0]?.payment_no), ctime: rows[0]?.created.toISOString() ?? '' };
}
