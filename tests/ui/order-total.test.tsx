import { describe, expect, test } from 'vitest';
import type { Order } from '../../domain/contract.ts';
import {
  sampleCancelledOrder,
  sampleCompletedOrder,
  sampleConfirmedOrder,
  samplePaidOrder,
} from '../../machines/samples/sample-records.ts';
import { showOrder } from './order-scene.tsx';

describe('the total of an order', () => {
  const paidLess = { ...samplePaidOrder.payment_info, paid_amount: 100 } as Order['payment_info'];

  test.each([
    ['paid', { ...samplePaidOrder, payment_info: paidLess }],
    ['completed', { ...sampleCompletedOrder, payment_info: paidLess }],
    ['cancelled', sampleCancelledOrder],
  ] as const)('that is %s stands on its own, whatever was paid', async (_, order) => {
    const { screen } = await showOrder({ order: { ...order, total_amount: 1_234.5 } });
    const total = screen.getByText('Total', { exact: true });
    await expect.element(total).toBeVisible();
    await expect.element(screen.getByText('฿1,234.50')).toBeVisible();
  });

  test('that can still be changed stands beside its steps alone', async () => {
    const { screen } = await showOrder({ order: sampleConfirmedOrder });
    await expect.element(screen.getByText('Total', { exact: true })).toBeVisible();
  });

  test('with unsaved changes says that it is the one once they are saved; what is due is the saved one', async () => {
    const { screen, actor } = await showOrder({ order: sampleConfirmedOrder });
    const due = screen.getByRole('main').getByText('due', { exact: true }).element().parentElement;
    expect(due?.textContent).toContain('฿839.90');
    actor.send({ type: 'line.setQuantity', skuId: 'sku-cup', quantity: 20 });
    await expect.element(screen.getByText('Total once saved')).toBeVisible();
    expect(screen.getByText('Total', { exact: true }).query()).toBeNull();
    await expect.element(screen.getByText('฿1,039.80')).toBeVisible();
    expect(due?.textContent).toContain('฿839.90');
  });
});
