import type { Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';

export function confirmPaymentsPage(page: Page, language: Language) {
  const tab = page.locator('[data-screen="confirm-payments"]');
  const rows = tab.locator('[data-payment]');

  const askButton = page.locator('[data-sticky-bar] button').last();
  const confirmButton = page.locator('[data-sheet-footer] button').last();
  const oneByOneButton = tab.getByRole('button', { name: word(language, 'confirmPayments.oneByOne') });

  return {
    tab,
    /** The tab while its batch is in a state. */
    batchIn: (state: string) =>
      page.locator(`[data-screen="confirm-payments"][data-state="${state}"][data-list="listed"]`),
    /** The button of the tab while it says that so many wait. */
    counting: (count: number) =>
      page.getByRole('button', { name: `${word(language, 'confirmPayments.tab')} ${count}`, exact: true }),
    row: (id: string) => tab.locator(`[data-payment="${id}"]`),
    async open(origin: string): Promise<void> {
      await page.goto(`${origin}/order-home?type=confirm_payments`);
      await rows.first().waitFor();
    },
    async listed(): Promise<readonly string[]> {
      const all = await rows.all();
      return Promise.all(all.map(async (row) => (await row.getAttribute('data-payment')) ?? ''));
    },
    select: (id: string) => tab.locator(`[data-payment="${id}"] label`).click(),
    isSelected: (id: string) => tab.locator(`[data-payment="${id}"] input`).isChecked(),
    /** Ticks all that came in as they were due. */
    selectAll: () =>
      tab
        .locator('label:has(input)')
        .filter({ hasNot: page.locator('.unseen') })
        .first()
        .click(),
    askButton,
    confirmButton,
    ask: () => askButton.click(),
    /** Asks, and confirms. */
    async confirm(): Promise<void> {
      await askButton.click();
      await confirmButton.click();
    },
    /** Says how many of the last batch were confirmed. */
    confirmedOf: (confirmed: number, count: number) =>
      tab.locator(`[data-confirmed="${confirmed}/${count}"]`),
    oneByOneButton,
    oneByOne: () => oneByOneButton.click(),
  };
}

export function lanePage(page: Page, language: Language) {
  const screen = page.locator('main[data-screen="quick-confirmation"]');
  const actions = page.locator('[data-sticky-bar] button');

  return {
    screen,
    shown: page.locator('main[data-screen="quick-confirmation"][data-state="showing"]'),
    confirmButton: actions.last(),
    showing: (id: string) =>
      page.locator(`main[data-screen="quick-confirmation"][data-state="showing"][data-payment="${id}"]`),
    finished: page.locator('main[data-screen="quick-confirmation"][data-state="finished"]'),
    confirm: () => actions.last().click(),
    skip: () =>
      screen.getByRole('button', { name: word(language, 'confirmPayments.lane.skip'), exact: true }).click(),
    reject: () => actions.first().click(),
    reasonField: page.getByRole('dialog').getByRole('textbox'),
    accept: () => page.locator('[data-sheet-footer] button').last().click(),
  };
}
