import { expect, test } from 'vitest';
import type { PaymentCard } from '../../../domain/contract.ts';
import { groupPayments } from '../../../domain/payments/payment-groups.ts';
import { samplePayment } from '../../../machines/samples/sample-records.ts';

test('payments of a group stand together, with what was paid but for the rejected ones', () => {
  const payment = (
    id: string,
    group_name: string,
    paid_amount: number,
    status: PaymentCard['status'] = 'paid',
  ): PaymentCard => ({
    ...samplePayment,
    id,
    group_name,
    paid_amount,
    status,
  });
  const groups = groupPayments('en', [
    payment('a', 'Pratunam', 10.1),
    payment('b', 'Ari', 5),
    payment('c', 'Pratunam', 20.2, 'completed'),
    payment('d', 'Pratunam', 7, 'rejected'),
  ]);
  expect(groups.map(({ name, records, total }) => [name, records.map(({ id }) => id), total])).toEqual([
    ['Ari', ['b'], 500],
    ['Pratunam', ['a', 'c', 'd'], 3030],
  ]);
});
