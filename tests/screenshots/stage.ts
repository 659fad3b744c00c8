import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { openShop } from '../journeys/shop.ts';
import type { Shop } from '../journeys/shop.ts';
import { outFolder } from './beside-look.ts';
import { openView } from './views.ts';

/** A shop and a browser for the pictures of one file, open from its first test to its last. */
export function openStage() {
  let shop: Shop;
  let browser: Browser;
  beforeAll(async () => {
    shop = await openShop();
    browser = await chromium.launch(await findTestBrowser());
    await mkdir(outFolder, { recursive: true });
  });
  afterAll(async () => {
    await browser.close();
    await shop.close();
  });
  return {
    get shop(): Shop {
      return shop;
    },
    open: (looked: Parameters<typeof openView>[2]): Promise<Page> => openView(browser, shop.url, looked),
  };
}
