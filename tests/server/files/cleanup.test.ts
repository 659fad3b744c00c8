import { randomUUID } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createFolderFileStore } from '../../../server/files/storage/file-store.ts';
import { deleteUnusedFiles } from '../../../server/files/cleanup.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  payOrders,
  refusal,
  stockSku,
  submitOrder,
} from '../orders/orders-and-payments.ts';
import { sendFile, storeFile, type Uploaded } from './send-file.ts';
import { untilLockIsWaitedFor } from '../test-database.ts';

let server: TestServer;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  server = await startServer();
  [owner, customer] = await server.people('owner', 'customer');
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.database.pool.query('DELETE FROM loose_files');
});

const files = createFolderFileStore(inject('filesFolder'));
const cleanUp = () => deleteUnusedFiles(server.store, files);
const nameOf = ({ filepath }: Pick<Uploaded, 'filepath'>) => filepath.replace('/api/files/', '');
const photo = async (red: number) =>
  await sharp({ create: { width: 30, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();
const upload = async (person: Person, red: number) => await storeFile(person, await photo(red));

/** Backdates uploads and loose files. */
async function age(days: number, uploads: readonly Uploaded[] = []): Promise<void> {
  await server.database.pool.query(
    `UPDATE uploads SET created = created - make_interval(days => $1) WHERE file_name = ANY($2)`,
    [days, uploads.map(nameOf)],
  );
  await server.database.pool.query(`UPDATE loose_files SET created = created - make_interval(days => $1)`, [
    days,
  ]);
}

const looseNames = async () =>
  (await server.database.pool.query<{ file_name: string }>('SELECT file_name FROM loose_files')).rows.map(
    ({ file_name }) => file_name,
  );

describe('a file that no record names', () => {
  test('goes after 30 days, its bytes in every size a day later', async () => {
    const stale = await upload(customer, 1);
    const fresh = await upload(customer, 2);
    accepted({ ...(await customer.get(`${stale.filepath}?size=share`)), data: {} });
    const stem = nameOf(stale).split('.')[0] ?? '';
    await age(30, [stale]);
    await age(29, [fresh]);

    await cleanUp();
    expect((await customer.get(stale.filepath)).status).toBe(404);
    expect((await customer.get(fresh.filepath)).status).toBe(200);
    expect(await files.read(nameOf(stale))).not.toBeNull();

    await age(1);
    await cleanUp();
    expect([await files.read(nameOf(stale)), await files.read(`${stem}.share.jpg`)]).toEqual([null, null]);
    expect(await looseNames()).toEqual([]);
  });

  test('is stored anew when the same request comes once more', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const bytes = await photo(3);
    const first = accepted(await sendFile(customer, bytes, key)) as Uploaded;
    await age(31, [first]);
    await cleanUp();
    const again = await sendFile(customer, bytes, key);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
    expect((await customer.get((again.data as Uploaded).filepath)).status).toBe(200);
  });

  test('is not to be had any more by whoever names it then', async () => {
    const gone = await upload(owner, 4);
    await age(31, [gone]);
    await cleanUp();
    const sku = await stockSku(server, { price: 5, pieces: 1 });
    expect(
      refusal(await owner.post('/api/setup_sku_cover', { sku_id: sku.id, cover: gone.filepath })),
    ).toEqual({
      code: 404,
      reason: 'not_found',
      filepath: gone.filepath,
    });
  });
});

describe('a file that a record names', () => {
  test('stays, whatever the record is', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 9 });
    const named = [5, 6, 7, 8, 9].map((red) => upload(owner, red));
    const [proof, replaced, cover, counted, shop] = await Promise.all(named);
    if (!proof || !replaced || !cover || !counted || !shop) throw new Error('An upload is missing');
    const order = await confirmOrder(owner, await submitOrder(customer, [{ sku, quantity: 1 }]));
    const payment = await payOrders(owner, [order], { payment_photos: [replaced.filepath] });
    accepted(
      await owner.post('/api/edit_payment', {
        payment_order_id: payment.id,
        payment_type: 'cash',
        payment_photo: proof.filepath,
      }),
    );
    accepted(await owner.post('/api/setup_sku_cover', { sku_id: sku.id, cover: cover.filepath }));
    accepted(
      await owner.post('/api/wash_stock', {
        product_id: sku.id,
        operation_type: 'inventory',
        operation_subtype: 'inventory_increase',
        amount: 1,
        images: counted.filepath,
      }),
    );
    accepted(
      await owner.post('/api/add_address', {
        alias: 'S',
        address: '1',
        phone: '02',
        shop_photo: shop.filepath,
      }),
    );

    const all = [proof, replaced, cover, counted, shop];
    await age(400, all);
    await cleanUp();
    await age(400, all);
    await cleanUp();
    for (const { filepath } of all) expect((await owner.get(filepath)).status).toBe(200);
  });

  test('that is just being named is left by a cleanup', async () => {
    const photo = await upload(owner, 10);
    await age(31, [photo]);
    const naming = await server.database.pool.connect();
    await naming.query('BEGIN');
    await naming.query('SELECT 1 FROM uploads WHERE file_name = $1 FOR UPDATE', [nameOf(photo)]);
    await cleanUp();
    await naming.query('UPDATE uploads SET attached = true WHERE file_name = $1', [nameOf(photo)]);
    await naming.query('COMMIT');
    naming.release();
    await cleanUp();
    expect((await owner.get(photo.filepath)).status).toBe(200);
  });

  test('that is just being deleted is waited for, and refused to whoever names it', async () => {
    const photo = await upload(owner, 11);
    const sku = await stockSku(server, { price: 5, pieces: 1 });
    const deleting = await server.database.pool.connect();
    await deleting.query('BEGIN');
    await deleting.query('DELETE FROM uploads WHERE file_name = $1', [nameOf(photo)]);
    const naming = owner.post('/api/setup_sku_cover', { sku_id: sku.id, cover: photo.filepath });
    await untilLockIsWaitedFor(server.database);
    await deleting.query('COMMIT');
    deleting.release();
    expect(refusal(await naming)).toEqual({ code: 404, reason: 'not_found', filepath: photo.filepath });
  });
});

