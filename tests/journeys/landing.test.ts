import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { pageWords } from '../../src/public-pages/page-words.ts';
import { faults } from './axe-faults.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { openDevice } from './device.ts';
import { appKept, expectLanguage, signIn } from './pages/app.ts';
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

afterEach(() => shop.restoreNetwork());

const speaking = (language: string) =>
  `Object.defineProperty(navigator, 'language', { get: () => '${language}' });`;

const landing = (page: Page) => page.locator('html[data-page="landing"] main h1');
const contact = (page: Page) => page.locator('[data-contact] a[href^="tel:"]');

describe('the landing page, opened by somebody who is not signed in', () => {
  test.each(casesAt(['zh', 'en', 'th'] as const, 1))(
    'in %s has its hero, features, examples and buttons that lead on, without React, a font or moving',
    async (language) => {
      const page = await desktop.newPage({
        path: '/robots.txt',
        width: 320,
        isAudited: true,
        script: `window.moved = 0; new PerformanceObserver((list) => { for (const shift of list.getEntries()) window.moved += shift.value; }).observe({ type: 'layout-shift', buffered: true });`,
      });
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (['script', 'font', 'image'].includes(request.resourceType())) fetched.push(request.url());
      });
      await page.goto(`${shop.url}/?lang=${language}`);
      const words = pageWords[language].landing;
      await expectLanguage(page, language);
      expect(await page.title()).toBe(words.title);
      expect(await landing(page).innerText()).toBe(words.heading.join('\n'));
      expect(await page.locator('.features h3').allInnerTexts()).toEqual(
        words.features.map(({ title }) => title),
      );
      expect(await page.locator('.quotes figcaption b').allInnerTexts()).toEqual(
        Array(3).fill(words.example),
      );
      await contact(page).first().waitFor();
      expect(
        await contact(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['tel:022518899', 'tel:0812345678']);
      for (const name of [words.bookDemo, words.contactUs]) {
        await page.getByRole('link', { name, exact: true }).click();
        expect(new URL(page.url()).hash).toBe('#contact');
      }
      await page.getByRole('link', { name: words.learnMore, exact: true }).click();
      expect(new URL(page.url()).hash).toBe('#features');
      expect([await faults(page), fetched]).toEqual([[], []]);
      expect(
        await page.evaluate(() => [
          (window as unknown as { moved: number }).moved,
          document.documentElement.scrollWidth,
          document.querySelectorAll('[data-tab-bar]').length,
        ]),
      ).toEqual([0, 320, 0]);
      await page.getByRole('link', { name: words.freeTrial, exact: true }).click();
      await page.locator('[data-persona]').first().waitFor();
      await expectLanguage(page, language);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: word(language, 'auth.terms') }).click();
      await page.locator('html[data-page="terms"] h1').waitFor();
      await expectLanguage(page, language);
      await page.context().close();
    },
  );

  test.each(casesAt(['light', 'dark'] as const, 1))(
    'and the texts of law, in the %s, have no fault that axe finds',
    async (colorScheme) => {
      const page = await desktop.newPage({ path: '/?lang=th', width: 1280, colorScheme, isAudited: true });
      const found: string[] = [];
      for (const path of ['/', '/terms', '/auth/privacy']) {
        await page.goto(`${shop.url}${path}`);
        await contact(page).first().waitFor();
        found.push(...(await faults(page)));
      }
      await page.context().close();
      expect(found).toEqual([]);
    },
  );

  test('in a language that was chosen in the app is shown in it', async () => {
    const page = await desktop.newPage({ path: '/auth?lang=zh' });
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await page.goto(shop.url);
    await page.locator('html[data-page="landing"][lang="en"]').waitFor();
    await page.locator('[data-languages] summary').click();
    await page.getByRole('link', { name: 'ไทย', exact: true }).click();
    await page.locator('html[data-page="landing"][lang="th"]').waitFor();
    expect(await landing(page).innerText()).toBe(pageWords.th.landing.heading.join('\n'));
    await page.goto(`${shop.url}/privacy`);
    await expectLanguage(page, 'th');
    await page.context().close();
  });

  test('offers the browser’s language until one is chosen, as the sign-in page does', async () => {
    const page = await desktop.newPage({ path: '/', script: speaking('th-TH') });
    await expectLanguage(page, 'zh');
    const offer = page.locator('.offer:visible');
    expect(await offer.allInnerTexts()).toEqual(['ดูเป็นภาษาไทย']);
    await page.goto(`${shop.url}/auth`);
    await page.getByRole('button', { name: 'ดูเป็นภาษาไทย' }).click();
    await page.locator('html[lang="th"]').waitFor();
    expect(await page.getByRole('button', { name: 'ดูเป็นภาษาไทย' }).count()).toBe(0);
    await page.goto(shop.url);
    await page.locator('html[data-page="landing"][lang="th"]').waitFor();
    expect(await offer.count()).toBe(0);
    await page.context().close();
  });

  test('in a language that is none of the three is offered nothing', async () => {
    const page = await desktop.newPage({ path: '/', script: speaking('fr-FR') });
    await landing(page).waitFor();
    expect(await page.locator('.offer:visible').count()).toBe(0);
    await page.context().close();
  });
});

describe('the start of somebody who is signed in', () => {
  test('is their first screen, and the landing page again after they signed out, also without a network', async () => {
    const phone = await openDevice(`${shop.url}/auth?lang=en`, { keepsApp: true });
    const page = phone.page();
    await signIn(page, 'finance');
    // Before the app is kept: the page itself finds out.
    await page.goto(shop.url);
    await page.waitForURL(`${shop.url}/order-home`);
    await appKept(page);
    const shown: string[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) shown.push(new URL(response.url()).pathname);
    });
    await page.goto(shop.url);
    await page.waitForURL(`${shop.url}/order-home`);
    // No page in between.
    expect(shown).toEqual(['/']);
    await page.goto(`${shop.url}/my`);
    await page.getByRole('button', { name: word('en', 'my.signOut') }).click();
    await page.locator('main[data-screen="auth"]').waitFor();
    shop.cutNetwork();
    await page.goto(shop.url);
    await landing(page).waitFor();
    await expectLanguage(page, 'en');
    await page.goto(`${shop.url}/terms`);
    await page.locator('html[data-page="terms"] h1').waitFor();
    await phone.close();
  });
});
