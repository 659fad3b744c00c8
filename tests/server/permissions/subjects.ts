import type { Person, TestServer } from '../harness.ts';
import {
  submitOrder,
  stockSku,
  confirmOrder,
  payOrders,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';
import type { Subject } from './probes.ts';

/** Whose a record is, as a member of the group `pratunam` sees it. */
export const ownerships = ['own', 'otherGroup', 'otherTenant', 'missing', 'deleted'] as const;
export type Ownership = (typeof ownerships)[number];

/** Ids of records of every kind and ownership; null where the kind has none: nothing deletes an order. */
export type Subjects = Readonly<
  Record<Exclude<Subject, 'nothing'>, Readonly<Record<Ownership, string | null>>>
>;

/** A merchant's records for one call each: a group, an order in `created`, a payment in `paid`, and so on. */
export async function makeSubjects(server: TestServer): Promise<Subjects> {
  const [customer, vip, manager, rival, rivalOwner] = await Promise.all(
    ['customer', 'vip', 'order_manager', 'rival_customer', 'rival_owner'].map((persona) =>
      server.as(persona),
    ),
  );
  if (!customer || !vip || !manager || !rival || !rivalOwner) throw new Error('a persona is missing');
  const { pool } = server.database;
  const bowl = await stockSku(server, { price: 5, pieces: 1000 });
  const pay = async (buyer: Person) =>
    (
      await payOrders(manager, [
        await confirmOrder(manager, await submitOrder(buyer, [{ sku: bowl, quantity: 1 }])),
      ])
    ).id;
  const one = async (sql: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(sql);
    if (rows[0] === undefined) throw new Error(`nothing found by ${sql}`);
    return rows[0].id;
  };
  const addressOf = async (groupId: string, hidden = false) =>
    one(`INSERT INTO addresses (merchant_id, address_id, group_id, alias, address, phone, hidden)
         SELECT merchant_id, 'address-' || gen_random_uuid(), group_id, 'Gate', 'Soi 1', '02', ${hidden}
         FROM groups WHERE group_id = '${groupId}' RETURNING address_id AS id`);
  const personIn = async (merchantId: string) =>
    one(`WITH person AS (
           INSERT INTO users (merchant_id, user_id, group_id, name)
           SELECT merchant_id, 'user-' || gen_random_uuid(), group_id, 'Noi' FROM groups
           WHERE merchant_id = '${merchantId}' AND is_default RETURNING merchant_id, user_id)
         INSERT INTO user_roles (merchant_id, user_id, role)
         SELECT merchant_id, user_id, 'storekeeper' FROM person RETURNING user_id AS id`);
  const orderOfRival = await one(`SELECT order_id AS id FROM orders WHERE merchant_id = 'm-rival' LIMIT 1`);
  const skuOfRival = await one(
    `INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang)
     SELECT merchant_id, 'sku-' || gen_random_uuid(), category_id, 'Bowl', 100 FROM categories
     WHERE merchant_id = 'm-rival' AND level = 3 LIMIT 1 RETURNING sku_id AS id`,
  );
  const barcodeOf = (skuId: string) =>
    one(`UPDATE skus SET barcode = 'B-' || sku_id WHERE sku_id = '${skuId}' RETURNING barcode AS id`);
  const paymentOfRival = await one(
    `SELECT payment_order_id AS id FROM payment_orders WHERE merchant_id = 'm-rival' LIMIT 1`,
  );
  const categoryIn = (merchantId: string) =>
    one(`INSERT INTO categories (merchant_id, category_id, parent_id, level, name)
         SELECT merchant_id, 'category-' || gen_random_uuid(), category_id, 3, 'Bowls' FROM categories
         WHERE merchant_id = '${merchantId}' AND level = 2 LIMIT 1 RETURNING category_id AS id`);
  const stocktakeIn = (merchantId: string) =>
    one(`INSERT INTO stocktakes (merchant_id, stocktake_id) VALUES ('${merchantId}', 'of-${merchantId}')
         RETURNING stocktake_id AS id`);
  const category = {
    own: await categoryIn('m-demo'),
    otherGroup: null,
    otherTenant: await categoryIn('m-rival'),
  };
  const categoryPathTo = (id: string) =>
    one(`SELECT concat_ws(' ', top.category_id, middle.category_id, leaf.category_id) AS id
         FROM categories leaf
         JOIN categories middle ON (middle.merchant_id, middle.category_id) = (leaf.merchant_id, leaf.parent_id)
         JOIN categories top ON (top.merchant_id, top.category_id) = (middle.merchant_id, middle.parent_id)
         WHERE leaf.category_id = '${id}'`);
  return {
    group: ofKind({ own: 'pratunam', otherGroup: 'chiangmai', otherTenant: 'yaowarat' }),
    order: ofKind({
      own: (await submitOrder(customer, [{ sku: bowl, quantity: 1 }])).id,
      otherGroup: (await submitOrder(vip, [{ sku: bowl, quantity: 1 }])).id,
      otherTenant: orderOfRival,
    }),
    payment: ofKind({ own: await pay(customer), otherGroup: await pay(vip), otherTenant: paymentOfRival }),
    sku: ofKind({ own: bowl.id, otherGroup: null, otherTenant: skuOfRival }),
    barcode: ofKind({
      own: await barcodeOf(bowl.id),
      otherGroup: null,
      otherTenant: await barcodeOf(skuOfRival),
    }),
    category: ofKind(category),
    hint: ofKind({ own: 'hint-m-demo', otherGroup: null, otherTenant: 'hint-m-rival' }),
    categoryPath: {
      ...ofKind({
        own: await categoryPathTo(category.own),
        otherGroup: null,
        otherTenant: await categoryPathTo(category.otherTenant),
      }),
      missing: 'no-top no-middle no-leaf',
    },
    address: {
      ...ofKind({
        own: await addressOf('pratunam'),
        otherGroup: await addressOf('chiangmai'),
        otherTenant: await addressOf('yaowarat'),
      }),
      deleted: await addressOf('pratunam', true),
    },
    person: ofKind({
      own: await personIn('m-demo'),
      otherGroup: null,
      otherTenant: await personIn('m-rival'),
    }),
    stocktake: ofKind({
      own: await stocktakeIn('m-demo'),
      otherGroup: null,
      otherTenant: await stocktakeIn('m-rival'),
    }),
    file: ofKind({
      own: await uploadPhoto(customer),
      otherGroup: await uploadPhoto(vip),
      otherTenant: await uploadPhoto(rival),
    }),
  };
}

function ofKind(known: Readonly<Record<'own' | 'otherGroup' | 'otherTenant', string | null>>) {
  return { ...known, missing: 'no-such-record', deleted: null };
}
