import type { Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';
import { screenIn, sheetButton } from './app.ts';

export function stocktakePage(page: Page, language: Language) {
  const counting = page.locator('main[data-screen="stocktake"][data-state^="counting"]');
  const reviewed = screenIn(page, 'stocktake', 'review.open');
  const shownName = counting.locator('h2');
  const recountButtons = reviewed.getByRole('button', {
    name: word(language, 'stocktake.review.recount'),
    exact: true,
  });
  const recount = page.getByRole('dialog', { name: word(language, 'stocktake.recount.title') });

  return {
    counting,
    reviewed,
    /** Name of the product that is counted. */
    shownName,
    /** All products have a figure, or were skipped. */
    allCounted: counting.getByRole('heading', { name: word(language, 'stocktake.allCounted.title') }),
    /** The figure so far, as it is shown. */
    figure: counting.getByRole('group', { name: word(language, 'stocktake.figure') }).locator('output'),
    /** Lines that wait because their stock moved. */
    recountButtons,
    recorded: screenIn(page, 'stocktake', 'recorded'),
    /** A part is recorded, and the rest is counted later. */
    paused: screenIn(page, 'stocktake', 'paused'),
    /** In the bar, on a desktop beside the lines. */
    confirmButton: reviewed.locator('[data-sticky-bar], aside').getByRole('button').last(),
    /** Begins to count a category, named by its levels. */
    async begin(origin: string, path: readonly string[]): Promise<void> {
      await page.goto(`${origin}/stocktake`);
      for (const name of path) await page.getByRole('button', { name, exact: true }).click();
      await page
        .locator('main[data-screen="stocktake-start"]')
        .getByRole('button', { name: word(language, 'stocktake.start.begin'), exact: true })
        .click();
      await shownName.waitFor();
    },
    /** Types a figure and goes on to the next product. */
    async count(pieces: number): Promise<void> {
      await page.keyboard.type(String(pieces));
      await page.keyboard.press('Enter');
    },
    /** Answers what becomes of a part that was confirmed. */
    async recordPart(lines: number, then: 'later' | 'end'): Promise<void> {
      const name = word(language, `stocktake.unfinished.${then}_other`, { count: String(lines) });
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    },
    /** Types a barcode as fast as a scanner does, which no key that comes over the debugger's connection is sure to be. */
    async scan(barcode: string): Promise<void> {
      await page.evaluate((digits) => {
        const keys = Array.from(digits, (key) => ({ key, code: `Digit${key}` }));
        for (const key of [...keys, { key: 'Enter', code: 'Enter' }])
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
          );
      }, barcode);
    },
    /** Resolves when the screen says that so many are counted. */
    async waitUntilCounted(lines: number): Promise<void> {
      await counting
        .locator('header [role=status]')
        .filter({ hasText: new RegExp(`^${lines} `) })
        .waitFor();
    },
    async review(): Promise<void> {
      await counting
        .locator('header')
        .getByRole('button', { name: word(language, 'stocktake.review.open'), exact: true })
        .click();
      await reviewed.waitFor();
    },
    /** Gives each line that has none a reason: pieces are missing. */
    async giveReasons(): Promise<void> {
      const unsaid = reviewed
        .getByRole('group')
        .filter({ hasNot: page.locator('[aria-pressed="true"]') })
        .getByRole('button', { name: word(language, 'stocktake.review.loss'), exact: true });
      while ((await unsaid.count()) > 0) await unsaid.first().click();
    },
    /** Counts the lines that wait again; `piecesOf` is what is on the shelf now. Returns their names. */
    async countAgain(piecesOf: (name: string) => number): Promise<readonly string[]> {
      const names: string[] = [];
      while ((await recountButtons.count()) > 0) {
        await recountButtons.first().click();
        const name = (await recount.locator('p').first().textContent()) ?? '';
        names.push(name);
        const pieces = piecesOf(name);
        await sheetButton(page, language, 'stocktake.clear').click();
        for (const digit of String(pieces))
          await recount.getByRole('button', { name: digit, exact: true }).click();
        const save = word(language, 'stocktake.recount.save', { count: String(pieces) });
        await recount.getByRole('button', { name: save, exact: true }).click();
        await recount.waitFor({ state: 'hidden' });
      }
      return names;
    },
  };
}
