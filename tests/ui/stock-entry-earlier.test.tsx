import { expect, test } from 'vitest';
import { right, showReview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const earlier = { ctime: '2025-02-07T03:05:00.000Z', by: 'Somchai', products: 40 };

test.each([
  ['zh', 'Somchai 已在 2025-02-07\u00A010:05 入库 40 款商品', '确认入库 1 款商品'],
  ['en', 'Somchai entered 40 products of it on 2025-02-07\u00A010:05.', 'Enter 1 product'],
  ['th', 'Somchai รับเข้า 40 รายการเมื่อ 2025-02-07\u00A010:05', 'รับเข้า 1 รายการ'],
] as const)(
  'a file that came into stock before says when and by whom, also before it is booked again, in %s',
  async (language, text, confirm) => {
    const { screen, entry } = await showReview([right('Cup')], { language }, undefined, { earlier });
    const said = screen.getByRole('status').filter({ hasText: text });
    await expect.element(said).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: confirm }).click();
    await expect.element(screen.getByRole('dialog').getByText(text)).toBeVisible();
    await expectNoFaults();
    entry.send({ type: 'entry.book' });
    await expect.poll(() => entry.getSnapshot().value).toBe('done');
  },
);

test('a file that did not says nothing of it', async () => {
  const { screen } = await showReview([right('Cup')]);
  expect(screen.getByText('This file was already entered').query()).toBeNull();
});
