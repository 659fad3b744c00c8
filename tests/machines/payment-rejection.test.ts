import { describe, expect, test } from 'vitest';
import { paymentRejectionMachine } from '../../machines/payment-rejection/payment-rejection-machine.ts';
import {
  samplePayment,
  sampleProblem,
  sampleRejectedPayment,
} from '../../machines/samples/sample-records.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

const input = { paymentOrderId: samplePayment.id };
const opened = { type: 'rejection.open', payment: samplePayment } as const;
const typed = { type: 'reason.change', text: ' No money came ' } as const;
const confirmed = { type: 'rejection.confirm', key: 'key-1' } as const;

describe('a payment that is to be rejected', () => {
  test('without a reason is not sent, and says so', () => {
    const snapshot = stateAfter(paymentRejectionMachine, input, opened, confirmed);
    expect([snapshot.value, snapshot.context.mistake]).toEqual(['asking', 'reason']);
  });

  test('with a reason is sent with the version that was seen', () => {
    const snapshot = stateAfter(paymentRejectionMachine, input, opened, typed, confirmed);
    expect(inputOf(paymentRejectionMachine, snapshot, 'rejectPayOrder')).toEqual({
      key: 'key-1',
      paymentOrderId: samplePayment.id,
      version: samplePayment.version,
      reason: 'No money came',
    });
  });

  test('closed before it is sent keeps what was typed', () => {
    const closed = { type: 'rejection.close' } as const;
    const snapshot = stateAfter(paymentRejectionMachine, input, opened, typed, closed, opened);
    expect([snapshot.value, snapshot.context.reason]).toEqual(['asking', typed.text]);
  });

  test('accepted is rejected, and cannot be rejected again', () => {
    const answer = answered('rejectPayOrder', accepted(sampleRejectedPayment));
    const snapshot = stateAfter(paymentRejectionMachine, input, opened, typed, confirmed, answer);
    expect([snapshot.value, snapshot.can(opened)]).toEqual(['rejected', false]);
  });

  test('refused says why until it is acknowledged', () => {
    const problem = sampleProblem(409, 'already_rejected');
    const answer = answered('rejectPayOrder', refused(problem));
    const snapshot = stateAfter(paymentRejectionMachine, input, opened, typed, confirmed, answer);
    expect([snapshot.value, snapshot.context.problem]).toEqual(['refused', problem]);
    const left = stateAfter(paymentRejectionMachine, input, opened, typed, confirmed, answer, {
      type: 'rejection.acknowledge',
    });
    expect([left.value, left.context.problem]).toEqual(['closed', null]);
  });

  test('without an answer is sent again under the same key', () => {
    const lost = [opened, typed, confirmed, failed('rejectPayOrder')] as const;
    const retried = stateAfter(paymentRejectionMachine, input, ...lost, { type: 'rejection.retry' });
    expect(inputOf(paymentRejectionMachine, retried, 'rejectPayOrder')).toMatchObject({ key: 'key-1' });
  });
});
