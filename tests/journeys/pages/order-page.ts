import type { Page } from 'playwright-core';
import { word } from '../words.ts';
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

  const line = (skuName: string) => page.locator('main li').filter({ hasText: skuName });

  async function pick(query: string, skuId: string): Promise<void> {
    const picker = page.getByRole('dialog').last();
    await picker.getByRole('searchbox').fill(query);
    await picker.locator(`[data-product="${skuId}"]`).click();
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  }

  return {
    line,
    saveButton: barButton(page, language, 'order.save'),
    remarkField: page.getByRole('textbox', { name: word(language, 'order.remark.label') }),
    refused: screenIn(page, 'order', 'refused'),
    /** After a refusal: goes on with the order as it is now. */
    reloadButton: page.getByRole('button', { name: word(language, 'order.reload') }),
    async setQuantity(name: string, quantity: number): Promise<void> {
      await line(name).getByRole('textbox').fill(String(quantity));
    },
    /** So many more, piece by piece. */
    async addPieces(name: string, pieces: number): Promise<void> {
      for (let piece = 0; piece < pieces; piece += 1)
        await line(name)
          .getByRole('button', { name: word(language, 'common.increase', { name: '' }).trim() })
          .click();
    },
    async addProduct(query: string, skuId: string): Promise<void> {
      await page.getByRole('button', { name: word(language, 'order.addItem') }).click();
      await pick(query, skuId);
    },
    async replaceProduct(name: string, query: string, skuId: string): Promise<void> {
      const [before = '', after = ''] = word(language, 'order.editPrice', { name: '@' }).split('@');
      await line(name)
        .getByRole('button', { name: new RegExp(`^${before}.*${after}$`) })
        .click();
      await page.getByRole('button', { name: word(language, 'order.replaceProduct') }).click();
      await pick(query, skuId);
    },
    async openRemark(): Promise<void> {
      await page.locator('main button[class*="remark"]').click();
      await page.getByRole('dialog').waitFor();
    },
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