describe('bytes that no upload has', () => {
  test('of a request that failed behind them go after a day', async () => {
    const { pool } = server.database;
    await pool.query(
      `ALTER TABLE uploads ADD CONSTRAINT full_disk CHECK (uploader_id <> 'customer') NOT VALID`,
    );
    const reply = await sendFile(customer, await photo(12));
    await pool.query('ALTER TABLE uploads DROP CONSTRAINT full_disk');
    expect(reply.status).toBe(500);
    const [name = ''] = await looseNames();
    await cleanUp();
    expect(await files.read(name)).not.toBeNull();
    await age(1);
    await cleanUp();
    expect([await files.read(name), await looseNames()]).toEqual([null, []]);
  });
});

describe('a draft of a file', () => {
  test('that a stop left goes after a day, and no file with it', async () => {
    const kept = await upload(customer, 16);
    const drafts = join(inject('filesFolder'), 'drafts');
    const [left, underWay] = [randomUUID(), randomUUID()];
    for (const draft of [left, underWay]) await writeFile(join(drafts, draft), 'half');
    await utimes(join(drafts, left), new Date(), new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000));
    await cleanUp();
    const there = await readdir(drafts);
    expect([there.includes(left), there.includes(underWay)]).toEqual([false, true]);
    await rm(join(drafts, underWay));
    expect((await customer.get(kept.filepath)).status).toBe(200);
  });
});

describe('the quota of a day', () => {
  test('holds for uploads that are sent at once', async () => {
    const vip = await server.as('vip');
    await server.database.pool.query(
      `INSERT INTO uploads (merchant_id, file_name, uploader_id, content_type, sha256, bytes)
       VALUES ('m-demo', 'large.png', 'vip', 'image/png', '', 1073741823)`,
    );
    const statuses = [13, 14, 15].map(async (red) => (await sendFile(vip, await photo(red))).status);
    expect((await Promise.all(statuses)).toSorted((one, other) => one - other)).toEqual([200, 422, 422]);
  });
});
