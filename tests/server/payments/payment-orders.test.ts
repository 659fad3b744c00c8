import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pagination, PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newPayment, refusal, uploadPhoto } from '../orders/orders-and-payments.ts';

interface Page {
  readonly items: PaymentOrder[];
  readonly pagination: Pagination;
  readonly counts?: Readonly<Record<'all' | 'differs' | 'duplicate', number>>;
}

let server: TestServer;
let customer: Person;
let vip: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, finance] = await server.people('customer', 'vip', 'finance');
});
afterAll(() => server.stop());

async function list(person: Person, body: object): Promise<Page> {
  return accepted(await person.post('/api/payment_order_list', body)) as Page;
}

async function all(person: Person, body: object = {}): Promise<PaymentOrder[]> {
  return (await list(person, { page_size: 100, ...body })).items;
}

describe('payment_order_list', () => {
  test('a customer sees their own group, staff all of their merchant', async () => {
    const groups = async (person: Person) =>
      [...new Set((await all(person)).map(({ group_id }) => group_id))].sort();
    expect(await groups(vip)).toEqual(['chiangmai']);
    expect(await groups(finance)).toEqual(expect.arrayContaining(['chiangmai', 'pratunam']));
    const rivals = (await all(await server.as('rival_owner'))).map(({ id }) => id);
    expect((await all(finance)).filter(({ id }) => rivals.includes(id))).toEqual([]);
    expect((await server.send('POST', '/api/payment_order_list', { body: {} })).data).toEqual({
      reason: 'token_null',
    });
  });

  test('walking by cursor meets every payment order once, in order', async () => {
    for (const order_by of ['ctime', 'total_amount']) {
      const visited: PaymentOrder[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await list(finance, { order_by, page_size: 3, cursor });
        visited.push(...page.items);
        cursor = page.pagination.cursor;
      } while (cursor !== null);
      expect(visited.map(({ id }) => id)).toEqual((await all(finance, { order_by })).map(({ id }) => id));
    }
  });

  test('it is narrowed to what differs from its due, to photos of two payments and to a type, all counted', async () => {
    const manager = await server.as('order_manager');
    const [slip, other] = [await uploadPhoto(manager), await uploadPhoto(manager)];
    const pay = (more: Parameters<typeof newPayment>[2]) =>
      newPayment(server, { buyer: customer, manager }, more);
    const short = await pay({ total_actual_amount: 99.98, payment_photos: [slip] });
    const withinTolerance = await pay({ total_actual_amount: 99.99, payment_photos: [other] });
    const again = await pay({ payment_photos: [slip], payment_type: 'cash' });
    const ids = async (body: object) => {
      const { items, counts } = await list(finance, { page_size: 100, status: 'paid', ...body });
      const mine = [short, withinTolerance, again].map(({ id }) => id);
      return { found: mine.map((id) => items.some((item) => item.id === id)), counts };
    };
    const before = (await ids({})).counts!;
    expect(await ids({ differs: true })).toEqual({ found: [true, false, false], counts: before });
    expect(await ids({ duplicate: true, view: 'card' })).toEqual({
      found: [false, false, true],
      counts: before,
    });
    const { found, counts } = await ids({ payment_type: 'cash', duplicate: true });
    expect(found).toEqual([false, false, true]);
    expect(counts).toMatchObject({
      all: (await all(finance, { payment_type: 'cash', status: 'paid' })).length,
    });
    const [card] = (await all(finance, { view: 'card', duplicate: true })).filter(
      ({ id }) => id === again.id,
    );
    expect(card?.duplicate_of).toEqual([
      { filepath: slip, payment_order_id: short.id, payment_no: short.payment_no, ctime: short.ctime },
    ]);
    const theirs = await list(customer, { duplicate: true, page_size: 100 });
    expect([theirs.counts, theirs.items.length, theirs.items.filter((item) => item.duplicate_of)]).toEqual([
      undefined,
      (await all(customer)).length,
      [],
    ]);
  });

  test('what was paid in all is that of the whole filter, on each page and however it is turned', async () => {
    const paid = await all(finance, { status: 'paid' });
    const sum = paid.reduce((satang, { paid_amount }) => satang + Math.round(paid_amount * 100), 0) / 100;
    expect(paid.length).toBeGreaterThan(4);
    const sums: (number | undefined)[] = [];
    for (const view of [undefined, 'card'])
      for (const page_size of [2, 100])
        for (const page_num of [1, 2, Math.ceil(paid.length / 2), 99]) {
          const { pagination } = await list(finance, { status: 'paid', view, page_size, page_num });
          sums.push(pagination.sum);
        }
    expect([...new Set(sums)]).toEqual([sum]);
    const none = await list(finance, { status: 'paid', group_name: '%' });
    expect(none.pagination).toMatchObject({ total: 0, sum: 0 });
  });

  test('statuses narrow it, and confirmed is read as completed', async () => {
    const statuses = async (status: string) => [
      ...new Set((await all(finance, { status })).map((payment) => payment.status)),
    ];
    expect(await statuses('paid')).toEqual(['paid']);
    expect(await statuses('confirmed')).toEqual(['completed']);
    expect(refusal(await finance.post('/api/payment_order_list', { status: 'cancelled' }))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'status',
    });
  });

  test('without anything said, the ten newest come first', async () => {
    const { items, pagination } = await list(finance, {});
    const newest = (await all(finance)).map(({ id }) => id).slice(0, 10);
    expect(items.map(({ id }) => id)).toEqual(newest);
    expect([newest.length, pagination.page_num, pagination.page_size]).toEqual([10, 1, 10]);
    const times = items.map(({ ctime }) => ctime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('a group and any part of its name narrow it, and another group is foreign', async () => {
    const groups = async (body: object) => [
      ...new Set((await all(finance, body)).map(({ group_id }) => group_id)),
    ];
    expect(await groups({ group_id: 'chiangmai' })).toEqual(['chiangmai']);
    expect(await groups({ group_name: '夜市' })).toEqual(['chiangmai']);
    expect(await groups({ group_name: '%' })).toEqual([]);
    const foreign = await customer.post('/api/payment_order_list', { group_id: 'chiangmai' });
    expect(refusal(foreign)).toEqual({ code: 403, reason: 'foreign_group', group_id: 'chiangmai' });
  });

  test('a range of days counts both days whole, in Bangkok', async () => {
    const [payment] = await all(finance);
    const found = async (time: string, range: object) => {
      await server.database.pool.query('UPDATE payment_orders SET created = $1 WHERE payment_order_id = $2', [
        time,
        payment?.id,
      ]);
      return (await all(finance, { id: payment?.id, ...range })).length;
    };
    const day = { start_date: '2001-05-03', end_date: '2001-05-03' };
    expect([
      await found('2001-05-02T16:59:59.999Z', day),
      await found('2001-05-02T17:00:00Z', day),
      await found('2001-05-03T16:59:59.999Z', day),
      await found('2001-05-03T17:00:00Z', day),
      await found('2001-05-03T17:00:00Z', { start_date: '', end_date: null }),
    ]).toEqual([0, 1, 1, 0, 1]);
    expect(refusal(await finance.post('/api/payment_order_list', { end_date: '2001-02-30' }))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'end_date',
    });
  });

  test('an id or a number finds one, with or without PAY-', async () => {
    const [payment] = await all(finance);
    for (const id of [
      payment?.id,
      payment?.payment_no,
      `PAY-${payment?.payment_no}`,
      `#${payment?.payment_no}`,
    ])
      expect((await all(finance, { id })).map((item) => item.id)).toEqual([payment?.id]);
  });
});

describe('payment_order_detail', () => {
  test('a customer sees those of their group, without history; staff with it', async () => {
    const [payment] = await all(customer);
    const path = `/api/payment_order_detail?payment_order_id=${payment?.id}`;
    expect(accepted(await customer.get(path))).toEqual(payment);
    const [forStaff] = await all(finance, { id: payment!.id });
    expect(accepted(await finance.get(path))).toEqual({ ...forStaff, history: expect.any(Array) });
    expect(refusal(await vip.get(path))).toEqual({ code: 404, reason: 'not_found' });
    expect(refusal(await (await server.as('rival_owner')).get(path))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect((await server.send('GET', path)).data).toEqual({ reason: 'token_null' });
  });

  test('a named group is only checked', async () => {
    const [payment] = await all(customer);
    const ask = async (person: Person, group: string) =>
      (await person.get(`/api/payment_order_detail?payment_order_id=${payment?.id}&group_id=${group}`))
        .status;
    expect([
      await ask(finance, 'chiangmai'),
      await ask(customer, '001'),
      await ask(customer, 'chiangmai'),
    ]).toEqual([200, 200, 403]);
  });

  test('its number is no id, and a missing id is malformed', async () => {
    const [payment] = await all(customer);
    const ask = async (query: string) => refusal(await customer.get(`/api/payment_order_detail${query}`));
    expect(await ask(`?payment_order_id=${payment?.payment_no}`)).toEqual({ code: 404, reason: 'not_found' });
    expect(await ask('')).toEqual({ code: 400, reason: 'invalid_request', field: 'payment_order_id' });
  });
});
