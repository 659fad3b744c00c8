import sharp from 'sharp';
import { accepted } from '../../server/orders/orders-and-payments.ts';
import type { Person, SendOptions, TestServer } from '../../server/harness.ts';
import { readDatabaseRecords } from './database-records.ts';
import { stockedProducts } from './shop.ts';
import type { PersonId, Shop, ShopCall } from './shop.ts';

/** The real server on its database, with the shelf of the stories. */
export async function openRealShop(server: TestServer): Promise<Shop> {
  const { pool } = server.database;
  await stock(server);
  const [customer, orderManager, finance, manager, storekeeper] = await server.people(
    'customer',
    'order_manager',
    'finance',
    'manager',
    'storekeeper',
  );
  const people: Readonly<Record<PersonId, Person>> = {
    customer,
    order_manager: orderManager,
    finance,
    manager,
    storekeeper,
  };
  return {
    async call(call) {
      const person = people[call.by];
      const sent = await sentAs(call);
      const headers = { ...sent.headers, ...(call.key === null ? {} : { 'idempotency-key': call.key }) };
      const options = { ...sent, headers };
      const { raw } =
        call.method === 'GET'
          ? await person.get(call.path, options)
          : await person.post(call.path, undefined, options);
      return { status: raw.statusCode, body: raw.json<unknown>() };
    },
    records: () => readDatabaseRecords(pool),
  };
}

async function sentAs({ body }: ShopCall): Promise<SendOptions> {
  if (body.kind === 'none') return {};
  if (body.kind === 'json') return { body: body.text, headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.set('file', new File([await photo(body.number)], 'slip.png', { type: 'image/png' }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

async function photo(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 20 * number, g: 100, b: 200 };
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

async function stock({ database: { pool }, as }: TestServer): Promise<void> {
  // The model's groups have no addresses.
  await pool.query(`UPDATE addresses SET hidden = true WHERE merchant_id = 'm-demo'`);
  for (const { skuId, name, price, pieces } of stockedProducts) {
    await pool.query(
      `INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang, on_hand)
       SELECT 'm-demo', $1, min(category_id), $2, $3, $4
       FROM categories WHERE merchant_id = 'm-demo' AND level = 3`,
      [skuId, name, price, pieces],
    );
    await pool.query(
      `INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, change, stock_after, operator_id, operator_name)
       VALUES ('m-demo', $1, $1, 'purchase', 'entry', $2, $2, 'storekeeper', '')`,
      [skuId, pieces],
    );
  }
  accepted(await (await as('customer')).get(`/api/sku_detail?sku_id=${stockedProducts[0].skuId}`));
}
