import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentOrder } from '../../../domain/contract.ts';
import { dayInBangkok } from '../../../domain/date-range.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newOrder, newPayment } from '../orders/orders-and-payments.ts';
import { exportedRows, sheetRows, shownRow } from './sheet-rows.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let orderManager: Person;
let finance: Person;
let payment: PaymentOrder;
let order: Order;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, orderManager, finance] = await server.people(
    'customer',
    'manager',
    'order_manager',
    'finance',
  );
  payment = await newPayment(server, { buyer: customer, manager: orderManager }, { orders: 2 });
  accepted(
    await finance.post('/api/confirm_pay_order', { id: payment.id, image_urls: '', paid_amount: 150 }),
  );
  order = await newOrder(server, customer, { remark: '=HYPERLINK("http://x")' });
});
afterAll(() => server.stop());

const sql = async <TRow extends object>(text: string, values: readonly unknown[] = []) =>
  (await server.database.pool.query<TRow>(text, [...values])).rows;

type Kind = 'orders' | 'payments';
const ask = (person: Person, kind: Kind, body: object = {}, query = '?lang=en') =>
  person.post(`/api/export_${kind}${query}`, body);

const exported = async (person: Person, kind: Kind, body: object = {}) =>
  exportedRows(await ask(person, kind, body));

describe('export_orders', () => {
  test('holds each order of the list and each of its lines, as the database has them', async () => {
    const reply = await ask(orderManager, 'orders');
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="orders-${dayInBangkok(new Date().toISOString())}.xlsx"`,
    );
    const [orders, lines] = await exported(orderManager, 'orders');
    const inOrders = await sql<{ no: number; total: number }>(
      `SELECT order_no AS no, total_satang::float8 / 100 AS total FROM orders WHERE merchant_id = 'm-demo'
       ORDER BY created DESC, order_id DESC`,
    );
    expect(orders.map((row) => ({ no: row['Order'], total: row['Total'] }))).toEqual(inOrders);
    const inLines = await sql(
      `SELECT order_no AS no, line_no AS line, quantity, order_lines.total_satang::float8 / 100 AS total
       FROM orders JOIN order_lines USING (merchant_id, order_id) WHERE merchant_id = 'm-demo'
       ORDER BY created DESC, order_id DESC, line_no`,
    );
    expect(
      lines.map((row) => ({
        no: row['Order'],
        line: row['Line'],
        quantity: row['Quantity'],
        total: row['Total'],
      })),
    ).toEqual(inLines);
  });

  test('has the filters of the list, and its order', async () => {
    const filter = {
      group_id: 'pratunam',
      status: 'completed,paid',
      order_by: 'total_amount',
      order_type: 'asc',
    };
    const [orders] = await exported(finance, 'orders', { ...filter, page_num: 7, page_size: 3, cursor: 'x' });
    const { items } = accepted(await finance.post('/api/order_list', { ...filter, page_size: 100 })) as {
      items: readonly Order[];
    };
    expect(items.length).toBeGreaterThan(2);
    expect(orders.map((row) => String(row['Order']))).toEqual(items.map(({ order_no }) => order_no));
  });

  test('writes what looks like a formula as a text', async () => {
    const [[row]] = await exported(manager, 'orders', { id: order.id });
    expect(row?.['Remark']).toBe('=HYPERLINK("http://x")');
  });

  test('says what an order paid and owes, and with which payment', async () => {
    const [first] = payment.order_list;
    const [rows, lines] = await exported(manager, 'orders', { id: first?.id });
    const [person] = await sql<{ name: string }>(
      `SELECT name FROM users WHERE merchant_id = 'm-demo' AND user_id = 'customer'`,
    );
    expect(rows).toEqual([
      {
        Order: Number(first?.order_no),
        Time: expect.any(Number) as number,
        Status: 'Completed',
        'Customer group': '水门批发 3 楼',
        Customer: person?.name,
        Pieces: 2,
        Total: 100,
        Paid: 100,
        Debt: 0,
        Payment: `PAY-${payment.payment_no}`,
        Remark: undefined,
        'Address name': expect.any(String) as string,
        Contact: expect.any(String) as string,
        Phone: expect.any(String) as string,
        Address: expect.any(String) as string,
      },
    ]);
    expect(lines).toMatchObject([
      { Product: 'Bowl', Colour: 'blue', Size: 'L', Quantity: 2, Price: 50, Total: 100 },
    ]);
  });

  test('names its columns, statuses and products in the language that was asked for', async () => {
    const reply = await ask(manager, 'orders', { id: order.id }, '?lang=th');
    expect(sheetRows(reply)[0]?.slice(0, 4)).toEqual(['เลขที่คำสั่งซื้อ', 'เวลา', 'สถานะ', 'กลุ่มลูกค้า']);
    expect(sheetRows(reply)[1]?.[2]).toBe('รอยืนยัน');
    expect(sheetRows(reply, 1)[1]?.[2]).toBe('ชาม');
    const byHeader = await manager.post(
      '/api/export_orders',
      { id: order.id },
      { headers: { 'accept-language': 'zh' } },
    );
    expect(sheetRows(byHeader)[0]?.slice(0, 2)).toEqual(['订单号', '时间']);
  });
});

describe('export_payments', () => {
  test('holds each payment of the list and each order that it pays, as the database has them', async () => {
    const reply = await ask(finance, 'payments');
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="payments-${dayInBangkok(new Date().toISOString())}.xlsx"`,
    );
    const [payments, orders] = await exported(finance, 'payments');
    const inPayments = await sql(
      `SELECT 'PAY-' || payment_no AS no, paid_satang::float8 / 100 AS paid, paid_cash_satang::float8 / 100 AS cash
       FROM payment_orders WHERE merchant_id = 'm-demo' ORDER BY created DESC, payment_order_id DESC`,
    );
    expect(payments.map((row) => ({ no: row['Payment'], paid: row['Paid'], cash: row['Cash'] }))).toEqual(
      inPayments,
    );
    const inOrders = await sql(
      `SELECT 'PAY-' || payment_no AS no, order_no AS order, counted_satang::float8 / 100 AS paid
       FROM payment_orders p JOIN paid_orders l USING (merchant_id, payment_order_id)
       JOIN orders o USING (merchant_id, order_id) WHERE merchant_id = 'm-demo'
       ORDER BY p.created DESC, p.payment_order_id DESC, order_no`,
    );
    expect(
      orders.map((row) => ({ no: row['Payment'], order: row['Order'], paid: row['Paid with this'] })),
    ).toEqual(inOrders);
  });

  test('says what was due and paid, who decided, and which orders it pays', async () => {
    const [rows, orders] = await exported(finance, 'payments', { id: payment.id });
    const [first, second] = payment.order_list;
    expect(rows).toEqual([
      {
        Payment: `PAY-${payment.payment_no}`,
        'Sent at': expect.any(Number) as number,
        Status: 'Completed',
        'Customer group': '水门批发 3 楼',
        Orders: `#${first?.order_no}, #${second?.order_no}`,
        'Paid by': 'Transfer',
        Due: 200,
        'The proof said': 200,
        Paid: 150,
        Cash: 0,
        Transfer: 150,
        Difference: -50,
        'Decided by': finance.user.name,
        'Decided at': expect.any(Number) as number,
      },
    ]);
    expect(orders.map((row) => [row['Order'], row['Paid with this']])).toEqual([
      [Number(first?.order_no), 100],
      [Number(second?.order_no), 50],
    ]);
  });

  test('has the filters that only payments have', async () => {
    const [rows] = await exported(finance, 'payments', { differs: true });
    const { items } = accepted(
      await finance.post('/api/payment_order_list', { differs: true, page_size: 100 }),
    ) as { items: readonly PaymentOrder[] };
    expect(rows.map((row) => row['Payment'])).toEqual(items.map(({ payment_no }) => `PAY-${payment_no}`));
    expect(rows.map((row) => row['Payment'])).toContain(`PAY-${payment.payment_no}`);
    const [receipts] = await exported(finance, 'payments', { payment_type: 'cash' });
    expect(receipts.map((row) => row['Payment'])).not.toContain(`PAY-${payment.payment_no}`);
  });
});

