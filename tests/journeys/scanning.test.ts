import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { makeFakeCamera, noCamera, refusedCamera } from './fake-camera.ts';
import type { FakeCamera } from './fake-camera.ts';
import { signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { scannerSheet } from './pages/scanner.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { typeCodes } from './typed-scanner.ts';
import { word } from './words.ts';

interface Goods {
  readonly id: string;
  readonly name: string;
  readonly barcode: string;
}

const language = 'en';
/** A valid code that no product has. */
const unknown = '8850999220017';
let shop: Shop;
let camera: FakeCamera;
let desktop: Desktop;
/** What is scanned. */
let goods: readonly [Goods, Goods];

beforeAll(async () => {
  shop = await openShop();
  camera = await makeFakeCamera();
  desktop = await openDesktop(shop.url, camera.args);
  const [first, second] = await shop.rows<Goods>(
    `SELECT DISTINCT ON (category_id) sku_id AS id, name, barcode FROM skus
      WHERE merchant_id = 'm-demo' AND status = 'active' AND barcode <> '' AND on_hand - reserved > 20
      ORDER BY category_id, sku_id LIMIT 2`,
  );
  goods = [first!, second!];
});

afterAll(async () => {
  await desktop.close();
  await camera.remove();
  await shop.close();
});

async function openAs(persona: string, path: string, browser = desktop): Promise<Page> {
  const page = await browser.newPage({
    path: `/auth?lang=${language}&redirect=${encodeURIComponent(path)}`,
  });
  await page.locator('[data-persona]').first().waitFor();
  await signIn(page, persona);
  return page;
}

async function openStock(browser = desktop): Promise<Page> {
  const page = await openAs('storekeeper', '/stock', browser);
  await page.locator('main[data-screen="stock"][data-state*="listed"]').waitFor();
  return page;
}

/** A stocktake that counts what is scanned. */
async function beginStocktake(): Promise<Page> {
  const page = await openStock();
  await page.getByRole('button', { name: word(language, 'stockTab.stocktake') }).click();
  await page.getByText(word(language, 'stocktake.start.kind.scan'), { exact: true }).click();
  await page.getByRole('button', { name: word(language, 'stocktake.start.begin') }).click();
  await page.locator('main[data-screen="stocktake"]').waitFor();
  return page;
}

/** An empty stocktake offers it a second time. */
const openScanner = (page: Page, key: string) =>
  page
    .getByRole('button', { name: word(language, key), exact: true })
    .first()
    .click();

describe('the camera', () => {
  test('on the stock tab finds a product, reading in a thread of its own what only our server sent', async () => {
    const [product] = goods;
    await camera.see(product.barcode);
    const page = await openStock();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    const reader = page.waitForEvent('worker');
    await openScanner(page, 'stockTab.scan');
    expect((await reader).url()).toContain(`${shop.url}/assets/code-worker`);
    const dialog = page.getByRole('dialog', { name: word(language, 'stockMove.title') });
    await dialog.getByText(product.name).waitFor();
    expect([...hosts]).toEqual([new URL(shop.url).host]);
    await page.context().close();
  });

  test('counts each product in view once, for as long as it is there', async () => {
    await camera.see(...goods.map(({ barcode }) => barcode));
    const page = await beginStocktake();
    await openScanner(page, 'stocktake.scan');
    const scanner = scannerSheet(page, language);
    await scanner.sheet.getByRole('button', { name: /in 2 lines/ }).waitFor();
    await scanner.watchFrames(20);
    await scanner.sheet.getByRole('button', { name: 'Done · 2 pcs in 2 lines' }).click();
    await scanner.sheet.waitFor({ state: 'hidden' });
    expect(await page.locator('output').textContent()).toBe('1');
    await page.context().close();
  });

  test('shows a code that no product has, which is assigned in one step and found from then on', async () => {
    const [, product] = goods;
    await camera.see(unknown);
    const page = await beginStocktake();
    await openScanner(page, 'stocktake.scan');
    const scanner = scannerSheet(page, language);
    await scanner.button('scan.assign').click();
    const picker = page.getByRole('dialog', { name: `Assign ${unknown}` });
    await picker.getByRole('searchbox').fill(product.barcode);
    await picker.locator('[data-product]', { hasText: product.name }).click();
    await scanner.last(product.name).waitFor();
    expect(await shop.rows('SELECT barcode FROM skus WHERE sku_id = $1', [product.id])).toEqual([
      { barcode: unknown },
    ]);
    await scanner.sheet.getByRole('button', { name: 'Done' }).click();
    await scanner.sheet.waitFor({ state: 'hidden' });
    await openScanner(page, 'stocktake.scan');
    await scanner.last(product.name).waitFor();
    await shop.rows('UPDATE skus SET barcode = $2 WHERE sku_id = $1', [product.id, product.barcode]);
    await page.context().close();
  });
});

describe('without a camera', () => {
  test.each(
    casesAt(
      [
        ['refused', refusedCamera, 'scan.refused.title'],
        ['missing', noCamera, 'scan.missing.title'],
      ] as const,
      0,
    ),
  )('that is %s, the scanner says so and takes a typed code', async (_, args, title) => {
    const [product] = goods;
    const browser = await openDesktop(shop.url, args);
    const page = await openStock(browser);
    await openScanner(page, 'stockTab.scan');
    const scanner = scannerSheet(page, language);
    await scanner.sheet.getByText(word(language, title)).waitFor();
    await scanner.type(product.barcode);
    await page
      .getByRole('dialog', { name: word(language, 'stockMove.title') })
      .getByText(product.name)
      .waitFor();
    expect(await scanner.sheet.isVisible()).toBe(false);
    await browser.close();
  });
});

describe('a scanner that types', () => {
  test('on the stock tab opens the stock of a product, and leaves the search as it was', async () => {
    const [product, other] = goods;
    const page = await openStock();
    await page.getByRole('searchbox').fill('lamp');
    await typeCodes(page, product.barcode);
    const dialog = page.getByRole('dialog', { name: word(language, 'stockMove.title') });
    await dialog.getByText(product.name).waitFor();
    await typeCodes(page, other.barcode);
    await page.getByText(word(language, 'stockTab.closeFirst')).waitFor();
    expect(await page.getByRole('searchbox', { includeHidden: true }).inputValue()).toBe('lamp');
    expect(await dialog.getByRole('textbox').first().inputValue()).toBe('');
    await page.context().close();
  });

  test('counts several codes a second in the stocktake, of products that were not read before', async () => {
    const [first, second] = goods;
    const page = await beginStocktake();
    await typeCodes(page, first.barcode, first.barcode, first.barcode, second.barcode);
    await page.getByRole('main').getByText(second.name).waitFor();
    expect(await page.locator('output').textContent()).toBe('1');
    await page.getByRole('button', { name: word(language, 'stocktake.list.open'), exact: true }).click();
    const counted = page.getByRole('dialog').getByRole('listitem').filter({ hasText: first.name });
    expect(await counted.textContent()).toMatch(/Counted3$/);
    await page.context().close();
  });

  test('in the stocktake opens the scanner for a code that no product has', async () => {
    const page = await beginStocktake();
    await typeCodes(page, unknown, goods[0].barcode);
    const scanner = scannerSheet(page, language);
    await page.locator('output', { hasText: '1' }).waitFor();
    await scanner.sheet.getByRole('listitem').waitFor();
    expect(await scanner.sheet.getByRole('listitem').textContent()).toContain(unknown);
    await page.context().close();
  });

  test('puts a piece for each code into the cart, also those that come before the sheet is there', async () => {
    const [first, second] = goods;
    const page = await openAs('customer', '/cart');
    await page.locator('main[data-screen="cart"]').waitFor();
    await typeCodes(page, first.barcode, second.barcode, first.barcode);
    const scanner = scannerSheet(page, language);
    await scanner.sheet.getByRole('button', { name: 'Done · 3 pcs in 2 lines' }).click();
    await scanner.sheet.waitFor({ state: 'hidden' });
    const cart = cartPage(page, language);
    expect(await cart.quantitiesOf(`/product/${first.id}`)).toEqual(['2', '1']);
    await page.context().close();
  });

  test('puts more into the cart than there were when it was opened, once there are more', async () => {
    const [{ id, barcode }] = goods;
    const stock = (pieces: number) =>
      shop.rows(
        `UPDATE skus SET on_hand = reserved + $2 WHERE merchant_id = 'm-demo' AND sku_id = $1 RETURNING sku_id`,
        [id, pieces],
      );
    await stock(1);
    const page = await openAs('customer', '/cart');
    await page.locator('main[data-screen="cart"]').waitFor();
    const scanner = scannerSheet(page, language);
    await typeCodes(page, barcode);
    await scanner.sheet.getByRole('button', { name: 'Done · 1 pc in 1 line' }).click();
    await scanner.sheet.waitFor({ state: 'hidden' });
    await stock(30);
    await typeCodes(page, barcode);
    await scanner.sheet.getByRole('button', { name: 'Done · 2 pcs in 1 line' }).click();
    expect(await cartPage(page, language).quantitiesOf(`/product/${id}`)).toEqual(['2']);
    await page.context().close();
  });

  test('in the search of home opens the product, and what was typed by hand is still there after it', async () => {
    const page = await openAs('customer', '/home');
    await page.locator('article').first().waitFor();
    const loaded = page.waitForResponse(/home-scan/);
    await page.getByRole('searchbox').fill('lamp');
    await page.getByRole('button', { name: word(language, 'home.scan') }).waitFor();
    await loaded;
    await typeCodes(page, goods[0].barcode);
    await page.waitForURL(`**/product/${goods[0].id}`);
    await page.goBack();
    await page.locator('main[data-screen="home"]').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('lamp');
    await page.context().close();
  });
});
