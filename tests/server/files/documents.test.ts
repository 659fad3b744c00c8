import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ascii85, legacyDocument, officeDocument, pdf, pdfOfStream } from './documents.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, confirmOrder, refusal, stockSku, submitOrder } from '../orders/orders-and-payments.ts';
import { storeFile } from './send-file.ts';

let server: TestServer;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  server = await startServer();
  [owner, customer] = await server.people('owner', 'customer');
});
afterAll(() => server.stop());

const kinds = [
  ['xlsx', officeDocument('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['docx', officeDocument('docx'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xls', legacyDocument('Workbook'), 'application/vnd.ms-excel'],
  ['doc', legacyDocument('WordDocument'), 'application/msword'],
  ['csv', Buffer.from('ชื่อ,จำนวน\r\nถ้วย,12\r\n'), 'text/csv'],
  ['pdf', pdf(), 'application/pdf'],
  [
    'pdf',
    pdfOfStream(ascii85(deflateSync('hello')), '/Filter[/ASCII85Decode/FlateDecode]'),
    'application/pdf',
  ],
  [
    'pdf',
    pdfOfStream(Buffer.from('9ff'), '/Filter/DCTDecode /Names<</EncryptMetadata true>>'),
    'application/pdf',
  ],
] as const;

describe('a document', () => {
  test.each(kinds)(
    'of the kind %s is kept as it is and given out to be saved only',
    async (kind, bytes, type) => {
      const { filepath } = await storeFile(customer, bytes);
      expect(filepath).toMatch(new RegExp(`^/api/files/[0-9a-f]{32}\\.${kind}$`));
      const file = await customer.get(filepath);
      expect(file.data).toEqual(bytes);
      expect(file.headers).toMatchObject({
        'content-type': type,
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    },
  );

  test('sent as text is kept the same', async () => {
    const data = `data:text/html;base64,${pdf().toString('base64')}`;
    const reply = await owner.post('/api/upload', { data, filename: 'a.html' });
    const { filepath } = accepted(reply) as { filepath: string };
    expect((await owner.get(filepath)).data).toEqual(pdf());
  });

  test("is its uploader's and the staff's, and to everyone else it does not exist", async () => {
    const { filepath } = await storeFile(customer, officeDocument('xlsx'));
    const [vip, rival] = await server.people('vip', 'rival_owner');
    const seen = [owner, vip, rival].map(async (person) => (await person.get(filepath)).status);
    expect([...(await Promise.all(seen)), (await server.send('GET', filepath)).status]).toEqual([
      200, 404, 404, 404,
    ]);
  });

  test('has no other sizes', async () => {
    const { filepath } = await storeFile(customer, pdf());
    expect((await customer.get(`${filepath}?size=thumbnail`)).status).toBe(404);
  });

  test('is no picture of a product, no proof and no photo of an address', async () => {
    const { filepath } = await storeFile(owner, pdf());
    const isNoPicture = { code: 415, reason: 'wrong_file_type', filepath };
    const sku = await stockSku(server, { price: 5, pieces: 1 });
    const order = await confirmOrder(owner, await submitOrder(customer, [{ sku, quantity: 1 }]));
    const cover = await owner.post('/api/setup_sku_cover', { sku_id: sku.id, cover: filepath });
    const proof = await owner.post('/api/pay_order', {
      order_ids: [order.id],
      payment_photos: [filepath],
      payment_type: 'cash',
      total_actual_amount: 5,
    });
    const address = await owner.post('/api/add_address', {
      alias: 'Shop',
      address: '1 Road',
      phone: '02',
      shop_photo: filepath,
    });
    expect(refusal(cover)).toEqual(isNoPicture);
    expect(refusal(address)).toEqual(isNoPicture);
    expect(refusal(proof)).toEqual(isNoPicture);
  });
});
