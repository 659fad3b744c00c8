import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { newConfirmedOrder, refusal } from '../orders/orders-and-payments.ts';
import { daysOf, figuresOf, reportOf } from './reports.ts';

let clock = new Date('2020-02-01T12:00:00+07:00');
let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer({}, { now: () => clock });
  [customer, manager, finance, rival] = await server.people(
    'customer',
    'order_manager',
    'finance',
    'rival_owner',
  );
});
afterAll(() => server.stop());

const sold = (price: number) =>
  newConfirmedOrder(server, { buyer: customer, manager }, { price, quantity: 1 });

describe('what the days are compared with', () => {
  const sell = async (month: string, day: string, time = '09:00:00') => {
    clock = new Date(`2020-${month}-${day}T${time}+07:00`);
    await sold(10);
  };
  const compared = async (now: string, from: string, to: string) => {
    clock = new Date(`2020-${now}+07:00`);
    return (await reportOf(finance, `from=2020-${from}&to=2020-${to}`)).before.orders;
  };

  test('is as many days before, a month with the month before, and until the same time where they are not over', async () => {
    await sell('05', '01');
    await sell('05', '31');
    await sell('06', '08');
    await sell('06', '10', '12:00:00');
    await sell('06', '14');
    expect([
      await compared('07-20T00:00:00', '06-15', '06-21'),
      await compared('06-17T12:00:00', '06-15', '06-21'),
      await compared('06-17T12:00:00.001', '06-15', '06-21'),
      await compared('07-20T00:00:00', '06-01', '06-30'),
      await compared('06-02T09:00:00', '06-01', '06-30'),
    ]).toEqual([3, 1, 2, 2, 1]);
  });
});

describe('a report', () => {
  test('is that of the own merchant', async () => {
    expect(await reportOf(rival, daysOf('01', '28'))).toMatchObject({
      days: Array.from({ length: 28 }, (_, at) => figuresOf(String(at + 1).padStart(2, '0'))),
      products: [],
      groups: [],
    });
  });

  test('is read in the statement that finds the caller, and three more', async () => {
    expect(await countStatements(() => reportOf(finance, daysOf('03')))).toBe(4);
  });

  test('may have 366 days', async () => {
    const report = await reportOf(finance, 'from=2020-01-01&to=2020-12-31');
    expect([report.days.length, report.days[0]?.day, report.days.at(-1)?.day]).toEqual([
      366,
      '2020-01-01',
      '2020-12-31',
    ]);
  });

  test.each([
    ['from', 'from=2020-02-30&to=2020-03-01'],
    ['from', 'from=2020-02-01T00:00:00Z&to=2020-03-01'],
    ['to', 'from=2020-02-01&to=today'],
    ['to', 'from=2020-02-02&to=2020-02-01'],
    ['to', 'from=2020-01-01&to=2021-01-01'],
    ['from', 'to=2020-01-01'],
  ])('is refused by the name of %s for %s', async (field, query) => {
    expect(refusal(await finance.get(`/api/report?${query}`))).toMatchObject({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });
});
