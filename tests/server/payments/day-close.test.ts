import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DayClose, PaymentOrder } from '../../../domain/contract.ts';
import { sheetType } from '../../../domain/stock-entry/sheet-type.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newPayment, refusal, type NewPayment } from '../orders/orders-and-payments.ts';
import { shownRows } from '../sheets/sheet-rows.ts';

let clock = new Date('2020-02-01T12:00:00+07:00');
let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;
let owner: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer({}, { now: () => clock });
  [customer, manager, finance, owner, rival] = await server.people(
    'customer',
    'order_manager',
    'finance',
    'owner',
    'rival_owner',
  );
});
afterAll(() => server.stop());

const at = (time: string) => {
  clock = new Date(`2020-02-${time}+07:00`);
};
const dayOf = async (person: Person, day: string) =>
  accepted(await person.get(`/api/day_close?day=2020-02-${day}`)) as DayClose;

const sent = (more: NewPayment = {}) => newPayment(server, { buyer: customer, manager }, more);

async function confirm(person: Person, { id }: PaymentOrder, paid_amount: number): Promise<void> {
  accepted(await person.post('/api/confirm_pay_order', { id, image_urls: '', paid_amount }));
}

const by = ({ user: { id, name, role } }: Person) => ({ id, name, role });
const none = { count: 0, sum: 0, items: [] };
const nothing = {
  confirms_receipts: true,
  received: { count: 0, cash: 0, receipt: 0, sum: 0, by: [] },
  differences: { count: 0, over: 0, short: 0, items: [] },
  rejected: none,
  waiting: none,
};

