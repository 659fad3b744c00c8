import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { paidPayment } from '../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import { laneShown } from '../../machines/quick-confirmation/lane-round.ts';
import type { LaneEvent, LanePages } from '../../machines/quick-confirmation/lane-types.ts';
import { quickConfirmationMachine } from '../../machines/quick-confirmation/quick-confirmation-machine.ts';
import { samplePayment, sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof quickConfirmationMachine>>[2];

const equal: PaidPayment = { ...paidPayment(samplePayment), due: 100_000, paid: 100_000 };
const skip: LaneEvent = { type: 'payment.skip' };

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
    const snapshot = round(
      payments(1, 2),
      { type: 'receipt.confirm', key: 'key-1', paymentOrderId: 'payment-1' },
      page(payments(3, 12), null),
    );
    expect([snapshot.value.lane, ids(snapshot).length, snapshot.context.pages]).toEqual([
      { confirming: 'sending' },
      12,
      null,
    ]);
    expect(inputOf(quickConfirmationMachine, snapshot, 'confirmPayOrder')).toMatchObject({
      paymentOrderId: 'payment-1',
    });
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
