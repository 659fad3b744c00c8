import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { HistoryEntry } from '../../domain/contract.ts';
import { HistoryList } from '../../src/ui/values/history-list.tsx';
import { show } from './show.tsx';

/** So many steps by persons who are numbered like them. */
function historyOf(steps: number): readonly HistoryEntry[] {
  return Array.from({ length: steps }, (_, at) => ({
    seq: at + 1,
    at: '2025-02-01T03:00:00.000Z',
    by: { id: 'u1', name: `Person ${at + 1}`, role: 'manager' },
    event: 'save',
    from: 'created',
    to: 'created',
    seen_version: null,
    changes: {},
  }));
}

/** The numbers of the steps that are shown, from above. */
function shownSteps(): readonly number[] {
  return [...document.body.innerText.matchAll(/Person (\d+)/g)].map((found) => Number(found[1]));
}

const stepsFrom = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => newest - at);

describe('the history of an order or a payment', () => {
  test.each(['order', 'payment'] as const)('of twenty steps is all there (%s)', async (of) => {
    const screen = await show(<HistoryList of={of} entries={historyOf(20)} />);
    await expect.element(screen.getByText(/Person 20/)).toBeVisible();
    expect(shownSteps()).toEqual(stepsFrom(20, 1));
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  test.each([
    ['en', 'Show all 621', 'Show fewer'],
    ['zh', '显示全部 621 条', '收起'],
    ['th', 'แสดงทั้งหมด 621 รายการ', 'ย่อ'],
  ] as const)(
    'of more shows the newest twenty, and all and twenty again by taps, in %s',
    async (language, all, fewer) => {
      const screen = await show(<HistoryList of="order" entries={historyOf(621)} />, { language });
      const button = screen.getByRole('button', { name: all });
      await expect.element(button).toHaveAttribute('aria-expanded', 'false');
      expect(shownSteps()).toEqual(stepsFrom(621, 602));
      await button.click();
      await expect.element(screen.getByText(/Person 1 /)).toBeInTheDocument();
      expect(shownSteps()).toEqual(stepsFrom(621, 1));
      await screen.getByRole('button', { name: fewer }).click();
      await expect.element(screen.getByText(/Person 1 /)).not.toBeInTheDocument();
      expect(shownSteps()).toEqual(stepsFrom(621, 602));
    },
  );

  test('unfolded by a key goes on at the first step that came, and folded stays at its button', async () => {
    const screen = await show(<HistoryList of="order" entries={historyOf(22)} />);
    screen.getByRole('button', { name: 'Show all 22' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toMatch(/Person 2 /);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Show all 22' })).toHaveFocus();
  });

  test.each([
    ['en', 'Price of Plain tee, L: ฿120.00 to ฿90.00'],
    ['zh', '白 T 恤, L 的价格：฿120.00 → ฿90.00'],
    ['th', 'ราคา เสื้อยืด, L จาก ฿120.00 เป็น ฿90.00'],
  ] as const)('says what a step changed, in %s', async (language, words) => {
    const line = {
      sku_id: 'tee',
      name: 'Plain tee',
      color: '',
      size: 'L',
      quantity: 1,
      extra_info: JSON.stringify({ ch_name: '白 T 恤', th_name: 'เสื้อยืด' }),
    };
    const detail = { from: [{ ...line, price: 120 }], to: [{ ...line, price: 90 }] };
    const [step] = historyOf(1);
    const screen = await show(<HistoryList of="order" entries={[{ ...step!, changes: { detail } }]} />, {
      language,
    });
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});
