import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { copiesShape } from '../../src/first-paint/read-page-copy.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
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

/** What is said of the orders, and how far below the top of the header, in CSS pixels: the line of a demo comes with the app. */
function ordersIn(page: Page, place: string) {
  return page.locator(`${place} time`).evaluateAll((times, within) => {
    const { top } = document.querySelector(`${within} header`)!.getBoundingClientRect();
    return times.map((time) => {
      const row = time.closest<HTMLElement>('[class*="_record_"]')!;
      const said = row.cloneNode(true) as HTMLElement;
      for (const hidden of said.querySelectorAll('.unseen, [class*="_action_"]')) hidden.remove();
      return [said.textContent, Math.round(row.getBoundingClientRect().top - top)];
    });
  }, place);
}

describe('a visit of the orders of which nothing is kept', () => {
  test.each(
    casesAt(
      [
        ['zh', 'customer'],
        ['en', 'order_manager'],
        ['th', 'owner'],
      ] as const,
      0,
      2,
    ),
  )('shows them before the app runs, as the app does then: %s, %s', async (language, persona) => {
    const page = await desktop.newPage({ path: `/auth?lang=${language}` });
    await signIn(page, persona);
    let drawn: Awaited<ReturnType<typeof ordersIn>> = [];
    await page.route('**/assets/index-*.js', async (route) => {
      await page.locator('.page-copy time').first().waitFor();
      drawn = await ordersIn(page, '.page-copy');
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${shop.url}/order-home`, { waitUntil: 'commit' });
    await page.locator('#root time').first().waitFor();
    await page.locator('.page-copy').waitFor({ state: 'detached' });
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn).toEqual(await ordersIn(page, '#root'));
    expect(asked.filter((path) => path === '/api/order_list')).toEqual(['/api/order_list']);
    await page.context().close();
  });
});

/** Removes the copies of screens that the browser has kept. */
async function forgetCopies(page: Page): Promise<void> {
  await page.evaluate(
    async (name) =>
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(new Error('the copies could not be removed'));
      }),
    copiesShape.name,
  );
}

describe('a visit of the orders by somebody who has them otherwise', () => {
  test.each([
    ['in lines, one for each order', 'order_manager', '/order-home', true],
    ['after the payments to confirm', 'finance', '/order-home', false],
    ['narrowed by their address', 'order_manager', '/order-home?type=orders&status=paid', false],
  ] as const)('%s shows nothing before the app', async (_, persona, path, isCompact) => {
    const page = await desktop.newPage({ path: '/auth?lang=en' });
    await signIn(page, persona);
    if (isCompact) await page.evaluate(() => localStorage.setItem('order-home.compact', '1'));
    // Who signed in may have come to the orders already, which are kept then.
    await page.goto(`${shop.url}/my`);
    await page.locator('#root main[data-screen="my"]').waitFor();
    await forgetCopies(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.page-copy') !== null) document.documentElement.dataset['drawn'] = 'yes';
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(shop.url + path);
    await page.locator('#root main[data-screen="order-home"]:has([role="listitem"])').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['drawn'])).toBe(undefined);
    await page.context().close();
  });
});

describe('a visit of a product', () => {
  test.each(
    casesAt(
      [
        ['zh', 'vip'],
        ['th', 'storekeeper'],
      ] as const,
      0,
    ),
  )(
    'shows its picture, name and price before the app runs, as the app does then: %s, %s',
    async (language, persona) => {
      const page = await desktop.newPage({ path: `/auth?lang=${language}` });
      await signIn(page, persona);
      const seen = (place: string) =>
        page.evaluate((within) => {
          const root = document.querySelector(within)!;
          const parts = root.querySelectorAll<HTMLElement>('h1, img, h1 ~ [class*="_prices_"]');
          return [...parts].map((part) => {
            const said = part.cloneNode(true) as HTMLElement;
            for (const hidden of said.querySelectorAll('.unseen')) hidden.remove();
            return [said.textContent, part.getAttribute('src')];
          });
        }, place);
      let drawn: Awaited<ReturnType<typeof seen>> = [];
      await page.route('**/assets/index-*.js', async (route) => {
        await page.locator('.page-copy h1').waitFor();
        drawn = await seen('.page-copy');
        await route.continue();
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${shop.url}/product/quick-dry-sports-tee-navy-l`, { waitUntil: 'commit' });
      await page.locator('#root h1').waitFor();
      await page.locator('.page-copy').waitFor({ state: 'detached' });
      expect(drawn.length).toBe(3);
      expect(drawn).toEqual((await seen('#root main')).slice(0, 3));
      expect(asked.filter((path) => path === '/api/sku_siblings')).toEqual(['/api/sku_siblings']);
      await page.context().close();
    },
  );
});

describe('a shared order, opened by somebody signed out', () => {
  test('is asked for before the app runs, once', async () => {
    const orderId = await shop.orderIn('confirmed');
    const page = await desktop.newPage({ path: '/robots.txt' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const early = page.waitForRequest('**/api/order_detail?*');
    await page.route('**/assets/index-*.js', async (route) => {
      await early;
      await route.continue();
    });
    await page.goto(`${shop.url}/auth/order/${orderId}?lang=en`, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: /^#/ }).waitFor();
    expect(asked.filter((path) => path === '/api/order_detail')).toEqual(['/api/order_detail']);
    await page.context().close();
  });
});
