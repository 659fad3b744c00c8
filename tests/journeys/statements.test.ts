import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
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

/** The orders of a group that count, and what they total in baht. */
async function ordersOf(group: string) {
  const [found] = await shop.rows<{ orders: number; total: number }>(
    `SELECT count(*)::int AS orders, sum(total_satang)::float8 / 100 AS total FROM orders
       WHERE merchant_id = 'm-demo' AND group_id = $1 AND status IN ('confirmed', 'paid', 'completed')`,
    [group],
  );
  if (found === undefined) throw new Error(`${group} has no orders`);
  return found;
}

describe('a debt', () => {
  test('leads finance to the statement of its group, which is printed and saved with each entry', async () => {
    const page = await openAs('finance', '/my');
    await page.getByRole('link', { name: word('en', 'my.debts'), exact: true }).click();
    await page.locator('main[data-screen="debts"] a[href="/statements/pratunam"]').click();
    const statement = page.locator('main[data-screen="statement"][data-state="shown"]');
    await statement.waitFor();
    await page.goto(`${shop.url}/statements/pratunam?from=2000-01-01&to=2099-12-31`);
    await statement.waitFor();
    const [from, to] = (await statement.getByText(/\d – \d/).innerText()).split(' – ');
    expect([from, to]).toEqual(['2098-12-31', '2099-12-31']);

    const today = new Date().toISOString().slice(0, 10);
    await page.goto(
      `${shop.url}/statements/pratunam?from=${Number(today.slice(0, 4)) - 1}${today.slice(4)}&to=${today}`,
    );
    await statement.getByRole('button', { name: word('en', 'statement.print'), exact: true }).click();
    const pages = page.locator('[data-printed] section');
    await pages.first().waitFor();
    const { orders, total } = await ordersOf('pratunam');
    const printed = await pages.locator('tbody tr td:nth-child(2)').allInnerTexts();
    expect(printed.filter((text) => text.startsWith(word('en', 'statement.order'))).length).toBe(orders);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: word('en', 'sheet.download'), exact: true }).click();
    const book = read(await readFile(await (await saving).path()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    const rows = utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, defval: '' });
    expect(rows.at(-1)?.[3]).toBe(total);
    // The printed rows begin with the balance before, the sheet with its head too.
    expect(rows.slice(6, -1).map(([, , number]) => number)).toEqual(
      printed.slice(1).map((text) => Number(/\d+$/.exec(text)?.[0])),
    );
    await page.context().close();
  });
});

describe('a customer', () => {
  test('reads the statement of the own group, and of no other', async () => {
    const page = await openAs('customer', '/my');
    await page.getByRole('link', { name: word('en', 'my.statement'), exact: true }).click();
    const statement = page.locator('main[data-screen="statement"]');
    await statement.and(page.locator('[data-state="shown"]')).waitFor();
    expect(await statement.innerText()).toContain('水门批发 3 楼');
    await page.goto(`${shop.url}/statements/moey`);
    await page.waitForURL(`${shop.url}/home`);
    await page.context().close();
  });
});
