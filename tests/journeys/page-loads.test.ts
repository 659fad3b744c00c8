import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import { signIn } from './pages/app.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

/** What a page may fetch on its first visit until its screen is complete and what follows that has begun: bytes with their headers, and requests. */
interface Budget {
  readonly path: string;
  readonly persona: string | null;
  readonly kilobytes: number;
  readonly requests: number;
}

interface Asked {
  readonly address: string;
  readonly method: string;
  readonly kind: 'picture' | 'read' | 'file';
  bytes: number;
}

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** Notes what a page fetches, from its next load on. */
async function watch(page: Page): Promise<ReadonlyMap<string, Asked>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  const asked = new Map<string, Asked>();
  network.on('Network.requestWillBeSent', ({ requestId, request: { url, method } }) => {
    const address = url.replace(shop.url, '');
    const kind = address.startsWith('/api/files/')
      ? 'picture'
      : address.startsWith('/api/')
        ? 'read'
        : 'file';
    asked.set(requestId, { address, method, kind, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = asked.get(requestId);
    if (found !== undefined) found.bytes = encodedDataLength;
  });
  return asked;
}

const order = 'order/:id';

const budgets: readonly Budget[] = [
  { path: '/order-home', persona: 'order_manager', kilobytes: 295, requests: 26 },
  { path: `/${order}`, persona: 'order_manager', kilobytes: 278, requests: 22 },
  { path: `/auth/${order}`, persona: null, kilobytes: 250, requests: 20 },
  { path: '/product/quick-dry-sports-tee-navy-l', persona: 'customer', kilobytes: 253, requests: 20 },
  { path: '/cart', persona: 'customer', kilobytes: 240, requests: 18 },
  { path: '/my', persona: 'customer', kilobytes: 241, requests: 18 },
];

describe('the first visit of a page', () => {
  test.each(budgets)(
    '$path fetches no more than its budget, and reads nothing twice',
    async ({ path, persona, kilobytes, requests }) => {
      const phone = await openDevice(`${shop.url}/auth?lang=zh`);
      const page = phone.page();
      if (persona !== null) await signIn(page, persona);
      const address = path.replace(':id', await shop.orderIn('confirmed'));
      await page.goto(`${shop.url}/robots.txt`);
      await page.evaluate(() => localStorage.removeItem('categories'));
      const asked = await watch(page);
      await page.goto(shop.url + address);
      await page.locator('#root [data-screen]:not([data-screen="loading"])').first().waitFor();
      await page.locator('#root [data-skeleton]').first().waitFor({ state: 'detached' });
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-screen-')),
      );
      await phone.close();
      const all = [...asked.values()];
      const reads = all.filter(({ kind }) => kind === 'read').map((each) => `${each.method} ${each.address}`);
      expect(reads).toEqual([...new Set(reads)]);
      // What is asked for while the window closes depends on how long that takes.
      const begun = all.slice(0, all.findIndex((each) => each.address.includes('/after-screen-')) + 1);
      // Which pictures are near the screen is the browser's to say. A style that was preloaded is asked for once more, of what is there.
      const counted = begun.filter(({ kind }) => kind !== 'picture');
      const addresses = new Set(counted.map((each) => each.address));
      const bytes = counted.reduce((sum, each) => sum + each.bytes, 0);
      expect(addresses.size).toBeLessThanOrEqual(requests);
      expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
    },
  );
});
