import type { Locator, Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';
import { sheetButton } from './app.ts';

/** A picture of a product: a real small one. */
const picture = 'server/demo/pictures/cushion-mustard.webp';

/** What staff do with products: the form of a new one on home, and that of one that exists on its own screen. */
export function productForm(page: Page, language: Language) {
  const sheet = page.getByRole('dialog');
  const field = (name: string): Locator => sheet.locator(`[name="${name}"]`);
  const addCard = page.getByRole('main').getByRole('button', {
    name: word(language, 'productForm.add'),
    exact: true,
  });

  async function type(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(values)) await field(name).fill(text);
  }

  return {
    sheet,
    field,
    type,
    addCard,
    /** What the first card offers while products are managed. */
    cardTool: (key: 'moveOf' | 'countOf'): Locator =>
      page
        .locator('article')
        .first()
        .getByLabel(word(language, `productForm.${key}`)),
    cardCover: page.locator('article').first().locator('input[type="file"]'),
    addButton: sheetButton(page, language, 'productForm.add'),
    saveButton: sheetButton(page, language, 'productForm.save'),
    /** The chosen pictures, before the tile that adds more. */
    pictures: sheet.locator('ul:has(input[type="file"]) li button'),
    /** From home with its shelf shown: the mode, and the form. */
    async openNew(): Promise<void> {
      await page.getByRole('button', { name: word(language, 'productForm.manage') }).click();
      await addCard.first().click();
      await field('name').waitFor();
    },
    async addPicture(): Promise<void> {
      await sheet.locator('input[type="file"]').setInputFiles(picture);
      await sheet.locator('ul:has(input[type="file"]) li button').first().waitFor();
    },
    async openEdit(origin: string, skuId: string): Promise<void> {
      await page.goto(`${origin}/product/${skuId}`);
      await page.getByRole('button', { name: word(language, 'productForm.edit'), exact: true }).click();
      await field('name').waitFor();
    },
    /** The two values of a field that both changed. */
    side: (fieldName: string, whose: string): Locator =>
      sheet
        .getByRole('list', { name: word(language, `productForm.field.${fieldName}`), exact: true })
        .getByRole('button')
        .filter({ hasText: whose }),
  };
}
