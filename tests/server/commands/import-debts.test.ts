import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { command, storageOf, type CommandEnd } from './run-command.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, orderOf, payOrders } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let folder: string;

beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'order_manager');
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function importDebts(rows: readonly string[], ...more: readonly string[]): Promise<CommandEnd> {
  const path = join(folder, 'debts.csv');
  await writeFile(path, ['key,line_id,date,amount,remark', ...rows].join('\n'));
  return command(storageOf(server.database), 'import-debts', '--merchant', 'm-demo', '--file', path, ...more);
}

const row = (key: string, amount: string, remark = '') =>
  `${key},${customer.user.line_id},2025-03-01,${amount},${remark}`;

async function debtsOf(key: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ order_id: string }>(
    "SELECT order_id FROM orders WHERE source = 'history_unpaid_orders' AND idempotency_key = $1",
    [`debt/${key}`],
  );
  return rows.map(({ order_id }) => order_id);
}

describe('importing debts', () => {
  test('keeps what else is known of each, and shows it with the debt and beside other orders', async () => {
    const path = join(folder, 'more.csv');
    const lineId = customer.user.line_id;
    await writeFile(
      path,
      [
        'key,line_id,date,amount,extra',
        `X-1,${lineId},2025-03-01,10,"{""Invoice"":""INV-7""}"`,
        `X-2,${lineId},2025-03-02,20,`,
      ].join('\n'),
    );
    await command(storageOf(server.database), 'import-debts', '--merchant', 'm-demo', '--file', path);
    const [[first = ''], [second = '']] = [await debtsOf('X-1'), await debtsOf('X-2')];
    const orders = await Promise.all([orderOf(customer, first), orderOf(customer, second)]);
    expect(orders.map(({ extra }) => extra)).toEqual(['{"Invoice":"INV-7"}', undefined]);
    expect(orders[1].unpaid_order_list.find(({ id }) => id === first)?.extra).toBe('{"Invoice":"INV-7"}');
  });

  test('leads to confirmed orders of that day which move no stock, and are listed as unpaid', async () => {
    const end = await importDebts([row('A-1', '"1,250.50"', 'ยอดเก่า')]);

    expect(end).toMatchObject({ code: 0, said: ['1 debts of ฿1,250.50 are imported, 0 were there before.'] });
    const [id = ''] = await debtsOf('A-1');
    const order = await orderOf(manager, id);
    expect(order).toMatchObject({
      status: 'confirmed',
      source: 'history_unpaid_orders',
      ctime: '2025-02-28T17:00:00.000Z',
      group_id: 'pratunam',
      total_amount: 1250.5,
      remark: 'ยอดเก่า',
      version: 2,
      detail: [{ name: 'Earlier debt', quantity: 1, price: 1250.5 }],
      history: [
        { event: 'order.submit', from: null, to: 'created' },
        { event: 'order.confirm', from: 'created', to: 'confirmed' },
      ],
    });
    const { rows } = await server.database.pool.query(
      "SELECT on_hand, reserved, status FROM skus WHERE sku_id = 'history-debt'",
    );
    expect(rows).toEqual([{ on_hand: 0, reserved: 0, status: 'inactive' }]);
    expect((await customer.get('/api/search_sku_by_name?name=Earlier')).data).toEqual([]);
  });

  test('again leads to what is there; new rows beside them are added', async () => {
    await importDebts([row('B-1', '10')]);
    const end = await importDebts([row('B-1', '10'), row('B-2', '20')]);
    expect(end.said).toEqual(['1 debts of ฿20.00 are imported, 1 were there before.']);
    expect([(await debtsOf('B-1')).length, (await debtsOf('B-2')).length]).toEqual([1, 1]);
  });

  test('twice at once leads to each debt once', async () => {
    const ends = await Promise.all([importDebts([row('C-1', '10')]), importDebts([row('C-1', '10')])]);
    expect([ends.map(({ code }) => code), (await debtsOf('C-1')).length]).toEqual([[0, 0], 1]);
  });

  test('on trial says what would come, and changes nothing', async () => {
    const end = await importDebts([row('D-1', '10')], '--dry-run');
    expect(end.said).toEqual(['1 debts of ฿10.00 would be imported, 0 are there. Nothing was changed.']);
    expect(await debtsOf('D-1')).toEqual([]);
  });

  test('with rows that cannot be leads to a line for each, and to none of the debts', async () => {
    const end = await importDebts([
      row('E-1', '10'),
      row('E-1', '20'),
      row('E-2', '0'),
      'E-3,Unobody,2025-03-01,10,',
      `E-4,${customer.user.line_id},2025-02-30,10,`,
      `B-1,${manager.user.line_id},2025-03-01,10,`,
      `,${customer.user.line_id},2025-03-01,10,`,
    ]);
    expect([end.code, end.complained.join('\n').split('\n').slice(1)]).toEqual([
      1,
      [
        '  line 3: key is that of line 2',
        '  line 4: amount must be more than 0, with at most two decimals',
        '  line 5: line_id is of nobody whom the merchant knows',
        '  line 6: date must be a day like 2026-01-31',
        '  line 7: key was imported before for another person or day',
        '  line 8: key is required',
      ],
    ]);
    expect(await debtsOf('E-1')).toEqual([]);
  });

  test('in the name of somebody who may not confirm orders leads to a refusal', async () => {
    const end = await importDebts([row('F-1', '10')], '--by', customer.user.line_id);
    expect([end.code, await debtsOf('F-1')]).toEqual([1, []]);
  });

  test('leads to debts that are edited and paid like any order', async () => {
    await importDebts([row('G-1', '100')]);
    const [id = ''] = await debtsOf('G-1');
    const [line] = (await orderOf(manager, id)).detail;
    const detail = [{ sku_id: line?.sku_id, quantity: 1, price: 80 }];
    const edited = accepted(
      await manager.post('/api/update_order', { id, detail, remark: 'agreed' }),
    ) as Order;
    expect([edited.status, edited.total_amount]).toEqual(['confirmed', 80]);
    const payment = await payOrders(manager, [await orderOf(manager, id)]);
    expect(payment.should_paid_amount).toBe(80);
  });
});
