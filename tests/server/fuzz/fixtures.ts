import type { TestServer } from '../harness.ts';
import {
  stockSku,
  submitOrder,
  confirmOrder,
  newPayment,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';
import type { Named } from './reference.ts';

/** Existing ids of every kind: the caller's own, another group's, another merchant's, and unknown ones. */
export interface Fixtures {
  readonly named: Named;
  /** Tokens of sessions, by persona. */
  readonly tokens: ReadonlyMap<string, string>;
}

export const people = [
  'owner',
  'admin',
  'order_manager',
  'finance',
  'storekeeper',
  'customer',
  'vip',
  'rival_customer',
] as const;

/** A marker in every text of the rival merchant, which must never occur in an answer to others. */
export const rivalMark = 'only-the-rival-may-read-this';

/** Price in baht of most products. */
export const commonPrice = 5;
/** Pieces of a product before it is ordered. */
export const fixturePieces = 100_000;
const orders = 12;
/** A valid picture, as a data URL for `/upload`. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Creates records for requests, marks the rival's texts, and signs all personas in. */
export async function createFixtures(server: TestServer): Promise<Fixtures> {
  const { pool } = server.database;
  const persons = await server.people(...people, 'rival_owner');
  const [owner, , manager, , , customer, vip, rival] = persons;
  const skus = [
    await stockSku(server, { price: commonPrice, pieces: fixturePieces }),
    await stockSku(server, { price: commonPrice, vipPrice: 4, pieces: fixturePieces }),
  ];
  const [bowl, cup] = skus;
  if (!bowl || !cup) throw new Error('no product');
  const created: string[] = [];
  for (let at = 0; at < orders; at += 1) {
    const order = await submitOrder(at % 3 === 2 ? vip : customer, [{ sku: bowl, quantity: 1 }]);
    created.push((at % 2 === 0 ? order : await confirmOrder(manager, order)).id);
  }
  const payments = [
    await newPayment(server, { buyer: customer, manager }),
    await newPayment(server, { buyer: vip, manager }),
    await newPayment(server, { buyer: customer, manager }),
  ];
  const ids = async (sql: string) => (await pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  const addresses =
    await ids(`INSERT INTO addresses (merchant_id, address_id, group_id, alias, address, phone)
    SELECT merchant_id, 'address-' || group_id || n, group_id, 'Gate', 'Soi 1', '02' FROM groups, generate_series(1, 3) n RETURNING address_id AS id`);
  const { rows: paths } = await pool.query<{ path: string[] }>(
    `SELECT ARRAY[top.category_id, middle.category_id, leaf.category_id] AS path FROM categories leaf
     JOIN categories middle ON (middle.merchant_id, middle.category_id) = (leaf.merchant_id, leaf.parent_id)
     JOIN categories top ON (top.merchant_id, top.category_id) = (middle.merchant_id, middle.parent_id)
     ORDER BY leaf.merchant_id, leaf.category_id LIMIT 6`,
  );
  const rivalFile = await uploadPhoto(rival);
  await pool.query(
    `UPDATE skus SET name = '${rivalMark}' WHERE merchant_id = 'm-rival' AND sku_id IN (SELECT min(sku_id) FROM skus WHERE merchant_id = 'm-rival')`,
  );
  await pool.query(`UPDATE orders SET remark = '${rivalMark}' WHERE merchant_id = 'm-rival'`);
  await pool.query(
    `UPDATE addresses SET alias = '${rivalMark}', address = '${rivalMark}' WHERE merchant_id = 'm-rival'`,
  );
  await pool.query(`UPDATE groups SET name = name || '${rivalMark}' WHERE merchant_id = 'm-rival'`);
  await pool.query(`UPDATE users SET name = name || '${rivalMark}' WHERE merchant_id = 'm-rival'`);
  return {
    named: {
      order: [
        ...created,
        ...(await ids(
          `SELECT order_id AS id FROM orders WHERE status IN ('paid', 'cancelled') OR merchant_id = 'm-rival' ORDER BY 1 LIMIT 6`,
        )),
        '#1',
        'no-such-order',
      ],
      payment: [
        ...payments.map(({ id }) => id),
        ...(await ids(
          `SELECT payment_order_id AS id FROM payment_orders WHERE merchant_id = 'm-rival' OR status = 'completed' ORDER BY 1 LIMIT 4`,
        )),
        'no-such-payment',
      ],
      entry: [...payments.flatMap(({ payment_list }) => payment_list.map(({ id }) => id)), 'no-such-entry'],
      sku: [
        bowl.id,
        cup.id,
        bowl.id,
        cup.id,
        bowl.id,
        ...(await ids(
          `(SELECT sku_id AS id FROM skus WHERE merchant_id = 'm-demo' ORDER BY 1 LIMIT 3) UNION ALL (SELECT sku_id FROM skus WHERE merchant_id = 'm-rival' ORDER BY 1 LIMIT 1)`,
        )),
        'no-such-sku',
      ],
      category: [
        ...(await ids(
          `(SELECT category_id AS id FROM categories WHERE merchant_id = 'm-demo' ORDER BY level DESC, 1 LIMIT 6) UNION ALL (SELECT category_id FROM categories WHERE merchant_id = 'm-rival' ORDER BY 1 LIMIT 1)`,
        )),
        'no-such-category',
      ],
      categoryPath: paths.map(({ path }) => path),
      group: ['pratunam', 'chiangmai', 'yaowarat', '', 'default_group', '001', 'no-such-group'],
      address: [...addresses, 'no-such-address'],
      person: [...people, 'rival_owner', 'no-such-person'],
      merchant: ['m-demo', 'm-rival', 'no-such-merchant'],
      file: [
        await uploadPhoto(owner),
        await uploadPhoto(manager),
        await uploadPhoto(customer),
        rivalFile,
        '/api/files/none.png',
      ],
      token: ['demo:customer', 'demo:owner', 'demo:nobody', 'access-token'],
      picture: [pixel, pixel.slice(0, -20), 'data:image/svg+xml;base64,PHN2Zy8+'],
      price: [commonPrice, commonPrice, commonPrice, 4, 0, 19.99],
    },
    tokens: new Map(persons.map(({ user, token }) => [user.id, token])),
  };
}
