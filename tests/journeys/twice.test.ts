import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { orderPage } from './pages/order-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

const language = 'th';
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

async function openAs(persona: string): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=${language}` });
  await signIn(page, persona);
  return page;
}

describe('the submit button', () => {
  test('tapped twice leads to one order', async () => {
    const before = await shop.traces();
    const page = await openAs('customer');
    await homePage(page, language).addToCart();
    await cartPage(page, language).open();
    await cartPage(page, language).askToSubmit();
    const button = cartPage(page, language).submitButton;
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await orderListPage(page).waitUntilListed();
    await page.context().close();
    expect(await shop.traces()).toEqual({
      orders: before.orders + 1,
      payments: 0,
      confirmations: 0,
      doubleSales: 0,
      wrongStock: 0,
    });
  });
});

describe('one order opened in two tabs', () => {
  test('confirmed in both at once is confirmed once, and both show it', async () => {
    const customer = await openAs('customer');
    await homePage(customer, language).addToCart();
    await cartPage(customer, language).open();
    await cartPage(customer, language).askToSubmit();
    await cartPage(customer, language).submitButton.click();
    await orderListPage(customer).waitUntilListed();
    await customer.context().close();
    const orderId = await shop.newestOrder();

    const first = await openAs('order_manager');
    await orderPage(first, language).open(shop.url, orderId);
    const second = await first.context().newPage();
    await orderPage(second, language).open(shop.url, orderId);
    await orderPage(second, language).askToConfirmButton.click();
    const buttons = [first, second].map((page) => orderPage(page, language).confirmButton);
    await Promise.all(buttons.map((button) => button.waitFor()));
    await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));
    for (const page of [first, second]) {
      await orderPage(page, language).waitUntilPayable();
    }
    expect(await shop.statusOf(orderId)).toBe('confirmed');
    expect(await shop.confirmationsOf(orderId)).toBe(1);
    await first.context().close();
  });
});
