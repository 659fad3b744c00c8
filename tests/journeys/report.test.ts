import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { screenIn, signIn } from './pages/app.ts';
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

async function openMy(persona: string): Promise<Page> {
  const page = await desktop.newPage({ path: `/auth?lang=en&redirect=${encodeURIComponent('/my')}` });
  await signIn(page, persona);
  return page;
}

/** The hundred days until the last confirmation, and what the database says was sold in them to groups like these. */
async function soldTo(group: string) {
  const [found] = await shop.rows<{ from: string; to: string; orders: number; sales: number }>(
    `WITH confirmed AS (
       SELECT order_id, (created AT TIME ZONE 'Asia/Bangkok')::date AS day FROM order_history
       WHERE merchant_id = 'm-demo' AND event = 'order.confirm'
     ), last AS (SELECT max(day) AS day FROM confirmed)
     SELECT to_char(last.day - 99, 'YYYY-MM-DD') AS from, to_char(last.day, 'YYYY-MM-DD') AS to, count(*)::int AS orders,
       sum(total_satang)::float8 / 100 AS sales
     FROM last JOIN confirmed ON confirmed.day > last.day - 100 JOIN orders USING (order_id)
     WHERE merchant_id = 'm-demo' AND status IN ('confirmed', 'paid', 'completed') AND group_id LIKE $1
       AND source <> 'history_unpaid_orders'
     GROUP BY last.day`,
    [group],
  );
  if (found === undefined) throw new Error('Nothing was sold');
  return found;
}

const baht = (amount: number) => `฿${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

async function expectSales(
  page: Page,
  { orders, sales }: { readonly orders: number; readonly sales: number },
) {
  const main = screenIn(page, 'report', 'shown');
  await main.getByText(`${orders} orders`).first().waitFor();
  await main.getByText(baht(sales)).first().waitFor();
}

describe('finance', () => {
  test('finds the report under Me, and reads and saves what the database has of all groups and of one', async () => {
    const sold = await soldTo('%');
    const page = await openMy('finance');
    await page.getByRole('link', { name: word('en', 'my.report'), exact: true }).click();
    await screenIn(page, 'report', 'shown').waitFor();
    await page.goto(`${shop.url}/report?from=${sold.from}&to=${sold.to}`);
    await expectSales(page, sold);
    await page.locator('.recharts-label-list text').first().waitFor();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: word('en', 'sheet.download'), exact: true }).click();
    const book = read(await readFile(await (await saving).path()));
    const rows = utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
      header: 1,
    });
    expect(rows.at(-1)?.slice(0, 3)).toEqual(['Total', sold.orders, sold.sales]);

    await page.getByRole('button', { name: word('en', 'report.allGroups'), exact: true }).click();
    const group = await shop.groupOf('vip');
    const [{ name } = { name: '' }] = await shop.rows<{ name: string }>(
      `SELECT name FROM groups WHERE merchant_id = 'm-demo' AND group_id = '${group}'`,
    );
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expectSales(page, await soldTo(group));
    await page.context().close();
  });
});

describe('a customer', () => {
  test('finds under Me what the own group bought', async () => {
    const sold = await soldTo(await shop.groupOf('vip'));
    const page = await openMy('vip');
    await page.getByRole('link', { name: word('en', 'my.ownReport'), exact: true }).click();
    await screenIn(page, 'report', 'shown').waitFor();
    await page.goto(`${shop.url}/report?from=${sold.from}&to=${sold.to}`);
    await expectSales(page, sold);
    expect(await page.getByText(word('en', 'report.stock')).count()).toBe(0);
    await page.context().close();
  });
});

describe('who does not confirm receipts', () => {
  test('is not offered the report, and is told whose it is', async () => {
    const page = await openMy('storekeeper');
    await page.getByRole('link', { name: word('en', 'my.people') }).waitFor();
    expect(await page.getByRole('link', { name: word('en', 'my.report'), exact: true }).count()).toBe(0);
    await page.goto(`${shop.url}/report`);
    await screenIn(page, 'report', 'denied').getByText(word('en', 'report.deniedText')).waitFor();
    await page.context().close();
  });
});
