import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
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

describe('a browser that is too old', () => {
  test.each([
    ['a method of arrays', 'delete Array.prototype.findLast'],
    ['a signal that ends by itself', 'delete AbortSignal.timeout'],
    ['the CSS that screens are laid out by', "CSS.supports = (rule) => !rule.includes(':has')"],
    ['what came with the oldest supported versions', 'CSS.supports = (_, value) => value !== "1lh"'],
    ['CSS.supports', 'delete CSS.supports'],
    ['what the script of the page needs', 'delete window.indexedDB; delete AbortSignal.timeout', '/auth'],
  ])('which lacks %s says so in three languages, and what to do', async (_, script, path = '/home') => {
    const page = await desktop.newPage({ path, script });
    const said = await page
      .locator('main[data-screen="too-old"] section')
      .evaluateAll((sections) =>
        sections.map((section) => [(section as HTMLElement).lang, section.querySelector('h1')?.textContent]),
      );
    expect(said).toEqual([
      ['zh', '这个浏览器太旧了'],
      ['en', 'This browser is too old'],
      ['th', 'เบราว์เซอร์นี้เก่าเกินไป'],
    ]);
    expect(await page.locator('[data-screen]').count()).toBe(1);
    expect(await page.locator('.page-copy').count()).toBe(0);
  });
});

describe('a browser that is new enough', () => {
  test('opens the app also in a view that has no width yet', async () => {
    const page = await desktop.newPage({
      path: '/auth',
      script: `{
        const { matchMedia } = window;
        window.matchMedia = (query) =>
          query.startsWith('(width ') ? { matches: query === '(width >= 0px)' } : matchMedia(query);
      }`,
    });
    await page.locator('[data-screen="auth"]').waitFor();
    expect(await page.locator('[data-screen]').count()).toBe(1);
  });
});
