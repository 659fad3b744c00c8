import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  payOrders,
  refusal,
  stockSku,
  submitOrder,
  uploadPhoto,
  type TestSku,
} from '../orders/orders-and-payments.ts';
import { untilLockIsWaitedFor } from '../test-database.ts';

let server: TestServer;
let owner: Person;
let customer: Person;
let bowl: TestSku;

beforeAll(async () => {
  server = await startServer();
  [owner, customer] = await server.people('owner', 'customer');
  bowl = await stockSku(server, { price: 5, pieces: 100 });
});
afterAll(() => server.stop());

const pay = async (more: object) =>
  payOrders(
    owner,
    [await confirmOrder(owner, await submitOrder(customer, [{ sku: bowl, quantity: 1 }]))],
    more,
  );

async function newProduct(image_urls: string) {
  const { category_id } = accepted(await owner.get(`/api/sku_detail?sku_id=${bowl.id}`)) as {
    category_id: string;
  };
  return { name: 'Vase', price: 5, stock: 0, category_id, image_urls };
}

const isProof = (filepath: string) => ({ code: 422, reason: 'photo_is_proof', filepath });

describe('a proof of payment', () => {
  test("becomes no product's picture, not even by whoever uploaded it, and stays private", async () => {
    const proof = await uploadPhoto(owner);
    await pay({ payment_photos: [proof] });
    const other = await uploadPhoto(owner);
    const added = await owner.post('/api/add_single_product', await newProduct(`${other},${proof}`));
    expect(refusal(added)).toEqual(isProof(proof));
    const covered = await owner.post('/api/setup_sku_cover', { sku_id: bowl.id, cover: proof });
    expect(refusal(covered)).toEqual(isProof(proof));
    for (const photo of [proof, other]) expect((await server.send('GET', photo)).status).toBe(404);
  });

  test('that is just being submitted is waited for', async () => {
    const photo = await uploadPhoto(owner);
    const { id } = await pay({});
    const submitting = await server.database.pool.connect();
    await submitting.query('BEGIN');
    await submitting.query(
      `INSERT INTO payment_photos (merchant_id, payment_order_id, file_name, position, by_id, by_name, by_role)
       VALUES ('m-demo', $1, $2, 9, 'order_manager', 'Somsri', 'order_manager')`,
      [id, photo.replace('/api/files/', '')],
    );
    const adding = newProduct(photo).then((body) => owner.post('/api/add_single_product', body));
    await untilLockIsWaitedFor(server.database);
    await submitting.query('COMMIT');
    submitting.release();
    expect(refusal(await adding)).toEqual(isProof(photo));
  });

  test('may be a picture that is public already', async () => {
    const picture = await uploadPhoto(owner);
    accepted(await owner.post('/api/add_single_product', await newProduct(picture)));
    expect(await pay({ payment_photos: [picture] })).toMatchObject({ payment_photos: [picture] });
    accepted(await owner.post('/api/setup_sku_cover', { sku_id: bowl.id, cover: picture }));
  });
});
