import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playsAllCases } from '../all-cases.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
import { confirmPaymentsPage, lanePage } from './pages/confirm-payments-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

declare global {
  interface Window {
    /** What has moved, and by how much of the window. */
    shifts: { readonly value: number; readonly what: readonly string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Share of the window that may move, times how far: what Core Web Vitals call good is ten times as much. */
const mostShift = 0.01;

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

function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        window.shifts.push({
          value,
          what: sources.map(({ node }) =>
            node instanceof HTMLElement ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone'),
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What is not there yet, or is shown as it was kept and read again. */
const stillLoading =
  '#root :is([data-skeleton], [data-screen="loading"], main[data-state="loading"], main[data-state$=".refreshing"])';

/** Opens a path while answers come late, of those that wait the one that was asked for last first. */
async function openLate(page: Page, path: string): Promise<void> {
  const held: Route[] = [];
  let isLate = true;
  await page.route('**/api/**', async (route) => {
    if (isLate) held.push(route);
    else await route.continue();
  });
  await page.goto(`${shop.url}${path}`, { waitUntil: 'commit' });
  await page.locator('#root main[data-screen]').waitFor();
  await expect
    .poll(
      async () => {
        const left = held.length + (await page.locator(stillLoading).count());
        await releaseAll(held);
        return left;
      },
      { timeout: 15_000 },
    )
    .toBe(0);
  isLate = false;
  await releaseAll(held);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

async function releaseAll(held: Route[]): Promise<void> {
  for (let route = held.pop(); route !== undefined; route = held.pop()) await route.continue();
}

describe.each([
  ['customer', 'th', ['/home', '/cart', '/my', '/order-home', 'product', 'order']],
  [
    'order_manager',
    'zh',
    ['/order-home?type=payments', 'payment', ...(playsAllCases ? ['/home', '/order-home', 'order'] : [])],
  ],
  ['finance', 'en', ['/order-home?type=confirm_payments', '/confirm-payments']],
  ['nobody', 'th', ['/auth', 'shared order']],
] as const)('nothing moves for %s, in %s, while a page loads', (persona, language, paths) => {
  let page: Page;

  beforeAll(async () => {
    page = await desktop.newPage({ path: `/auth?lang=${language}` });
    if (persona !== 'nobody') await signIn(page, persona);
    if (persona === 'finance') {
      await confirmPaymentsPage(page, language).open(shop.url);
      await confirmPaymentsPage(page, language).oneByOne();
      await lanePage(page, language).screen.waitFor();
    }
    await page.addInitScript(noteShifts);
  });

  test.each(paths)('%s', async (name) => {
    const path = name.startsWith('/') ? name : await pathOf(name);
    // As it is opened for the first time, and as it was kept.
    for (const visit of ['first', 'second']) {
      await openLate(page, path);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect([visit, sum <= mostShift ? [] : shifts]).toEqual([visit, []]);
    }
  });
});

async function pathOf(record: string): Promise<string> {
  if (record === 'payment') return `/payment/${await shop.paymentIn('paid')}`;
  if (record === 'shared order') return `/auth/order/${await shop.orderIn('created')}`;
  if (record === 'order') return `/order/${await shop.orderIn('created')}`;
  const [product] = await shop.rows<{ sku_id: string }>(
    "SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' AND on_hand > 0 ORDER BY sku_id LIMIT 1",
  );
  return `/product/${product?.sku_id ?? ''}`;
}
