import type { Locator, Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';

/** The scanner's sheet. */
export function scannerSheet(page: Page, language: Language) {
  const sheet = page.getByRole('dialog', { name: word(language, 'scan.title') });
  const button = (key: string) => sheet.getByRole('button', { name: word(language, key), exact: true });
  return {
    sheet,
    button,
    /** The product that was scanned last. */
    last: (name: string): Locator => sheet.getByRole('region', { name }),
    /** Resolves when the camera's picture has moved on by so many frames. */
    async watchFrames(count: number): Promise<void> {
      await sheet.locator('video').evaluate(
        (video: HTMLVideoElement, frames) =>
          new Promise<void>((resolve) => {
            let left = frames;
            const next = () => {
              left -= 1;
              if (left < 0) resolve();
              else video.requestVideoFrameCallback(next);
            };
            next();
          }),
        count,
      );
    },
    async type(code: string): Promise<void> {
      await sheet.getByRole('textbox', { name: word(language, 'scan.code') }).fill(code);
      await button('scan.find').click();
    },
  };
}
