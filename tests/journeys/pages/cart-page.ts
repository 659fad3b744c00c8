import type { Page } from 'playwright-core';
import type { Language } from '../words.ts';
import { barButton, screenIn, sheetButton } from './app.ts';

export function cartPage(page: Page, language: Language) {
  const askButton = barButton(page, language, 'cart.submit');
  const submitButton = sheetButton(page, language, 'cart.submit');

  return {
    askButton,
    /** In the sheet that asks back. */
    submitButton,
    asking: screenIn(page, 'cart', 'asking'),
    /** Nothing is on its way any more. Whoever calls this has seen an order on its way, and counts what the server has. */
    waitUntilNothingIsSent: () => screenIn(page, 'cart', 'editing.resting').waitFor(),
    async open(): Promise<void> {
      await page.locator('nav a[href="/cart"]').click();
      await page.locator('main[data-screen="cart"]').waitFor();
    },
    async askToSubmit(): Promise<void> {
      await askButton.click();
      await submitButton.waitFor();
    },
    /** Quantities of the lines of a product, as they are typed. */
    async quantitiesOf(productPath: string): Promise<readonly string[]> {
      const fields = page.locator(`main:has(h2 a[href="${productPath}"]) input[inputmode="numeric"]`);
      return Promise.all((await fields.all()).map((field) => field.inputValue()));
    },
    countLines: () => page.locator('main h2 a[href^="/product/"]').count(),
  };
}
