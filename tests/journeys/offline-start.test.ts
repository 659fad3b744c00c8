import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isWebKit, openDevice } from './device.ts';
import type { Device } from './device.ts';
import { endSession } from './end-session.ts';
import { appKept, screenIn, signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { orderPage } from './pages/order-page.ts';
import { proofSheet } from './pages/proof-sheet.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

// The person's own: a language that was chosen on the device only may not have reached its disk when the phone dies.
const language = 'zh';
let shop: Shop;
let phone: Device;
/** Who is signed in on the phone; null before the first test, and after one that failed. */
let owner: string | null = null;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async ({ task }) => {
  shop.restoreNetwork();
  if (task.result?.state === 'fail') await leavePhone();
});

afterAll(async () => {
  await leavePhone();
  await shop.close();
});

async function leavePhone(): Promise<void> {
  if (owner !== null) await phone.close();
  owner = null;
}

/** The phone of a persona who has signed in, with the app kept: the one of the test before if it was theirs. */
async function visited(persona: string): Promise<Page> {
  if (owner === persona) {
    await phone.page().goto(`${shop.url}/home`);
    await phone.page().locator('article').first().waitFor();
    return phone.page();
  }
  await leavePhone();
  phone = await openDevice(`${shop.url}/auth?lang=${language}`, { keepsApp: true });
  owner = persona;
  await signIn(phone.page(), persona);
  await appKept(phone.page());
  return phone.page();
}

/** The customer's phone with something in the cart. */
async function shopping(): Promise<Page> {
  const page = await visited('customer');
  await cartPage(page, language).open();
  await screenIn(page, 'cart', 'editing.resting').waitFor();
  if ((await cartPage(page, language).countLines()) > 0) return page;
  await page.goto(`${shop.url}/home`);
  await homePage(page, language).addToCart();
  await cartPage(page, language).open();
  return page;
}

describe('a start without a network', () => {
  test('shows the person, the cart and the orders opened before, and says what it cannot show', async () => {
    const page = await shopping();
    const [kept] = await shop.rows<{ name: string }>(`SELECT name FROM users WHERE user_id = 'customer'`);
    const person = kept?.name ?? '';
    const product = await page.locator('main[data-screen="cart"] h2').innerText();
    await page.goto(`${shop.url}/my`);
    await page.locator('main[data-screen="my"]').waitFor();
    const orderId = await shop.orderIn('created');
    await orderPage(page, language).open(shop.url, orderId);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    shop.cutNetwork();
    const offline = await phone.restart();
    await screenIn(offline, 'order', 'shown.resting').waitFor();
    await offline.getByText(word(language, 'banner.outdated.title')).waitFor();
    expect(await offline.getByRole('heading', { level: 1 }).textContent()).toBe(name);

    await offline.goto(`${shop.url}/home`);
    // Its categories may be on the device, its products are not.
    const home = offline.locator('main[data-screen="home"]');
    await home.getByText(word(language, 'state.offline')).first().waitFor();
    expect(await home.locator('article').count()).toBe(0);
    await cartPage(offline, language).open();
    await offline.locator('[data-sticky-bar]').waitFor();
    expect(await offline.locator('main[data-screen="cart"] h2').allInnerTexts()).toEqual([product]);
    await offline.goto(`${shop.url}/my`);
    await offline.getByRole('heading', { name: person, exact: true }).waitFor();
    await offline.goto(`${shop.url}/order-home`);
    await screenIn(offline, 'order-home', 'unreachable').waitFor();

    shop.restoreNetwork();
    await orderListPage(offline).waitUntilListed();
  });
});

describe('a start on a network that swallows every request', () => {
  test('says that there is no connection, and shows the products once there is one', async () => {
    const page = await visited('customer');
    shop.silenceNetwork();
    await page.goto(`${shop.url}/home`);
    // The categories are still on the device, their products are not.
    await screenIn(page, 'home', 'shelf.shown.bare search.idle').waitFor();
    await page.getByText(word(language, 'state.offline')).first().waitFor();
    shop.restoreNetwork();
    await page.locator('article').first().waitFor();
    expect(await page.getByText(word(language, 'state.offline')).count()).toBe(0);
  });
});

