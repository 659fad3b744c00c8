import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;
let phone: Device;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());
afterEach(() => phone.close());

describe('a browser that is too old', () => {
  test.each([
    ['a method of arrays', 'delete Array.prototype.findLast'],
    ['a signal that ends by itself', 'delete AbortSignal.timeout'],
    ['the CSS that screens are laid out by', "CSS.supports = (rule) => !rule.includes(':has')"],
    ['CSS.supports', 'delete CSS.supports'],
  ])('which lacks %s says so in three languages, and what to do', async (_, removal) => {
    phone = await openDevice('about:blank');
    const page = phone.page();
    await page.addInitScript(removal);
    await page.goto(`${shop.url}/home`, { waitUntil: 'load' });
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
  });
});
