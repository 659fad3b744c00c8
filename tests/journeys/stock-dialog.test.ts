import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { appKept, signIn } from './pages/app.ts';
import { stockSheet } from './pages/stock-sheet.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

// The storekeeper's own: a language that was chosen on the device only may not have reached its disk when it is killed.
const language = 'th';
let shop: Shop;
let desktop: Desktop;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
});

afterEach(() => shop.restoreNetwork());

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

interface Shelf {
  readonly skuId: string;
  readonly barcode: string;
  readonly onHand: number;
}

/** A product of which nothing is reserved, with a barcode to find it by. */
async function findShelf(barcode: string): Promise<Shelf> {
  const [shelf] = await shop.rows<Shelf>(
    `UPDATE skus SET barcode = $1 WHERE merchant_id = 'm-demo' AND sku_id = (
        SELECT min(sku_id) FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' AND reserved = 0
           AND on_hand BETWEEN 20 AND 200 AND barcode = '')
      RETURNING sku_id AS "skuId", barcode, on_hand AS "onHand"`,
    [barcode],
  );
  if (shelf === undefined) throw new Error('the shop has no such product');
  return shelf;
}

/** What moved a stock since it had so many records, and what it is now. */
async function movesOf({ skuId }: Shelf, from: number) {
  const [stock] = await shop.rows<{ on_hand: number }>(
    `SELECT on_hand FROM skus WHERE merchant_id = 'm-demo' AND sku_id = $1`,
    [skuId],
  );
  const records = await shop.rows<{ operation_subtype: string; change: number; operator_id: string }>(
    `SELECT operation_subtype, change, operator_id FROM stock_records
      WHERE merchant_id = 'm-demo' AND sku_id = $1 ORDER BY seq OFFSET $2`,
    [skuId, from],
  );
  return { onHand: stock?.on_hand, records, wrong: (await shop.traces()).wrongStock };
}

async function countRecords({ skuId }: Shelf): Promise<number> {
  const [counted] = await shop.rows<{ count: number }>(
    `SELECT count(*)::int FROM stock_records WHERE merchant_id = 'm-demo' AND sku_id = $1`,
    [skuId],
  );
  return counted?.count ?? 0;
}

/** A window of somebody who is signed in. */
async function openWindow(persona: string) {
  const page = await desktop.newPage({ path: `/auth?lang=${language}` });
  await signIn(page, persona);
  return { page, stock: stockSheet(page, language) };
}

/** The owner takes two pieces to another place, at a desk. */
async function takeTwo(shelf: Shelf): Promise<void> {
  const { page, stock } = await openWindow('owner');
  await stock.open(shop.url, shelf.barcode, 'move');
  await stock.choose('stockMove.mode.decrease');
  await stock.pieces.fill('2');
  await stock.sheet.getByLabel(word(language, 'stockMove.place.other')).fill('Sampheng');
  await stock.button('stockMove.send.decreaseOf_other', { count: '2' }).click();
  await stock.inState('recorded').waitFor();
  await page.context().close();
}

describe('a count while the owner takes some', () => {
  test('says what was and is there, asks again, and ends right to the piece', async () => {
    const shelf = await findShelf('8850001112223');
    const before = await countRecords(shelf);
    const counted = String(shelf.onHand - 1);
    const { page, stock } = await openWindow('storekeeper');
    await stock.open(shop.url, shelf.barcode, 'count');
    await stock.counted.fill(counted);
    await stock.button('stockMove.kind.lost').click();
    await takeTwo(shelf);
    await stock.button('stockMove.send.countOf_other', { count: counted }).click();
    await stock.sheet.getByText(word(language, 'stockMove.moved.title')).waitFor();
    expect(await stock.sheet.getByRole('definition').allInnerTexts()).toEqual([
      String(shelf.onHand),
      String(shelf.onHand - 2),
      counted,
    ]);
    await stock.sheet.getByText(word(language, 'stockMove.happened.transfer_out', { count: '2' })).waitFor();
    await stock.button('stockMove.send.countOf_other', { count: counted }).click();
    await stock.inState('recorded').waitFor();
    expect(await movesOf(shelf, before)).toEqual({
      onHand: shelf.onHand - 1,
      records: [
        { operation_subtype: 'transfer_out', change: -2, operator_id: 'owner' },
        { operation_subtype: 'inventory_increase', change: 1, operator_id: 'storekeeper' },
      ],
      wrong: 0,
    });
    await page.context().close();
  });
});

