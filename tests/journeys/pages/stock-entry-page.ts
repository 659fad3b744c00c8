import type { Page } from 'playwright-core';
import type { ColumnKind } from '../../../domain/stock-entry/entry-columns.ts';
import { word } from '../words.ts';
import type { Language } from '../words.ts';
import { barButton, screenIn, sheetButton } from './app.ts';

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function stockEntryPage(page: Page, language: Language) {
  const start = page.locator('main[data-screen="stock-entry-start"]');
  const reviewing = page.locator('main[data-screen="stock-entry"][data-state^="reviewing"]');
  const chooser = page.getByLabel(word(language, 'stockEntry.file.document'), { exact: true });
  return {
    start,
    /** Takes a sheet or document. */
    chooser,
    previewing: screenIn(page, 'stock-entry', 'previewing'),
    recognising: screenIn(page, 'stock-entry', 'recognising'),
    reviewing,
    refused: screenIn(page, 'stock-entry', 'refused'),
    unread: screenIn(page, 'stock-entry', 'unread'),
    done: screenIn(page, 'stock-entry', 'done'),
    partlyDone: screenIn(page, 'stock-entry', 'partlyDone'),
    /** The rows that need something. */
    faulty: reviewing.locator('[data-status="faulty"]'),
    /** Says that all that was typed is on the disk. */
    saved: reviewing.locator('[data-saved]'),
    rows: reviewing.getByRole('listitem'),
    async open(origin: string): Promise<void> {
      await page.goto(`${origin}/stock-entry`);
      await start.waitFor();
    },
    /** Chooses a sheet or document, which is shown before it is read. */
    async choose(file: ChosenFile): Promise<void> {
      await chooser.setInputFiles(file);
      await screenIn(page, 'stock-entry', 'previewing').waitFor();
    },
    async choosePhoto(file: ChosenFile): Promise<void> {
      await page.getByLabel(word(language, 'stockEntry.file.photo'), { exact: true }).setInputFiles(file);
      await screenIn(page, 'stock-entry', 'previewing').waitFor();
    },
    async showSource(): Promise<void> {
      await reviewing
        .getByRole('button', { name: word(language, 'stockEntry.source.show'), exact: true })
        .click();
    },
    /** Says what columns hold, by their heads, and has the list read again. */
    async nameColumns(kinds: Readonly<Record<string, ColumnKind>>): Promise<void> {
      await reviewing
        .getByRole('button', { name: word(language, 'stockEntry.columns.title'), exact: true })
        .click();
      for (const [heading, kind] of Object.entries(kinds))
        await page.getByRole('dialog').getByLabel(heading, { exact: true }).selectOption(kind);
      await sheetButton(page, language, 'stockEntry.columns.read').click();
    },
    /**
     * Lets all new products sell at what was paid and 60 % more, and puts those without a category into one of the third level
     * below one of the first.
     */
    async completeAll(category?: { readonly top: string; readonly name: string }): Promise<void> {
      await reviewing
        .getByRole('button', { name: word(language, 'stockEntry.tools.complete'), exact: true })
        .click();
      if (category !== undefined) {
        await sheetButton(page, language, 'stockEntry.row.chooseCategory').click();
        const sheet = page.getByRole('dialog').last();
        await sheet.getByRole('button', { name: category.top }).click();
        await sheet.getByRole('button', { name: category.name }).click();
      }
      await sheetButton(page, language, 'stockEntry.complete.apply').click();
    },
    /** Leads a row to a product of the shop, which is found by its name; answers what the picker searched for at first. */
    async chooseProduct(row: string, product: string): Promise<string> {
      await reviewing
        .getByRole('button', { name: word(language, 'stockEntry.row.edit', { name: row }) })
        .click();
      await sheetButton(page, language, 'stockEntry.row.chooseProduct').click();
      const picker = page.getByRole('dialog').last();
      const search = picker.getByRole('searchbox');
      await search.waitFor();
      const first = await search.inputValue();
      await search.fill(product);
      await picker.locator('[data-product]').first().click();
      await page.getByRole('dialog').nth(1).waitFor({ state: 'hidden' });
      await sheetButton(page, language, 'stockEntry.row.done').click();
      return first;
    },
    /** Notes from now on how far the work is said to be; the function that comes back answers all of it. */
    async noteSteps(): Promise<() => Promise<readonly string[]>> {
      const said = await page.evaluateHandle(() => {
        const texts = new Set<string>();
        new MutationObserver(() => {
          const text = document.querySelector('[aria-current="step"] .num')?.textContent ?? '';
          if (text !== '' && !text.endsWith('%')) texts.add(text);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        return texts;
      });
      return () => said.evaluate((texts) => [...texts]);
    },
    /** Sends the file that is shown, to be read. */
    async read(): Promise<void> {
      await barButton(page, language, 'stockEntry.preview.read').click();
    },
    /** Waits until a photo is read, which takes minutes of a busy machine. */
    async waitUntilRead(): Promise<void> {
      await reviewing.waitFor({ timeout: 240_000 });
    },
    /** Types the price that a row misses. */
    async givePrice(price: string): Promise<void> {
      await reviewing
        .locator('[data-status="faulty"]')
        .getByLabel(word(language, 'stockEntry.field.price'), { exact: true })
        .first()
        .fill(price);
    },
    /** Types at what a new product sells. */
    async giveSellingPrice(price: string): Promise<void> {
      await reviewing
        .locator('[data-status="faulty"]')
        .getByLabel(word(language, 'stockEntry.field.sellingPrice'), { exact: true })
        .first()
        .fill(price);
    },
    /** Goes on with what stayed in the draft. */
    async resume(): Promise<void> {
      await screenIn(page, 'stock-entry', 'partlyDone').getByRole('button').nth(1).click();
      await reviewing.waitFor();
    },
    /** Asks for the summary, and confirms it. */
    async confirm(): Promise<void> {
      await page.locator('[data-sticky-bar] button').last().click();
      await sheetButton(page, language, 'stockEntry.summary.action').click();
    },
  };
}
