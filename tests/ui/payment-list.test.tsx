import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ListedGroup, PaymentCard } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { paymentListMachine } from '../../machines/payment-list/payment-list-machine.ts';
import { samplePayment } from '../../machines/samples/sample-records.ts';
import { PaymentList } from '../../src/features/payments/views/payment-list.tsx';
import { show } from './show.tsx';

async function showPayments(
  items: readonly PaymentCard[],
  {
    groups = [],
    onOrders = () => undefined,
  }: { groups?: readonly ListedGroup[]; onOrders?: () => void } = {},
) {
  const pagination = { total: items.length, page_num: 1, page_size: 10, total_pages: 1, cursor: null };
  const readPage = fromPromise<Outcome<Page<PaymentCard>>, PageInput<RecordFilter>>(async () =>
    accepted({ items, pagination, groups }),
  );
  const payments = createActor(paymentListMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'group-baan-suan' },
  }).start();
  return await show(<PaymentList payments={payments} onOrders={onOrders} />, { roles: ['manager'] });
}

describe('the payments', () => {
  test('show their first three orders and how many more', async () => {
    const orders = ['21', '22', '23', '24', '25'].map((number) => ({
      ...samplePayment.order_list[0]!,
      id: number,
      order_no: number,
    }));
    const screen = await showPayments([{ ...samplePayment, order_list: orders }]);
    await expect
      .element(screen.getByRole('link', { name: 'PAY-77' }))
      .toHaveAttribute('href', '/payment/payment-1');
    expect(
      [...document.querySelectorAll('[role=listitem] li')].map((item) => item.firstChild?.textContent),
    ).toEqual(['#21', '#22', '#23', '2 more orders']);
  });

  test('stand by customer group, with how many there are of each and what was paid with them', async () => {
    const payment = (id: string, group: string): PaymentCard => ({
      ...samplePayment,
      id,
      payment_no: id,
      group_id: group,
      group_name: group,
    });
    const screen = await showPayments([payment('2', 'Ari'), payment('3', 'Ari'), payment('1', '')], {
      groups: [
        { group_id: 'Ari', name: 'Ari', count: 7, sum: 25 },
        { group_id: '', name: '', count: 1, sum: 10 },
      ],
    });
    await expect.element(screen.getByRole('link', { name: 'PAY-1' })).toBeVisible();
    expect(
      [...document.querySelectorAll('h2, [role=listitem] a')].map((element) => element.textContent),
    ).toEqual(['Ari', 'PAY-2', 'PAY-3', 'Ungrouped', 'PAY-1']);
    await expect.element(screen.getByText('7 payments · ฿25.00')).toBeVisible();
  });

  test('with none at all lead to the orders', async () => {
    const onOrders = vi.fn();
    const screen = await showPayments([], { onOrders });
    await screen.getByRole('button', { name: 'View orders' }).click();
    expect(onOrders).toHaveBeenCalledOnce();
  });
});
