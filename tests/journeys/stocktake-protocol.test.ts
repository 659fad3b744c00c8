import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
import { stocktakePage } from './pages/stocktake-page.ts';
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

async function openAs(persona: string, path: string): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=en&redirect=${encodeURIComponent(path)}` });
  await signIn(page, persona);
  return page;
}

describe('a past stocktake', () => {
  test('is found from where the next begins, is laid out in pages, and saved as a sheet with each line', async () => {
    const [past] = await shop.rows<{ id: string; lines: number }>(
      `SELECT stocktake_id AS id, count(*)::int AS lines FROM stock_records
         WHERE merchant_id = 'm-demo' AND stocktake_id IS NOT NULL GROUP BY 1`,
    );
    const page = await openAs('storekeeper', '/stocktake');
    await page.getByRole('link', { name: word('en', 'stocktake.past.title') }).click();
    await page
      .locator(`main[data-screen="past-stocktakes"] a[href="/stocktake/${past?.id}/protocol"]`)
      .click();
    await page.locator('main[data-screen="print"]').waitFor();
    const pages = page.locator('[data-printed] section');
    await pages.first().waitFor();
    const countOf = (part: string) => pages.locator(part).count();
    expect([past?.lines, await countOf('tbody tr'), await countOf('thead'), await pages.count()]).toEqual([
      22, 22, 2, 2,
    ]);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: word('en', 'stocktake.protocol.download') }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^stocktake-\d{4}-\d\d-\d\d\.xlsx$/);
    const book = read(await readFile(await file.path()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    const saved = sheet === undefined ? [] : utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
    const printed = await pages.locator('tbody tr td:nth-child(2) strong').allInnerTexts();
    expect(saved.slice(5).map(([name]) => name)).toEqual(printed);
    await page.context().close();
  });
});

async function smallestShelf(): Promise<{ readonly names: string[]; readonly products: number }> {
  const [shelf] = await shop.rows<{ names: string[]; products: number }>(
    `SELECT ARRAY[top.name, section.name, leaf.name] AS names, count(*)::int AS products
       FROM categories leaf JOIN categories section ON section.category_id = leaf.parent_id AND section.merchant_id = leaf.merchant_id
       JOIN categories top ON top.category_id = section.parent_id AND top.merchant_id = leaf.merchant_id
       JOIN skus ON skus.category_id = leaf.category_id AND skus.merchant_id = leaf.merchant_id
       WHERE leaf.merchant_id = 'm-demo' AND skus.status = 'active' GROUP BY 1 ORDER BY 2, 1 LIMIT 1`,
  );
  if (shelf === undefined) throw new Error('the shop has no shelf');
  return shelf;
}

describe('a stocktake of which a part is confirmed', () => {
  test('records it once, goes on after a reload beside what is recorded, and ends once all is counted', async () => {
    const page = await openAs('storekeeper', '/stocktake');
    const shelf = await smallestShelf();
    const stocktake = stocktakePage(page, 'en');
    const pieces = 99;
    await stocktake.begin(shop.url, shelf.names);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const recordedLines = () =>
      shop.rows(
        `SELECT count(*)::int AS records, count(DISTINCT sku_id)::int AS products FROM stock_records WHERE stocktake_id = '${id}'`,
      );
    await stocktake.count(pieces);
    await stocktake.review();
    await stocktake.giveReasons();
    await stocktake.confirmButton.click();
    await stocktake.recordPart(1, 'later');
    await stocktake.paused.waitFor();
    expect(await recordedLines()).toEqual([{ records: 1, products: 1 }]);

    await page.reload();
    await stocktake.paused.getByRole('button', { name: word('en', 'stocktake.review.goOn') }).click();
    await stocktake.waitUntilCounted(1);
    for (let number = 1; number < shelf.products; number += 1) await stocktake.count(pieces);
    await stocktake.allCounted.waitFor();
    await stocktake.review();
    await stocktake.giveReasons();
    await stocktake.confirmButton.click();
    await stocktake.recorded.waitFor();
    expect(await recordedLines()).toEqual([{ records: shelf.products, products: shelf.products }]);
    await page.context().close();
  });
});

describe('an open stocktake', () => {
  test('says on the door of the stock tab how far it is', async () => {
    const page = await openAs('storekeeper', '/stocktake');
    const shelf = await smallestShelf();
    const stocktake = stocktakePage(page, 'en');
    await stocktake.begin(shop.url, shelf.names);
    await stocktake.count(3);
    await stocktake.waitUntilCounted(1);
    await page.goto(`${shop.url}/stock`);
    const door = page
      .locator('[data-sticky-bar]')
      .getByRole('button')
      .filter({ hasText: word('en', 'stockTab.openStocktake') });
    await door.waitFor();
    expect(await door.innerText()).toContain(`1 of ${shelf.products}`);
    await page.context().close();
  });
});
