import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { KeptPhoto } from '../../domain/photos/photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import type { PhotoNotices } from '../../src/features/photos/views/photo-notices.tsx';
import { sentPhoto, TestPhotoNotices } from './test-photo-notices.tsx';
import { show } from './show.tsx';

const usedSlip: KeptPhoto = {
  ...sentPhoto,
  blobId: 'used-slip',
  usedFor: [
    { payment_order_id: 'payment-2', ctime: '2026-06-14T09:05:00.000Z' },
    { payment_order_id: 'payment-1', ctime: '2026-06-01T09:05:00.000Z' },
  ],
};

const gone: KeptPhoto = {
  ...sentPhoto,
  blobId: 'bill',
  status: 'failed',
  filepath: null,
  problem: sampleProblem(404, 'not_found', { filepath: '/api/files/bill.webp' }),
};

function showNotices(
  photos: readonly KeptPhoto[],
  said: Partial<ComponentProps<typeof PhotoNotices>> = {},
  language: Language = 'en',
) {
  return show(<TestPhotoNotices photos={photos} {...said} />, { language });
}

describe('what there is to say of photos', () => {
  test('that are all well is nothing', async () => {
    const screen = await showNotices([sentPhoto]);
    expect(screen.container.querySelectorAll('[role="status"]:not(:empty), [role="alert"]')).toHaveLength(0);
  });

  test('of which one was used before leads to the latest payment that held it', async () => {
    const screen = await showNotices([sentPhoto, usedSlip]);
    const line = screen.getByRole('link', {
      name: 'Photo 2 was already used for a payment at 2026-06-14 16:05',
    });
    await expect.element(line).toHaveAttribute('href', '/payment/payment-2');
    expect(screen.getByRole('link').elements()).toHaveLength(1);
  });

  test('of which one shows a slip that was used before, with a rejected payment, says so and leads there', async () => {
    const usedFor = [{ ...usedSlip.usedFor[0]!, transaction_id: '015063', rejected: true as const }];
    const screen = await showNotices([{ ...usedSlip, slip: '015063', usedFor }]);
    const name = 'The slip in photo 1 was already used for a payment at 2026-06-14 16:05 (rejected)';
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/payment/payment-2');
    const own = await showNotices([{ ...usedSlip, usedFor }], { paymentOrderId: 'payment-2' });
    await expect.element(own.getByText('The slip in photo 1 is already in this payment')).toBeVisible();
  });

  test('of which one is on the payment already leads to another that held it, or only says so', async () => {
    const other = await showNotices([usedSlip], { paymentOrderId: 'payment-2' });
    await expect.element(other.getByRole('link')).toHaveAttribute('href', '/payment/payment-1');
    const { usedFor } = usedSlip;
    const own = await showNotices([{ ...usedSlip, usedFor: usedFor.slice(0, 1) }], {
      paymentOrderId: 'payment-2',
    });
    await expect.element(own.getByText('Photo 1 is already in this payment')).toBeVisible();
  });

  test.each([
    ['isTooMany', 'alert', 'At most 5 photos: none of these was added'],
    ['isMissing', 'alert', 'Add at least one proof photo'],
    ['isRepeated', 'status', 'Already chosen, so not added again'],
  ] as const)('with %s', async (mistake, role, words) => {
    const screen = await showNotices([sentPhoto], { [mistake]: true });
    await expect.element(screen.getByRole(role).filter({ hasText: words })).toBeVisible();
  });

  test.each([
    [
      'refused',
      sampleProblem(415, 'wrong_file_type'),
      'Photo 2 was refused: This file type is not supported',
    ],
    ['not sent', null, 'Photo 2 is not uploaded yet. It is still on this device'],
  ])('of which one was %s says so and lets it go', async (_, problem, words) => {
    const onRemove = vi.fn<(blobId: string) => void>();
    const failed: KeptPhoto = { ...sentPhoto, blobId: 'bill', status: 'failed', filepath: null, problem };
    const screen = await showNotices([sentPhoto, failed], { onRemove });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent(words);
    expect(alert.element().querySelector('.tabler-icon-ban') !== null).toBe(problem !== null);
    await alert.getByRole('button', { name: 'Remove photo' }).click();
    expect(onRemove.mock.calls).toEqual([['bill']]);
  });

  test.each([
    [
      'en',
      'The server no longer has photo 2: it waited there too long. It is still on this device',
      'Upload again',
    ],
    ['zh', '第 2 张在服务器上放得太久，已被清理，照片还在本机', '重新上传'],
    ['th', 'รูปที่ 2 ค้างนานเกินไป เซิร์ฟเวอร์ลบไปแล้ว รูปยังอยู่ในเครื่อง', 'ส่งรูปอีกครั้ง'],
  ] as const)(
    'of which the server has one no more offers in %s to send it again',
    async (language, words, again) => {
      const onRetry = vi.fn<(blobId: string) => void>();
      const screen = await showNotices([sentPhoto, gone], { onRetry, onRemove: vi.fn() }, language);
      const alert = screen.getByRole('alert');
      await expect.element(alert).toHaveTextContent(words);
      await alert.getByRole('button', { name: again }).click();
      expect(onRetry.mock.calls).toEqual([['bill']]);
    },
  );

  test.each([
    ['en', 'Photo 2 is no longer on this device: remove it and choose it again'],
    ['zh', '第 2 张已不在本机，请删除后重新选择'],
    ['th', 'รูปที่ 2 ไม่อยู่ในเครื่องแล้ว โปรดลบออกแล้วเลือกใหม่'],
  ] as const)('of which this phone has one no more asks in %s to choose it anew', async (language, words) => {
    const shown = [{ id: 'bill', url: null, status: 'failed' }] as const;
    const screen = await showNotices([sentPhoto, gone], { shown, onRemove: vi.fn() }, language);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button').elements()).toHaveLength(1);
  });

  test('of which one failed while none may be removed offers no removal', async () => {
    const screen = await showNotices([{ ...sentPhoto, status: 'failed' }]);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('button').query()).toBeNull();
  });
});
