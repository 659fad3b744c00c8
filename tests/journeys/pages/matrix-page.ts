import type { Locator, Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';

/** The sheet in which the quantities of all colours and sizes of a product are typed. */
export function matrixPage(page: Page, language: Language) {
  const sheet = page.getByRole('dialog');
  const door = page.getByRole('button', { name: doorName(language) });
  const acceptButton = sheet.locator('footer, [data-sheet-footer]').getByRole('button');

  return {
    door,
    sheet,
    /** The cells that can be typed into, row by row. */
    fields: sheet.locator('table input'),
    /** The cell of a colour and a size, as they are shown. */
    cell: (color: string, size: string): Locator =>
      sheet.getByRole('textbox', {
        name: word(language, 'common.quantityOf', { name: `${color} · ${size}` }),
      }),
    async open(): Promise<void> {
      await door.click();
      await sheet.locator('table').waitFor();
    },
    /** Puts what was typed into the cart. */
    async accept(): Promise<void> {
      await acceptButton.click();
      await sheet.waitFor({ state: 'detached' });
    },
  };
}

function doorName(language: Language): RegExp {
  const names = ['open.coloursAndSizes', 'open.any', 'openShort'];
  return new RegExp(`^(${names.map((name) => word(language, `product.matrix.${name}`)).join('|')})$`);
}
