import { readFile } from 'node:fs/promises';
import { read } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { barButton, signIn } from './pages/app.ts';
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

async function openAs(persona: string): Promise<Page> {
  const page = await desktop.newPage({ path: '/auth?lang=en' });
  await page.locator('[data-persona]').first().waitFor();
  await signIn(page, persona);
  await page.getByRole('link', { name: word('en', 'tab.stock') }).click();
  return page;
}

const listed = (page: Page) => page.locator('main[data-screen="stock"][data-state*="listed"]');

describe('the stock tab', () => {
  test('shows a storekeeper the figures of the database, and comes back to the place where one was', async () => {
    const page = await openAs('storekeeper');
    await listed(page).waitFor();
    const [sums] = await shop.rows<{ kinds: number; low: number }>(
      `SELECT count(*)::int AS kinds,
              count(*) FILTER (WHERE status = 'active' AND on_hand - reserved <= coalesce(low_stock_at, 5))::int AS low
         FROM skus WHERE merchant_id = 'm-demo'`,
    );
    expect(await page.locator('header [role=status]').textContent()).toBe(`${sums?.kinds} products`);
    await page.getByRole('heading', { name: `${sums?.low} products run low` }).waitFor();
    const row = page.getByRole('listitem').nth(6);
    await row.scrollIntoViewIfNeeded();
    const name = (await row.locator('img').getAttribute('src')) ?? '';
    await row.getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: word('en', 'stockTab.details') })
      .click();
    await page.locator('main[data-screen="product"]').waitFor();
    await page.goBack();
    await listed(page).waitFor();
    await page.locator(`main img[src="${name}"]`).first().waitFor();
    await page.context().close();
  });

  test('finds a product by its barcode, and saves all products as a sheet that opens', async () => {
    const [known] = await shop.rows<{ name: string }>(
      `UPDATE skus SET barcode = '8850001112223' WHERE merchant_id = 'm-demo'
          AND sku_id = (SELECT min(sku_id) FROM skus WHERE merchant_id = 'm-demo') RETURNING name`,
    );
    const page = await openAs('sku_order_manager');
    await listed(page).waitFor();
    await page.getByRole('searchbox').fill('88500011122');
    await page
      .getByRole('listitem')
      .filter({ hasText: known?.name ?? '' })
      .waitFor();
    expect(await page.getByRole('listitem').count()).toBe(1);
    await barButton(page, 'en', 'stockTab.export').click();
    const saving = page.waitForEvent('download');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('en', 'stockTab.sheet.all') })
      .click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('sku_list.xlsx');
    const book = read(await readFile(await file.path()));
    expect(book.SheetNames.length).toBeGreaterThan(0);
    await page.context().close();
  });

  test.each(['customer', 'finance', 'order_manager'])('tells %s whom to ask', async (persona) => {
    const page = await openAs(persona);
    await page.locator('main[data-screen="no-stock"]').waitFor();
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
    await page
      .locator('main')
      .getByRole('link', { name: word('en', 'tab.home') })
      .click();
    await page.locator('main[data-screen="home"]').waitFor();
    await page.context().close();
  });
});
