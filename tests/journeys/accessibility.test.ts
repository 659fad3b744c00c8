import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playsAllCases } from '../all-cases.ts';
import { faults as faultsOf } from './axe-faults.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { goTo, screenIn, signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { confirmPaymentsPage, lanePage } from './pages/confirm-payments-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderPage } from './pages/order-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

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

/**
 * What axe finds in light, and of the colours in dark: nothing else is another there. In dark, which the tests of the screens
 * look at too, the campaign alone.
 */
async function faults(page: Page): Promise<readonly string[]> {
  const inLight = await faultsOf(page);
  if (!playsAllCases) return inLight;
  await showIn(page, 'dark');
  const inDark = await faultsOf(page, ['color-contrast']);
  await showIn(page, 'light');
  return [...inLight, ...inDark.map((fault) => `in dark: ${fault}`)];
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

const schemes = playsAllCases ? 'in light and in dark' : 'in light';

describe(`every screen ${schemes}`, () => {
  async function open(persona: string): Promise<Page> {
    const page = await desktop.newPage({ path: '/auth?lang=en', isAudited: true });
    await page.locator('[data-persona]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await signIn(page, persona);
    return page;
  }

  test('of a customer is free of what axe finds', async () => {
    const page = await open('vip');
    await page.locator('article').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await homePage(page, 'en').addToCart();
    await page.locator('article a').first().click();
    await page.locator('main[data-screen="product"][data-state="shown"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, '/home');
    await cartPage(page, 'en').open();
    expect(await faults(page)).toEqual([]);
    await cartPage(page, 'en').askToSubmit();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, '/my');
    await page.locator('main[data-screen="my"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  test('of somebody who only holds the link of an order is free of what axe finds', async () => {
    const page = await open('rival_owner');
    await goTo(page, `/order/${await shop.orderIn('confirmed')}`);
    await page.locator('main[data-screen="shared-order"][data-state="shown"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  test('of staff is free of what axe finds', async () => {
    const page = await open('owner');
    for (const tab of ['orders', 'payments']) {
      await goTo(page, `/order-home?type=${tab}`);
      await page.locator(`main[data-screen="order-home"][data-tab="${tab}"][data-state="listed"]`).waitFor();
      expect(await faults(page)).toEqual([]);
    }
    await orderPage(page, 'en').open(shop.url, await shop.orderIn('confirmed'));
    expect(await faults(page)).toEqual([]);
    await orderPage(page, 'en').openProof();
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
    expect(await faults(page)).toEqual([]);
    await goTo(page, `/payment/${await shop.paymentIn('paid')}`);
    await page.locator('main[data-screen="payment"][data-state*="payment.shown.resting"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-sticky-bar] button').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-sticky-bar] button').last().click();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page)).toEqual([]);
    const toConfirm = confirmPaymentsPage(page, 'en');
    await toConfirm.open(shop.url);
    await toConfirm.selectAll();
    expect(await faults(page)).toEqual([]);
    await toConfirm.ask();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await toConfirm.oneByOne();
    await lanePage(page, 'en').shown.waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, '/audit');
    await page.locator('main[data-screen="audit"] a[href^="/audit/order/"]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, `/audit/payment/${await shop.paymentIn('completed')}`);
    await screenIn(page, 'trail', 'shown.resting').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});
