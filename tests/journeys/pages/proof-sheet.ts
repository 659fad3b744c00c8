import type { Page } from 'playwright-core';
import type { Language } from '../words.ts';
import { sheetButton } from './app.ts';

/** A proof photo: a real small picture. */
export const slip = 'server/demo/pictures/slip-purple.webp';

/** The sheet on an order in which the proof of its payment is given. */
export function proofSheet(page: Page, language: Language) {
  const chooser = page.locator('input[type="file"]');
  /** The chosen ones, before the tile that adds more. */
  const photos = page.getByRole('dialog').locator('ul:has(input[type="file"]) li button');

  async function waitForPhoto(): Promise<void> {
    await photos.waitFor();
  }

  return {
    chooser,
    photos,
    submitButton: sheetButton(page, language, 'proof.submit'),
    waitForPhoto,
    async addPhoto(): Promise<void> {
      await chooser.setInputFiles(slip);
      await waitForPhoto();
    },
  };
}
