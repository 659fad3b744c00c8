import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import {
  addToCart,
  askToSubmit,
  openCart,
  openOrder,
  payButton,
  orderListed,
  screenIn,
  signIn,
  submitButton,
} from './story.ts';
import { word } from './words.ts';

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
    await addToCart(phone.page(), language);
    await openCart(phone.page());
    await askToSubmit(phone.page(), language);
    const button = submitButton(phone.page(), language);
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await orderListed(phone.page());
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
    await addToCart(customer.page(), language);
    await openCart(customer.page());
    await askToSubmit(customer.page(), language);
    await submitButton(customer.page(), language).click();
    await orderListed(customer.page());
    await customer.close();
    const orderId = await shop.newestOrder();

    const manager = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(manager.page(), 'order_manager');
    const first = manager.page();
    await openOrder(first, shop.url, orderId);
    const second = await first.context().newPage();
    await second.setViewportSize({ width: 390, height: 844 });
    await openOrder(second, shop.url, orderId);
    const name = word(language, 'order.confirm');
    await second.locator('[data-sticky-bar]').getByRole('button', { name }).click();
    const buttons = [first, second].map((page) => page.getByRole('dialog').getByRole('button', { name }));
    await Promise.all(buttons.map((button) => button.waitFor()));
    await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));
    for (const page of [first, second]) {
      await screenIn(page, 'order', 'shown.resting').waitFor();
      await payButton(page, language).waitFor();
    }
    expect(await shop.statusOf(orderId)).toBe('confirmed');
    expect(await shop.confirmationsOf(orderId)).toBe(1);
    await manager.close();
  });
});
