import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { screenIn, sheetButton } from '../journeys/pages/app.ts';
import { openShop } from '../journeys/shop.ts';
import type { Shop } from '../journeys/shop.ts';
import { word } from '../journeys/words.ts';
import { outFolder } from './beside-look.ts';
import { openView, shoot, views } from './views.ts';
import type { Language } from './views.ts';

let shop: Shop;
let browser: Browser;

beforeAll(async () => {
  shop = await openShop();
  browser = await chromium.launch(await findTestBrowser());
  await mkdir(outFolder, { recursive: true });
});

afterAll(async () => {
  await browser.close();
  await shop.close();
});

const looks: readonly (readonly [Language, string])[] = [
  ['en', 'light'],
  ['zh', 'dark'],
  ['th', 'narrow'],
  ['en', 'desktop'],
];

describe('the settings of a shop', () => {
  test.each(looks)('in %s, %s', async (language, name) => {
    const view = views.find((known) => known.name === name)!;
    const page = await openView(browser, shop.url, { language, view, persona: 'owner' });
    await shop.rows(`UPDATE merchants SET phone = '02-251-8899', about_th = '' WHERE merchant_id = 'm-demo'`);
    await page.goto(`${shop.url}/settings`);
    await screenIn(page, 'settings', 'shown.resting').waitFor();
    await shoot(page, 'settings', language, name);
    await page.getByRole('button', { name: word(language, 'settings.profile.change') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=phones]').fill('02-251-8899\ncall us');
    await dialog.locator('[name=line_url]').fill('talat');
    await sheetButton(page, language, 'settings.save').click();
    await shoot(page, 'settings-faults', language, name);
    await dialog.locator('[name=phones]').fill('02-111-2222');
    await dialog.locator('[name=line_url]').fill('@talat');
    await shop.rows(
      `UPDATE merchants SET settings_version = settings_version + 1, phone = '081-234-5678', about_th = 'ร้านของเรา'
       WHERE merchant_id = 'm-demo'`,
    );
    await sheetButton(page, language, 'settings.save').click();
    await dialog.locator('[aria-pressed]').first().click();
    await shoot(page, 'settings-conflict', language, name);
    await page.goto(`${shop.url}/about`);
    await page.locator('main a[href^="tel:"]').first().waitFor();
    await shoot(page, 'about', language, name);
    await page.context().close();
  });
});

describe('feedback', () => {
  test.each(looks)('in %s, %s', async (language, name) => {
    const view = views.find((known) => known.name === name)!;
    const page = await openView(browser, shop.url, { language, view, persona: 'manager' });
    await page.goto(`${shop.url}/my`);
    await page.getByRole('button', { name: word(language, 'my.feedback'), exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Search');
    await shoot(page, 'feedback-dialog', language, name);
    await sheetButton(page, language, 'feedback.send').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await shoot(page, 'my', language, name);
    await page.goto(`${shop.url}/feedback`);
    await screenIn(page, 'feedback', 'writing.resting').waitFor();
    await page.locator('[data-sticky-bar] button').click();
    await shoot(page, 'feedback', language, name);
    await page.goto(`${shop.url}/feedback/list`);
    await page.locator('[data-feedback]').first().waitFor();
    await shoot(page, 'feedback-list', language, name);
    await page.context().close();
  });
});
