import type { Locator, Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';
import { barButton, screenIn, sheetButton } from './app.ts';

export interface TypedAddress {
  readonly alias: string;
  readonly address: string;
  readonly phone: string;
}

const picture = 'docs/screenshots/home.zh.png';

export function addressPage(page: Page, language: Language) {
  const field = (name: string) => page.locator(`[role=dialog] [name="${name}"]`);
  const cardOf = (alias: string): Locator =>
    page.locator('[data-address]').filter({ has: page.getByRole('heading', { name: alias, exact: true }) });

  return {
    field,
    cardOf,
    addButton: barButton(page, language, 'address.add'),
    waitUntilListed: () => screenIn(page, 'address', 'listed').waitFor(),
    /** In the question. */
    deleteButton: sheetButton(page, language, 'address.delete'),
    say: (key: string, values: Readonly<Record<string, string>> = {}) =>
      page.getByText(word(language, key, values)),
    actOn: (alias: string, key: string) =>
      cardOf(alias)
        .getByRole('button', { name: word(language, key), exact: true })
        .click(),
    async type({ alias, address, phone }: TypedAddress): Promise<void> {
      await field('alias').fill(alias);
      await field('address').fill(address);
      await field('phone-0').fill(phone);
    },
    /** Chooses a file for the place, or for the shop where it has a photo or none. */
    async choose(of: 'address.placePhoto.choose' | 'address.replacePhoto' | 'photo.add'): Promise<void> {
      await page.getByLabel(word(language, of), { exact: true }).setInputFiles(picture);
    },
    /** Opens the map over the form. */
    async pickPosition(): Promise<Locator> {
      await page.getByRole('button', { name: word(language, 'address.position.pick') }).click();
      const map = page.getByRole('dialog', { name: word(language, 'address.map.title') });
      await map.waitFor();
      return map;
    },
    save: () => sheetButton(page, language, 'address.save').click(),
  };
}
