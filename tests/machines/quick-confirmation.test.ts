import { describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { paidPayment } from '../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import type { StaffRole } from '../../domain/roles.ts';
import {
  laneShown,
  quickConfirmationMachine,
} from '../../machines/quick-confirmation/quick-confirmation-machine.ts';
import type { LaneEvent, LanePages } from '../../machines/quick-confirmation/lane-types.ts';
import {
  sampleCompletedPayment,
  samplePayment,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof quickConfirmationMachine>>[2];

const equal: PaidPayment = { ...paidPayment(samplePayment), due: 100_000, paid: 100_000 };
const tenth: PaidPayment = { ...equal, id: 'payment-2', paid: 90_000 };
const short: PaidPayment = { ...equal, id: 'payment-3', paid: 89_999 };
const confirm: LaneEvent = { type: 'receipt.confirm', key: 'key-1' };
const skip: LaneEvent = { type: 'payment.skip' };

const laneOf = (
  roles: readonly StaffRole[],
  payments: readonly PaidPayment[],
  ...events: readonly TestEvent[]
) =>
  stateAfter(
    quickConfirmationMachine,
    { roles, confirmsReceipts: true },
    { type: 'lane.start', payments },
    ...events,
  );
const lane = (payments: readonly PaidPayment[], ...events: readonly TestEvent[]) =>
  laneOf(['finance'], payments, ...events);

const sent = (snapshot: ReturnType<typeof lane>) =>
  inputOf(quickConfirmationMachine, snapshot, 'confirmPayOrder');
const refusal = (reason: string) => answered('confirmPayOrder', refused(sampleProblem(409, reason)));
const read = (payment: PaymentOrder) => answered('paymentOrderDetail', accepted(payment));

describe('showing', () => {
  test('payment.rejected of the payment that is shown leads to the next, and counts', () => {
    const {
      value: { lane: value },
      context,
    } = lane([equal, tenth], { type: 'payment.rejected', paymentOrderId: equal.id });
    expect([value, context.at, context.rejected, context.skipped]).toEqual(['showing', 1, 1, 0]);
  });

  test('payment.rejected of another payment changes nothing', () => {
    const { context } = lane([equal, tenth], { type: 'payment.rejected', paymentOrderId: tenth.id });
    expect([context.at, context.rejected]).toEqual([0, 0]);
  });

  test('lane.start by an order manager shows nothing', () => {
    expect(laneOf(['order_manager'], [equal]).value.lane).toBe('finished');
  });

  test('receipt.confirm sends what was seen, as it was seen', () => {
    expect(sent(lane([equal], confirm))).toEqual({
      key: 'key-1',
      paymentOrderId: equal.id,
      version: equal.version,
      photos: [],
      paid: equal.paid,
    });
  });

  test('receipt.confirm of a tenth less than due asks nothing', () => {
    expect(lane([tenth], confirm).matches({ lane: 'confirming' })).toBe(true);
  });

  test('receipt.confirm of more than a tenth less asks first', () => {
    const snapshot = lane([short], confirm);
    expect([snapshot.value.lane, sent(snapshot)]).toEqual(['asking', undefined]);
  });

  test('payment.skip shows the next one, and behind the last the end', () => {
    expect(lane([equal, short], skip).context.at).toBe(1);
    const ended = lane([equal, short], skip, skip);
    expect([ended.value.lane, ended.context.skipped, ended.context.confirmed]).toEqual(['finished', 2, 0]);
  });
});

describe('asking', () => {
  test('receipt.confirm sends it', () => {
    const again: LaneEvent = { type: 'receipt.confirm', key: 'key-2' };
    expect(sent(lane([short], confirm, again))).toMatchObject({ key: 'key-2', paid: 89_999 });
  });

  test('question.close leaves it as it is', () => {
    expect(lane([short], confirm, { type: 'question.close' }).value.lane).toBe('showing');
  });
});

describe('confirming', () => {
  test('an accepted one counts, and the next is shown', () => {
    const {
      value: { lane: value },
      context,
    } = lane([equal, short], confirm, answered('confirmPayOrder', accepted(sampleCompletedPayment)));
    expect([value, context.at, context.confirmed]).toEqual(['showing', 1, 1]);
  });

  test('payment.skip is not heard', () => {
    expect(lane([equal], confirm).can(skip)).toBe(false);
  });

  test.each(['already_confirmed', 'already_rejected', 'not_found'])(
    'one that somebody else settled (%s) is news, and counts as theirs',
    (reason) => {
      const events = [confirm, refusal(reason)] as const;
      expect(lane([equal, short], ...events).value.lane).toBe('overtaken');
      const {
        value: { lane: value },
        context,
      } = lane([equal, short], ...events, skip);
      expect([value, context.at, context.confirmed, context.skipped, context.taken]).toEqual([
        'showing',
        1,
        0,
        0,
        1,
      ]);
    },
  );

  test('what could not be sent is sent again under the same key', () => {
    const snapshot = lane([equal], confirm, failed('confirmPayOrder'), { type: 'receipt.retry' });
    expect(sent(snapshot)).toMatchObject({ key: 'key-1' });
  });
});

describe('refused', () => {
  const events = [confirm, refusal('version_conflict'), { type: 'payment.open' }] as const;

  test('payment.open shows it as it is now', () => {
    const now = { ...samplePayment, paid_amount: 860, version: 9 };
    const {
      value: { lane: value },
      context,
    } = lane([equal, short], ...events, read(now));
    expect([value, context.queue[0], context.problem]).toEqual(['showing', paidPayment(now), null]);
  });

  test('payment.open of one that is completed by now shows the next', () => {
    const {
      value: { lane: value },
      context,
    } = lane([equal, short], ...events, read(sampleCompletedPayment));
    expect([value, context.at]).toEqual(['showing', 1]);
  });

  test('payment.open without an answer keeps the refusal', () => {
    const {
      value: { lane: value },
      context,
    } = lane([equal], ...events, failed('paymentOrderDetail'));
    expect([value, context.problem?.reason]).toEqual(['refused', 'version_conflict']);
  });
});

describe('pages', () => {
  const rest = (cursor: string): LanePages => ({ filter: { only: 'differs' }, cursor, total: 12 });
  const payments = (from: number, until: number) =>
    Array.from({ length: until - from + 1 }, (_, at) => ({ ...equal, id: `payment-${from + at}` }));
  const page = (items: readonly PaidPayment[], cursor: string | null) =>
    answered(
      'readPage',
      accepted({ items, pagination: { total: 12, page_num: 2, page_size: 10, total_pages: 2, cursor } }),
    );
  const round = (known: readonly PaidPayment[], ...events: readonly TestEvent[]) =>
    stateAfter(
      quickConfirmationMachine,
      { roles: ['finance'], confirmsReceipts: true },
      { type: 'lane.start', payments: known, pages: rest('cursor-1') },
      ...events,
    );
  const asked = (snapshot: ReturnType<typeof round>) =>
    inputOf(quickConfirmationMachine, snapshot, 'readPage');
  const ids = (snapshot: ReturnType<typeof round>) => snapshot.context.queue.map(({ id }) => id);

  test('rest while more than five payments are left to look at', () => {
    expect(asked(round(payments(1, 6)))).toBeUndefined();
  });

  test('payment.skip that leaves five reads the next page of the same filter', () => {
    expect(asked(round(payments(1, 6), skip))).toEqual({
      filter: { only: 'differs' },
      cursor: 'cursor-1',
      count: 10,
    });
  });

  test('an answer while one is being confirmed adds to the round, and the confirmation goes on', () => {
    const snapshot = round(payments(1, 2), confirm, page(payments(3, 12), null));
    expect([snapshot.value.lane, ids(snapshot).length, snapshot.context.pages]).toEqual([
      { confirming: 'sending' },
      12,
      null,
    ]);
    expect(sent(snapshot)).toMatchObject({ paymentOrderId: 'payment-1' });
  });

  test('an answer that repeats a payment adds it once', () => {
    expect(ids(round(payments(1, 2), page(payments(2, 4), null)))).toEqual([
      'payment-1',
      'payment-2',
      'payment-3',
      'payment-4',
    ]);
  });

  test('an answer with few payments and a further page reads that one, too', () => {
    expect(asked(round(payments(1, 2), page(payments(3, 4), 'cursor-2')))).toMatchObject({
      cursor: 'cursor-2',
    });
  });

  test('the end of what was read waits for the page under way, and goes on with it', () => {
    const waiting = round(payments(1, 1), skip);
    expect(waiting.value).toEqual({ pages: 'reading', lane: 'deciding' });
    const further = round(payments(1, 1), skip, page(payments(2, 2), null));
    expect([further.value.lane, laneShown(further.context).id]).toEqual(['showing', 'payment-2']);
  });

  test('an empty last page ends the round', () => {
    expect(round(payments(1, 1), skip, page([], null)).value).toEqual({ pages: 'resting', lane: 'finished' });
  });

  test('a page that cannot be read stalls without ending the round, and pages.retry asks for the same', () => {
    const stalled = round(payments(1, 1), skip, failed('readPage'));
    expect([stalled.value, stalled.context.pagesProblem]).toEqual([
      { pages: 'stalled', lane: 'deciding' },
      null,
    ]);
    expect(asked(round(payments(1, 1), skip, failed('readPage'), { type: 'pages.retry' }))).toMatchObject({
      cursor: 'cursor-1',
    });
  });

  test('a page that is refused stalls with its reason', () => {
    const stalled = round(
      payments(1, 1),
      skip,
      answered('readPage', refused(sampleProblem(403, 'forbidden_role'))),
    );
    expect([stalled.value.pages, stalled.context.pagesProblem?.reason]).toEqual([
      'stalled',
      'forbidden_role',
    ]);
  });

  test('lane.start drops the page under way of the round before', () => {
    const again = round(payments(1, 2), {
      type: 'lane.start',
      payments: payments(7, 8),
      pages: rest('cursor-9'),
    });
    expect([asked(again), ids(again)]).toEqual([
      { filter: { only: 'differs' }, cursor: 'cursor-9', count: 10 },
      ['payment-7', 'payment-8'],
    ]);
  });
});
