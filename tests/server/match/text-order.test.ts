import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';
import { lantern, linesOf, mug, readOrder, type Answer } from './read-order.ts';

let server: TestServer;
let customer: Person;
let vip: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  [customer, vip, manager] = await server.people('customer', 'vip', 'order_manager');
});
afterAll(() => server.stop());

const read = (text: string, person = customer, group = '') => readOrder(text, person, group);

describe('a message in three languages', () => {
  test('becomes lines, a remark, and what matched nothing', async () => {
    const answer = await read(
      '红灯笼大的 5 个，two dozen blue wave mugs 350ml，ชาอู่หลงกระป๋องเขียว 150 กรัม 12 กระป๋อง，zzqx 3。周五下午送，不要压坏',
    );
    expect(linesOf(answer)).toEqual([
      [lantern, 5],
      [mug, 24],
      ['oolong-tea-tin-green-150-g', 12],
    ]);
    expect(answer.unmatched).toEqual(['zzqx 3']);
    expect(answer.remark).toBe('周五下午送\n不要压坏');
  });

  test('an unsure line has candidates, its own product first, and a sure one none', async () => {
    const { items } = await read('红灯笼大的 5 个，two dozen blue wave mugs 350ml');
    expect(items.map(({ candidates = [] }) => candidates[0]?.id)).toEqual([lantern, undefined]);
    expect(items.map(({ confidence }) => confidence >= 0.8)).toEqual([false, true]);
  });

  test('a line says what was typed for it, with product and stock', async () => {
    const { items } = await read('hi, 3 red silk lanterns 40 cm please');
    expect(items).toEqual([
      expect.objectContaining({
        sku_id: lantern,
        name: 'Silk lantern',
        ch_name: '红绸灯笼',
        color: 'Red',
        size: '40 cm',
        quantity: 3,
        price: 295,
        is_vip: 0,
        source_text: '3 red silk lanterns 40 cm',
      }),
    ]);
  });

  test('a product that is named twice is one line with the sum', async () => {
    const answer = await read('red silk lantern 40cm 5, and 2 more red silk lantern 40cm');
    expect(linesOf(answer)).toEqual([[lantern, 7]]);
  });

  test('a greeting, a price and a sum order nothing', async () => {
    expect(await read('สวัสดีค่ะ รวม 1,250 บาท ขอบคุณค่ะ')).toEqual({ items: [], unmatched: [] });
  });
});

describe('prices and products', () => {
  test('are those of the group: the VIP price for a VIP customer, the normal one for staff and others', async () => {
    const id = `vip-${randomUUID()}`;
    await server.database.pool.query(
      `INSERT INTO skus (merchant_id, sku_id, category_id, name, color, size, price_satang, vip_price_satang, on_hand)
       SELECT 'm-demo', $1, min(category_id), 'Zebra kettle', 'Red', 'L', 10000, 8000, 7
       FROM categories WHERE merchant_id = 'm-demo' AND level = 3`,
      [id],
    );
    await server.database.pool.query(
      `INSERT INTO sku_vip_groups (merchant_id, group_id, sku_id) VALUES ('m-demo', 'chiangmai', $1)`,
      [id],
    );
    const priced = async (person: Person, group = '') =>
      (await read('zebra kettle 2', person, group)).items.map(({ price, is_vip, stock }) => [
        price,
        is_vip,
        stock,
      ]);
    expect(await priced(vip)).toEqual([[80, 1, 7]]);
    expect(await priced(customer)).toEqual([[100, 0, 7]]);
    expect(await priced(manager, 'chiangmai')).toEqual([[100, 0, 7]]);
  });

  test('that are inactive, or another merchant’s, are not found', async () => {
    const { pool } = server.database;
    const add = async (merchant: string, name: string, status: string) => {
      await pool.query(
        `INSERT INTO skus (merchant_id, sku_id, category_id, name, status, price_satang, on_hand)
         SELECT $1, $2, min(category_id), $3, $4, 100, 5 FROM categories WHERE merchant_id = $1 AND level = 3`,
        [merchant, randomUUID(), name, status],
      );
    };
    await add('m-demo', 'Quokka whistle', 'inactive');
    await add('m-rival', 'Wombat whistle', 'active');
    expect(await read('quokka whistle 2, wombat whistle 3')).toEqual({
      items: [],
      unmatched: ['quokka whistle 2', 'wombat whistle 3'],
    });
  });

  test('what a group ordered before is meant where several would do', async () => {
    const { pool } = server.database;
    const usual = 'dotted-rice-bowl-sage-45-in';
    await pool.query(
      `INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, total_satang, created)
       SELECT 'm-demo', 'usual', 990001, group_id, user_id, 'created', 100, now() + interval '1 minute'
       FROM users WHERE merchant_id = 'm-demo' AND user_id = 'vip'`,
    );
    await pool.query(
      `INSERT INTO order_lines (merchant_id, order_id, line_no, sku_id, name, quantity, price_satang, total_satang)
       VALUES ('m-demo', 'usual', 1, $1, 'Dotted rice bowl', 1, 100, 100)`,
      [usual],
    );
    expect(linesOf(await read('the dotted rice bowl as usual 24', vip))).toEqual([[usual, 24]]);
  });
});

