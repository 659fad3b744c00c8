import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { makeFakeCamera } from '../journeys/fake-camera.ts';
import type { FakeCamera } from '../journeys/fake-camera.ts';
import { scannerSheet } from '../journeys/pages/scanner.ts';
import { stockSheet } from '../journeys/pages/stock-sheet.ts';
import { stocktakePage } from '../journeys/pages/stocktake-page.ts';
import { openShop } from '../journeys/shop.ts';
import type { Shop } from '../journeys/shop.ts';
import { word } from '../journeys/words.ts';
import { outFolder } from './beside-look.ts';
import { languages, openView, shoot, views } from './views.ts';
import type { Language, View } from './views.ts';

/** A valid code that no product has. */
const unknown = '8850999220017';
const barcode = '8850001112224';
const shelf = ['long-1', 'long-2', 'long-3', 'long-4', 'long-5', 'long-6'];

let shop: Shop;
let camera: FakeCamera;
let browser: Browser;
let seeing: Browser;

beforeAll(async () => {
  shop = await openShop();
  camera = await makeFakeCamera();
  const launch = await findTestBrowser();
  browser = await chromium.launch(launch);
  seeing = await chromium.launch({ ...launch, args: [...(launch?.args ?? []), ...camera.args] });
  await mkdir(outFolder, { recursive: true });
  await addLongNames();
});

afterAll(async () => {
  await seeing.close();
  await browser.close();
  await camera.remove();
  await shop.close();
});

/** Products with long names on a shelf of their own; of the first one some are reserved. */
async function addLongNames(): Promise<void> {
  await shop.addShelves();
  await shop.rows(
    `WITH added AS (
       INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, price_satang, vip_price_satang, on_hand, reserved, barcode)
       SELECT 'm-demo', 'long-' || n, 'Shelves', 'Double-walled stainless steel bottle with screw cap, gift box ' || n,
         '双层不锈钢保温杯（螺旋盖，含便携收纳盒与礼品包装）' || n, 'กระบอกน้ำสเตนเลสเก็บอุณหภูมิ ฝาเกลียวสองชั้น พร้อมกล่องของขวัญ ' || n,
         'Coral orange', '500 ml', 28900 * n, 24900 * n, 58, CASE WHEN n = 1 THEN 12 ELSE 0 END, (8850001112223 + n)::text
       FROM generate_series(1, 6) n
       RETURNING merchant_id, sku_id, on_hand)
     INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, operation_subtype, change, stock_after,
       operator_id, operator_name)
     SELECT merchant_id, 'first-' || sku_id, sku_id, 'purchase', 'entry', 'purchase', on_hand, on_hand, 'storekeeper', 'Somchai' FROM added`,
  );
}

/** Somebody else changes what is on hand of products. */
async function setOnHand(pieces: number, ...ids: readonly string[]): Promise<void> {
  await shop.rows(
    `WITH was AS (SELECT sku_id, on_hand FROM skus WHERE merchant_id = 'm-demo' AND sku_id = ANY($1) AND on_hand <> $2),
       changed AS (UPDATE skus SET on_hand = $2 WHERE merchant_id = 'm-demo' AND sku_id IN (SELECT sku_id FROM was))
     INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, operation_subtype, change, stock_after,
       operator_id, operator_name)
     SELECT 'm-demo', gen_random_uuid()::text, sku_id, CASE WHEN $2 > on_hand THEN 'transfer_in' ELSE 'transfer_out' END,
       CASE WHEN $2 > on_hand THEN 'entry' ELSE 'out' END, CASE WHEN $2 > on_hand THEN 'transfer_in' ELSE 'transfer_out' END, $2 - on_hand, $2, 'owner', 'Owner' FROM was`,
    [ids, pieces],
  );
}

const open = (language: Language, view: View, from = browser) =>
  openView(from, shop.url, { language, view, persona: 'storekeeper' });

