import { describe, expect, test, vi } from 'vitest';
import { JournalBanner } from '../../src/ui/feedback/journal-banner.tsx';
import type { JournalBannerProps } from '../../src/ui/feedback/journal-banner.tsx';
import { show } from './show.tsx';

function normalStatus(): JournalBannerProps['workflow'] {
  return {
    lateEvent: null,
    failure: null,
    quarantined: null,
    acceptLateEvent: vi.fn(),
    dismissLateEvent: vi.fn(),
    dismissQuarantined: vi.fn(),
  };
}

const failure = { name: 'Error', message: 'the chart of cart no longer knows line.weigh', code: null };
const quarantined = { stream: 'set-aside/cart/g1/k', version: 2, failure };

describe('a banner about the journal', () => {
  test.each([
    ['en', 'This device’s record of your cart could not be read', 'Got it'],
    ['zh', '无法读取本机记录的购物车', '知道了'],
    ['th', 'อ่านข้อมูลตะกร้าที่บันทึกไว้ในเครื่องนี้ไม่ได้', 'รับทราบ'],
  ] as const)('says in %s what was quarantined, until it is dismissed', async (language, words, gotIt) => {
    const workflow = { ...normalStatus(), quarantined };
    const screen = await show(<JournalBanner about="cart" workflow={workflow} />, { language });
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.getByRole('button', { name: gotIt }).click();
    expect(workflow.dismissQuarantined).toHaveBeenCalledTimes(1);
  });

  test('says first that nothing can be stored', async () => {
    const workflow = { ...normalStatus(), failure, quarantined };
    const screen = await show(<JournalBanner about="cart" workflow={workflow} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This device cannot save right now');
    expect(screen.getByRole('button').elements()).toEqual([]);
  });
});
