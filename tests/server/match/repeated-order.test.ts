import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedDebt } from '../../../domain/statuses.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { placeOrders } from './place-orders.ts';
import { lantern, linesOf, mug, readOrder } from './read-order.ts';

let server: TestServer;
let vip: Person;
let manager: Person;

const tea = 'oolong-tea-tin-green-150-g';

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  [vip, manager] = await server.people('vip', 'order_manager');
  await server.database.pool.query(
    `INSERT INTO skus (merchant_id, sku_id, category_id, name, status, price_satang, on_hand)
     SELECT 'm-demo', 'old-lamp', min(category_id), 'Old lamp', 'inactive', 100, 5
     FROM categories WHERE merchant_id = 'm-demo' AND level = 3`,
  );
  await placeOrders(server, 'vip', [
    { status: 'created', lines: [[lantern, 99]] },
    {
      status: 'paid',
      lines: [
        [lantern, 5],
        [mug, 24],
        ['old-lamp', 2],
      ],
    },
    { status: 'cancelled', lines: [[tea, 7]] },
    { status: 'created', source: importedDebt, lines: [[tea, 8]] },
  ]);
});
afterAll(() => server.stop());

describe('the order before once more', () => {
  test('is the last one that was not cancelled and is no debt; what is not sold any more is said', async () => {
    const answer = await readOrder('hi, same as last time please. deliver tomorrow', vip);
    expect(
      answer.items.map(({ sku_id, quantity, confidence, source_text }) => [
        sku_id,
        quantity,
        confidence,
        source_text,
      ]),
    ).toEqual([
      [lantern, 5, 0.9, 'same as last time'],
      [mug, 24, 0.9, 'same as last time'],
    ]);
    expect([answer.unmatched, answer.remark]).toEqual([['Old lamp Red × 2'], 'deliver tomorrow']);
  });

  test.each([
    [
      'but so many',
      'same as last time but 6 blue wave mugs 350ml',
      [
        [lantern, 5],
        [mug, 6],
      ],
    ],
    [
      'but so many more',
      'same as last time but 3 more blue wave mugs 350ml',
      [
        [lantern, 5],
        [mug, 27],
      ],
    ],
    [
      'with so many on top',
      '跟上次一样，再加3个红灯笼40公分',
      [
        [lantern, 8],
        [mug, 24],
      ],
    ],
    [
      'raised to so many',
      'เหมือนเดิม เพิ่มโคมแดง 40 ซม เป็น 12',
      [
        [lantern, 12],
        [mug, 24],
      ],
    ],
    [
      'with so many more',
      'repeat my last order with 3 more blue wave mugs 350ml',
      [
        [lantern, 5],
        [mug, 27],
      ],
    ],
    [
      'minus so many',
      'same as last time minus 2 blue wave mugs 350ml',
      [
        [lantern, 5],
        [mug, 22],
      ],
    ],
    ['with something cancelled', 'same as last time, cancel the red lanterns', [[mug, 24]]],
    [
      'corrected behind something that is left out',
      'same as last time, no red lanterns, make the blue wave mugs 350ml 30',
      [[mug, 30]],
    ],
    [
      'corrected',
      'เหมือนเดิม แต่เปลี่ยนโคมแดง 40 ซม เป็น 10',
      [
        [lantern, 10],
        [mug, 24],
      ],
    ],
    [
      'twice',
      'same as last time x2',
      [
        [lantern, 10],
        [mug, 48],
      ],
    ],
    [
      'twice, in Chinese, but so many more',
      '老样子两份，但是再加3个红灯笼40公分',
      [
        [lantern, 13],
        [mug, 48],
      ],
    ],
    ['twice, in Thai, without some of it', 'เหมือนเดิม 2 ชุด ไม่เอาโคมแดง', [[mug, 48]]],
    [
      'with twice as many of some',
      'same as last time but double the blue wave mugs 350ml',
      [
        [lantern, 5],
        [mug, 48],
      ],
    ],
    [
      'with fewer of some',
      'same as last time but 3 less red lanterns',
      [
        [lantern, 2],
        [mug, 24],
      ],
    ],
    [
      'with fewer of some, said behind them',
      'same as last time but 3 red lanterns less',
      [
        [lantern, 2],
        [mug, 24],
      ],
    ],
    [
      'with fewer of some, in Chinese',
      '老样子，红灯笼少3个',
      [
        [lantern, 2],
        [mug, 24],
      ],
    ],
    [
      'with fewer of some, in Chinese, said before them',
      '老样子，少红灯笼3个',
      [
        [lantern, 2],
        [mug, 24],
      ],
    ],
    [
      'with fewer of some, in Thai',
      'เหมือนเดิม โคมแดงน้อยลง 3',
      [
        [lantern, 2],
        [mug, 24],
      ],
    ],
    ['with so many fewer as there were', 'same as last time but 5 less red lanterns', [[mug, 24]]],
    ['without some of it', 'same as last time, no red lanterns', [[mug, 24]]],
    ['except some of it', '照旧，不要蓝色海浪杯', [[lantern, 5]]],
    [
      'with something else',
      'same as last time plus 4 oolong tea tins green 150g',
      [
        [lantern, 5],
        [mug, 24],
        [tea, 4],
      ],
    ],
  ])('%s', async (_, text, expected) => {
    expect(linesOf(await readOrder(text, vip))).toEqual(expected);
  });

  test.each([
    ['fewer than none', 'same as last time but 9 less red lanterns', '9 less red lanterns'],
    ['fewer, but not how many', 'same as last time but less red lanterns', 'less red lanterns'],
    ['fewer of what was not in it', 'same as last time but 3 less oolong tea', '3 less oolong tea'],
    [
      'some of it so often as nobody means',
      'same as last time but 60 times the red lanterns',
      '60 times the red lanterns',
    ],
    ['some of it so often, in Chinese', '老样子，红灯笼99倍', '红灯笼99倍'],
    ['some of it so often, in Thai', 'เหมือนเดิม โคมแดง 99 เท่า', 'โคมแดง 99 เท่า'],
    [
      '51 times some of it',
      'same as last time but 51 times the blue wave mugs 350ml',
      '51 times the blue wave mugs 350ml',
    ],
    ['twice what was not in it', 'same as last time but double the oolong tea', 'double the oolong tea'],
    ['something of it, and nothing about that', 'same as last time but red lanterns', 'red lanterns'],
  ])('with %s is as it was, and that is shown', async (_, text, left) => {
    const answer = await readOrder(text, vip);
    expect([linesOf(answer), answer.unmatched]).toEqual([
      [
        [lantern, 5],
        [mug, 24],
      ],
      ['Old lamp Red × 2', left],
    ]);
  });

  test('so often as nobody means is no order, and is shown', async () => {
    expect(await readOrder('same as last time x500', vip)).toEqual({
      items: [],
      unmatched: ['same as last time x500'],
    });
  });

  test('that becomes so many of something is to be checked', async () => {
    const { items } = await readOrder('same as last time but 6 blue wave mugs 350ml', vip);
    expect(items.map(({ confidence }) => confidence >= 0.8)).toEqual([true, false]);
  });

  test.each([
    ['a quantity alone', 'same as last time but make it 5'],
    ['more of nothing', 'same as last time plus 3 more'],
    ['a cancellation alone', 'same as last time, cancel'],
  ])('is as it was where %s is said of it', async (_, text) => {
    expect(linesOf(await readOrder(text, vip))).toEqual([
      [lantern, 5],
      [mug, 24],
    ]);
  });

  test('is not known of a group that has ordered nothing', async () => {
    await server.database.pool.query(
      `INSERT INTO groups (merchant_id, group_id, name) VALUES ('m-demo', 'new-group', 'New group')`,
    );
    expect(await readOrder('same as last time', manager, 'new-group')).toEqual({
      items: [],
      unmatched: ['same as last time'],
    });
  });
});
