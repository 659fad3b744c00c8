import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RangeForm } from '../../src/features/record-lists/views/range-form.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { Mantine } from '../../src/ui/mantine.tsx';
// The sheet that the form stands in brings the styles of its fields.
import '../../src/ui/sheets/sheet-panel.tsx';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const nothing = { startDate: null, endDate: null };

interface Scene {
  readonly filter?: Parameters<typeof RangeForm>[0]['filter'];
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
  readonly now?: string;
}

/** The form on 8 February 2025 in Bangkok, and what it was applied with. */
async function showForm({ filter = nothing, ...setting }: Scene = {}) {
  const onApply = vi.fn();
  const screen = await show(
    <Mantine>
      <main>
        <RangeForm filter={filter} onApply={onApply} />
      </main>
    </Mantine>,
    setting,
  );
  const [from, until] = [screen.getByRole('textbox').first(), screen.getByRole('textbox').last()];
  return { screen, from, until, onApply, apply: screen.getByRole('button', { name: 'Apply' }) };
}

describe('the days of a list', () => {
  test('tapped in the calendar are those of the fields, and are applied', async () => {
    const { screen, from, until, apply, onApply } = await showForm();
    await screen.getByRole('button', { name: 'Previous month' }).click();
    await screen.getByRole('button', { name: 'Sunday 5 January 2025' }).click();
    await expect.element(from).toHaveValue('2025-01-05');
    await expect.element(until).toHaveValue('');
    await screen.getByRole('button', { name: 'Monday 20 January 2025' }).click();
    await expect.element(until).toHaveValue('2025-01-20');
    await apply.click();
    expect(onApply.mock.calls).toEqual([[{ startDate: '2025-01-05', endDate: '2025-01-20' }]]);
  });

  test('tapped the last one first are in their order all the same', async () => {
    const { screen, from, until } = await showForm();
    await screen.getByRole('button', { name: 'Friday 7 February 2025' }).click();
    await screen.getByRole('button', { name: 'Monday 3 February 2025' }).click();
    await expect.element(from).toHaveValue('2025-02-03');
    await expect.element(until).toHaveValue('2025-02-07');
  });

  test('typed are shown in the calendar, as chosen, and stand there as dates once they are left', async () => {
    const { screen, from, until, apply, onApply } = await showForm();
    await from.fill('2024/3/4');
    await until.fill('20240309');
    await expect
      .element(screen.getByRole('button', { name: 'Monday 4 March 2024' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(screen.getByRole('button', { name: 'Saturday 9 March 2024' }))
      .toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect.element(from).toHaveValue('2024-03-04');
    await expect.element(until).toHaveValue('2024-03-09');
    await apply.click();
    expect(onApply.mock.calls).toEqual([[{ startDate: '2024-03-04', endDate: '2024-03-09' }]]);
  });

  test('of which one is left out are open there', async () => {
    const { until, apply, onApply } = await showForm({
      filter: { startDate: '2025-01-05', endDate: '2025-01-20' },
    });
    await until.fill('');
    await apply.click();
    expect(onApply.mock.calls).toEqual([[{ startDate: '2025-01-05', endDate: null }]]);
  });

  test.each([
    ['2015-02-07', '', 'From: No earlier than 2015-02-08'],
    ['2025-02-09', '', 'From: No later than today, 2025-02-08'],
    ['2025-02', '', 'From: Type the date as in 2025-02-08'],
    ['', '2025-02-30', 'Until: Type the date as in 2025-02-08'],
    ['2025-02-05', '2025-02-04', 'The start date is after the end date'],
  ])('from %s until %s are refused, and it is said why', async (first, last, reason) => {
    const { screen, from, until, apply, onApply } = await showForm();
    await from.fill(first);
    await until.fill(last);
    await userEvent.keyboard('{Enter}');
    await expect.element(apply).toHaveAccessibleDescription(reason);
    await expect.element(screen.getByRole('status')).toHaveTextContent(reason);
    await userEvent.tab();
    const wrong = reason.startsWith('From') ? from : until;
    await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
    expect(onApply).not.toHaveBeenCalled();
  });

  test('are chosen by keys alone, ten years back, and no further', async () => {
    const { screen, from } = await showForm();
    screen.getByRole('button', { name: 'February 2025', exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: '2025', exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Previous ten years' }).click();
    await expect.element(screen.getByRole('button', { name: '2014', exact: true })).toBeDisabled();
    await screen.getByRole('button', { name: '2015', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Jan', exact: true })).toBeDisabled();
    await screen.getByRole('button', { name: 'Feb', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Saturday 7 February 2015' })).toBeDisabled();
    screen.getByRole('button', { name: 'Sunday 8 February 2015' }).element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect.element(from).toHaveValue('2015-02-16');
  });

  test('end with today as it is in Bangkok', async () => {
    const { screen } = await showForm({ now: '2025-02-08T18:00:00.000Z' });
    await expect
      .element(screen.getByRole('button', { name: 'Sunday 9 February 2025' }))
      .toHaveAttribute('aria-current', 'date');
    await expect.element(screen.getByRole('button', { name: 'Monday 10 February 2025' })).toBeDisabled();
  });
});

describe('the calendar', () => {
  test.each([
    ['zh', '2025年2月', '2025年2月8日 星期六', '一'],
    ['en', 'February 2025', 'Saturday 8 February 2025', 'Su'],
    ['th', 'กุมภาพันธ์ 2025', 'วันเสาร์ 8 กุมภาพันธ์ 2025', 'อา.'],
  ] as const)('in %s names months and days so, without a fault', async (language, month, day, weekday) => {
    for (const scheme of ['light', 'dark'] as const) {
      const filter = { startDate: '2025-02-03', endDate: '2025-02-06' };
      const { screen } = await showForm({ language, scheme, filter });
      await expect.element(screen.getByRole('button', { name: month, exact: true })).toBeVisible();
      await expect.element(screen.getByRole('button', { name: day })).toBeVisible();
      expect(screen.container.querySelector('thead th')?.textContent).toBe(weekday);
      await expectNoFaults();
      await screen.unmount();
    }
  });

  test('on the narrowest phone keeps within it', async () => {
    await page.viewport(320, 700);
    onTestFinished(() => page.viewport(390, 844));
    const { screen } = await showForm();
    await expect.element(screen.getByRole('button', { name: 'February 2025', exact: true })).toBeVisible();
    const day = screen.getByRole('button', { name: 'Saturday 8 February 2025' }).element();
    expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
