import type { Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';

/** The catalogue. */
export function homePage(page: Page, language: Language) {
  /** One for each product that is in stock. */
  const addButtons = page.locator('article button:not([aria-disabled])');

  async function waitForCartCount(pieces: number): Promise<void> {
    await page
      .getByRole('navigation', { name: word(language, 'tab.label') })
      .getByText(String(pieces), { exact: true })
      .waitFor();
  }

  return {
    addButtons,
    waitForCartCount,
    /** Puts the first product that is in stock into the empty cart. */
    async addToCart(): Promise<void> {
      await addButtons.first().click();
      await waitForCartCount(1);
    },
  };
}
