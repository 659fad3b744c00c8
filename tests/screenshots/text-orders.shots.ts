import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { textOrderPage } from '../journeys/pages/text-order-page.ts';
import { openShop } from '../journeys/shop.ts';
import type { Shop } from '../journeys/shop.ts';
import { outFolder } from './beside-look.ts';
import { languages, openView, shoot, views } from './views.ts';

const text = '红灯笼大的 5 个，蓝色海浪杯两打，ชาอู่หลง 12 กระป๋อง，zzqx 3。周五下午送，不要压坏';
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

describe.each(languages)('in %s', (language) => {
  test.each(views)('a text order, $name', async (view) => {
    const page = await openView(browser, shop.url, { language, view, persona: 'customer' });
    const order = textOrderPage(page, language);
    await page.goto(`${shop.url}/order-home`);
    await order.write();
    await order.field.fill(text);
    await shoot(page, 'text-order-dialog', language, view.name);
    await order.recognise();
    await shoot(page, 'text-order', language, view.name);
    await page.goto(`${shop.url}/order-home`);
    await order.offer.waitFor();
    await shoot(page, 'text-order-offer', language, view.name);
    await page.context().close();
  });
});
