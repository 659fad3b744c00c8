import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { appKept, screenIn, signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';
import type { Language } from './words.ts';

let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await phone.close();
  shop.restoreNetwork();
});
afterAll(() => shop.close());

/** Somebody with a cart who has been on all screens that are needed, so that they open without a network. */
async function readyToOrder(language: Language, keepsApp: boolean): Promise<Page> {
  phone = await openDevice(`${shop.url}/auth?lang=${language}`, { keepsApp });
  const page = phone.page();
  await signIn(page, 'customer');
  await page.goto(`${shop.url}/my/unsent`);
  await screenIn(page, 'unsent', 'empty').waitFor();
  await openMe(page);
  await page.locator('nav a[href="/home"]').click();
  await homePage(page, language).addToCart();
  const cart = cartPage(page, language);
  await cart.open();
  await cart.askToSubmit();
  // What describes unsent work is fetched only with it.
  if (keepsApp) await appKept(page);
  return page;
}

async function openMe(page: Page): Promise<void> {
  await page.locator('nav a[href="/my"]').click();
  await page.locator('main[data-screen="my"]').waitFor();
}

function dot(page: Page, language: Language) {
  return page.getByRole('navigation').getByText(word(language, 'tab.unsent'));
}

describe('an order made without a network', () => {
  test('is described, asked about at a sign-out, and sent when the network is back', async () => {
    const before = await shop.traces();
    const page = await readyToOrder('en', true);
    shop.cutNetwork();
    await cartPage(page, 'en').submitButton.click();
    await screenIn(page, 'cart', 'submitting.waiting').waitFor();
    await openMe(page);
    expect(await dot(page, 'en').count()).toBe(1);
    await page.getByRole('link', { name: word('en', 'unsent.title') }).click();
    await screenIn(page, 'unsent', 'listed').waitFor();
    const row = page.locator('main a');
    expect(await row.count()).toBe(1);
    expect(await row.textContent()).toMatch(/^New order1 product · .+Waiting for a connection฿/);
    await openMe(page);
    await page.getByRole('button', { name: word('en', 'my.signOut') }).click();
    await page.getByRole('dialog').getByText('1 item is not sent yet.').waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('en', 'common.notNow') })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await screenIn(page, 'my', 'signedIn.resting').waitFor();
    shop.restoreNetwork();
    await dot(page, 'en').waitFor({ state: 'detached' });
    expect((await shop.traces()).orders).toBe(before.orders + 1);
  });
});

describe('clearing the cache', () => {
  test('with an unsent order empties the device, signs every tab out, and keeps language and group', async () => {
    const before = await shop.traces();
    const page = await readyToOrder('th', false);
    await page.context().route('**/api/submit_order', (route) => route.abort());
    await cartPage(page, 'th').submitButton.click();
    await screenIn(page, 'cart', 'submitting.unknown').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${shop.url}/home`);
    await other.locator('article').first().waitFor();
    const group = await shop.groupOf('customer');
    await page.evaluate(plant, group);
    await openMe(page);
    await page.getByRole('button', { name: word('th', 'my.clearCache') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('th', 'my.clearAndLose') })
      .click();
    await page.waitForURL(`${shop.url}/auth`);
    await screenIn(page, 'auth', 'signedOut').waitFor();
    await screenIn(other, 'auth', 'signedOut').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('th');
    expect(await page.evaluate(whatIsKept)).toEqual({
      databases: ['talat-device', 'talat-session'],
      local: { lang: 'th' },
      tab: { group_id: group },
      planted: false,
    });
    await page.context().unroute('**/api/submit_order');
    await signIn(page, 'customer');
    await openMe(page);
    expect(await dot(page, 'th').count()).toBe(0);
    expect((await shop.traces()).orders).toBe(before.orders);
  });
});

describe('clearing the cache without a network', () => {
  test('leaves the app to be opened, and the server is told at the next start that reaches it', async () => {
    phone = await openDevice(`${shop.url}/auth?lang=th`, { keepsApp: true });
    const page = phone.page();
    await signIn(page, 'customer');
    await appKept(page);
    const filesCookie = async () =>
      (await page.context().cookies()).filter(({ name }) => name === 'talat_files').length;
    expect(await filesCookie()).toBe(1);
    await openMe(page);
    shop.cutNetwork();
    await page.getByRole('button', { name: word('th', 'my.clearCache') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('th', 'my.clearCache') })
      .click();
    await page.waitForURL(`${shop.url}/auth`);
    await screenIn(page, 'auth', 'signedOut').waitFor();
    expect([await page.evaluate(whatIsKept), await filesCookie()]).toMatchObject([
      { databases: ['talat-device', 'talat-session'], local: { lang: 'th', 'signOut.pending': '1' } },
      1,
    ]);
    shop.restoreNetwork();
    await page.reload();
    await page.locator('[data-persona="customer"]').waitFor();
    await expect.poll(filesCookie).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signOut.pending'))).toBeNull();
    expect(await page.evaluate(whatIsKept)).toMatchObject({ local: { lang: 'th' } });
  });
});

/** A chosen group, and what others may have left in the browser. */
async function plant(group: string): Promise<void> {
  localStorage.setItem('LIFF_STORE:1:accessToken', 'planted');
  sessionStorage.setItem('group_id', group);
  sessionStorage.setItem('order-home.type', 'payments');
  await caches.open('planted');
}

async function whatIsKept() {
  const databases = await indexedDB.databases();
  return {
    databases: databases.map(({ name }) => name).toSorted(),
    local: Object.fromEntries(Object.entries(localStorage)),
    tab: Object.fromEntries(Object.entries(sessionStorage)),
    planted: await caches.has('planted'),
  };
}
