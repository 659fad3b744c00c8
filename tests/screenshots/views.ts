import type { Browser, Page } from 'playwright-core';
import { signIn } from '../journeys/pages/app.ts';
import { besideLook } from './beside-look.ts';

export const languages = ['zh', 'en', 'th'] as const;
export type Language = (typeof languages)[number];

export interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

export const views: readonly View[] = [
  { name: 'light', width: 390, height: 844, scheme: 'light' },
  { name: 'dark', width: 390, height: 844, scheme: 'dark' },
  { name: 'narrow', width: 320, height: 640, scheme: 'light' },
  { name: 'desktop', width: 1280, height: 844, scheme: 'light' },
];

/** Opens the app at an address, signed in where a person is named. */
export async function openView(
  browser: Browser,
  url: string,
  {
    language,
    view,
    persona,
  }: { readonly language: Language; readonly view: View; readonly persona: string | null },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: 2,
    colorScheme: view.scheme,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${url}/auth?lang=${language}`);
  if (persona !== null) await signIn(page, persona);
  return page;
}

/** Keeps a picture of what is in view. */
export async function shoot(page: Page, screen: string, language: Language, view: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Pictures below the fold are fetched when they are scrolled to.
  await page.evaluate(() => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
  await besideLook(await page.screenshot(), `${screen}.${language}.${view}`);
}
