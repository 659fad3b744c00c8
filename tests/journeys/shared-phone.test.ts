import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { onDisk } from './on-disk.ts';
import { appKept, screenIn, signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderPage } from './pages/order-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

const language = 'en';
let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => phone.close());
afterAll(() => shop.close());

/** Resolves with the token of the next call that carries one. */
async function tokenUsedBy(page: Page): Promise<string> {
  const request = await page.waitForRequest((sent) => sent.headers()['authorization'] !== undefined);
  return request.headers()['authorization']?.replace('Bearer ', '') ?? '';
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${shop.url}/my`);
  await page.getByRole('button', { name: word(language, 'my.signOut') }).click();
  await screenIn(page, 'auth', 'signedOut').waitFor();
}

/** What a shop would not want a stranger to read of an order: who ordered, how to reach them, where it goes, what it is. */
async function wordsOf(orderId: string): Promise<readonly string[]> {
  const rows = await shop.rows<Readonly<Record<string, string>>>(
    `SELECT u.name AS person, o.remark, a.phone, a.address, l.name AS product
     FROM orders o
     JOIN users u ON (u.merchant_id, u.user_id) = (o.merchant_id, o.customer_id)
     JOIN addresses a ON (a.merchant_id, a.address_id) = (o.merchant_id, o.address_id)
     JOIN order_lines l ON (l.merchant_id, l.order_id) = (o.merchant_id, o.order_id)
     WHERE o.order_id = $1`,
    [orderId],
  );
  return [...new Set(rows.flatMap((row) => Object.values(row)))].filter((text) => text.length > 3);
}

describe('a phone that several people use', () => {
  test('14.3.1 keeps nothing that can be read, and shows nothing, once somebody has signed out', async () => {
    phone = await openDevice(`${shop.url}/auth?lang=${language}`, { keepsApp: true });
    const page = phone.page();
    await screenIn(page, 'auth', 'signedOut').waitFor();
    const shownToAll = await page.content();
    const used = tokenUsedBy(page);
    await signIn(page, 'customer');
    await appKept(page);
    const orderId = await shop.orderIn('created');
    await homePage(page, language).addToCart();
    await orderPage(page, language).open(shop.url, orderId);
    await onDisk(page);
    const secrets = [await used, ...(await wordsOf(orderId))];
    expect(secrets.length).toBeGreaterThan(3);
    const readable = (kept: string) => secrets.filter((secret) => kept.includes(secret));
    expect(readable(await keptOnDevice(page))).toContain(await used);

    await signOut(page);
    await onDisk(page);
    expect(readable(await keptOnDevice(page))).toEqual([]);
    const shown = async () => readable(await page.content()).filter((secret) => !shownToAll.includes(secret));
    expect(await shown()).toEqual([]);
    expect(await page.context().cookies(`${shop.url}/api/files/`)).toEqual([]);
    await page.goBack();
    await screenIn(page, 'auth', 'signedOut').waitFor();
    expect(await shown()).toEqual([]);
  });

  test.each(casesAt(['keeps as little where there was no network to sign out by']))('%s', async () => {
    phone = await openDevice(`${shop.url}/auth?lang=${language}`, { keepsApp: true });
    const page = phone.page();
    const used = tokenUsedBy(page);
    await signIn(page, 'customer');
    await appKept(page);
    const orderId = await shop.orderIn('created');
    await orderPage(page, language).open(shop.url, orderId);
    await onDisk(page);
    const secrets = [await used, ...(await wordsOf(orderId))];
    shop.cutNetwork();
    await signOut(page);
    await onDisk(page);
    shop.restoreNetwork();
    const kept = await keptOnDevice(page);
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
  });

  test('shows each of them their own work only, and shows it again when they come back', async () => {
    phone = await openDevice(`${shop.url}/auth?lang=${language}`);
    const page = phone.page();
    await signIn(page, 'customer');
    await homePage(page, language).addToCart();
    await cartPage(page, language).open();
    const cart = screenIn(page, 'cart', 'editing.resting');
    const taken = await cart.textContent();
    await signOut(page);

    await signIn(page, 'vip');
    await cartPage(page, language).open();
    await page.getByText(word(language, 'cart.empty.title')).waitFor();
    await signOut(page);

    await signIn(page, 'customer');
    await cartPage(page, language).open();
    expect(await cart.textContent()).toBe(taken);
  });
});
