import type { Locator, Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';
import { screenIn, sheetButton } from './app.ts';

export function textOrderPage(page: Page, language: Language) {
  const dialog = page.getByRole('dialog', { name: word(language, 'textOrder.title') });
  const confirmation = page.locator('main[data-screen="order-confirmation"]');
  const reviewing = page.locator('main[data-screen="order-confirmation"][data-state*="reviewing"]');
  return {
    dialog,
    field: dialog.getByRole('textbox'),
    reviewing,
    /** The order is kept on the device, and sent once there is a network. */
    waiting: screenIn(page, 'order-confirmation', 'submitting.waiting'),
    /** Opens the dialog from order home. */
    async write(): Promise<void> {
      await page.getByRole('button', { name: word(language, 'orders.textOrder'), exact: true }).click();
      await dialog.getByRole('textbox').waitFor();
    },
    async recognise(): Promise<void> {
      await sheetButton(page, language, 'textOrder.recognise').click();
      await confirmation.locator('[data-line]').first().waitFor();
    },
    lineOf: (skuId: string): Locator => confirmation.locator(`[data-line="${skuId}"]`),
    quantityOf: (skuId: string): Locator =>
      confirmation.locator(`[data-line="${skuId}"] input[inputmode="numeric"]`),
    /** Submits what is confirmed; the address has been read by then. */
    async submit(): Promise<void> {
      await page.locator('[data-sticky-bar] button:not([aria-disabled="true"])').click();
    },
    /** The offer to deliver to the place that the text names. */
    saidPlace: confirmation.locator('button:has(.tabler-icon-map-pin-question)'),
    /** The offer of a draft on order home. */
    offer: page.locator('[data-screen="order-home"] a[href="/order-confirmation"]'),
    /** Opens the addresses in the address sheet's stead. */
    async openAddresses(): Promise<void> {
      await confirmation.locator('button:has(.tabler-icon-map-pin), button:has(img)').last().click();
      await sheetButton(page, language, 'textOrder.address.manage').click();
      await screenIn(page, 'address', 'listed').waitFor();
    },
  };
}
