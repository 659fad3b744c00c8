import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import { samplePayment } from '../../machines/samples/sample-records.ts';
import { pageOf, paid, showLane, showTab } from './confirm-scene.tsx';
import { showPayment } from './payment-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';
import { sentPhoto, TestPhotoNotices } from './test-photo-notices.tsx';
import { show } from './show.tsx';

const use = {
  payment_order_id: 'payment-9',
  ctime: '2025-01-21T03:00:00.000Z',
  transaction_id: '015063',
  rejected: true as const,
};
const reused = paid('20379', {
  reused: { paymentOrderId: use.payment_order_id, ctime: use.ctime, isRejected: true },
});

describe('a slip that proves a rejected payment too', () => {
  test('in a payment says so and leads there', async () => {
    const screen = await showPayment({
      payment: accepted({
        ...samplePayment,
        payment_photos: ['/api/files/slip.webp'],
        duplicate_of: [{ filepath: '/api/files/slip.webp', ...use }],
      }),
    });
    const name = 'The slip in photo 1 was already used for a payment at 2025-01-21 10:00 (rejected)';
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/payment/payment-9');
  });

  test('in a payment that came first is only a note, which leads there', async () => {
    const later = { ...use, ctime: '2099-01-21T03:00:00.000Z', payment_order_id: 'payment-99' };
    const screen = await showPayment({
      payment: accepted({
        ...samplePayment,
        payment_photos: ['/api/files/slip.webp'],
        duplicate_of: [{ filepath: '/api/files/slip.webp', ...later }],
      }),
    });
    const name = 'The slip in photo 1 was used again by a payment of 2099-01-21 10:00 (rejected)';
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/payment/payment-99');
  });

  test.each(['th', 'zh', 'en'] as const)(
    'in a proof warns before it is sent, in %s, with no fault that axe knows',
    async (language) => {
      const photo = { ...sentPhoto, slip: use.transaction_id, usedFor: [use] };
      const screen = await show(<TestPhotoNotices photos={[photo]} />, { language });
      await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/payment/payment-9');
      await expectNoFaults();
    },
  );

  test('in a list and in the lane of confirmation leads to that payment', async () => {
    const { screen } = await showTab({ pages: [pageOf([reused])] });
    const flag = screen.getByRole('link', { name: /^Proof used before/ });
    await expect.element(flag).toHaveAttribute('href', '/payment/payment-9');
    const { screen: lane } = await showLane({ payments: [reused] });
    await expect
      .element(lane.getByRole('link', { name: 'This proof was used before 01-21 10:00 · Rejected Compare' }))
      .toHaveAttribute('href', '/payment/payment-9');
  });
});
