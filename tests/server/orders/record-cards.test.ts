import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderSummary, Pagination, PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted } from './orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, finance] = await server.people('customer', 'finance');
});
afterAll(() => server.stop());

interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
}

async function read<Item>(person: Person, path: string, body: object): Promise<Page<Item>> {
  return accepted(await person.post(path, body)) as Page<Item>;
}

const bytesOf = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer));

const firstOf = (addresses: string) => addresses.split(',')[0] ?? '';

describe.each([
  ['of all groups, to staff', () => finance],
  ['of their own group, to a customer', () => customer],
])('cards %s', (_, who) => {
  test('of orders hold what a row shows of the whole orders, and nothing else', async () => {
    const whole = await read<OrderSummary>(who(), '/api/order_list', { page_size: 20 });
    const cards = await read(who(), '/api/order_list', { page_size: 20, view: 'card' });
    expect(whole.items.length).toBeGreaterThan(3);
    expect(cards).toEqual({
      items: whole.items.map(
        ({
          id,
          order_no,
          ctime,
          status,
          group_id,
          group_name,
          total_amount,
          owed,
          remark,
          source,
          detail,
        }) => ({
          id,
          order_no,
          ctime,
          status,
          group_id,
          group_name,
          total_amount,
          owed,
          remark,
          source,
          detail: detail.map(({ quantity, image_urls }) => ({ quantity, image_urls: firstOf(image_urls) })),
        }),
      ),
      pagination: whole.pagination,
    });
    expect(bytesOf(cards)).toBeLessThanOrEqual(bytesOf(whole) / 2);
  });

  test('of payments hold what a card shows of the whole payments, and nothing else', async () => {
    const whole = await read<PaymentOrder>(who(), '/api/payment_order_list', { page_size: 20 });
    const cards = await read(who(), '/api/payment_order_list', { page_size: 20, view: 'card' });
    expect(whole.items.length).toBeGreaterThan(1);
    expect(cards).toEqual({
      ...whole,
      items: whole.items.map((payment) => {
        const { id, payment_no, ctime, status, group_id, group_name, should_paid_amount, paid_amount } =
          payment;
        const { payment_photos, payment_type, version } = payment;
        return {
          id,
          payment_no,
          ctime,
          status,
          group_id,
          group_name,
          should_paid_amount,
          paid_amount,
          payment_photos,
          payment_type,
          version,
          order_list: payment.order_list.map((order) => ({
            id: order.id,
            order_no: order.order_no,
            total_amount: order.total_amount,
          })),
        };
      }),
    });
    expect(bytesOf(cards)).toBeLessThanOrEqual(bytesOf(whole) / 2);
  });

  test('come page by page in the order that was asked for, by the cursors of the whole list', async () => {
    const asked = { page_size: 2, order_by: 'total_amount', order_type: 'asc' };
    const first = await read<{ id: string }>(who(), '/api/order_list', { ...asked, view: 'card' });
    const { cursor } = first.pagination;
    const second = await read<{ id: string }>(who(), '/api/order_list', {
      ...asked,
      view: 'card',
      cursor,
      page_num: 2,
    });
    const whole = await read<{ id: string }>(who(), '/api/order_list', { ...asked, page_size: 4 });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id));
  });
});