describe('an export', () => {
  test('has times as Excel has them, which are Bangkok’s, and amounts with two decimals', async () => {
    const [at] = await sql<{ ordered: string; sent: string; decided: string }>(
      `SELECT to_char(o.created AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') AS ordered,
           to_char(p.created AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') AS sent,
           to_char(h.created AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') AS decided
         FROM orders o, payment_orders p JOIN payment_history h USING (merchant_id, payment_order_id)
         WHERE p.payment_order_id = $1 AND o.order_id = $2 AND event = 'payment.confirm'`,
      [payment.id, payment.order_list[0]?.id],
    );
    const orders = await ask(finance, 'orders', { id: payment.order_list[0]?.id });
    expect(shownRow(orders, 0)).toMatchObject({ Time: ['n', at?.ordered], Total: ['n', '100.00'] });
    expect(shownRow(orders, 1)).toMatchObject({ Quantity: ['n', '2'], Price: ['n', '50.00'] });
    const payments = await ask(finance, 'payments', { id: payment.id });
    expect(shownRow(payments, 0)).toMatchObject({
      'Sent at': ['n', at?.sent],
      'Decided at': ['n', at?.decided],
      Difference: ['n', '-50.00'],
    });
    expect(shownRow(payments, 1)).toMatchObject({
      'Order time': ['n', at?.ordered],
      'Paid with this': ['n', '100.00'],
    });
  });
});