describe('taken without a network, the phone killed and started again without one', () => {
  test('an order is still there, and goes out once when the network is back', async () => {
    const before = await shop.traces();
    await shopping();
    shop.cutNetwork();
    const page = await phone.restart();
    const cart = cartPage(page, language);
    await cart.askToSubmit();
    await cart.submitButton.click();
    await screenIn(page, 'cart', 'submitting.waiting').waitFor();
    const again = await phone.restart();
    await screenIn(again, 'cart', 'submitting.waiting').waitFor();
    await again.getByText(word(language, 'cart.pending.waiting')).waitFor();
    expect((await shop.traces()).orders).toBe(before.orders);
    shop.restoreNetwork();
    await cartPage(again, language).waitUntilNothingIsSent();
    expect((await shop.traces()).orders).toBe(before.orders + 1);
  });
});

describe('a start without a network after the session is over', () => {
  test('says that a sign-in is needed to send; what is taken goes out after it', async () => {
    const before = await shop.traces();
    await shopping();
    await endSession(phone.page());
    shop.cutNetwork();
    const page = await phone.restart();
    await page.getByText(word(language, 'banner.signInToSend.title')).waitFor();
    const cart = cartPage(page, language);
    await cart.askToSubmit();
    await cart.submitButton.click();
    await screenIn(page, 'cart', 'submitting.waiting').waitFor();
    shop.restoreNetwork();
    await page.getByRole('button', { name: word(language, 'banner.signInToSend.action') }).click();
    await page.getByText(word(language, 'auth.expired.title')).waitFor();
    expect((await shop.traces()).orders).toBe(before.orders);
    await signIn(page, 'customer');
    await cart.waitUntilNothingIsSent();
    expect((await shop.traces()).orders).toBe(before.orders + 1);
  });

  test('opens the app also where the person had been asked to sign in already', async () => {
    await shopping();
    await endSession(phone.page());
    await phone.page().goto(`${shop.url}/cart`);
    await phone.page().getByText(word(language, 'auth.expired.title')).waitFor();
    shop.cutNetwork();
    const page = await phone.restart();
    await page.getByText(word(language, 'banner.signInToSend.title')).waitFor();
    await screenIn(page, 'cart', 'editing.resting').waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
  });
});

describe('given without a network, the phone killed and started again without one', () => {
  test('a proof of payment with its photo is still there, and goes out once when the network is back', async () => {
    const before = await shop.traces();
    const orderId = await shop.orderIn('confirmed');
    await orderPage(await visited('order_manager'), language).open(shop.url, orderId);
    shop.cutNetwork();
    const page = await phone.restart();
    await orderPage(page, language).openProof();
    const proof = proofSheet(page, language);
    await proof.addPhoto();
    await proof.submitButton.click();
    await page.getByText(word(language, 'delivery.waiting.title')).first().waitFor();
    const again = await phone.restart();
    await again.getByRole('dialog').getByText(word(language, 'photo.waiting')).waitFor();
    expect((await shop.traces()).payments).toBe(before.payments);
    shop.restoreNetwork();
    await orderPage(again, language).paymentLink.waitFor();
    expect([(await shop.traces()).payments, await shop.statusOf(orderId)]).toEqual([
      before.payments + 1,
      'paid',
    ]);
  });
});

// It takes a script before the page's own, which WebDriver does not run.
describe.skipIf(isWebKit)('inside LINE', () => {
  const lineAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/143.0 Mobile Safari/537.36 Line/14.0.0';

  async function visitedInLine(): Promise<Page> {
    const page = await shopping();
    await page.addInitScript((agent) => {
      Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent });
    }, lineAgent);
    return page;
  }

  test('a start without a network opens what the link names, and keeps no address with credentials', async () => {
    const page = await visitedInLine();
    shop.cutNetwork();
    await page.goto(`${shop.url}/?liff.state=%2Fcart%3Flang%3Dth&code=c0de#access_token=s3cret`);
    await screenIn(page, 'cart', 'editing.resting').waitFor();
    expect(page.url()).toBe(`${shop.url}/cart?lang=th`);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => /liff|c0de|s3cret/.test(url.replace(/\/assets\/.*/, '')))).toEqual([]);
  });

  test('the worker leaves an address as it is', async () => {
    const page = await visitedInLine();
    shop.cutNetwork();
    const address = `${shop.url}/cart?code=c0de&state=x&liffClientId=1#access_token=s3cret`;
    await page.goto(address);
    await screenIn(page, 'cart', 'editing.resting').waitFor();
    expect(page.url()).toBe(address);
  });

  test('a server that does not answer holds the start up for a moment only', async () => {
    const page = await visitedInLine();
    const asked = shop.holdRequest('/api/auth/config');
    await page.goto(`${shop.url}/cart`);
    await asked;
    await screenIn(page, 'cart', 'editing.resting').waitFor();
    expect(page.url()).toBe(`${shop.url}/cart`);
  });
});
