import type { Page } from 'playwright-core';
import type { Language } from '../words.ts';
import { barButton, screenIn, sheetButton } from './app.ts';

export function orderPage(page: Page, language: Language) {
  const askToConfirmButton = barButton(page, language, 'order.confirm');
  const confirmButton = sheetButton(page, language, 'order.confirm');
  const payButton = barButton(page, language, 'order.pay');

  async function waitUntilShown(): Promise<void> {
    await screenIn(page, 'order', 'shown.resting').waitFor();
  }

  async function waitUntilPayable(): Promise<void> {
    await waitUntilShown();
    await payButton.waitFor();
  }

  return {
    askToConfirmButton,
    /** In the sheet that asks back. */
    confirmButton,
    payButton,
    waitUntilShown,
    waitUntilPayable,
    closed: screenIn(page, 'order', 'shown.closed'),
    paymentLink: page.locator('main a[href^="/payment/"]').first(),
    async open(origin: string, orderId: string): Promise<void> {
      await page.goto(`${origin}/order/${orderId}`);
      await waitUntilShown();
    },
    async confirm(): Promise<void> {
      await askToConfirmButton.click();
      await confirmButton.click();
      await waitUntilPayable();
    },
    async openProof(): Promise<void> {
      await payButton.click();
      await page.getByRole('dialog').waitFor();
    },
  };
}
