import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { addToCart, askToSubmit, openCart, openOrder, openProof, signIn } from './story.ts';

let shop: Shop;
let browser: Browser;

beforeAll(async () => {
  shop = await openShop();
  browser = await chromium.launch(await findTestBrowser());
});

afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** What axe finds on the page as it stands, by rule and place. */
async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe.each(['light', 'dark'] as const)('every screen in %s', (colorScheme) => {
  async function open(persona: string): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.goto(`${shop.url}/auth?lang=en`);
    await page.locator('[data-persona]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await signIn(page, persona);
    return page;
  }

  test('of a customer is free of what axe finds', async () => {
    const page = await open('vip');
    await page.locator('article').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await addToCart(page, 'en');
    await page.locator('article a').first().click();
    await page.locator('main[data-screen="product"][data-state="shown"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${shop.url}/home`);
    await openCart(page);
    expect(await faults(page)).toEqual([]);
    await askToSubmit(page, 'en');
    await page.getByRole('dialog').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${shop.url}/my`);
    await page.locator('main[data-screen="my"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  test('of staff is free of what axe finds', async () => {
    const page = await open('owner');
    for (const tab of ['orders', 'payments']) {
      await page.goto(`${shop.url}/order-home?type=${tab}`);
      await page.locator(`main[data-screen="order-home"][data-tab="${tab}"][data-state="listed"]`).waitFor();
      expect(await faults(page)).toEqual([]);
    }
    await openOrder(page, shop.url, await shop.orderIn('confirmed'));
    expect(await faults(page)).toEqual([]);
    await openProof(page, 'en');
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
    expect(await faults(page)).toEqual([]);
    await page.goto(`${shop.url}/payment/${await shop.paymentIn('paid')}`);
    await page.locator('main[data-screen="payment"][data-state*="payment.shown.resting"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-sticky-bar] button').click();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});
