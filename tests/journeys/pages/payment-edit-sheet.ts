import type { Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';
import { barButton } from './app.ts';

/** The sheet on a payment in which it is corrected. */
export function paymentEditSheet(page: Page, language: Language) {
  const sheet = page.getByRole('dialog').filter({ has: page.locator('[data-screen="payment-edit"]') });
  const field = (name: string) => sheet.locator(`[name="${name}"]`);
  const button = (key: string) => sheet.getByRole('button', { name: word(language, key), exact: true });
  return {
    sheet,
    field,
    button,
    openButton: barButton(page, language, 'paymentEdit.edit'),
    saveButton: button('paymentEdit.save'),
    chooser: sheet.locator('input[type="file"]'),
    /** Whose value of a field is kept: the beginning of that value. */
    side: (label: string, value: string) =>
      sheet.getByRole('list', { name: word(language, label) }).getByRole('button', { name: value }),
    async open(origin: string, paymentOrderId: string): Promise<void> {
      await page.goto(`${origin}/payment/${paymentOrderId}`);
      await barButton(page, language, 'paymentEdit.edit').click();
      await field('paid_amount').waitFor();
    },
    async type(texts: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
    },
  };
}
