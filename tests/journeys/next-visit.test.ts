import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { appKept, signIn } from './pages/app.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

interface Moment {
  /** Names on the copy's cards; null without a copy. */
  readonly copied: readonly string[] | null;
  /** State of the app's own screen; null before it runs. */
  readonly screen: string | null;
}

declare global {
  interface Window {
    moments: Moment[];
    /** Addresses that were asked before the app, whose requests are objects. */
    askedEarly: string[];
  }
}

let shop: Shop;
let desktop: Desktop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

/** A window of somebody who has signed in, which keeps the app where a test is about that. */
async function open(keepsApp = false): Promise<void> {
  page = await desktop.newPage({ path: '/auth?lang=zh', keepsApp });
  await signIn(page, 'vip');
}

afterEach(() => page.context().close());

/** Notes each change of the copy and of the app's screen. */
function noteMoments(): void {
  window.moments = [];
  new MutationObserver(() => {
    // The shell with the first products is no copy.
    const copy = document.querySelector('.page-copy:not(:has(> .shell))');
    const moment: Moment = {
      copied: copy && [...copy.querySelectorAll('h3')].map((name) => name.textContent),
      screen: document.querySelector<HTMLElement>('#root main')?.dataset['state'] ?? null,
    };
    if (JSON.stringify(moment) !== JSON.stringify(window.moments.at(-1))) window.moments.push(moment);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Paths whose copies this device keeps. */
function keptCopies(): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answerOf(indexedDB.open('talat-pages'));
    const paths = await answerOf(database.transaction('copies').objectStore('copies').getAllKeys());
    database.close();
    return paths.map(String);
  });
}

const products = () => page.locator('#root article h3').allTextContents();

/** Opens home and waits until it is kept for the next visit. */
async function visitHome(): Promise<readonly string[]> {
  await page.goto(`${shop.url}/home`);
  await page.locator('#root article').first().waitFor();
  const names = await products();
  await expect.poll(keptCopies).toEqual(['/home']);
  return names;
}

/** Opens home again; answers what was seen until the app's own screen was complete. */
async function visitAgain(): Promise<readonly Moment[]> {
  await page.addInitScript(noteMoments);
  await page.goto(`${shop.url}/home`);
  await page.locator('#root article').first().waitFor();
  return page.evaluate(() => window.moments);
}

function noteEarly(): void {
  window.askedEarly = [];
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (typeof input === 'string') window.askedEarly.push(input);
    return send(input, init);
  };
}

describe('a visit of home of which nothing is kept', () => {
  test.each(
    casesAt(
      [
        ['its categories and shelves', ['categories'], true],
        ['its shelves, where the categories are known', [], false],
      ] as const,
      0,
    ),
  )(
    'asks for %s before the app runs, once, and shows the first shelf',
    async (_, forgotten, asksCategories) => {
      await open();
      await visitHome();
      await page.goto(`${shop.url}/robots.txt`);
      await page.evaluate(async (names) => {
        for (const name of names) localStorage.removeItem(name);
        const removal = indexedDB.deleteDatabase('talat-pages');
        await new Promise((resolve) => (removal.onsuccess = resolve));
      }, forgotten);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (/^\/api\/all_(product_category|sku_list)$/.test(pathname)) asked.push(pathname + search);
      });
      await page.addInitScript(noteEarly);
      let shownBefore: readonly string[] = [];
      await page.route('**/assets/index-*.js', async (route) => {
        const names = page.locator('.page-copy > .shell article h3');
        await names.first().waitFor();
        shownBefore = await names.allTextContents();
        await route.continue();
      });
      await page.goto(`${shop.url}/home`, { waitUntil: 'commit' });
      await page.locator('#root article').first().waitFor();
      await page.locator('.page-copy').waitFor({ state: 'detached' });
      expect(shownBefore.length).toBeGreaterThan(0);
      expect((await products()).slice(0, shownBefore.length)).toEqual(shownBefore);
      const early = await page.evaluate(() => window.askedEarly);
      expect(early.some((address) => address.startsWith('/api/all_product_category?'))).toBe(asksCategories);
      expect(early.filter((address) => address.startsWith('/api/all_sku_list?')).length).toBeGreaterThan(0);
      expect(asked).toEqual(early);
    },
  );
});

describe('the next visit of home', () => {
  test('shows it as it was before the app runs, until the app’s own is complete', async () => {
    await open(true);
    const names = await visitHome();
    await appKept(page);
    const moments = await visitAgain();
    const [first] = moments.filter(({ copied }) => copied !== null);
    expect(first?.screen).toBe(null);
    expect(first?.copied?.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining([...(first?.copied ?? [])]));
    expect(moments.at(-1)).toEqual({ copied: null, screen: 'shelf.shown.resting search.idle' });
    expect(moments.filter(({ copied, screen }) => copied === null && screen === 'loading')).toEqual([]);
    // The app's font is on the device by now.
    expect(await page.evaluate(() => document.documentElement.dataset['letters'])).toBe(undefined);
  });

  test('asks for each shelf once', async () => {
    await open();
    await visitHome();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/all_sku_list') asked.push(search);
    });
    await visitAgain();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toEqual([...new Set(asked)]);
  });

  test('in another language shows nothing of it', async () => {
    await open();
    await visitHome();
    await page.evaluate(() => localStorage.setItem('lang', 'th'));
    expect((await visitAgain()).filter(({ copied }) => copied !== null)).toEqual([]);
  });

  test('by whoever signs in next shows nothing of it, and nothing of it is left', async () => {
    await open();
    await visitHome();
    await page.goto(`${shop.url}/my`);
    await page.getByRole('button', { name: word('zh', 'my.signOut'), exact: true }).click();
    await page.locator('main[data-screen="auth"]').waitFor();
    expect(await keptCopies()).toEqual([]);
    // Their own home would be kept as they leave it.
    await page.goto(`${shop.url}/auth?redirect=%2Fmy`);
    await signIn(page, 'customer');
    expect((await visitAgain()).filter(({ copied }) => copied !== null)).toEqual([]);
  });
});
