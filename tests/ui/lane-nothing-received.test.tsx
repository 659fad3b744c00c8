import { describe, expect, test } from 'vitest';
import { paid, showLane } from './confirm-scene.tsx';

describe('a payment of which nothing came in', () => {
  const nothing = paid('20385', { paid: 0 });

  test('is rejected or left, and not confirmed', async () => {
    const { screen } = await showLane({ payments: [nothing] });
    const reject = screen.getByRole('button', { name: 'Reject', exact: true });
    await expect.element(reject).not.toHaveAttribute('aria-disabled');
    await expect
      .element(screen.getByRole('button', { name: 'Confirm ฿0.00' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('is not rejected by somebody who may not', async () => {
    const { screen } = await showLane({ payments: [nothing], confirmer: 'storekeeper' });
    await expect
      .element(screen.getByRole('button', { name: 'Reject', exact: true }))
      .toHaveAccessibleDescription(/finance/i);
  });
});
