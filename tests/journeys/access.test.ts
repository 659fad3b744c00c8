import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { goTo, screenIn, signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

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

/** A page on which a persona is signed in, at an address. */
async function signedIn(persona: string, path: string): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=en&redirect=${encodeURIComponent(path)}` });
  await signIn(page, persona);
  return page;
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** What the server says to a token that is no longer good, or never was. */
const [refusedToken, invalidToken] = [
  { status: 401, json: { code: 401, data: { reason: 'token_expired' }, message: 'token is expired' } },
  {
    status: 401,
    json: { code: 401, data: { reason: 'invalid_token' }, message: 'Invalid or expired token' },
  },
];

describe('without a sign-in', () => {
  test.each(casesAt(['', '/auth'], 0))(
    'every guarded screen below "%s" leads to sign-in, and back',
    async (base) => {
      const page = await desktop.newPage({ path: '/auth' });
      const screens = [
        'home',
        'order-home',
        'order',
        'orders',
        'payments',
        'cart',
        'my',
        'my/groups',
        'address',
        'about',
        'feedback',
        'role',
        'home-vip',
        'product/1',
        'payment/1',
        'stock',
      ];
      // Below /auth an order opens for whoever holds its link.
      for (const screen of base === '' ? [...screens, 'order/1'] : screens) {
        const path = `${base}/${screen}`;
        await goTo(page, path);
        await expect.poll(() => pathOf(page)).toBe(`/auth?redirect=${encodeURIComponent(path)}`);
        await page.locator('main[data-screen="auth"]').waitFor();
        expect(await page.locator('[data-tab-bar]').count()).toBe(0);
      }
      await page.goto(`${shop.url}${base}/my?lang=en`);
      await page.locator('[data-persona]').first().waitFor();
      await signIn(page, 'customer');
      await page.locator('main[data-screen="my"]').waitFor();
      expect(pathOf(page)).toBe(`${base}/my?lang=en`);
      await page.context().close();
    },
  );
});

describe('a session that is over', () => {
  test.each(
    casesAt(
      [
        ['expired', refusedToken],
        ['invalid', invalidToken],
      ] as const,
      1,
    ),
  )('(%s) leads from a screen that reads to sign-in, which says so, and back', async (_, refusal) => {
    const page = await signedIn('customer', '/my');
    await page.route('**/api/order_list', (route) => route.fulfill(refusal));
    await page.goto(`${shop.url}/order-home`);
    await page.getByText(word('en', 'auth.expired.title')).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/auth?redirect=%2Forder-home');
    await page.unroute('**/api/order_list');
    await signIn(page, 'customer');
    await orderListPage(page).waitUntilListed();
    await page.context().close();
  });

  test('leaves what is being sent on its screen, which offers to sign in, and then it is sent', async () => {
    const before = (await shop.traces()).orders;
    const page = await signedIn('customer', '/home');
    await homePage(page, 'en').addToCart();
    await cartPage(page, 'en').open();
    await cartPage(page, 'en').askToSubmit();
    await page.route('**/api/submit_order', (route) => route.fulfill(refusedToken), { times: 1 });
    await cartPage(page, 'en').submitButton.click();
    await page.getByText(word('en', 'banner.signInToSend.title')).waitFor();
    await screenIn(page, 'cart', 'submitting.waiting').waitFor();
    expect([pathOf(page), (await shop.traces()).orders]).toEqual(['/cart', before]);
    await page.getByRole('button', { name: word('en', 'banner.signInToSend.action') }).click();
    await page.getByText(word('en', 'auth.expired.title')).waitFor();
    await signIn(page, 'customer');
    await cartPage(page, 'en').waitUntilNothingIsSent();
    expect([pathOf(page), (await shop.traces()).orders]).toEqual(['/cart', before + 1]);
    await page.context().close();
  });
});

describe('the paths', () => {
  test('below /auth show the same screens, with the same tab lit', async () => {
    const page = await signedIn('customer', '/home');
    const lit = page.locator('#root [data-tab-bar] [aria-current="page"]');
    for (const [path, screen, tab] of [
      ['home', 'home', 'home'],
      ['order-home', 'order-home', 'orders'],
      ['order', 'order-home', 'orders'],
      ['order/', 'order-home', 'orders'],
      ['payments', 'order-home', 'orders'],
      ['cart', 'cart', 'cart'],
      ['my', 'my', 'me'],
      ['no-such-screen', 'not-found', 'home'],
    ] as const) {
      for (const base of ['', '/auth']) {
        await goTo(page, `${base}/${path}`);
        await page.locator(`main[data-screen="${screen}"]`).waitFor();
        expect(await lit.textContent()).toContain(word('en', `tab.${tab}`));
      }
    }
    await page.getByRole('button', { name: word('en', 'app.notFound.action') }).click();
    await page.locator('main[data-screen="home"]').waitFor();
    await page.context().close();
  });

  test('of the orders choose their tab: by the path, else the query, else the one that was shown last', async () => {
    const page = await signedIn('owner', '/home');
    for (const [path, tab] of [
      ['order-home', 'orders'],
      ['payments', 'payments'],
      ['order-home?type=orders', 'orders'],
      ['payments?type=orders', 'payments'],
    ] as const) {
      await page.goto(`${shop.url}/${path}`);
      await page.locator(`main[data-screen="order-home"][data-tab="${tab}"][data-state="listed"]`).waitFor();
    }
    await page.goto(`${shop.url}/order-home`);
    await page
      .getByRole('navigation', { name: word('en', 'orders.tabs') })
      .getByRole('button', { name: word('en', 'orders.paymentsTab') })
      .click();
    await page.locator('main[data-tab="payments"]').waitFor();
    await page.goto(`${shop.url}/order-home`);
    await page.locator('main[data-screen="order-home"][data-tab="payments"]').waitFor();
    expect(pathOf(page)).toBe('/order-home');
    await page.context().close();
  });

  test.each(casesAt(['customer', 'order_manager'], 0))(
    'that name a group which is not theirs say so once, and the persona %s has their own',
    async (persona) => {
      const message = word('en', 'said.foreignGroup');
      // It stands for seconds only, and the page is loaded anew meanwhile.
      const script = `new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent));
        if (added.join().includes(${JSON.stringify(message)})) sessionStorage.said = 'yes';
      }).observe(document, { childList: true, subtree: true })`;
      const said = async () => page.evaluate(() => sessionStorage.getItem('said'));
      const page = await desktop.newPage({ path: '/home?lang=en&group_id=nowhere', script });
      await signIn(page, persona);
      await page.locator('article').first().waitFor();
      await expect.poll(said).toBe('yes');
      expect(await page.evaluate(() => sessionStorage.getItem('group_id'))).toBeNull();
      await page.evaluate(() => sessionStorage.removeItem('said'));
      await page.goto(`${shop.url}/home`);
      await page.locator('article').first().waitFor();
      expect(await said()).toBeNull();
      await page.context().close();
    },
  );

  test.each(casesAt(['finance', 'storekeeper'], 1))(
    'to the cart lead the persona %s to the orders and say why',
    async (persona) => {
      const page = await signedIn(persona, '/cart');
      await page.locator('main[data-screen="order-home"]').waitFor();
      await page.getByText(word('en', 'cart.notYours')).waitFor();
      expect(pathOf(page)).toBe('/order-home');
      await page.context().close();
    },
  );

  test('of an empty cart lead to the shelf', async () => {
    const page = await signedIn('vip', '/cart');
    await page.getByRole('button', { name: word('en', 'cart.empty.action') }).click();
    await page.locator('main[data-screen="home"]').waitFor();
    expect(pathOf(page)).toBe('/home');
    await page.context().close();
  });
});

describe('the demo', () => {
  test.each(casesAt(['zh', 'en', 'th'] as const, 1))(
    'says on every screen in %s, in one line, that it is one',
    async (language) => {
      const page = await desktop.newPage({ path: `/auth?lang=${language}`, width: 320 });
      const line = page.locator('#root').getByText(word(language, 'app.demo'));
      await line.waitFor();
      const saysSo = async () => {
        await line.waitFor();
        const { width, height } = (await line.boundingBox())!;
        expect([width, height]).toEqual([320, 20]);
        expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      };
      const order = `/order/${await shop.orderIn('paid')}`;
      await goTo(page, `/auth${order}`);
      await page.locator('main[data-screen="shared-order"]').waitFor();
      await saysSo();
      await goTo(page, '/auth');
      await signIn(page, 'customer');
      for (const [path, screen] of [
        ['/home', 'home'],
        ['/cart', 'cart'],
        ['/my', 'my'],
        ['/order-home', 'order-home'],
        [order, 'order'],
      ] as const) {
        await goTo(page, path);
        await page.locator(`main[data-screen="${screen}"]`).waitFor();
        await saysSo();
      }
      await page.context().close();
    },
  );
});
