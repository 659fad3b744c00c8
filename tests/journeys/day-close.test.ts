import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { signIn } from './pages/app.ts';
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

const byNumber = (one: { readonly no: string }, other: { readonly no: string }) =>
  one.no.localeCompare(other.no);

async function rowsOf(download: Download, sheet = 0): Promise<(string | number)[][]> {
  const book = read(await readFile(await download.path()));
  return utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[sheet] ?? ''] ?? {}, {
    header: 1,
    defval: '',
    blankrows: false,
  });
}

async function save(page: Page): Promise<Download> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: word('en', 'sheet.download'), exact: true }).click();
  return await saving;
}

/** The day in Bangkok on which most receipts were confirmed, and what the database says of it. */
async function busiestDay() {
  const [found] = await shop.rows<{ day: string; count: number; cash: number; receipt: number; sum: number }>(
    `SELECT to_char(h.created AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS day, count(*)::int AS count,
       sum(paid_cash_satang)::float8 / 100 AS cash, sum(paid_receipt_satang)::float8 / 100 AS receipt,
       sum(paid_satang)::float8 / 100 AS sum
     FROM payment_history h JOIN payment_orders USING (merchant_id, payment_order_id)
     WHERE merchant_id = 'm-demo' AND event = 'payment.confirm' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  );
  if (found === undefined) throw new Error('No receipt was confirmed');
  return found;
}

describe('finance', () => {
  test('finds the end of the day under Me, and saves and prints a day as the database has it', async () => {
    const { day, ...sums } = await busiestDay();
    const page = await openAs('finance', '/my');
    await page.getByRole('link', { name: word('en', 'my.dayClose'), exact: true }).click();
    const screen = page.locator('main[data-screen="day-close"][data-state="shown"]');
    await screen.waitFor();
    await page.goto(`${shop.url}/day-close?day=${day}`);
    await screen.getByText(day).waitFor();
    const baht = `฿${sums.sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await screen.getByText(baht).first().waitFor();

    const rows = await rowsOf(await save(page));
    expect(rows[2]?.slice(0, 5)).toEqual(['Total', sums.count, sums.cash, sums.receipt, sums.sum]);

    await screen.getByRole('button', { name: word('en', 'dayClose.print'), exact: true }).click();
    const printed = await page.locator('[data-printed] section').first().innerText();
    expect(printed).toContain(baht);
    await page.context().close();
  });

  test('saves the payments of a list as they are filtered, which is noted', async () => {
    const page = await openAs('finance', '/order-home?type=payments');
    await page.locator('[data-screen="order-home"][data-tab="payments"][data-state="listed"]').waitFor();
    await page.getByRole('button', { name: word('en', 'orders.allStatuses'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('en', 'status.completed'), exact: true })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const [, ...rows] = await rowsOf(await save(page));
    const inDatabase = await shop.rows<{ no: string; paid: number }>(
      `SELECT 'PAY-' || payment_no AS no, paid_satang::float8 / 100 AS paid FROM payment_orders
       WHERE merchant_id = 'm-demo' AND status = 'completed'`,
    );
    expect(rows.map(([no, , , , , , , , paid]) => ({ no: String(no), paid })).toSorted(byNumber)).toEqual(
      inDatabase.toSorted(byNumber),
    );
    const noted = await shop.rows(
      `SELECT event, changes->'status'->>'to' AS status, (changes->'records'->>'to')::int AS records FROM merchant_history
       WHERE merchant_id = 'm-demo'`,
    );
    expect(noted).toEqual([{ event: 'export.payments', status: 'completed', records: inDatabase.length }]);
    await page.context().close();
  });
});

describe('who does not confirm receipts', () => {
  test('is not offered the end of the day, and is told whose it is', async () => {
    const page = await openAs('order_manager', '/day-close');
    const told = await page.locator('main[data-screen="no-statement"]').innerText();
    expect(told).toContain(word('en', 'dayClose.denied'));
    await page.context().close();
  });
});