describe('who may ask', () => {
  test('customers and those who take orders, not others', async () => {
    const [owner, admin, finance, storekeeper, seller] = await server.people(
      'owner',
      'admin',
      'finance',
      'storekeeper',
      'sku_order_manager',
    );
    const statuses = await Promise.all(
      [owner, admin, manager, seller, customer, finance, storekeeper].map(
        async (person) => (await person.post('/api/submit_order_by_text', { text: 'red lantern 2' })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 403, 403]);
  });

  test('a customer for the own group alone', async () => {
    const reply = await customer.post('/api/submit_order_by_text?group_id=chiangmai', {
      text: 'red lantern 2',
    });
    expect(refusal(reply)).toEqual({ code: 403, reason: 'foreign_group', group_id: 'chiangmai' });
  });

  test('without writing anything, with an idempotency key too', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = (text: string) => customer.post('/api/submit_order_by_text', { text }, { headers });
    const [first, second] = [await ask('red silk lantern 40cm 2'), await ask('red silk lantern 40cm 3')];
    expect([first, second].map((reply) => linesOf(accepted(reply) as Answer))).toEqual([
      [[lantern, 2]],
      [[lantern, 3]],
    ]);
    const { rows } = await server.database.pool.query('SELECT 1 FROM idempotency_records WHERE key = $1', [
      headers['idempotency-key'],
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a text that', () => {
  test.each([
    ['is empty', ''],
    ['is spaces', ' \n '],
    ['has 501 characters', 'a'.repeat(501)],
    ['has a NUL', 'lantern\u0000 5'],
  ])('%s is refused', async (_, text) => {
    const reply = await customer.post('/api/submit_order_by_text', { text });
    expect(reply).toMatchObject({ status: 400, data: { reason: 'invalid_request', field: 'text' } });
  });

  test.each([
    ['500 combining characters', 'ก' + '\u0e34'.repeat(250) + 'e' + '\u0301'.repeat(248)],
    ['250 words of talk', '我 '.repeat(250)],
    ['125 words between names', 'for '.repeat(125)],
    ['250 digits before a Thai letter', `${'1 '.repeat(249)}ก`],
    ['500 digits', '1'.repeat(500)],
    ['500 crosses and digits', 'x1'.repeat(250)],
    ['numbers with commas', '1,000,'.repeat(83)],
    ['words for numbers', 'twenty '.repeat(71)],
    ['Chinese numbers', '两打'.repeat(250)],
    ['Thai numbers', 'สองโหล'.repeat(80)],
    ['colons and clocks', '1:1'.repeat(166)],
    ['brackets', '[('.repeat(250)],
    ['quotes and backslashes', `'\\"&|!:*()`.repeat(50)],
    ['corrections', '不要'.repeat(250)],
    ['lines', 'a\n'.repeat(250)],
    ['half characters of emoji', '🧧👨‍👩‍👧'.repeat(40)],
  ])('%s is answered', async (_, text) => {
    expect((await customer.post('/api/submit_order_by_text', { text: text.slice(0, 500) })).status).toBe(200);
  });
});

test('a message of twenty items is read with no more statements than one of one', async () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `wave mug blue ${at + 1}`).join('\n');
  await read('wave mug blue 350ml 3');
  const count = (text: string) => countStatements(() => read(text));
  const one = await count('wave mug blue 350ml 3');
  expect(one).toBeLessThanOrEqual(6);
  expect([await count(twenty), await count(`${twenty}\nzzqx 3`)]).toEqual([one, one + 1]);
  expect(await count('wave mugs 30 qx, silk lantern 30, oolong tea tin 150g 50')).toBe(one + 1);
});
