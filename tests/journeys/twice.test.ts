import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import { signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { orderPage } from './pages/order-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

const language = 'th';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe('the submit button', () => {
  test('tapped twice leads to one order', async () => {
    const before = await shop.traces();
    const phone = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(phone.page(), 'customer');
    await homePage(phone.page(), language).addToCart();
    await cartPage(phone.page(), language).open();
    await cartPage(phone.page(), language).askToSubmit();
    const button = cartPage(phone.page(), language).submitButton;
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await orderListPage(phone.page()).waitUntilListed();
    await phone.close();
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
    const customer = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(customer.page(), 'customer');
    await homePage(customer.page(), language).addToCart();
    await cartPage(customer.page(), language).open();
    await cartPage(customer.page(), language).askToSubmit();
    await cartPage(customer.page(), language).submitButton.click();
    await orderListPage(customer.page()).waitUntilListed();
    await customer.close();
    const orderId = await shop.newestOrder();

    const manager = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(manager.page(), 'order_manager');
    const first = manager.page();
    await orderPage(first, language).open(shop.url, orderId);
    const second = await first.context().newPage();
    await second.setViewportSize({ width: 390, height: 844 });
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
    await manager.close();
  });
});
