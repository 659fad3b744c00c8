import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { nextMark, openFront } from './front.ts';
import type { Front } from './front.ts';
import { appKept, signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

const language = 'th';
let shop: Shop;
let front: Front;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

beforeEach(async () => {
  front = await openFront(shop.url);
  phone = await openDevice(`${front.url}/auth?lang=${language}`, { keepsApp: true });
  await signIn(phone.page(), 'customer');
  await appKept(phone.page());
});

afterEach(async () => {
  await phone.close();
  await front.close();
});

const offer = (page: Page) => page.getByText(word(language, 'update.title'));
const accept = (page: Page) => page.getByRole('button', { name: word(language, 'update.accept') });

/** The page shows what the next build serves. Chromium leaves the old worker in place while it has something to do, for five minutes at most. */
const isNext = (page: Page) => page.locator(nextMark).waitFor({ state: 'attached', timeout: 330_000 });

/** How many marks of the next build a page carries. */
const marks = (page: Page) => page.locator(nextMark).count();

describe('a new build', { timeout: 480_000 }, () => {
  test('is offered, leaves the old one whole until it is accepted, opens in every tab then, and sends what was not sent', async () => {
    const before = await shop.traces();
    const first = phone.page();
    await front.deploy();
    await first.goto(`${front.url}/home`);
    await offer(first).waitFor();
    const second = await first.context().newPage();
    await second.goto(`${front.url}/my`);
    await second.locator('main[data-screen="my"]').waitFor();
    await offer(second).waitFor();
    expect([await marks(first), await marks(second)]).toEqual([0, 0]);
    await homePage(first, language).addToCart();
    await cartPage(first, language).open();
    await cartPage(first, language).askToSubmit();
    const submitted = front.holdRequest('/api/submit_order');
    await cartPage(first, language).submitButton.click();
    await submitted;
    await first.getByText(word(language, 'update.unsent')).waitFor();
    await accept(second).click();
    await Promise.all([isNext(first), isNext(second)]);
    await second.locator('main[data-screen="my"]').waitFor();
    expect(await offer(second).count()).toBe(0);
    await cartPage(first, language).waitUntilNothingIsSent();
    expect((await shop.traces()).orders).toBe(before.orders + 1);
    await second.close();
  });

  test('put off opens at the next start', async () => {
    const page = phone.page();
    await front.deploy();
    await page.goto(`${front.url}/home`);
    await page.getByRole('button', { name: word(language, 'update.putOff') }).click();
    expect([await offer(page).count(), await marks(page)]).toEqual([0, 0]);
    await phone.restart();
    await isNext(phone.page());
  });
});