describe('the end of a day', () => {
  test('has the money of the receipts that were confirmed from one midnight in Bangkok until the next', async () => {
    at('02T23:00:00');
    const [before, first, last, after] = [await sent(), await sent(), await sent(), await sent()];
    at('02T23:59:59.999');
    await confirm(finance, before, 100);
    at('03T00:00:00');
    await confirm(finance, first, 100);
    at('03T23:59:59.999');
    await confirm(owner, last, 100);
    at('04T00:00:00');
    await confirm(owner, after, 100);
    const received = (person: Person, count: number) => {
      const sums = { count, cash: 0, receipt: 100 * count, sum: 100 * count };
      return { ...sums, by: [{ by: by(person), ...sums }] };
    };
    const [second, third, fourth] = [
      await dayOf(finance, '02'),
      await dayOf(finance, '03'),
      await dayOf(finance, '04'),
    ];
    expect(second.received).toEqual(received(finance, 1));
    expect(third).toEqual({
      ...nothing,
      day: '2020-02-03',
      received: {
        count: 2,
        cash: 0,
        receipt: 200,
        sum: 200,
        by: [received(finance, 1).by[0], received(owner, 1).by[0]].toSorted((one, other) =>
          (one?.by.id ?? '') < (other?.by.id ?? '') ? -1 : 1,
        ),
      },
      waiting: {
        count: 1,
        sum: 100,
        items: [
          {
            id: after.id,
            payment_no: after.payment_no,
            group_name: after.group_name,
            due: 100,
            amount: 100,
            at: '2020-02-02T16:00:00.000Z',
          },
        ],
      },
    });
    expect(fourth).toEqual({ ...nothing, day: '2020-02-04', received: received(owner, 1) });
    expect(second.waiting.items.map(({ id }) => id)).toEqual([first.id, last.id, after.id]);
  });

  test('says what was confirmed otherwise than due, signed, the largest difference first', async () => {
    at('10T09:00:00');
    const [short, over, equal] = [await sent(), await sent(), await sent()];
    await confirm(finance, short, 69.9);
    await confirm(owner, over, 110.2);
    await confirm(owner, equal, 99.99);
    const { differences, received } = await dayOf(finance, '10');
    const entry = ({ id, payment_no, group_name }: PaymentOrder, person: Person, amount: number) => ({
      id,
      payment_no,
      group_name,
      due: 100,
      amount,
      difference: (Math.round(amount * 100) - 10_000) / 100,
      by: by(person),
      at: '2020-02-10T02:00:00.000Z',
    });
    expect(differences).toEqual({
      count: 2,
      over: 10.2,
      short: 30.1,
      items: [entry(short, finance, 69.9), entry(over, owner, 110.2)],
    });
    expect(received.sum).toBe(280.09);
  });

  test('tells cash from transfers, and a batch counts under who confirmed it', async () => {
    at('11T09:00:00');
    const cash = await sent({ payment_type: 'cash' });
    const mix = await sent({
      payment_type: 'mix',
      total_actual_amount: 100,
      total_actual_amount_cash: 30.25,
      total_actual_amount_receipt: 69.75,
    });
    accepted(await finance.post('/api/batch_confirm_pay_order', { ids: [cash.id, mix.id] }));
    expect((await dayOf(finance, '11')).received).toEqual({
      count: 2,
      cash: 130.25,
      receipt: 69.75,
      sum: 200,
      by: [{ by: by(finance), count: 2, cash: 130.25, receipt: 69.75, sum: 200 }],
    });
  });

  test('has what was rejected on the day of its rejection, with the reason and who', async () => {
    at('12T23:59:59.999');
    const { id, payment_no, group_name } = await sent();
    at('13T00:00:00');
    accepted(await finance.post('/api/reject_pay_order', { id, reason: 'no money came' }));
    const [before, day] = [await dayOf(finance, '12'), await dayOf(finance, '13')];
    const entry = { id, payment_no, group_name, amount: 100 };
    expect([before.rejected, before.waiting]).toEqual([
      none,
      { count: 1, sum: 100, items: [{ ...entry, due: 100, at: '2020-02-12T16:59:59.999Z' }] },
    ]);
    expect(day).toEqual({
      ...nothing,
      day: '2020-02-13',
      rejected: {
        count: 1,
        sum: 100,
        items: [{ ...entry, reason: 'no money came', by: by(finance), at: '2020-02-12T17:00:00.000Z' }],
      },
    });
  });

  test('is a sheet in the language that was asked for', async () => {
    const reply = await finance.get('/api/day_close?day=2020-02-10&lang=zh', {
      headers: { Accept: sheetType },
    });
    expect(reply.headers['content-disposition']).toBe('attachment; filename="day-close-2020-02-10.xlsx"');
    const rows = shownRows(reply);
    const { differences } = await dayOf(finance, '10');
    const [short, over] = differences.items;
    const sorted = [
      [owner.user.name, '[2]', '[0.00]', '[210.19]', '[210.19]'],
      [finance.user.name, '[1]', '[0.00]', '[69.90]', '[69.90]'],
    ];
    expect(rows).toEqual([
      ['日结', '[2020-02-10]'],
      ['已收款', '笔数', '现金', '转账', '合计'],
      ['合计', '[3]', '[0.00]', '[280.09]', '[280.09]'],
      [],
      ['确认人', '笔数', '现金', '转账', '合计'],
      ...sorted,
      [],
      ['金额不符', '[2]', undefined, undefined, '[-19.90]'],
      ['付款单', '客户组', '应付', '金额', '差额', '时间', '确认人'],
      [
        `PAY-${short?.payment_no}`,
        short?.group_name,
        '[100.00]',
        '[69.90]',
        '[-30.10]',
        '[2020-02-10 09:00]',
        finance.user.name,
      ],
      [
        `PAY-${over?.payment_no}`,
        over?.group_name,
        '[100.00]',
        '[110.20]',
        '[10.20]',
        '[2020-02-10 09:00]',
        owner.user.name,
      ],
      [],
      ['已驳回', '[0]', undefined, '[0.00]'],
      ['付款单', '客户组', undefined, '金额', undefined, '时间', '驳回人', '原因'],
      [],
      ['待确认收款', '[0]', undefined, '[0.00]'],
      ['付款单', '客户组', '应付', '金额', undefined, '提交时间'],
    ]);
  });

  test('is read in the statement that finds the caller, and one more', async () => {
    expect(await countStatements(() => dayOf(finance, '10'))).toBe(2);
  });

  test('is that of the own merchant', async () => {
    expect(await dayOf(rival, '10')).toEqual({ ...nothing, day: '2020-02-10' });
  });

  test.each(['2020-02-30', '2020-2-1', '2020-02-01T00:00:00Z', 'today', ''])('%s is refused', async (day) => {
    expect(refusal(await finance.get(`/api/day_close?day=${day}`))).toMatchObject({
      code: 400,
      reason: 'invalid_request',
      field: 'day',
    });
  });
});

describe('the end of a day where receipts are not confirmed', () => {
  test('has what was sent on the day, under whoever sent it, and nothing waits', async () => {
    at('20T23:59:59.999');
    const confirmed = await sent();
    await confirm(finance, confirmed, 100);
    const early = await sent();
    at('21T00:00:00');
    await sent({ payment_type: 'cash', total_actual_amount: 80 });
    await server.database.pool.query(
      `UPDATE merchants SET enable_confirm_pay = false WHERE merchant_id = 'm-demo'`,
    );
    const [before, day] = [await dayOf(finance, '20'), await dayOf(finance, '21')];
    expect(before.received).toMatchObject({ count: 2, sum: 200 });
    expect(before.received.by.map((person) => person.by.id).toSorted()).toEqual(
      [finance.user.id, manager.user.id].toSorted(),
    );
    expect([before.waiting, early.status]).toEqual([none, 'paid']);
    const sums = { count: 1, cash: 80, receipt: 0, sum: 80 };
    expect(day).toMatchObject({
      confirms_receipts: false,
      received: { ...sums, by: [{ by: by(manager), ...sums }] },
      differences: { count: 1, short: 20, over: 0 },
      waiting: none,
    });
  });
});
