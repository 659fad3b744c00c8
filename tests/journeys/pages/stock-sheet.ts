import type { Locator, Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';

/** The dialog in which the stock of a product is changed or counted. */
export function stockSheet(page: Page, language: Language) {
  const sheet = page.getByRole('dialog');
  const inState = (state: string): Locator =>
    sheet.locator(`[data-screen="stock-dialog"][data-state*="${state}"]`);

  return {
    sheet,
    /** The dialog once its workflow is in a state. */
    inState,
    pieces: sheet.getByRole('textbox', { name: word(language, 'stockMove.pieces') }),
    counted: sheet.getByRole('textbox', { name: word(language, 'stockMove.counted') }),
    note: sheet.getByRole('textbox', { name: word(language, 'stockMove.note') }),
    button: (key: string, values: Readonly<Record<string, string>> = {}): Locator =>
      sheet.getByRole('button', { name: word(language, key, values), exact: true }),
    /** Another mode. */
    choose: (key: string): Promise<void> =>
      sheet.getByText(word(language, key), { exact: true }).first().click(),
    /** From the stock tab, where the search finds that one product. */
    async open(origin: string, barcode: string, door: 'move' | 'count'): Promise<void> {
      await page.goto(`${origin}/stock`);
      await page.locator('main[data-screen="stock"][data-state*="listed"]').waitFor();
      await page.getByRole('searchbox').fill(barcode);
      const rows = page.getByRole('listitem');
      await rows.nth(1).waitFor({ state: 'detached' });
      await rows.getByRole('button').click();
      // On a desktop beside the list; on a phone in a sheet, over a door that may be named alike.
      const place = (page.viewportSize()?.width ?? 0) < 768 ? sheet : page;
      await place.getByRole('button', { name: word(language, `stockTab.${door}`), exact: true }).click();
      await inState('choosing').waitFor();
    },
  };
}
