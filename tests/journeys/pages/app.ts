import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { word } from '../words.ts';
import type { Language } from '../words.ts';

/** The screen that is shown, once its machine is in a state. */
export function screenIn(page: Page, name: string, state: string): Locator {
  return page.locator(`main[data-screen="${name}"][data-state="${state}"]`);
}

/** A button of the bar at the bottom, by the key of its label. */
export function barButton(page: Page, language: Language, key: string): Locator {
  return page.locator('[data-sticky-bar]').getByRole('button', { name: word(language, key), exact: true });
}

/** A button of the open sheet, by the key of its label. */
export function sheetButton(page: Page, language: Language, key: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name: word(language, key), exact: true });
}

export async function signIn(page: Page, persona: string): Promise<void> {
  await page.locator(`[data-persona="${persona}"]`).click();
  await page.locator('main:not([data-screen="auth"]):not([data-screen="loading"])').waitFor();
}

/** Leads the app that runs to an address, as Back does: it is not loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Resolves when the app itself is on the device, hundreds of files, and no longer needs the network to start. */
export async function appKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 90_000 });
}

export async function expectLanguage(page: Page, language: Language): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
}
