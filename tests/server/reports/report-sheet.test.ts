import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheetType } from '../../../domain/stock-entry/sheet-type.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { newConfirmedOrder } from '../orders/orders-and-payments.ts';
import { shownRows } from '../sheets/sheet-rows.ts';
import { daysOf, reportOf } from './reports.ts';

const clock = new Date('2020-02-03T12:00:00+07:00');
let server: TestServer;
let finance: Person;

beforeAll(async () => {
  server = await startServer({}, { now: () => clock });
  finance = await server.as('finance');
});
afterAll(() => server.stop());

test('a report is a sheet of its days, one of its products and one of its groups, in the language that was asked for', async () => {
  const [buyer, manager] = await server.people('vip', 'order_manager');
  await newConfirmedOrder(server, { buyer, manager }, { price: 3.5, quantity: 2 });
  const query = daysOf('02', '03');
  const reply = await finance.get(`/api/report?${query}&lang=zh`, { headers: { Accept: sheetType } });
  expect(reply.headers['content-disposition']).toBe(
    'attachment; filename="report-2020-02-02-2020-02-03.xlsx"',
  );
  const { owed, stock_value, low_stock, groups } = await reportOf(finance, query);
  const baht = (sum: number) => `[${sum.toLocaleString('en', { minimumFractionDigits: 2 })}]`;
  expect([shownRows(reply), shownRows(reply, 1), shownRows(reply, 2)]).toEqual([
    [
      ['时间段', '[2020-02-02]', '[2020-02-03]'],
      ['导入的欠款', '[0]', '[0.00]'],
      ['当前欠款', undefined, baht(owed.sum)],
      ['库存金额（按价格）', undefined, baht(stock_value)],
      ['需补货商品', `[${low_stock}]`],
      [],
      ['日期', '订单数', '销售额', '转账', '现金'],
      ['[2020-02-02]', '[0]', '[0.00]', '[0.00]', '[0.00]'],
      ['[2020-02-03]', '[1]', '[7.00]', '[0.00]', '[0.00]'],
      ['合计', '[1]', '[7.00]', '[0.00]', '[0.00]'],
    ],
    [
      ['商品', '款式', '件数', '销售额'],
      ['碗, blue · L', undefined, '[2]', '[7.00]'],
    ],
    [
      ['客户组', '订单数', '销售额'],
      [groups[0]?.name, '[1]', '[7.00]'],
    ],
  ]);
});
