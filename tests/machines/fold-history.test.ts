import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../domain/contract.ts';
import { foldHistory } from '../../machines/audit/fold-history.ts';
import { paymentLifecycleMachine } from '../../machines/payment-lifecycle/payment-lifecycle-machine.ts';

const manager = { id: 'p-1', name: 'Mali', role: 'order_manager' };
const finance = { id: 'p-2', name: 'Fah', role: 'finance' };
const customer = { id: 'p-3', name: 'Ling', role: '' };

const created: HistoryEntry = {
  seq: 1,
  at: '2025-02-02T03:00:00.000Z',
  by: manager,
  event: 'payment.create',
  from: null,
  to: 'created',
  seen_version: null,
  changes: { should_paid_amount: { from: null, to: 500 } },
};
const submitted: HistoryEntry = {
  ...created,
  seq: 2,
  event: 'payment.submit',
  from: 'created',
  to: 'paid',
  changes: { paid_amount: { from: null, to: 480 } },
};
const edited: HistoryEntry = {
  seq: 3,
  at: '2025-02-03T03:00:00.000Z',
  by: finance,
  event: 'payment.edit',
  from: 'paid',
  to: 'paid',
  seen_version: 1,
  changes: { paid_amount: { from: 480, to: 490 } },
};
const confirmed: HistoryEntry = {
  ...edited,
  seq: 4,
  event: 'payment.confirm',
  to: 'completed',
  seen_version: 2,
  changes: { paid_amount: { from: 490, to: 500 } },
};

const fold = (...history: readonly HistoryEntry[]) => foldHistory(paymentLifecycleMachine, history);

describe('the history of a payment, folded', () => {
  test('shows who did a step, when, its states and transitions, what they saw and what they changed', () => {
    expect(fold(created, submitted)).toEqual([
      {
        number: 1,
        event: 'payment.create',
        at: '2025-02-02T03:00:00.000Z',
        isTimed: true,
        by: { name: 'Mali', roles: ['order_manager'] },
        from: ['draft'],
        to: ['created'],
        taken: ['payment-lifecycle.draft-payment.create-0'],
        isIgnored: false,
        agrees: true,
        changes: [{ field: 'should_paid_amount', from: null, to: 500 }],
        seen: null,
      },
      {
        number: 2,
        event: 'payment.submit',
        at: '2025-02-02T03:00:00.000Z',
        isTimed: true,
        by: { name: 'Mali', roles: ['order_manager'] },
        from: ['created'],
        to: ['paid'],
        taken: ['payment-lifecycle.created-payment.submit-0'],
        isIgnored: false,
        agrees: true,
        changes: [{ field: 'paid_amount', from: null, to: 480 }],
        seen: null,
      },
    ]);
  });

  test('shows each person the record as it was at the version that they saw', () => {
    expect(fold(created, submitted, edited, confirmed).map(({ seen }) => seen)).toEqual([
      null,
      null,
      { should_paid_amount: 500, paid_amount: 480 },
      { should_paid_amount: 500, paid_amount: 490 },
    ]);
  });

  test('of somebody who saw an old version shows that one, and nothing for a version that is unknown', () => {
    const late = { ...confirmed, seen_version: 1 };
    const strange = { ...confirmed, seen_version: 9 };
    expect([
      fold(created, submitted, edited, late)[3]?.seen,
      fold(created, submitted, strange)[2]?.seen,
    ]).toEqual([{ should_paid_amount: 500, paid_amount: 480 }, null]);
  });

  test('differs where a step was not allowed to who did it', () => {
    const [, , step] = fold(created, submitted, { ...confirmed, by: customer });
    expect(step).toMatchObject({
      by: { name: 'Ling', roles: [] },
      taken: [],
      to: ['completed'],
      agrees: false,
    });
  });

  test('differs where a step begins or ends elsewhere than the chart says, and goes on as the record has it', () => {
    const steps = fold(created, { ...submitted, to: 'completed' }, { ...confirmed, from: 'paid' });
    expect(steps.map(({ from, to, agrees }) => ({ from, to, agrees }))).toEqual([
      { from: ['draft'], to: ['created'], agrees: true },
      { from: ['created'], to: ['completed'], agrees: false },
      { from: ['completed'], to: ['completed'], agrees: false },
    ]);
  });

  test('of nothing is nothing', () => {
    expect(fold()).toEqual([]);
  });
});
