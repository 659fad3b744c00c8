import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { isWebKit, openDevice } from './device.ts';
import type { Device } from './device.ts';
import { withoutKey } from './front.ts';
import { appKept, screenIn, signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { orderPage } from './pages/order-page.ts';
import { proofSheet } from './pages/proof-sheet.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';
import type { Language } from './words.ts';

const language = 'en';
let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

afterEach(async () => {
  await phone.close();
  shop.restoreNetwork();
});

const oneOrder = { orders: 1, payments: 0, confirmations: 0, doubleSales: 0, wrongStock: 0 };

/** Opens a cart with one product, up to the question whether to submit it. */
async function cartReady() {
  phone = await openDevice(`${shop.url}/auth?lang=${language}`);
  await signIn(phone.page(), 'customer');
  await homePage(phone.page(), language).addToCart();
  const cart = cartPage(phone.page(), language);
  await cart.open();
  await cart.askToSubmit();
  await cart.submitButton.waitFor();
  return cart;
}

describe('submitting an order without a network', () => {
  test('before the request leads to "saved", and to one order when the network is back', async () => {
    const before = await shop.traces();
    const cart = await cartReady();
    shop.cutNetwork();
    await cart.submitButton.click();
    await screenIn(phone.page(), 'cart', 'submitting.waiting').waitFor();
    expect((await shop.traces()).orders).toBe(before.orders);
    shop.restoreNetwork();
    await orderListPage(phone.page()).waitUntilListed();
    await phone.close();
    expect(await shop.traces()).toEqual({ ...oneOrder, orders: before.orders + 1 });
  });

  test('after the request leads to "no answer yet", and to one order', async () => {
    const before = await shop.traces();
    const cart = await cartReady();
    const lost = shop.loseAnswer('/api/submit_order');
    await cart.submitButton.click();
    await screenIn(phone.page(), 'cart', 'submitting.unknown').waitFor();
    lost.release();
    await orderListPage(phone.page()).waitUntilListed();
    await phone.close();
    expect(await shop.traces()).toEqual({ ...oneOrder, orders: before.orders + 1 });
  });

  test('after the request, to a server without idempotency, leads to two orders: so the counts above can fail', async () => {
    const before = await shop.traces();
    const cart = await cartReady();
    const lost = shop.loseAnswer('/api/submit_order', withoutKey);
    await cart.submitButton.click();
    await screenIn(phone.page(), 'cart', 'submitting.unknown').waitFor();
    lost.release();
    await orderListPage(phone.page()).waitUntilListed();
    await phone.close();
    expect((await shop.traces()).orders).toBe(before.orders + 2);
  });

  // Killed without a network, and started without one, is what offline-start shows.
  test.each(casesAt(['before the answer, the phone off until the network is back, leads to one order']))(
    '%s',
    async () => {
      const before = await shop.traces();
      const cart = await cartReady();
      shop.cutNetwork();
      await cart.submitButton.click();
      await screenIn(phone.page(), 'cart', 'submitting.waiting').waitFor();
      await phone.kill();
      shop.restoreNetwork();
      await phone.start(`${shop.url}/cart`);
      // A language that was chosen on the device alone may not have reached its disk when the phone died.
      const said = (known: Language) => phone.page().getByText(word(known, 'said.orderSubmitted'));
      await said('en').or(said('zh')).waitFor();
      await cartPage(phone.page(), language).waitUntilNothingIsSent();
      await phone.close();
      expect(await shop.traces()).toEqual({ ...oneOrder, orders: before.orders + 1 });
    },
  );
});

describe('what was sent without a network and is accepted on another page', () => {
  test('is announced there; the next visit to the cart stays in the cart', async () => {
    const before = await shop.traces();
    const cart = await cartReady();
    const page = phone.page();
    shop.cutNetwork();
    await cart.submitButton.click();
    await screenIn(page, 'cart', 'submitting.waiting').waitFor();
    await page.locator('nav a[href="/home"]').click();
    await page.locator('main[data-screen="home"]').waitFor();
    shop.restoreNetwork();
    await page.getByText(word(language, 'said.orderSubmitted')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
    await cart.open();
    await cart.waitUntilNothingIsSent();
    expect(new URL(page.url()).pathname).toBe('/cart');
    expect((await shop.traces()).orders).toBe(before.orders + 1);
  });

  test.each(casesAt(['is announced there; the next visit to the paid order stays on the order']))(
    '%s',
    async () => {
      const orderId = await shop.orderIn('confirmed');
      phone = await openDevice(`${shop.url}/auth?lang=${language}`, { keepsApp: true });
      const page = phone.page();
      await signIn(page, 'order_manager');
      await appKept(page);
      const order = orderPage(page, language);
      await order.open(shop.url, orderId);
      await order.openProof();
      const proof = proofSheet(page, language);
      await proof.addPhoto();
      await page.getByRole('button', { name: 'View photo 1, uploaded' }).waitFor();
      shop.cutNetwork();
      await proof.submitButton.click();
      await page.getByText(word(language, 'delivery.waiting.title')).first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: word(language, 'common.back'), exact: true }).click();
      await page.locator('main[data-screen="order-home"]').waitFor();
      shop.restoreNetwork();
      await page.getByText(word(language, 'said.proofAccepted')).waitFor();
      expect(new URL(page.url()).pathname).toBe('/order-home');
      await order.open(shop.url, orderId);
      await order.paymentLink.waitFor();
      expect(new URL(page.url()).pathname).toBe(`/order/${orderId}`);
      expect(await shop.statusOf(orderId)).toBe('paid');
    },
  );
});

// It takes a script before the page's own, which WebDriver does not run.
describe.skipIf(isWebKit)('a screen that was never opened', () => {
  test('where the browser keeps no app, without a network says so above the tabs, and opens once it is back', async () => {
    phone = await openDevice('about:blank');
    const page = phone.page();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(`${shop.url}/auth?lang=${language}`);
    await signIn(page, 'customer');
    await page.locator('article').first().waitFor();
    shop.cutNetwork();
    const cartTab = page.locator('nav a[href="/cart"]');
    await cartTab.click();
    await screenIn(page, 'unfetched', 'unfetched').waitFor();
    await page.getByRole('heading', { name: word(language, 'state.unreachable.title') }).waitFor();
    await page.getByText(word(language, 'state.offline')).waitFor();
    expect(await cartTab.isVisible()).toBe(true);
    shop.restoreNetwork();
    await page.locator('main[data-screen="cart"]').waitFor();
  });
});
