import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { openDevice } from './device.ts';
import { endSession } from './end-session.ts';
import { appKept, expectLanguage, signIn } from './pages/app.ts';
import { firstPackets, sentBytes } from './sent-bytes.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let desktop: Desktop;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

const noteShifts = `window.moved = 0; new PerformanceObserver((list) => { for (const shift of list.getEntries()) window.moved += shift.value; }).observe({ type: 'layout-shift', buffered: true });`;

/** Notes the titles that the page itself has to show, or those that are seen already while it waits for the session. */
const noteHeads = (areSeen: boolean) => `window.heads = []; addEventListener('DOMContentLoaded', () => {
  for (const title of document.querySelectorAll('.page-copy h1'))
    if (title.checkVisibility({ visibilityProperty: ${areSeen} })) window.heads.push(title.textContent);
});`;

const speaking = (language: string) =>
  `Object.defineProperty(navigator, 'language', { get: () => '${language}' });`;

/** Opens the sign-in page while the app's scripts are held; returns what lets them go. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(`${shop.url}${path}`, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Where the visible parts of the head lie, and what they say. */
function headIn(page: Page, place: string) {
  return page.locator(`${place} :is([class*="_offer_"], header svg, h1, header p)`).evaluateAll((parts) =>
    parts
      .map((part) => ({ said: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ said, box }) => [said, box.left, box.top, box.width, box.height]),
  );
}

const copy = '.page-copy';

describe('the sign-in page, opened by somebody who is not signed in', () => {
  test.each(
    casesAt(
      [
        ['zh', 390, 'light'],
        ['en', 320, 'dark'],
        ['th', 1280, 'light'],
      ] as const,
      1,
      2,
    ),
  )(
    'shows its head in %s, %i pixels wide, before the app runs, where the app has it, and nothing moves',
    async (language, width, colorScheme) => {
      const page = await desktop.newPage({ path: '/robots.txt', width, colorScheme, script: noteShifts });
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      const release = await openHeld(page, `/auth?lang=${language}`);
      const before = await headIn(page, copy);
      expect(before.map(([said]) => said)).toEqual([
        '',
        word(language, 'auth.title'),
        word(language, 'auth.text'),
      ]);
      await expectLanguage(page, language);
      await release();
      await page.locator('main[data-screen="auth"] [data-persona]').first().waitFor();
      expect(await headIn(page, 'main[data-screen="auth"]')).toEqual(before);
      expect(await page.locator(copy).count()).toBe(0);
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
      expect(fonts).toEqual([]);
      await page.context().close();
    },
  );

  test('offers the browser’s language in the place where the app does, and is later in the one that was chosen', async () => {
    const page = await desktop.newPage({
      path: '/robots.txt',
      script: noteShifts + speaking('th-TH'),
    });
    const release = await openHeld(page, '/auth');
    const before = await headIn(page, copy);
    expect(before.map(([said]) => said)).toEqual([
      'ดูเป็นภาษาไทย',
      '',
      word('zh', 'auth.title'),
      word('zh', 'auth.text'),
    ]);
    await release();
    await page.locator('main[data-screen="auth"]').waitFor();
    expect(await headIn(page, 'main[data-screen="auth"]')).toEqual(before);
    await page.getByRole('button', { name: 'ดูเป็นภาษาไทย' }).click();
    await page.locator('html[lang="th"]').waitFor();
    const releaseAgain = await openHeld(page, '/auth');
    expect((await headIn(page, copy)).map(([said]) => said)).toEqual([
      '',
      word('th', 'auth.title'),
      word('th', 'auth.text'),
    ]);
    await releaseAgain();
    await page.context().close();
  });

  test('is one page within the first packets, which waits for nothing', async () => {
    const text = await (await fetch(`${shop.url}/auth?lang=th`)).text();
    expect(await sentBytes(`${shop.url}/auth?lang=th`)).toBeLessThanOrEqual(firstPackets);
    expect(
      text.match(/<link[^>]* rel="(?:stylesheet|modulepreload)"|<script[^>]* src="[^"]*"(?! defer)/g),
    ).toBe(null);
    expect(text.split('<h1')).toHaveLength(4);
  });

  test('is the same from the device, without a network', async () => {
    const phone = await openDevice(`${shop.url}/auth?lang=en`, { keepsApp: true });
    const page = phone.page();
    await appKept(page);
    shop.cutNetwork();
    await page.addInitScript(noteHeads(false));
    await page.goto(`${shop.url}/auth`);
    await page.locator('main[data-screen="auth"]').waitFor();
    shop.restoreNetwork();
    expect(await page.evaluate(() => (window as unknown as { heads: string[] }).heads)).toEqual([
      word('en', 'auth.title'),
    ]);
    await phone.close();
  });
});

describe('the sign-in page, opened by somebody who is signed in', () => {
  test('shows nothing of it, and leads on', async () => {
    const page = await desktop.newPage({ path: '/auth?lang=en' });
    await signIn(page, 'customer');
    await page.addInitScript(noteHeads(true));
    const release = await openHeld(page, '/auth');
    expect(await page.evaluate(() => (window as unknown as { heads: string[] }).heads)).toEqual([]);
    expect(await page.locator(copy).count()).toBe(0);
    expect(await page.locator('.shell').first().isVisible()).toBe(true);
    await release();
    await page.waitForURL(`${shop.url}/home`);
    await page.context().close();
  });
});

describe('the sign-in page of a session that is over', () => {
  test('shows its head at once in the language that was chosen here', async () => {
    const page = await desktop.newPage({ path: '/auth?lang=en' });
    await signIn(page, 'customer');
    await endSession(page);
    const release = await openHeld(page, '/auth');
    expect((await headIn(page, copy)).map(([said]) => said)).toEqual([
      '',
      word('en', 'auth.title'),
      word('en', 'auth.text'),
    ]);
    await release();
    await page.getByText(word('en', 'auth.expired.title')).waitFor();
    await page.context().close();
  });
});
