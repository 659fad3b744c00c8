import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { goTo, screenIn } from './pages/app.ts';
import { homePage } from './pages/home-page.ts';
import { orderPage } from './pages/order-page.ts';
import { paymentPage } from './pages/payment-page.ts';
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

const userAgent = `Object.defineProperty(Navigator.prototype, 'userAgent', {
  get: () => 'Mozilla/5.0 (Linux; Android 14) Chrome/143.0 Mobile Safari/537.36 Line/14.0.0',
});`;

/** LINE's SDK as its app gives it to a page of this persona; the server takes the token of a demo's persona for LINE's. */
const sdkOf = (persona: string, lineId: string) => `export const liff = {
  init: async () => undefined,
  isInClient: () => true,
  isLoggedIn: () => true,
  isApiAvailable: () => false,
  getContext: () => ({ viewType: 'full' }),
  getAccessToken: () => 'demo:${persona}',
  getProfile: async () => ({ userId: '${lineId}', displayName: 'Mei Chen', statusMessage: 'Open until six' }),
  login: () => { throw new Error('nobody leaves LINE to sign in to it'); },
  logout: () => undefined,
  closeWindow: () => document.documentElement.setAttribute('data-closed', ''),
};`;

/** A page in LINE's app, of somebody whom LINE knows. */
async function openInLine(persona: string, path: string): Promise<Page> {
  const page = await desktop.newPage({ path: '/terms', script: userAgent });
  await page.route('**/api/auth/config', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { readonly data: object };
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, liff_id: '1-abc' } } });
  });
  const [person] = await shop.rows<{ readonly line_id: string }>(
    `SELECT line_id FROM users WHERE merchant_id = 'm-demo' AND user_id = $1`,
    [persona],
  );
  await page.route(/\/assets\/liff-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: sdkOf(persona, person?.line_id ?? '') }),
  );
  await page.goto(`${shop.url}${path}`);
  return page;
}

describe('inside LINE', () => {
  test('a link to confirm a payment signs in without a tap, opens the receipt, and closes the window once it is confirmed', async () => {
    const id = await shop.paymentIn('paid');
    const page = await openInLine('finance', `/payment/${id}?lang=en&action=confirm`);
    const payment = paymentPage(page, 'en');
    await payment.confirmReceiptButton.click();
    await page.locator('html[data-closed]').waitFor({ state: 'attached' });
    const confirmed = await shop.rows<{ readonly status: string }>(
      `SELECT status FROM payment_orders WHERE payment_order_id = $1`,
      [id],
    );
    expect(confirmed).toEqual([{ status: 'completed' }]);
    await page.context().close();
  });

  test('a page that no link opened shows who somebody is in LINE, and its window stays', async () => {
    const page = await openInLine('order_manager', `/order/${await shop.orderIn('created')}?lang=en`);
    await page.getByText('Open until six').waitFor();
    const sent = page.waitForRequest('**/api/update_order');
    await orderPage(page, 'en').confirm();
    expect((await sent).postDataJSON()).toMatchObject({
      line_user_id: expect.stringMatching(/^U[0-9a-f]{32}$/),
      line_display_name: 'Mei Chen',
    });
    expect(await page.locator('html').getAttribute('data-closed')).toBeNull();
    await page.context().close();
  });

  test('a session that ends is renewed without a tap, where the person is, with what they had begun', async () => {
    const page = await openInLine('customer', '/home?lang=en');
    await homePage(page, 'en').addToCart();
    const renewed = page.waitForResponse('**/api/auth/line');
    let isOver = true;
    void renewed.then(() => (isOver = false));
    await page.route('**/api/order_list', (route) =>
      isOver
        ? route.fulfill({
            status: 401,
            json: { code: 401, message: 'token is expired', data: { reason: 'token_expired' } },
          })
        : route.continue(),
    );
    await goTo(page, '/order-home');
    expect((await renewed).status()).toBe(200);
    await screenIn(page, 'order-home', 'listed').waitFor();
    await goTo(page, '/cart');
    await page.locator('main[data-screen="cart"] h2').first().waitFor();
    await page.context().close();
  });
});
