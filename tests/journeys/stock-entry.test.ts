import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt, playsAllCases } from '../all-cases.ts';
import { printedTables, workbook } from '../server/recognise/goods-files.ts';
import type { Table } from '../server/recognise/goods-files.ts';
import { faults } from './axe-faults.ts';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { barButton, screenIn, signIn } from './pages/app.ts';
import { stockEntryPage } from './pages/stock-entry-page.ts';
import type { ChosenFile } from './pages/stock-entry-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';
import type { Language } from './words.ts';

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

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function sheet(name: string, table: Table): ChosenFile {
  return { name: `${name}.xlsx`, mimeType: excel, buffer: workbook(table) };
}

function csv(name: string, table: Table): ChosenFile {
  const content = table.map((row) => row.join(',')).join('\n');
  return { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) };
}

async function openEntry(persona: string, language: Language) {
  const page = await desktop.newPage({ path: `/auth?lang=${language}`, isAudited: true });
  await signIn(page, persona);
  const entry = stockEntryPage(page, language);
  await entry.open(shop.url);
  expect(await faults(page)).toEqual([]);
  return { page, entry };
}

/** The products of a name, with what is on hand and what they sell at, in satang. */
function productsNamed(name: string) {
  return shop.rows<{ on_hand: number; price: string }>(
    `SELECT on_hand, price_satang::text AS price FROM skus WHERE merchant_id = 'm-demo' AND name = $1`,
    [name],
  );
}

describe('a list of a supplier', () => {
  test.each(
    casesAt(
      [
        [
          'en',
          csv('list', [
            ['Item', 'Category', 'Qty', 'Unit price'],
            ['Wok lid', 'Shelves', 12, 45],
            ['Wok lid', 'Shelves', 3, ''],
            ['Wok', 'Shelves', 6, ''],
          ]),
        ],
        [
          'zh',
          sheet('清单', [
            ['品名', '分类', '数量', '单价'],
            ['蒸笼盖', 'Shelves', 12, 45],
            ['蒸笼盖', 'Shelves', 3, ''],
            ['蒸笼', 'Shelves', 6, ''],
          ]),
        ],
        [
          'th',
          sheet('รายการ', [
            ['ชื่อสินค้า', 'หมวดหมู่', 'จำนวน', 'ราคา'],
            ['ฝาหม้อ', 'Shelves', 12, 45],
            ['ฝาหม้อ', 'Shelves', 3, ''],
            ['หม้อ', 'Shelves', 6, ''],
          ]),
        ],
      ] as const,
      2,
    ),
  )(
    'in %s is in stock after one confirmation, at what was paid, and sells at what it is told; what misses a price stays until it has one, and adds to what was made',
    async (language, file) => {
      const names = { en: ['Wok lid', 'Wok'], zh: ['蒸笼盖', '蒸笼'], th: ['ฝาหม้อ', 'หม้อ'] }[language];
      const [good = '', bad = ''] = names;
      const { page, entry } = await openEntry('storekeeper', language);
      await entry.choose(file);
      await entry.read();
      await entry.reviewing.waitFor();
      expect(await entry.faulty.count()).toBe(3);
      expect(await faults(page)).toEqual([]);
      await entry.completeAll();
      expect(await entry.faulty.count()).toBe(2);
      await entry.confirm();
      await entry.partlyDone.waitFor();
      expect(await productsNamed(good)).toEqual([{ on_hand: 12, price: '7200' }]);
      expect(await productsNamed(bad)).toEqual([]);
      await entry.resume();
      expect(await entry.rows.locator('h2').allTextContents()).toEqual([good, bad]);
      await entry.givePrice('45');
      await entry.givePrice('60.50');
      await entry.giveSellingPrice('99');
      await entry.confirm();
      await entry.done.waitFor();
      expect(await faults(page)).toEqual([]);
      expect(await productsNamed(bad)).toEqual([{ on_hand: 6, price: '9900' }]);
      expect(await productsNamed(good)).toEqual([{ on_hand: 15, price: '7200' }]);
      expect(
        await shop.rows(
          `SELECT stock_records.price_satang::text AS paid FROM stock_records JOIN skus USING (merchant_id, sku_id)
           WHERE merchant_id = 'm-demo' AND name = ANY ($1) ORDER BY paid`,
          [names],
        ),
      ).toEqual([{ paid: '4500' }, { paid: '4500' }, { paid: '6050' }]);
      expect((await shop.traces()).wrongStock).toBe(0);
      const keptChoice = () => page.evaluate(() => localStorage.getItem('stock-entry.choice'));
      expect(await keptChoice()).not.toBeNull();
      await page.goto(`${shop.url}/my`);
      await page.getByRole('button', { name: word(language, 'my.signOut') }).click();
      await screenIn(page, 'auth', 'signedOut').waitFor();
      expect(await keptChoice()).toBeNull();
      await page.context().close();
    },
  );
});

