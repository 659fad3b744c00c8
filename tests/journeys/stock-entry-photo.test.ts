import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { sheetButton, signIn } from './pages/app.ts';
import { stockEntryPage } from './pages/stock-entry-page.ts';
import { printedTables } from '../server/recognise/goods-files.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

const language = 'en';
let shop: Shop;
let desktop: Desktop;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
  await shop.addShelves();
});

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

const csvOf = (name: string) => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Item,Qty,Price\n${name},12,45\n`),
});

describe('a photo of a delivery note', () => {
  test('is read, its goods are put into one category together, and they are in stock', async () => {
    const page = await desktop.newPage({ path: `/auth?lang=${language}`, isAudited: true });
    await signIn(page, 'storekeeper');
    const entry = stockEntryPage(page, language);
    await entry.open(shop.url);
    const photo = await readFile('tests/fixtures/recognition/delivery-note.en.jpg');
    await entry.choosePhoto({ name: 'note.jpg', mimeType: 'image/jpeg', buffer: photo });
    expect(await faults(page)).toEqual([]);
    await entry.read();
    await entry.waitUntilRead();
    const count = await entry.rows.count();
    expect(count).toBeGreaterThan(3);
    await entry.showSource();
    await entry.rows.first().getByRole('heading').click();
    await page.getByRole('img', { name: /on page 1$/ }).waitFor();
    expect(await faults(page)).toEqual([]);
    await entry.completeAll({ top: 'Warehouse', name: 'Shelves' });
    expect(await entry.faulty.count()).toBe(0);
    await entry.confirm();
    await entry.done.waitFor();
    const [booked] = await shop.rows<{ records: number; pieces: number; file: string }>(
      `SELECT count(*)::int AS records, sum(change)::int AS pieces, max(source_file) AS file FROM stock_records
       WHERE merchant_id = 'm-demo' AND source_file LIKE '%.jpg'`,
    );
    expect([booked?.records, (booked?.pieces ?? 0) > count]).toEqual([count, true]);
    expect((await shop.traces()).wrongStock).toBe(0);
    await page.context().close();
  });
});

describe('a name that a supplier uses for a product', () => {
  test('and a person led to it is known in the next file, until it is forgotten', async () => {
    const [product] = await shop.rows<{ sku_id: string; name: string; on_hand: number }>(
      `SELECT sku_id, name, on_hand FROM skus WHERE merchant_id = 'm-demo' AND barcode <> '' ORDER BY sku_id LIMIT 1`,
    );
    if (product === undefined) throw new Error('the shop has no products');
    const page = await desktop.newPage({ path: `/auth?lang=${language}`, isAudited: true });
    await signIn(page, 'storekeeper');
    const entry = stockEntryPage(page, language);
    const readList = async () => {
      await entry.open(shop.url);
      await entry.choose(csvOf('SPT-DRY 9'));
      await entry.read();
      await entry.reviewing.waitFor();
    };
    await readList();
    await entry.chooseProduct('SPT-DRY 9', product.name);
    await entry.confirm();
    await entry.done.waitFor();
    await readList();
    await entry.rows.getByText(/Adds 12 to/).waitFor();
    await entry.confirm();
    await entry.done.waitFor();
    expect(
      await shop.rows(`SELECT on_hand FROM skus WHERE merchant_id = 'm-demo' AND sku_id = $1`, [
        product.sku_id,
      ]),
    ).toEqual([{ on_hand: product.on_hand + 24 }]);

    await entry.open(shop.url);
    await page.getByRole('link', { name: word(language, 'stockEntry.hints.title') }).click();
    const hints = page.locator('main[data-screen="recognition-hints"]');
    await hints.getByText('SPT-DRY 9').waitFor();
    expect(await faults(page)).toEqual([]);
    await hints
      .getByRole('button', { name: word(language, 'stockEntry.hints.removeName', { text: 'SPT-DRY 9' }) })
      .click();
    await sheetButton(page, language, 'stockEntry.hints.remove').click();
    await hints.getByText(word(language, 'stockEntry.hints.empty')).waitFor();
    await readList();
    await entry.rows.getByText(word(language, 'stockEntry.row.new')).first().waitFor();
    await page.context().close();
  });
});

describe('a name that is misread by a letter', () => {
  test('asks for its product, also after a reload; what is said is remembered for the next page', async () => {
    const [product] = await shop.rows<{ sku_id: string; on_hand: number }>(
      `UPDATE skus SET name = 'Copper kettle', ch_name = '', th_name = '', color = '', size = '', search_text = NULL
       WHERE sku_id = (SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' AND barcode <> '' ORDER BY sku_id DESC LIMIT 1)
       RETURNING sku_id, on_hand`,
    );
    const page = await desktop.newPage({ path: `/auth?lang=${language}`, isAudited: true });
    await signIn(page, 'storekeeper');
    const entry = stockEntryPage(page, language);
    const table = [
      ['Item', 'Qty', 'Price'],
      ['Coqper kettle', 12, 45],
    ];
    const readNote = async () => {
      await entry.open(shop.url);
      await entry.choose({
        name: 'note.pdf',
        mimeType: 'application/pdf',
        buffer: printedTables([table], [40, 250, 330]),
      });
      await entry.read();
      await entry.reviewing.waitFor();
    };
    await readNote();
    const yes = entry.faulty.getByRole('button', { name: word(language, 'stockEntry.row.isIt') });
    await yes.waitFor();
    await page.reload();
    await yes.click();
    await entry.confirm();
    await entry.done.waitFor();
    await readNote();
    await entry.rows.getByText(/Adds 12 to Copper kettle/).waitFor();
    expect(
      await shop.rows(`SELECT on_hand FROM skus WHERE merchant_id = 'm-demo' AND sku_id = $1`, [
        product?.sku_id,
      ]),
    ).toEqual([{ on_hand: (product?.on_hand ?? 0) + 12 }]);
    await page.context().close();
  });
});

describe('the head of a column that nobody knows', () => {
  test('is read as a person says, and known in the next file once that is in stock', async () => {
    const page = await desktop.newPage({ path: `/auth?lang=${language}`, isAudited: true });
    await signIn(page, 'storekeeper');
    const entry = stockEntryPage(page, language);
    const [product] = await shop.rows<{ name: string }>(
      `SELECT name FROM skus WHERE merchant_id = 'm-demo' AND barcode <> '' ORDER BY sku_id LIMIT 1`,
    );
    if (product === undefined) throw new Error('the shop has no products');
    const list = 'Thing,Took,Handed\nSPT-COLUMN 5,450,12\n';
    const readList = async () => {
      await entry.open(shop.url);
      await entry.choose({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
      await entry.read();
      await entry.reviewing.waitFor();
    };
    await readList();
    await entry.rows.getByText('12 pcs').waitFor();
    await entry.nameColumns({ Took: 'amount', Handed: 'price' });
    await entry.rows.getByText('450 pcs').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await entry.chooseProduct('SPT-COLUMN 5', product.name)).toBe('SPT-COLUMN 5');
    await entry.confirm();
    await entry.done.waitFor();
    await readList();
    await entry.rows.getByText('450 pcs').waitFor();
    await page.context().close();
  });
});
