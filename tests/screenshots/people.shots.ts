import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { openShop } from '../journeys/shop.ts';
import type { Shop } from '../journeys/shop.ts';
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

describe('people', () => {
  test.each(looks)('in %s, %s', async (language, name) => {
    const view = views.find((known) => known.name === name)!;
    const page = await openView(browser, shop.url, { language, view, persona: 'manager' });
    await page.goto(`${shop.url}/role`);
    await page.locator('[data-person]').first().waitFor();
    await shoot(page, 'people', language, name);
    await page.locator('[data-person="finance"]').click();
    await page.locator('[role="radio"]').first().waitFor();
    await page.locator('[data-role="order_manager"]').click();
    await shoot(page, 'roles', language, name);
    await page.goto(`${shop.url}/role?tab=customer`);
    await page.locator('[data-person="vip"]').click();
    await page.locator('[role="radio"]').first().waitFor();
    await shoot(page, 'customer', language, name);
    await page.goto(`${shop.url}/role?tab=groups`);
    await page.locator('[data-group] button').first().click();
    await page.getByRole('dialog').locator('input').waitFor();
    await shoot(page, 'group', language, name);
    await page.getByRole('dialog').locator('button').nth(1).click();
    await page.locator('[data-invitation] img').waitFor();
    await shoot(page, 'invitation', language, name);
    await page.context().close();
  });

  test.each(looks)('VIP products in %s, %s', async (language, name) => {
    const view = views.find((known) => known.name === name)!;
    const page = await openView(browser, shop.url, { language, view, persona: 'manager' });
    await page.goto(`${shop.url}/home-vip`);
    await page.locator('[data-vip]').first().waitFor();
    await page.locator('[data-vip]').first().getByRole('textbox').fill('79');
    await shoot(page, 'vip', language, name);
    if (name !== 'desktop') await page.locator('header button').nth(1).click();
    await page.getByRole('searchbox').fill('cup');
    await page.locator('h3').first().waitFor();
    await shoot(page, 'vip-search', language, name);
    await page.context().close();
  });
});
