import type { Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';
import { screenIn } from './app.ts';

export function paymentPage(page: Page, language: Language) {
  // The button names the amount, too.
  const receiptButton = page
    .locator('[data-sticky-bar]')
    .getByRole('button', { name: word(language, 'payment.confirm') });

  async function waitUntilUnconfirmed(): Promise<void> {
    await screenIn(page, 'payment', 'uploads.idle payment.shown.resting').waitFor();
  }

  return {
    /** Opens the sheet in which the receipt is confirmed. */
    receiptButton,
    confirmReceiptButton: page.getByRole('dialog').locator('[data-sheet-footer] button'),
    waitUntilUnconfirmed,
    waitUntilShown: () => page.locator('main[data-screen="payment"][data-state*="payment.shown"]').waitFor(),
    waitUntilConfirmed: () => screenIn(page, 'payment', 'uploads.idle payment.shown.closed').waitFor(),
    rejectButton: page
      .locator('[data-sticky-bar]')
      .getByRole('button', { name: word(language, 'payment.rejection.action'), exact: true }),
    reasonField: page.getByRole('dialog').getByRole('textbox'),
    acceptRejection: () => page.locator('[data-sheet-footer] button').last().click(),
    async open(origin: string, paymentOrderId: string): Promise<void> {
      await page.goto(`${origin}/payment/${paymentOrderId}`);
      await waitUntilUnconfirmed();
    },
    async openReceipt(): Promise<void> {
      await receiptButton.click();
      await page.getByRole('dialog').waitFor();
    },
  };
}
