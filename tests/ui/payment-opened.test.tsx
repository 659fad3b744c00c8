import { describe, expect, test } from 'vitest';
import { showPayment } from './payment-scene.tsx';

describe('a payment', () => {
  test('opened by a link leads back to the payments', async () => {
    history.replaceState(null, '', '/payment/payment-1');
    const screen = await showPayment({});
    await screen.getByRole('button', { name: 'Back' }).click();
    expect([location.pathname, location.search]).toEqual(['/order-home', '?type=payments']);
  });

  test('of a merchant that confirms no receipts offers no confirmation', async () => {
    const screen = await showPayment({ confirmsReceipts: false });
    await expect.element(screen.getByText('Paid at')).toBeVisible();
    expect(document.querySelector('[data-sticky-bar]')).toBeNull();
  });

  test('out of reach says so and is asked for again', async () => {
    const screen = await showPayment({ payment: null });
    await expect.element(screen.getByText('Could not load the payment')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
