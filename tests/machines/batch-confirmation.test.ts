import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import type { SelectedPayment } from '../../domain/payments/paid-payment.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { batchConfirmationMachine } from '../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type {
  BatchEvent,
  BatchResult,
} from '../../machines/batch-confirmation/batch-confirmation-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof batchConfirmationMachine>>[2];

const payments = ['1', '2', '3'].map((at): SelectedPayment => ({
  id: `payment-${at}`,
  paymentNo: at,
  groupName: 'Baan Suan',
  due: 100,
  paid: 100,
  version: 2,
}));
const ids = payments.map(({ id }) => id);
const select: BatchEvent = { type: 'payments.select', payments };
const asked: readonly BatchEvent[] = [select, { type: 'batch.ask' }];
const confirm: BatchEvent = { type: 'batch.confirm', at: 7, key: 'key-1' };

function result(id: string, reason = ''): BatchResult {
  return { id, ok: reason === '', reason, message: '', details: {} };
}

const results = (...all: BatchResult[]) => answered('batchConfirmPayOrder', accepted(all));

const batchOf = (roles: readonly StaffRole[], confirmsReceipts: boolean, ...events: TestEvent[]) =>
  stateAfter(batchConfirmationMachine, { roles, confirmsReceipts, paymentsPerCall: 2 }, ...events);
const batch = (...events: TestEvent[]) => batchOf(['finance'], true, ...events);

const call = (snapshot: ReturnType<typeof batch>) =>
  inputOf(batchConfirmationMachine, snapshot, 'batchConfirmPayOrder');

describe('choosing', () => {
  test.each<StaffRole>(['admin', 'owner', 'manager', 'finance'])('%s may select', (role) => {
    expect(batchOf([role], true).can(select)).toBe(true);
  });

  test.each<[string, readonly StaffRole[], boolean]>([
    ['a customer', [], true],
    ['an order manager', ['order_manager'], true],
    ['a storekeeper', ['storekeeper'], true],
    ['finance of a shop that confirms nothing', ['finance'], false],
  ])('%s may not', (_, roles, confirmsReceipts) => {
    expect(batchOf(roles, confirmsReceipts).can(select)).toBe(false);
  });

  test('payments.select of one that was selected takes it as it is seen now', () => {
    const now = { ...payments[0]!, paid: 90, version: 3 };
    const { selected } = batch(select, { type: 'payments.select', payments: [now] }).context;
    expect(selected).toEqual([payments[1], payments[2], now]);
  });

  test('payments.select of one of which nothing came in leaves it out, also where it was selected before', () => {
    const nothing = { ...payments[0]!, paid: 0, version: 3 };
    const { selected } = batch(select, { type: 'payments.select', payments: [nothing] }).context;
    expect(selected).toEqual([payments[1], payments[2]]);
    const nothingDue = { ...nothing, due: 0 };
    expect(batch({ type: 'payments.select', payments: [nothing, nothingDue] }).context.selected).toEqual([
      nothingDue,
    ]);
  });

  test('payments.select keeps of a proof that was used before that it was', () => {
    const reused = { paymentOrderId: 'payment-9', ctime: '2025-02-07T03:58:00.000Z' };
    const [first, second] = [payments[0]!, payments[1]!];
    const { selected } = batch({
      type: 'payments.select',
      payments: [
        { ...first, reused },
        { ...second, reused: null },
      ],
    }).context;
    expect(selected).toEqual([{ ...first, isReused: true }, second]);
  });

  test('batch.ask with nothing selected asks nothing', () => {
    expect(batch({ type: 'batch.ask' }).value).toBe('choosing');
  });
});

describe('asking', () => {
  test('batch.close keeps the selection', () => {
    const snapshot = batch(...asked, { type: 'batch.close' });
    expect([snapshot.value, snapshot.context.selected]).toEqual(['choosing', payments]);
  });

  test('batch.confirm by somebody who lost the role confirms nothing', () => {
    const lost: BatchEvent = { type: 'viewer.change', roles: ['storekeeper'], confirmsReceipts: true };
    expect(batch(...asked, lost, confirm).value).toBe('asking');
  });
});

describe('confirming', () => {
  test('sends as many as one call may hold, with what was seen of them', () => {
    expect(call(batch(...asked, confirm))).toEqual({ key: 'key-1', payments: payments.slice(0, 2) });
  });

  test('an answer with payments left sends those under a key of their own', () => {
    const snapshot = batch(...asked, confirm, results(result(ids[0]!), result(ids[1]!)));
    expect(call(snapshot)).toEqual({ key: 'key-1-2', payments: payments.slice(2) });
  });

  test('the last answer ends the batch: confirmed ones and those of others leave, refused ones stay', () => {
    const snapshot = batch(
      ...asked,
      confirm,
      results(result(ids[0]!), result(ids[1]!, 'already_confirmed')),
      results(result(ids[2]!, 'version_conflict')),
    );
    const { selected, answers, call: left, confirmedAt } = snapshot.context;
    expect([snapshot.value, selected, left, confirmedAt]).toEqual(['choosing', [payments[2]], null, 7]);
    expect(answers.map(({ id, reason }) => [id, reason])).toEqual([
      [ids[0], ''],
      [ids[1], 'already_confirmed'],
      [ids[2], 'version_conflict'],
    ]);
  });

  test('a payment without an answer stays selected, and says so', () => {
    const snapshot = batch(...asked, confirm, results(), results(result(ids[2]!)));
    expect(snapshot.context.selected).toEqual(payments.slice(0, 2));
    expect(snapshot.context.answers.map(({ reason }) => reason)).toEqual([
      'server_error',
      'server_error',
      '',
    ]);
  });

  test('a refusal of the whole call sends no further one', () => {
    const snapshot = batch(
      ...asked,
      confirm,
      answered('batchConfirmPayOrder', refused(sampleProblem(403, 'forbidden_role'))),
    );
    expect([snapshot.value, snapshot.context.selected, snapshot.context.call]).toEqual([
      'refused',
      payments,
      null,
    ]);
    expect(snapshot.context.problem?.reason).toBe('forbidden_role');
  });

  test('what could not be sent is sent again under the same key', () => {
    const snapshot = batch(...asked, confirm, failed('batchConfirmPayOrder'), { type: 'batch.retry' });
    expect(call(snapshot)).toEqual({ key: 'key-1', payments: payments.slice(0, 2) });
  });

  test('payments.deselect is not heard', () => {
    expect(batch(...asked, confirm).can({ type: 'payments.deselect', ids })).toBe(false);
  });
});

describe('answers', () => {
  const ended: readonly TestEvent[] = [
    ...asked,
    confirm,
    results(result(ids[0]!), result(ids[1]!, 'version_conflict')),
    results(result(ids[2]!)),
  ];

  test('answers.dismiss puts them away', () => {
    expect(batch(...ended, { type: 'answers.dismiss' }).context.answers).toEqual([]);
  });

  test('of a payment that is selected anew goes', () => {
    const again = batch(...ended, { type: 'payments.select', payments: [payments[1]!] });
    expect(again.context.answers.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  });
});