describe('a file', () => {
  // The review that has nothing to show, and what is refused by its kind, are tested by themselves, too.
  test.each(casesAt(['that is none of its kind is refused, and another one is read in its place']))(
    '%s',
    async () => {
      const { page, entry } = await openEntry('storekeeper', 'en');
      const named = { name: 'holiday.xlsx', mimeType: excel };
      await entry.chooser.setInputFiles({ ...named, buffer: Buffer.from('no sheet at all') });
      await entry.start.getByRole('alert').getByText('“holiday.xlsx”').waitFor();
      await entry.choose({ ...named, buffer: Buffer.from('PK\u0003\u0004 xl/workbook.xml') });
      await entry.read();
      await entry.unread.waitFor();
      expect(await entry.unread.getByRole('alert').textContent()).toContain(
        word('en', 'stock.productParsingFailed'),
      );
      await entry.choose(
        csv('list', [
          ['Item', 'Category', 'Qty', 'Price'],
          ['Ladle', 'Shelves', 2, 30],
        ]),
      );
      await entry.read();
      await entry.reviewing.waitFor();
      expect(await entry.rows.count()).toBe(1);
      await page.context().close();
    },
  );

  test.each(casesAt(['without goods says so, and is no draft that is forced on anybody']))('%s', async () => {
    const { page, entry } = await openEntry('storekeeper', 'en');
    await entry.choose(sheet('letter', [['A letter'], ['to nobody']]));
    await entry.read();
    await entry.unread.waitFor();
    expect(await entry.unread.getByRole('alert').textContent()).toContain(
      word('en', 'reason.nothing_recognised'),
    );
    await entry.open(shop.url);
    expect(await entry.start.getByRole('link', { name: /letter\.xlsx/ }).count()).toBe(1);
    await page.context().close();
  });

  const length = playsAllCases ? 30 : 10;

  test(`of ${length} pages says truly which page is read, and all of its rows can be booked`, async () => {
    const { page, entry } = await openEntry('storekeeper', 'en');
    const pages = Array.from({ length }, (_, at): Table => [
      ...(at === 0 ? [['Item', 'Category', 'Qty', 'Price']] : []),
      ...Array.from({ length: 40 }, (__, row) => [`Jar ${at + 1}-${row + 1}`, 'Shelves', 2, 30]),
    ]);
    const buffer = printedTables(pages, [40, 250, 400, 480]);
    await entry.choose({ name: 'pages.pdf', mimeType: 'application/pdf', buffer });
    const said = await entry.noteSteps();
    await entry.read();
    await entry.reviewing.waitFor({ timeout: 60_000 });
    const steps = await said();
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).toMatch(new RegExp(`^\\d+ of ${length} pages$`));
    const counts = steps.map((step) => Number.parseInt(step, 10));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.at(-1)).toBeLessThanOrEqual(length);
    await entry.completeAll();
    await entry.confirm();
    await entry.done.waitFor();
    const [booked] = await shop.rows<{ products: number }>(
      `SELECT count(*)::int AS products FROM skus WHERE merchant_id = 'm-demo' AND name LIKE 'Jar %' AND on_hand = 2`,
    );
    expect(booked).toEqual({ products: length * 40 });
    await page.context().close();
  });

  test('that two people book is in stock twice, as one product, once the second of them says that it is the same', async () => {
    const file = csv('tins', [
      ['Item', 'Category', 'Qty', 'Price'],
      ['Tea tin', 'Shelves', 24, 120],
    ]);
    const people = await Promise.all(
      ['storekeeper', 'owner'].map(async (persona) => {
        const opened = await openEntry(persona, 'en');
        await opened.entry.choose(file);
        await opened.entry.read();
        await opened.entry.reviewing.waitFor();
        await opened.entry.giveSellingPrice(persona === 'owner' ? '199' : '189');
        return opened;
      }),
    );
    const [first, second] = people;
    if (first === undefined || second === undefined) throw new Error('two people were to open it');
    await first.entry.confirm();
    await first.entry.done.waitFor();
    await second.entry.confirm();
    await second.entry.refused.waitFor();
    expect(await productsNamed('Tea tin')).toEqual([{ on_hand: 24, price: '18900' }]);
    await barButton(second.page, 'en', 'stockEntry.review.change').click();
    await second.entry.faulty.getByRole('button', { name: word('en', 'stockEntry.row.addToIt') }).click();
    await second.entry.confirm();
    await second.entry.done.waitFor();
    expect(await productsNamed('Tea tin')).toEqual([{ on_hand: 48, price: '18900' }]);
    expect((await shop.traces()).wrongStock).toBe(0);
    await Promise.all(people.map(({ page }) => page.context().close()));
  });
});