describe('a change made without a network on a phone that is killed', () => {
  test('is recorded once after the next start', async () => {
    const shelf = await findShelf('8850001112230');
    const before = await countRecords(shelf);
    const phone = await openDevice(`${shop.url}/auth?lang=${language}`, { keepsApp: true });
    await signIn(phone.page(), 'storekeeper');
    await appKept(phone.page());
    const stock = stockSheet(phone.page(), language);
    await stock.open(shop.url, shelf.barcode, 'move');
    shop.cutNetwork();
    await stock.pieces.fill('48');
    await stock.button('stockMove.send.increaseOf_other', { count: '48' }).click();
    await stock.sheet.getByText(word(language, 'delivery.waiting.title')).waitFor();
    await phone.restart();
    await phone.page().goto(`${shop.url}/my/unsent`);
    await phone
      .page()
      .getByRole('link', { name: word(language, 'stockMove.unsent.in') })
      .waitFor();
    await phone.kill();
    shop.restoreNetwork();
    await phone.start(`${shop.url}/home`);
    await expect
      .poll(() => movesOf(shelf, before))
      .toEqual({
        onHand: shelf.onHand + 48,
        records: [{ operation_subtype: 'purchase', change: 48, operator_id: 'storekeeper' }],
        wrong: 0,
      });
    await phone.close();
  });
});

describe('a count that the owner overtakes while the phone has no network', () => {
  test('waits under Me, which has its dot, until it is counted again', async () => {
    const shelf = await findShelf('8850001112247');
    const before = await countRecords(shelf);
    const counted = String(shelf.onHand - 1);
    const { page, stock } = await openWindow('storekeeper');
    const dot = page.getByRole('navigation').getByText(word(language, 'tab.unsent'));
    await stock.open(shop.url, shelf.barcode, 'count');
    shop.cutNetwork();
    await stock.counted.fill(counted);
    await stock.button('stockMove.kind.lost').click();
    await stock.button('stockMove.send.countOf_other', { count: counted }).click();
    await stock.sheet.getByText(word(language, 'delivery.waiting.title')).waitFor();
    await page.keyboard.press('Escape');
    await dot.waitFor({ state: 'attached' });
    await shop.rows(
      `WITH taken AS (UPDATE skus SET on_hand = on_hand - 2 WHERE merchant_id = 'm-demo' AND sku_id = $1 RETURNING on_hand)
       INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, operation_subtype, change,
         stock_after, operator_id, operator_name)
       SELECT 'm-demo', gen_random_uuid()::text, $1, 'transfer_out', 'exit', 'transfer_out', -2, on_hand, 'owner', 'Owner' FROM taken`,
      [shelf.skuId],
    );
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/wash_stock'));
    shop.restoreNetwork();
    expect((await answered).status()).toBe(409);
    await page.locator('nav a[href="/my"]').click();
    await page.locator('main[data-screen="my"] a[href="/my/unsent"]').click();
    const question = page.getByRole('link', { name: word(language, 'stockMove.unsent.count') });
    await question.waitFor();
    expect(await dot.count()).toBe(1);
    await question.click();
    await page.getByRole('button', { name: word(language, 'stockTab.count'), exact: true }).click();
    await stock.button('stockMove.send.countOf_other', { count: counted }).click();
    await stock.inState('recorded').waitFor();
    await dot.waitFor({ state: 'detached' });
    expect(await movesOf(shelf, before)).toEqual({
      onHand: shelf.onHand - 1,
      records: [
        { operation_subtype: 'transfer_out', change: -2, operator_id: 'owner' },
        { operation_subtype: 'inventory_increase', change: 1, operator_id: 'storekeeper' },
      ],
      wrong: 0,
    });
    await page.context().close();
  });
});
