import { describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { paidPayment } from '../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { quickConfirmationMachine } from '../../machines/quick-confirmation/quick-confirmation-machine.ts';
import type { LaneEvent } from '../../machines/quick-confirmation/lane-types.ts';
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
const unpaid: PaidPayment = { ...equal, id: 'payment-4', paid: 0 };
const confirmOf = ({ id }: PaidPayment): LaneEvent => ({
  type: 'receipt.confirm',
  key: 'key-1',
  paymentOrderId: id,
});
const confirm = confirmOf(equal);
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
    expect(lane([tenth], confirmOf(tenth)).matches({ lane: 'confirming' })).toBe(true);
  });

  test('receipt.confirm of more than a tenth less asks first', () => {
    const snapshot = lane([short], confirmOf(short));
    expect([snapshot.value.lane, sent(snapshot)]).toEqual(['asking', undefined]);
  });

  test('receipt.confirm of the payment that was shown before is not heard', () => {
    expect(lane([equal, tenth], skip).can(confirm)).toBe(false);
  });

  test('receipt.confirm of one of which nothing came in is not heard', () => {
    expect(lane([unpaid]).can(confirmOf(unpaid))).toBe(false);
  });

  test('payment.changed of the payment that is shown shows it as it is now', () => {
    const now = { ...samplePayment, id: equal.id, version: 9 };
    const snapshot = lane([equal], { type: 'payment.changed', paymentOrderId: equal.id }, read(now));
    expect([snapshot.value.lane, snapshot.context.queue[0]?.version]).toEqual(['showing', 9]);
  });

  test('payment.changed of the payment that is shown, without an answer, leaves it as it was', () => {
    const snapshot = lane(
      [equal],
      { type: 'payment.changed', paymentOrderId: equal.id },
      failed('paymentOrderDetail'),
    );
    expect([snapshot.value.lane, snapshot.context.queue]).toEqual(['showing', [equal]]);
  });

  test('payment.changed of another payment changes nothing', () => {
    expect(lane([equal, tenth]).can({ type: 'payment.changed', paymentOrderId: tenth.id })).toBe(false);
  });

  test('payment.skip shows the next one, and behind the last the end', () => {
    expect(lane([equal, short], skip).context.at).toBe(1);
    const ended = lane([equal, short], skip, skip);
    expect([ended.value.lane, ended.context.skipped, ended.context.confirmed]).toEqual(['finished', 2, 0]);
  });
});

describe('asking', () => {
  test('question.confirm sends it', () => {
    const answer: LaneEvent = { type: 'question.confirm', key: 'key-2' };
    expect(sent(lane([short], confirmOf(short), answer))).toMatchObject({ key: 'key-2', paid: 89_999 });
  });

  test('receipt.confirm again is no answer', () => {
    expect(lane([short], confirmOf(short)).can(confirmOf(short))).toBe(false);
  });

  test('receipt.confirm as an earlier version recorded it sends what it sent then', () => {
    const recorded: LaneEvent = { type: 'receipt.confirm', key: 'key-2' };
    expect(sent(lane([short], recorded, recorded))).toMatchObject({ key: 'key-2', paid: 89_999 });
  });

  test('question.close leaves it as it is', () => {
    expect(lane([short], confirmOf(short), { type: 'question.close' }).value.lane).toBe('showing');
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
    expect([value, context.problem?.reason, context.isUnread]).toEqual(['refused', 'version_conflict', true]);
  });

  test('payment.open again is a new attempt', () => {
    const again = lane([equal], ...events, failed('paymentOrderDetail'), { type: 'payment.open' });
    expect([again.value.lane, again.context.isUnread]).toEqual(['reading', false]);
  });
});