describe.each(languages)('in %s', (language) => {
  describe.each(views)('$name', (view) => {
    test('the stock tab and the stock dialog', async () => {
      const page = await open(language, view);
      const keep = (screen: string) => shoot(page, screen, language, view.name);
      const stock = stockSheet(page, language);
      await setOnHand(58, ...shelf);
      await page.goto(`${shop.url}/stock`);
      await page.locator('main[data-screen="stock"][data-state*="listed"]').waitFor();
      await keep('stock');
      await page.getByRole('listitem').first().getByRole('button').click();
      await page.getByRole('button', { name: word(language, 'stockTab.move'), exact: true }).waitFor();
      await keep('stock-product');
      await stock.open(shop.url, barcode, 'move');
      await stock.pieces.fill('48');
      await keep('stock-dialog');
      await stock.choose('stockMove.kind.transferIn');
      await keep('stock-transfer-in');
      await stock.choose('stockMove.mode.decrease');
      await stock.button('stockMove.send.decreaseOf_other', { count: '48' }).click();
      await keep('stock-transfer-out');
      await stock.choose('stockMove.kind.damage');
      await keep('stock-damage');
      await stock.choose('stockMove.mode.count');
      await stock.counted.fill('57');
      await stock.button('stockMove.kind.lost').click();
      await keep('stock-count');
      await stock.counted.fill('5');
      await stock.button('stockMove.send.countOf_other', { count: '5' }).click();
      await stock.inState('reserved').waitFor();
      await keep('stock-reserved');
      await stock.button('stockMove.edit').click();
      await stock.counted.fill('57');
      await setOnHand(56, 'long-1');
      await stock.button('stockMove.send.countOf_other', { count: '57' }).click();
      await stock.sheet.getByText(word(language, 'stockMove.moved.title')).waitFor();
      await keep('count-sheet');
      await page.goto(`${shop.url}/my/unsent`);
      await page.locator('main[data-screen="unsent"][data-state="listed"]').waitFor();
      await keep('unsent-question');
      await page.goto(`${shop.url}/product/long-1/stock`);
      await page.locator('main h3, main h2').first().waitFor();
      await keep('stock-history');
      await page.context().close();
    });

    test('a stocktake', async () => {
      const page = await open(language, view);
      const keep = (screen: string) => shoot(page, screen, language, view.name);
      const stocktake = stocktakePage(page, language);
      await setOnHand(58, ...shelf);
      await stocktake.begin(shop.url, ['Warehouse', 'Row', 'Shelves']);
      await keep('stocktake-empty');
      await page.keyboard.type('46');
      await keep('stocktake');
      await page.getByRole('button', { name: word(language, 'stocktake.list.open'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await keep('stocktake-list');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.keyboard.press('Enter');
      for (const pieces of [51, 60, 58, 57]) await stocktake.count(pieces);
      await page.getByRole('button', { name: word(language, 'stocktake.skip'), exact: true }).click();
      await keep('stocktake-counted');
      await setOnHand(56, 'long-5');
      await stocktake.review();
      await keep('stocktake-review-first');
      await stocktake.giveReasons();
      await stocktake.confirmButton.click();
      await page.getByRole('dialog').waitFor();
      await keep('stocktake-unfinished');
      await stocktake.recordPart(4, 'end');
      await stocktake.recountButtons.first().waitFor();
      await keep('stocktake-review');
      await stocktake.recountButtons.first().click();
      await page.getByRole('dialog').waitFor();
      await keep('stocktake-recount');
      await page.getByRole('dialog').getByRole('button').last().click();
      await stocktake.giveReasons();
      await stocktake.confirmButton.click();
      await stocktake.recordPart(1, 'end');
      await stocktake.recorded.waitFor();
      await keep('stocktake-result');
      await stocktake.recorded.getByRole('button').nth(1).click();
      await page.locator('[data-printed] section').first().waitFor();
      await keep('stocktake-protocol');
      await stocktake.begin(shop.url, ['Warehouse', 'Row', 'Shelves']);
      await stocktake.count(51);
      await stocktake.review();
      await stocktake.giveReasons();
      await stocktake.confirmButton.click();
      await stocktake.recordPart(1, 'later');
      await stocktake.paused.waitFor();
      await keep('stocktake-paused');
      await page.context().close();
    });

    test('the scanner', async () => {
      const page = await open(language, view);
      const keep = (screen: string) => shoot(page, screen, language, view.name);
      await page.goto(`${shop.url}/stock`);
      await page.locator('main[data-screen="stock"][data-state*="listed"]').waitFor();
      await page.getByRole('button', { name: word(language, 'stockTab.scan'), exact: true }).click();
      const scanner = scannerSheet(page, language);
      await scanner.sheet.waitFor();
      await scanner.type(unknown);
      await scanner.sheet.getByRole('listitem').waitFor();
      await keep('scan-without-camera');
      await scanner.sheet.getByRole('listitem').getByRole('button').first().click();
      const picker = page.locator('[data-picker-state]');
      await picker.locator('[data-product]').first().waitFor();
      await keep('picker');
      await picker.getByRole('searchbox').fill('lamp');
      await picker.locator('h3').nth(1).waitFor();
      await keep('picker-search');
      await picker.getByRole('searchbox').fill('zzzz');
      await picker.locator('h2').waitFor();
      await keep('picker-none');
      await page.context().close();
    });

    test('the scanner with a camera', async () => {
      await camera.see(barcode, unknown);
      const page = await open(language, view, seeing);
      await page.goto(`${shop.url}/stocktake`);
      await page.getByText(word(language, 'stocktake.start.kind.scan'), { exact: true }).click();
      await shoot(page, 'stocktake-start', language, view.name);
      await page.getByRole('button', { name: word(language, 'stocktake.start.begin') }).click();
      await page.locator('main[data-screen="stocktake"]').waitFor();
      await page
        .getByRole('button', { name: word(language, 'stocktake.scan'), exact: true })
        .first()
        .click();
      const scanner = scannerSheet(page, language);
      await scanner.sheet.getByText(unknown).first().waitFor();
      await scanner.sheet.getByText(barcode).first().waitFor();
      await shoot(page, 'scan', language, view.name);
      await page.context().close();
    });
  });
});
